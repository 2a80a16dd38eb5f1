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
  {
    says: 'A regular expression without an array makes Rsbuild fail with object is not iterable.',
    run: 'build',
    config: { source: { include: /src/ as never } },
    expect: ({ error }) => assert.match(`${error}`, /object is not iterable/),
  },
  {
    says: '.ts, .tsx, .jsx, .mts, .cts | In all directories, including node_modules',
    run: 'build',
    files: {
      'src/index.js': "import 'typed';\n",
      'node_modules/typed/package.json': '{"name":"typed","version":"1.0.0","main":"a.ts"}',
      'node_modules/typed/a.ts': "const word: string = 'typed';\nconsole.log(word);\n",
    },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  {
    says: 'SWC compiles the modules whose path matches, but not the modules that they import.',
    run: 'build',
    files: {
      ...modern,
      'node_modules/outer/package.json': '{"name":"outer","version":"1.0.0"}',
      'node_modules/outer/index.js':
        "export { default } from 'modern';\nconsole.log(globalThis.user?.outer);\n",
      'src/index.js': "import name from 'outer';\nconsole.log(name(globalThis.user));\n",
    },
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      performance: { chunkSplit: { strategy: 'all-in-one' } },
      source: { include: [/node_modules[\\/]outer[\\/]/] },
    },
    expect({ read }) {
      assert.match(read(script), /\?\.name/);
      assert.doesNotMatch(read(script), /\?\.outer/);
    },
  },
];
