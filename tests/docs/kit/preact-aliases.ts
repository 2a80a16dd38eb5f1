import assert from 'node:assert/strict';
import { pluginPreact } from '@rsbuild/plugin-preact';
import type { Proof } from '#tools/prover/proof';

const places = {
  react: 'compat/dist/compat',
  'react-dom': 'compat/dist/compat',
  'react-dom/test-utils': 'test-utils/dist/testUtils',
  'react/jsx-runtime': 'compat/jsx-runtime',
};

/** Proves what each import of React leads to with @rsbuild/plugin-preact: the first alias wins. */
export const preactAliases = (says: string | string[]): Proof[] =>
  Object.entries(places).map(([request, place]) => ({
    says,
    run: 'build',
    files: {
      'src/index.js': `import 'preact';\nimport * as all from '${request}';\nconsole.log(all);\n`,
    },
    config: {
      mode: 'development',
      plugins: [pluginPreact({ prefreshEnabled: false })],
    },
    expect({ files, read }) {
      const name = request.replaceAll(/\W/g, '_');
      const script = files.find((file) => /(?:^|\/)index\.js$/.test(file))!;
      const found = new RegExp(`var ${name}__WEBPACK\\w+ = __webpack_require__\\("(.*?)"\\)`).exec(
        read(script),
      );
      assert.ok(found?.[1]?.includes(`node_modules/preact/${place}.`), found?.[1]);
    },
  }));
