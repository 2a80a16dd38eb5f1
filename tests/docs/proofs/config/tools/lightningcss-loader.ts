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
    says: 'exclude: { vendorPrefixes: true } removes prefixes',
    run: 'build',
    files: styled,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      tools: { lightningcssLoader: { exclude: { vendorPrefixes: true } } },
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/css/index.*.css'), /-webkit-/),
  },
  {
    says: 'function | Ignored, although the type allows it: wrap it in an array',
    run: 'build',
    files: styled,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      tools: { lightningcssLoader: withoutPrefixes },
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /-webkit-/),
  },
  {
    says: 'array | Objects and functions applied in turn; a function receives the options, to change or to replace',
    run: 'rspack',
    config: { tools: { lightningcssLoader: [withoutPrefixes] } },
    expect: (config) =>
      assert.match(JSON.stringify(config.module?.rules), /"exclude":\{"vendorPrefixes":true\}/),
  },
];
