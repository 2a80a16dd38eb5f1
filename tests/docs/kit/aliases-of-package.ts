import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { buildIn } from '#kit/build-in';
import type { Proof } from '#tools/prover/proof';

/**
 * An app and a package that it imports from source, both with `@` for their own `src`: the alias of the package is
 * found only if the app refers to its tsconfig.
 * @param tsconfigs what `apps/shop` and `packages/ui` have, if not a file of the page
 */
export const aliasesOfPackage = (
  says: string | string[],
  isReferred: boolean,
  tsconfigs: Pick<Proof, 'pageFiles'> & { files?: Record<string, string> },
): Proof => ({
  says,
  run: 'script',
  pageFiles: tsconfigs.pageFiles,
  files: {
    ...tsconfigs.files,
    'apps/shop/src/index.ts':
      "import { shown } from '@acme/ui';\nimport { price } from '@/lib/price';\nconsole.log(shown, price);\n",
    'apps/shop/src/lib/price.ts': "export const price = 'of the shop';\n",
    'packages/ui/package.json': '{ "name": "@acme/ui", "exports": "./src/index.ts" }\n',
    'packages/ui/src/index.ts':
      "import { price } from '@/lib/price';\nexport const shown = price;\n",
    'packages/ui/src/lib/price.ts': "export const price = 'of the package';\n",
  },
  async expect({ root }) {
    const app = path.join(root, 'apps/shop');
    fs.mkdirSync(path.join(app, 'node_modules/@acme'), { recursive: true });
    fs.symlinkSync(path.join(root, 'packages/ui'), path.join(app, 'node_modules/@acme/ui'));
    const { log, files, read } = await buildIn(app);
    if (!isReferred) {
      assert.match(log, /Can't resolve '@\/lib\/price' in '\S+\/packages\/ui\/src'/);
      assert.ok(!files.includes('index.html'), log);
      return;
    }
    assert.match(read('static/js/index.*.js'), /of the shop/);
    assert.match(read('static/js/index.*.js'), /of the package/);
  },
});
