import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const lazy = {
  'src/index.js': "import('./later.js');\nconsole.log('word of index');\n",
  'src/later.js': "console.log('word of later');",
};
const textOf = async (answer: Promise<Response>) => (await answer).text();
const script = '/static/js/index.js';
const clickToLoad = {
  'src/index.js':
    "document.onclick = () => import('./clicked.js');\ndocument.body.dataset.ready = 'yes';\n",
  'src/clicked.js': "document.body.dataset.later = 'yes';",
};

export const proofs: Proof[] = [
  {
    says: [
      "With lazy compilation, the dev server doesn't compile everything when it starts.",
      'true is the same as { entries: true, imports: true }.',
      "prefix | '/lazy-compilation-using-' | The path prefix of these calls",
      "The client tells the page's origin which modules it needs.",
    ],
    run: 'dev',
    files: lazy,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    async expect({ get }) {
      const code = await textOf(get(script));
      assert.doesNotMatch(code, /word of index/);
      assert.match(code, /\?%2Flazy-compilation-using-/);
    },
  },
  {
    says: [
      'Both fields are true unless you change them.',
      'If you only set { imports: true }, entries are still compiled lazily.',
      'entries | true | Compile an entry when its page is first visited',
    ],
    run: 'dev',
    files: lazy,
    config: { dev: { lazyCompilation: { imports: true } } },
    expect: async ({ get }) => assert.doesNotMatch(await textOf(get(script)), /word of index/),
  },
  {
    says: [
      'It compiles a page or a dynamically imported module when the browser needs it for the first time.',
    ],
    run: 'dev',
    files: clickToLoad,
    config: { dev: { lazyCompilation: true } },
    async expect({ open }) {
      const page = await open('/');
      await page.waitForFunction(() => document.body.dataset.ready);
      await page.waitForFunction(() => {
        document.body.click();
        return document.body.dataset.later;
      });
    },
  },
  {
    says: ['The option only affects the dev server, so rsbuild build still compiles everything.'],
    run: 'build',
    files: lazy,
    config: { mode: 'development', dev: { lazyCompilation: true } },
    expect({ read }) {
      assert.match(read('static/js/index.js'), /word of index/);
      assert.match(read('static/js/async/*.js'), /word of later/);
    },
  },
  {
    says: 'test | All modules | Only compile matching modules lazily',
    run: 'dev',
    files: lazy,
    config: { dev: { lazyCompilation: { test: /later/ } } },
    expect: async ({ get }) => assert.match(await textOf(get(script)), /word of index/),
  },
  {
    says: "serverUrl | '', the page's origin | The address that the client calls. <port> means the port that the server uses",
    run: 'dev',
    files: lazy,
    sample: { title: 'rsbuild.config.ts', containing: 'serverUrl' },
    expect: async ({ get, port }) =>
      assert.match(
        await textOf(get(script)),
        new RegExp(`${encodeURIComponent(`http://localhost:${port}`)}%2Flazy-compilation-using-`),
      ),
  },
  {
    says: [
      'Lazy compilation only works with one environment.',
      'With two or more environments, Rsbuild 1.3.22 compiles everything immediately.',
    ],
    run: 'dev',
    files: lazy,
    config: {
      dev: { lazyCompilation: true },
      environments: { web: {}, other: { output: { distPath: { root: 'dist/other' } } } },
    },
    expect: async ({ get }) => assert.match(await textOf(get(script)), /word of index/),
  },
  {
    says: 'The types allow environments.<name>.dev.lazyCompilation, but Rsbuild ignores the value.',
    run: 'dev',
    files: lazy,
    config: { environments: { web: { dev: { lazyCompilation: true } } } },
    expect: async ({ get }) => assert.match(await textOf(get(script)), /word of index/),
  },
];
