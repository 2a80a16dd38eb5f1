import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: [
      'Rsbuild builds a script for each of them, a stylesheet if it imports CSS, and an HTML page if the target is web.',
      'html | Whether the entry gets an HTML page. The default is true.',
    ],
    run: 'build',
    files: { 'src/a.js': 'console.log(1);', 'src/b.js': 'console.log(2);' },
    config: {
      output: { filenameHash: false },
      source: { entry: { a: './src/a.js', b: { import: './src/b.js', html: false } } },
    },
    expect: ({ files }) => assert.deepEqual(files, ['a.html', 'static/js/a.js', 'static/js/b.js']),
  },
  {
    says: "If you don't set the option, the entry is index in the src directory of the root, with the first of these extensions that exists: ts, js, tsx, jsx, mts, cts, mjs, cjs.",
    run: 'build',
    files: { 'src/index.js': "console.log('js');", 'src/index.ts': "console.log('ts');" },
    expect: ({ read }) => assert.match(read(script), /"ts"/),
  },
  {
    says: [
      'Rsbuild merges the entries of an environment with the top-level entries by name.',
      'A path replaces a path, and arrays are joined.',
    ],
    run: 'build',
    files: { 'src/a.js': "console.log('a');", 'src/b.js': "console.log('b');" },
    config: {
      output: { filenameHash: false },
      source: { entry: { one: './src/a.js', many: ['./src/a.js'], kept: './src/a.js' } },
      environments: { web: { source: { entry: { one: './src/b.js', many: ['./src/b.js'] } } } },
    },
    expect({ read }) {
      assert.doesNotMatch(read('static/js/one.js'), /"a"/);
      assert.match(read('static/js/many.js'), /"a".*"b"/s);
      assert.match(read('static/js/kept.js'), /"a"/);
    },
  },
  {
    says: 'In this example, the page of index loads the script of shared first:',
    run: 'build',
    files: {
      'src/shared.ts': "export const a = 'a';",
      'src/index.ts': "import { a } from './shared';\nconsole.log(a);",
    },
    sample: { title: 'rsbuild.config.ts', containing: 'dependOn' },
    expect: ({ read }) => assert.match(read('index.html'), /js\/shared\..*js\/index\./s),
  },
  {
    says: 'If there is no such file, the build fails with this message:',
    run: 'build',
    files: { 'src/index.js': '', 'src/other.js': '' },
    config: { root: 'src' },
    expect: ({ error }) => assert.match(`${error}`, /Could not find any entry module/),
  },
];
