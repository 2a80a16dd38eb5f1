import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { BuiltSite } from './built-site';
import type { Step } from './run-steps';

type BundlerPlugin = NonNullable<
  Parameters<NonNullable<Plugin['configureWebpack']>>[0]['plugins']
>[number];

/** The folder of the package that a module belongs to; undefined for the site's own. */
export const packageFolder = (module: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];

/** A plugin of the bundler that adds the folders of the packages in a bundle to a set. */
export const collectPackages =
  (folders: Set<string>): BundlerPlugin =>
  (compiler) =>
    compiler.hooks.thisCompilation.tap('licenses', ({ hooks }) =>
      hooks.finishModules.tap('licenses', (modules) => {
        for (const module of modules) {
          const folder = packageFolder(module.nameForCondition() ?? '');
          if (folder) folders.add(folder);
        }
      }),
    );

/** Name, version, license and the license's text of a package; undefined if the folder isn't one. */
export function notice(folder: string): string | undefined {
  const manifest = path.join(folder, 'package.json');
  if (!fs.existsSync(manifest)) return undefined;
  const { name, version, license = 'no license' } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  const file = fs.readdirSync(folder).find((each) => /^licen[cs]e(?:\.\w+)?$/i.test(each));
  const text = file ? fs.readFileSync(path.join(folder, file), 'utf8') : '';
  return `${name} ${version} (${license})\n\n${text}`.trim();
}

/** Writes the licenses of all packages whose code readers get. tests/deploy asks whether they are allowed. */
export const writeLicenses = ({ isDefaultLanguage, packageFolders, write }: BuiltSite): Step => ({
  async atEnd() {
    if (!isDefaultLanguage) return;
    const notices = [...packageFolders].map(notice).filter((each) => each !== undefined);
    await write('licenses.txt', `${notices.sort().join('\n\n----\n\n')}\n`);
  },
});
