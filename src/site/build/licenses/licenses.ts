import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { notices, packageFolder, readPackage } from './notices';

/** Below the site's base. */
const NOTICES_FILE = 'licenses.txt';

/** Writes the licenses of all packages whose code readers get. tests/deploy asks whether they are allowed. */
export function licenses({ i18n, outDir }: LoadContext): Plugin {
  const folders = new Set<string>();
  return {
    name: 'licenses',
    configureWebpack: ({ mode }, isServer) => ({
      plugins: [
        !isServer &&
          mode === 'production' &&
          ((compiler) =>
            compiler.hooks.thisCompilation.tap('licenses', ({ hooks }) =>
              hooks.finishModules.tap('licenses', (modules) => {
                for (const module of modules) {
                  const folder = packageFolder(module.nameForCondition() ?? '');
                  if (folder) folders.add(folder);
                }
              }),
            )),
      ],
    }),
    async postBuild() {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const text = notices([...folders].flatMap(readPackage));
      await fs.writeFile(path.join(outDir, NOTICES_FILE), text);
    },
  };
}
