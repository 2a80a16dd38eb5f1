import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
};
const withoutPrefixes = (options: { exclude?: unknown }) => {
  options.exclude = { vendorPrefixes: true };
};

export const proofs: Proof[] = [
  {
    says: "Don't combine exclude: { vendorPrefixes: true } with Autoprefixer",
    run: 'build',
    files: styled,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      tools: { lightningcssLoader: { exclude: { vendorPrefixes: true } } },
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/css/index.*.css'), /-webkit-/),
  },
  {
    says: 'Function | Ignored, although the type allows it. Put the function into an array',
    run: 'build',
    files: styled,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      tools: { lightningcssLoader: withoutPrefixes },
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /-webkit-/),
  },
  {
    says: 'Array | Objects and functions are applied from left to right. A function gets the options and can change them or return new ones',
    run: 'rspack',
    config: { tools: { lightningcssLoader: [withoutPrefixes] } },
    expect: (config) =>
      assert.match(JSON.stringify(config.module?.rules), /"exclude":\{"vendorPrefixes":true\}/),
  },
];
