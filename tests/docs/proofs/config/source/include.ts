import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const modern = {
  'node_modules/modern/package.json': '{"name":"modern","version":"1.0.0"}',
  'node_modules/modern/index.js': 'export default (value) => value?.name;',
  'src/index.js': "import name from 'modern';\nconsole.log(name(globalThis.user));\n",
};
const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: 'source.include adds more.',
    run: 'build',
    files: modern,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      source: { include: [/node_modules[\\/]modern[\\/]/] },
    },
    expect: ({ read }) => assert.doesNotMatch(read(script), /\?\.name/),
  },
  {
    says: '.js, .mjs, .cjs | Inside the root, but not in node_modules',
    run: 'build',
    files: modern,
    config: { output: { overrideBrowserslist: ['safari >= 9'] } },
    expect: ({ files, read }) =>
      assert.ok(files.some((file) => file.endsWith('.js') && read(file).includes('?.name'))),
  },
];
