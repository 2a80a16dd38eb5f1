import assert from 'node:assert/strict';
import { looksLike } from '#kit/looks-like';
import { until } from '#kit/until';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const reported: string[] = [];

export const proofs: Proof[] = [
  {
    says: 'Instead of importing such modules in each entry, list them once:',
    run: 'build',
    files: { 'src/first.js': "console.log('first');", 'src/index.js': "console.log('second');" },
    config: { source: { preEntry: './src/first.js' } },
    expect: ({ read }) => assert.match(read(script), /"first".*"second"/s),
  },
  {
    says: "The module becomes part of each entry, so it's bundled and compiled like the rest of your code, and there is no additional request.",
    run: 'build',
    files: { 'src/first.js': "console.log('first');", 'src/widget.js': "console.log('widget');" },
    config: {
      output: { filenameHash: false },
      source: {
        preEntry: './src/first.js',
        entry: { widget: { import: './src/widget.js', html: false } },
      },
    },
    expect: ({ read }) => assert.match(read('static/js/widget.js'), /"first".*"widget"/s),
  },
  {
    says: [
      'Modules at the top level and those of an environment add up, with the top-level ones first.',
      'The modules run in the order of the array:',
    ],
    run: 'build',
    files: {
      'src/index.js': "console.log('entry');",
      'src/first.js': "console.log('first');",
      'src/second.js': "console.log('second');",
    },
    config: {
      output: { filenameHash: false },
      source: { preEntry: ['./src/first.js'] },
      environments: { web: { source: { preEntry: ['./src/second.js'] } } },
    },
    expect: ({ read }) => assert.match(read('static/js/index.js'), /"first".*"second".*"entry"/s),
  },
  {
    says: [
      'You can also list a stylesheet:',
      'Its rules come before those that the entry imports, so a page can override them:',
    ],
    shown: { containing: '.reset{' },
    run: 'build',
    files: {
      'src/index.js': "import './page.css';",
      'src/page.css': '.page { color: red }',
      'src/reset.css': '.reset { color: blue }',
    },
    config: { source: { preEntry: './src/reset.css' } },
    expect: ({ read, shown }) => looksLike(read('static/css/index.*.css'), shown),
  },
  {
    says: [
      "When output.polyfill is 'entry', the order is preEntry, core-js, your entry, so the module runs before the polyfills.",
    ],
    run: 'preview',
    files: {
      'src/first.js': "document.title = `first ${'__core-js_shared__' in window}`;\n",
      'src/index.js': "document.title += `, entry ${'__core-js_shared__' in window}`;\n",
    },
    config: {
      source: { preEntry: './src/first.js' },
      output: { polyfill: 'entry', overrideBrowserslist: ['chrome >= 100'] },
    },
    expect: async ({ open }) =>
      assert.equal(await (await open()).title(), 'first false, entry true'),
  },
  ...(['node', 'web-worker'] as const).map<Proof>((target) => ({
    says: 'Rsbuild adds the modules to builds for node and web-worker as well, where a line such as window.addEventListener fails.',
    run: 'build',
    files: { 'src/first.js': "console.log('first');", 'src/index.js': "console.log('entry');" },
    config: { output: { target, filenameHash: false }, source: { preEntry: './src/first.js' } },
    expect: ({ read }) =>
      assert.match(
        read(target === 'node' ? 'index.js' : 'static/js/index.js'),
        /"first".*"entry"/s,
      ),
  })),
  {
    says: [
      'Each page now reports its uncaught errors, including those that the entry throws when it starts.',
      'To report rejected promises as well, add a listener for unhandledrejection.',
    ],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    pageFiles: ['src/error-reporting.ts'],
    files: {
      'src/index.js':
        "setTimeout(() => { throw new Error('later'); }, 50);\nPromise.reject(new Error('rejected'));\nthrow new Error('at the start');\n",
    },
    with: {
      dev: {
        setupMiddlewares: [
          ({ unshift }) =>
            unshift((request, _, next) => {
              if (request.url === '/errors') {
                let body = '';
                request.on('data', (part: Buffer) => (body += part.toString()));
                request.on('end', () => reported.push(body));
              }
              next();
            }),
        ],
      },
    },
    async expect({ open }) {
      await open();
      await until(() => reported.length >= 2);
      assert.deepEqual(reported, ['Uncaught Error: at the start', 'Uncaught Error: later']);
    },
  },
];
