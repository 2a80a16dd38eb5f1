import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { packageVersions } from '../package-versions';

const installing = /^(\s*npm (?:install|i|add))(\s.*)$/;
const creating = /^(\s*npm create )([\w-]+)(?=\s|$)/;
const running = /^(\s*npx )(create-[\w-]+)(?=\s|$)/;
const bareName = /^(?:@[\w.-]+\/)?[a-z][\w.-]*$/;

class UnknownVersionError extends Error {
  constructor(
    readonly packageName: string,
    readonly line: number,
  ) {
    super(
      `expected a version for the package \`${packageName}\`, found none. ` +
        `Add it to src/plugins/package-versions.ts, or write it in the command: \`${packageName}@<version>\`.`,
    );
  }
}

function versionOf(name: string, line: number): string {
  const version = packageVersions[name];
  if (version === undefined) throw new UnknownVersionError(name, line);
  return version;
}

function pinLine(text: string, line: number): string {
  const install = installing.exec(text);
  if (install) {
    const [, command, names] = install;
    const pinned = names!.replace(/\S+/g, (word) =>
      bareName.test(word) ? `${word}@${versionOf(word, line)}` : word,
    );
    return command + pinned;
  }
  return text
    .replace(
      creating,
      (_, npm: string, name: string) => `${npm}${name}@${versionOf(`create-${name}`, line)}`,
    )
    .replace(running, (_, npx: string, name: string) => `${npx}${name}@${versionOf(name, line)}`);
}

/**
 * Gives each package in the commands of a shell sample the version that belongs to this portal, unless one is written.
 * `line` is the line of the sample's first command in its file. Throws `UnknownVersionError`.
 */
export const pinCommands = (code: string, line: number): string =>
  code
    .split('\n')
    .map((text, i) => pinLine(text, line + i))
    .join('\n');

/** Remark: commands that install packages name the versions of `package-versions.ts`. */
export const pinnedCommands: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (node) => {
    if (node.lang !== 'bash') return;
    try {
      node.value = pinCommands(node.value, (node.position?.start.line ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof UnknownVersionError)) throw error;
      file.fail(error.message, { line: error.line, column: 1 });
    }
  });
};
