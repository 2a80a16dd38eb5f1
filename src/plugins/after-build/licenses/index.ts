import type { Plugin } from '@docusaurus/types';
import type { BuiltSite } from '../built-site';
import type { Step } from '../step';
import { notices, packageFolder, readPackage } from './notices';

type BundlerPlugin = NonNullable<
  Parameters<NonNullable<Plugin['configureWebpack']>>[0]['plugins']
>[number];

/** Below the site's base. */
const NOTICES_FILE = 'licenses.txt';

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

/** Writes the licenses of all packages whose code readers get. tests/deploy asks whether they are allowed. */
export const writeLicenses = ({ isDefaultLanguage, packageFolders, write }: BuiltSite): Step => ({
  async atEnd() {
    if (isDefaultLanguage)
      await write(NOTICES_FILE, notices([...packageFolders].flatMap(readPackage)));
  },
});
