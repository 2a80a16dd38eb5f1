import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { buildIn } from '#kit/build-in';
import { importCompletes } from '#kit/complete-cache.mjs';
import { fakePackage } from '#kit/fake-package';
import { hasFile } from '#kit/has-file';
import { late } from '#kit/late-compilation';
import { until } from '#kit/until';
import type { Proof } from '#tools/prover/proof';

const listed = '.browserslistrc';

export const proofs: Proof[] = [
  {
    says: [
      'Turn on performance.buildCache (since 1.2.5), and it keeps the compiled modules on disk. The next start then compiles what has changed:',
      'The cache is in node_modules/.cache/rspack.',
      'Keep a cache | Development and builds, from the second run on | It needs disk space, and the cache is experimental',
    ],
    run: 'build',
    alone: true,
    sample: { title: 'rsbuild.config.ts', containing: 'buildCache: true' },
    expect: ({ root }) => assert.ok(existsSync(`${root}/node_modules/.cache/rspack`)),
  },
  {
    says: 'Keep a cache | Development and builds, from the second run on | It needs disk space, and the cache is experimental',
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: 'buildCache: true' },
    expect: ({ experiments }) =>
      assert.equal((experiments?.cache as { type: string }).type, 'persistent'),
  },
  {
    says: [
      'So let the job save the folder of the cache and restore it in the next run.',
      'Rspack only uses the cache if the project is at the same path as before',
    ],
    run: 'script',
    files: {
      'app/package.json': '{ "name": "app" }',
      'app/src/index.js': "console.log('hello');\n",
      'app/loader.cjs': "module.exports = (code) => (console.log('compiled'), code);\n",
      'app/rsbuild.config.mjs': `${importCompletes}
const loader = new URL('./loader.cjs', import.meta.url).pathname;

export default {
  plugins: [completes()],
  performance: { buildCache: true },
  tools: { rspack: { module: { rules: [{ test: /src/, use: [{ loader }] }] } } },
};
`,
    },
    async expect({ root }) {
      const [app, saved, other] = ['app', 'saved', 'other'].map((name) => `${root}/${name}`);
      const compiles = async (folder: string) => (await buildIn(folder)).log.includes('compiled');
      const restore = (folder: string) => cpSync(saved!, folder, { recursive: true });
      assert.ok(await compiles(app!));
      cpSync(app!, saved!, { recursive: true });
      rmSync(app!, { recursive: true });
      restore(app!);
      assert.ok(!(await compiles(app!)));
      restore(other!);
      assert.ok(await compiles(other!));
    },
  },
  ...['', 'true'].map<Proof>((BUILD_CACHE) => ({
    says: [
      'The job that builds a release works without the cache.',
      'To tell them apart, use a variable:',
      'The job build sets this variable.',
    ],
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: 'BUILD_CACHE' },
    env: { BUILD_CACHE },
    expect: ({ experiments }) =>
      assert.equal(
        (experiments?.cache as { type?: string } | undefined)?.type,
        BUILD_CACHE ? 'persistent' : undefined,
      ),
  })),
  {
    says: 'The less there is in the bundle, the less Rsbuild has to compile, so look for duplicates and heavy packages, as shown in Optimize the bundle.',
    run: 'build',
    files: { 'src/unused.js': 'this is not JavaScript' },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  {
    says: 'an index.ts re-exports a library, and importing a single function can pull in the whole library.',
    run: 'build',
    files: {
      'src/index.js': "import { a } from './shoes';\nconsole.log(a);\n",
      'src/shoes/index.ts': "export { a } from './a';\nexport { b } from './b';\n",
      'src/shoes/a.ts': "export const a = 'first';\n",
      'src/shoes/b.ts': "console.log('the second shoe');\nexport const b = 'second';\n",
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /the second shoe/),
  },
  {
    says: [
      'Turn on dev.lazyCompilation, and it compiles an entry, or a module behind import(), when the browser requests it for the first time:',
      'Compile on demand | The start of the dev server | The first visit of each page is slower',
    ],
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', containing: 'lazyCompilation' },
    with: { ...late, source: { entry: { index: './src/index.js', other: './src/other.js' } } },
    files: {
      'src/index.js': "addEventListener('click', () => import('./later.js'));\n",
      'src/later.js': "document.title = 'later';\n",
      'src/other.js': "document.title = 'other';\n",
    },
    async expect({ open, log }) {
      const compiled = () =>
        [...log().matchAll(/building (src\/\w+\.js)/g)].map(([, file]) => file);
      assert.deepEqual(compiled(), []);
      const page = await open();
      await until(() => compiled().includes('src/index.js'));
      assert.deepEqual([...new Set(compiled())], ['src/index.js']);
      await until(async () => {
        await page.locator('html').click();
        return (await page.title()) === 'later';
      });
      assert.deepEqual([...new Set(compiled())], ['src/index.js', 'src/later.js']);
    },
  },
  {
    says: 'But if there is more than one environment, Rsbuild compiles everything at the start as before.',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'lazyCompilation' },
    with: {
      environments: {
        web: {},
        node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
      },
    },
    files: { 'src/index.js': "globalThis.shop = 'compiled';\n" },
    expect: async ({ get }) =>
      assert.match(await (await get('/static/js/index.js')).text(), /'compiled'|"compiled"/),
  },
  {
    says: 'By default, the dev server creates source maps of the type cheap-module-source-map, so that you can debug the code that you wrote.',
    run: 'rspack',
    config: { mode: 'development' },
    expect: ({ devtool }) => assert.equal(devtool, 'cheap-module-source-map'),
  },
  {
    says: [
      "In a large project, 'eval' is faster, but you debug the compiled code of each module instead of its source code.",
      'Use cheaper source maps | Development | Debugging is less precise',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'eval'" },
    with: { mode: 'development' },
    env: { NODE_ENV: 'development' },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.map')));
      assert.match(read('static/js/index.js'), /eval\(/);
    },
  },
  {
    says: 'Builds in production mode have no JavaScript source maps unless you turn them on.',
    run: 'build',
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.map'))),
  },
  ...(['production', 'development'] as const).map<Proof>((mode) => ({
    says: [
      "The first four lines are Rsbuild's default list, so replace them with your list.",
      "When there are two lists, old browsers run code that you don't see while you develop.",
      'Target newer browsers in development | Development | Development and production differ',
    ],
    shown: listed,
    run: 'build',
    config: { mode, output: { filenameHash: false } },
    pageFiles: [listed],
    files: {
      'src/index.js':
        'class A {\n  #a = 1;\n  static #b = 2;\n  get c() {\n    return this.#a + A.#b;\n  }\n}\nconsole.log(new A());\n',
    },
    expect: ({ read }) =>
      (mode === 'development' ? assert.match : assert.doesNotMatch)(
        read('static/js/index.js'),
        /this\.#a/,
      ),
  })),
  {
    says: 'performance.bundleAnalyze shows which modules are in the bundle.',
    run: 'command',
    command: 'rsbuild build',
    env: { BUNDLE_ANALYZE: 'true' },
    expect: ({ files }) => hasFile([...files], /^report-web\.html$/),
  },
  {
    says: 'One way to measure is to let Rspack record what it does in a build:',
    run: 'command',
    command: 'rsbuild build',
    env: { RSPACK_PROFILE: 'OVERVIEW' },
    expect: ({ log }) => assert.match(log, /profile file saved to \S+/),
  },
  {
    says: 'Name single packages instead:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'query-string' },
    with: { output: { minify: false, overrideBrowserslist: ['ie 11'] } },
    files: {
      ...fakePackage('query-string', 'export default () => 1;'),
      ...fakePackage('shoes', 'export default () => 2;'),
      'src/index.js': "import a from 'query-string';\nimport b from 'shoes';\nconsole.log(a, b);\n",
    },
    expect({ read }) {
      const code = read('static/js/index.*.js');
      assert.doesNotMatch(code, /\(\)\s*=>\s*1\b/);
      assert.match(code, /\(\)\s*=>\s*2\b/);
    },
  },
  {
    says: 'When you need Babel, restrict @rsbuild/plugin-babel to the files that need it.',
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: 'pluginBabel' },
    expect({ module }) {
      const rules = module!.rules!.filter(
        (rule) => rule && typeof rule === 'object' && /babel-loader/.test(JSON.stringify(rule)),
      ) as { include?: RegExp[] }[];
      assert.equal(rules.length, 1);
      const [rule] = rules;
      const includes = (file: string) => rule!.include!.every((test) => test.test(file));
      assert.ok(includes('/shop/src/forms/address.ts'));
      assert.ok(!includes('/shop/src/cart.ts'));
    },
  },
  ...[false, true].map<Proof>((parallel) => ({
    says: 'The reason is that a loader written in JavaScript runs on one thread by default',
    run: 'build',
    config: {
      tools: {
        rspack: {
          ...(parallel && { experiments: { parallelLoader: true } }),
          module: {
            rules: [{ test: /src/, use: [{ loader: './thread.cjs', parallel, options: {} }] }],
          },
        },
      },
    },
    files: {
      'thread.cjs': `const { appendFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');
module.exports = (code) => (appendFileSync(__dirname + '/threads.txt', isMainThread + ' '), code);
`,
      'src/index.js': "import './other';\n",
      'src/other.js': "console.log('other');\n",
    },
    expect({ root, error }) {
      assert.equal(error, undefined);
      const threads = readFileSync(`${root}/threads.txt`, 'utf8').trim().split(' ');
      assert.deepEqual(threads, parallel ? ['false', 'false'] : ['true', 'true']);
    },
  })),
];
