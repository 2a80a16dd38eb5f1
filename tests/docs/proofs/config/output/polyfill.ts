import assert from 'node:assert/strict';
import { fakePackage } from '#kit/fake-package';
import { withoutAndWith } from '#kit/without-and-with';
import type { Proof } from '#tools/prover/proof';

/** Module ids are longer or shorter from folder to folder, which makes a few hundred bytes. */
const hasSize = (text: string, kilobytes: number) =>
  assert.ok(
    Math.abs(text.length / 1000 - kilobytes) < 1,
    `expected ${kilobytes} kB, found ${text.length} bytes`,
  );

export const proofs: Proof[] = [
  withoutAndWith({
    option: 'output.polyfill',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: { 'src/index.js': 'console.log([1, 2].at(-1));\n' },
    with: { output: { filenameHash: false } },
    parts: [[/^index\.html$/, /<(?:script|link)\b[^>]*>(?:<\/script>)?/g]],
  }),
  {
    says: [
      'Your browser list decides which methods are missing.',
      'When your visitors have newer browsers, list these, and Rsbuild leaves out what they have already:',
      'The first two imports above are now gone.',
      'The third one stays, because these browsers lack the proposal that it belongs to.',
    ],
    run: 'build',
    pageFiles: ['src/index.js', '.browserslistrc'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { mode: 'development', output: { sourceMap: false } },
    expect: ({ read }) =>
      assert.deepEqual(
        [
          ...new Set(
            read('static/js/index.js').match(/es(?:next)?\.(?:array|string)\.[\w-]+\.js/g),
          ),
        ],
        ['esnext.string.at.js'],
      ),
  },
  ...(['usage', 'entry'] as const).map((polyfill): Proof => ({
    says: 'Whatever your code uses, each entry gets all the polyfills that your browsers need:',
    run: 'build',
    files: {
      'src/index.js': "import 'old';\n",
      ...fakePackage('old', 'console.log([1, 2].at(-1));\n'),
    },
    config: { mode: 'development', output: { polyfill } },
    expect: ({ files }) =>
      assert.equal(
        files.some((file) => file.includes('lib-polyfill')),
        polyfill === 'entry',
      ),
  })),
  ...(['development', 'production', 'none'] as const).map((mode): Proof => ({
    says: 'The option works in each mode,',
    run: 'build',
    files: { 'src/index.js': 'console.log([1, 2].at(-1));\n' },
    config: { mode, output: { polyfill: 'usage' } },
    expect: ({ files }) => assert.ok(files.some((file) => file.includes('lib-polyfill'))),
  })),
  {
    says: 'For the target web, the default strategy of performance.chunkSplit puts the polyfills into a chunk named lib-polyfill, which browsers can cache.',
    run: 'build',
    files: { 'src/index.js': "console.log('a'.at(-1), [1].at(-1));\n" },
    config: { output: { polyfill: 'usage', overrideBrowserslist: ['safari >= 9'] } },
    expect: ({ files }) =>
      assert.ok(
        files.some((file) => /lib-polyfill\./.test(file)),
        files.join(),
      ),
  },
  {
    says: [
      "It's compiled as if you had written these imports at its top:",
      "Set output.polyfill to 'usage', and Rsbuild adds the methods that your code uses and your browsers lack:",
      'For the default browser list, they add 15 kB to this build, minified and before the server compresses it.',
    ],
    run: 'build',
    pageFiles: ['src/index.js'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ read }) => hasSize(read('static/js/lib-polyfill.*.js'), 15),
  },
  {
    says: [
      "For the default browser list, they take 149 kB, and for ['ie 11'], they take 245 kB.",
      'These are the sizes after minification, before the server compresses them.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'entry'" },
    expect: ({ read }) => hasSize(read('static/js/lib-polyfill.*.js'), 149),
  },
  {
    says: [
      "For the default browser list, they take 149 kB, and for ['ie 11'], they take 245 kB.",
      'These are the sizes after minification, before the server compresses them.',
    ],
    run: 'build',
    config: { output: { polyfill: 'entry', overrideBrowserslist: ['ie 11'] } },
    expect: ({ read }) => hasSize(read('static/js/lib-polyfill.*.js'), 245),
  },
  {
    says: 'Builds for the target node ignore the option,',
    run: 'build',
    files: { 'src/index.js': 'console.log([1, 2].at(-1));\n' },
    config: {
      output: { target: 'node' },
      environments: {
        off: { output: { polyfill: 'off', distPath: { root: 'dist/off' } } },
        entry: { output: { polyfill: 'entry', distPath: { root: 'dist/entry' } } },
        usage: { output: { polyfill: 'usage', distPath: { root: 'dist/usage' } } },
      },
    },
    expect({ files, read }) {
      assert.deepEqual(files, ['entry/index.js', 'off/index.js', 'usage/index.js']);
      assert.equal(read('entry/index.js'), read('off/index.js'));
      assert.equal(read('usage/index.js'), read('off/index.js'));
    },
  },
  {
    says: "'usage' works while SWC compiles a file, but SWC leaves JavaScript in node_modules alone.",
    run: 'build',
    files: {
      'src/index.js': "import 'old';\n",
      'node_modules/old/package.json': '{"name":"old","version":"1.0.0"}',
      'node_modules/old/index.js': 'console.log([1, 2].at(-1));\n',
    },
    config: { output: { polyfill: 'usage' } },
    expect: ({ files }) => assert.equal(files.filter((file) => file.endsWith('.js')).length, 1),
  },
  {
    says: [
      'When you use Module Federation, or build for web-worker, there is no such chunk.',
      'In builds for web-worker, it works.',
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log([1, 2].at(-1));\n' },
    config: {
      output: {
        polyfill: 'usage',
        target: 'web-worker',
        filenameHash: false,
        legalComments: 'none',
      },
    },
    expect({ files, read }) {
      assert.deepEqual(files, ['static/js/index.js']);
      hasSize(read('static/js/index.js'), 16.5);
    },
  },
  {
    says: ["By default, the option is 'off', and Rsbuild adds no polyfills."],
    run: 'build',
    files: { 'src/index.js': 'console.log([1, 2].at(-1));\n' },
    expect({ files, read }) {
      assert.equal(files.filter((file) => file.endsWith('.js')).length, 1);
      assert.ok(read('static/js/index.*.js').length < 500, read('static/js/index.*.js'));
    },
  },
  {
    says: [
      "It's compiled as if you had written these imports at its top:",
      'SWC has no way to tell whether a value is an array or a string, so it adds the polyfills for both.',
    ],
    shown: { containing: 'es.array.at.js' },
    run: 'build',
    pageFiles: ['src/index.js'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { mode: 'development', output: { sourceMap: false } },
    expect({ read, shown }) {
      const names = (text: string) =>
        text.match(/es(?:next)?\.(?:array|string)\.[\w-]+\.js/g)?.sort();
      assert.deepEqual(names(read('static/js/index.js')), names(shown));
    },
  },
  {
    says: 'If a single package causes trouble, let SWC compile this package with source.include:',
    run: 'build',
    files: {
      'src/index.js': "import 'price-table';\n",
      ...fakePackage('price-table', 'console.log([1, 2].at(-1));\n'),
    },
    sample: { title: 'rsbuild.config.ts', containing: 'price-table' },
    with: { output: { filenameHash: false } },
    expect: ({ files }) => assert.ok(files.includes('static/js/lib-polyfill.js'), files.join()),
  },
  {
    says: 'When you use Module Federation, or build for web-worker, there is no such chunk.',
    run: 'build',
    files: { 'src/index.js': 'console.log([1, 2].at(-1));\n' },
    config: { output: { polyfill: 'usage' }, moduleFederation: { options: { name: 'shop' } } },
    expect({ files, error }) {
      assert.equal(error, undefined);
      assert.ok(!files.some((file) => file.includes('lib-polyfill')), files.join());
    },
  },
  ...(
    [
      ['entry', false],
      ['usage', true],
    ] as const
  ).map<Proof>(([polyfill, added]) => ({
    says: [
      "A worker that your code starts with new Worker() isn't an entry, so 'entry' adds no polyfills to the worker.",
      "Use 'usage', which adds them.",
    ],
    run: 'build',
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));\n",
      'src/worker.js': "console.log('a-b'.replaceAll('-', ''));\n",
    },
    config: { mode: 'development', output: { polyfill, overrideBrowserslist: ['safari >= 12'] } },
    expect: ({ read }) => assert.equal(read('static/js/async/*.js').includes('core-js'), added),
  })),
];
