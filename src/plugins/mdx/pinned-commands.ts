import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { packageVersions } from '../package-versions';

const INSTALLING = /^([ \t]*npm (?:install|i|add)[ \t])(.*)$/gm;
const CREATING = /^([ \t]*npm create )([\w-]+)(?=\s|$)/gm;
const RUNNING = /^([ \t]*npx )(create-[\w-]+)(?=\s|$)/gm;
const BARE_NAME = /(?<=^|\s)(?:@[\w.-]+\/)?[a-z][\w.-]*(?=\s|$)/g;

function versionOf(name: string): string {
  const version = packageVersions[name];
  if (version === undefined)
    throw new Error(
      `expected a version for the package \`${name}\`, found none. ` +
        `Add it to src/plugins/package-versions.ts, or write it in the command: \`${name}@<version>\`.`,
    );
  return version;
}

const pinned = (name: string) => `${name}@${versionOf(name)}`;

/**
 * Gives each package in the commands of a shell sample the version that belongs to this portal, unless one is written.
 * @example pinCommands('npm add @rsbuild/core less@3') // => 'npm add @rsbuild/core@1.3.22 less@3'
 * @throws Error for a package without a known version
 */
export const pinCommands = (code: string): string =>
  code
    .replace(INSTALLING, (_, npm: string, words: string) => npm + words.replace(BARE_NAME, pinned))
    .replace(
      CREATING,
      (_, npm: string, name: string) => `${npm}${name}@${versionOf(`create-${name}`)}`,
    )
    .replace(RUNNING, (_, npx: string, name: string) => npx + pinned(name));

/** Remark: commands that install packages name the versions of `package-versions.ts`. */
export const pinnedCommands: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (node) => {
    if (node.lang !== 'bash') return;
    try {
      node.value = pinCommands(node.value);
    } catch (error) {
      file.fail((error as Error).message, node);
    }
  });
};
