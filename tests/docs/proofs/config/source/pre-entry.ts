import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';
import { until } from '#kit/until';

const script = 'static/js/index.*.js';
const reported: string[] = [];

export const proofs: Proof[] = [
  {
    says: 'The modules in source.preEntry run before the code of each entry.',
    run: 'build',
    files: { 'src/first.js': "console.log('first');", 'src/index.js': "console.log('second');" },
    config: { source: { preEntry: './src/first.js' } },
    expect: ({ read }) => assert.match(read(script), /"first".*"second"/s),
  },
  {
    says: ['Entries with html: false | The modules are added'],
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
      'If you also set the option for an environment, its modules are added after the top-level ones.',
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
    says: 'Its rules come before those that the entry imports, so a page can override them.',
    run: 'build',
    files: {
      'src/index.js': "import './page.css';",
      'src/page.css': '.page { color: red }',
      'src/reset.css': '.reset { color: blue }',
    },
    config: { source: { preEntry: './src/reset.css' } },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /\.reset.*\.page/s),
  },
  {
    says: [
      "output.polyfill is 'entry' | The order is preEntry, core-js, your entry",
      "In the last case, your modules run before the polyfills and can't rely on them.",
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
    says: 'The targets node and web-worker | The modules are added.',
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
      'Rejected promises need a listener for unhandledrejection.',
    ],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', section: 'Add a script' },
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
