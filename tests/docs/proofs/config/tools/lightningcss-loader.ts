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
    says: 'With this setting, the loader adds no prefixes, but it still removes some of those that are in your CSS.',
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
  {
    says: 'such as -webkit-backdrop-filter or display: -webkit-flex',
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css':
        '.a{display:-webkit-flex;display:flex;-webkit-backdrop-filter:blur(2px);backdrop-filter:blur(2px)}',
    },
    config: {
      output: { overrideBrowserslist: ['safari >= 8'] },
      tools: { lightningcssLoader: { exclude: { vendorPrefixes: true } } },
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/css/index.*.css'), /-webkit-/),
  },
];
