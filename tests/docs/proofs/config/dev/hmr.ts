import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

const textOf = async (answer: Promise<Response>) => (await answer).text();
const script = '/static/js/index.js';
const accepting = (word: string) =>
  `document.documentElement.dataset.word = '${word}';\nif (import.meta.webpackHot) import.meta.webpackHot.accept();\n`;
const replacesModules = (plugins: unknown[] | undefined) =>
  plugins?.some((plugin) => plugin?.constructor.name === 'HotModuleReplacementPlugin') ?? false;

export const proofs: Proof[] = [
  {
    says: [
      'HMR works in development mode and for the target web.',
      "It isn't available in other modes, or for the targets node and web-worker.",
      'HMR is on by default.',
    ],
    run: 'rspack',
    config: {
      mode: 'development',
      environments: {
        web: {},
        node: { output: { target: 'node' } },
        worker: { output: { target: 'web-worker' } },
        off: { dev: { hmr: false } },
      },
    },
    expect: (_, { rspack }) =>
      assert.deepEqual(
        rspack.map(({ plugins }) => replacesModules(plugins)),
        [true, false, false, false],
      ),
  },
  {
    says: "It isn't available in other modes",
    run: 'rspack',
    config: { mode: 'none' },
    expect: ({ plugins }) => assert.ok(!replacesModules(plugins)),
  },
  {
    says: [
      'With Hot Module Replacement (HMR), the browser replaces an edited module while the page is running, and the page keeps its state.',
      "true | true | Hot update, or a reload if the update can't be applied",
    ],
    run: 'dev',
    alone: true,
    files: { 'src/index.js': accepting('first') },
    async expect({ open, write }) {
      const page = await open('/');
      await page.evaluate(() => (document.documentElement.dataset.state = 'kept'));
      write('src/index.js', accepting('second'));
      await page.waitForFunction(() => document.documentElement.dataset.word === 'second');
      assert.equal(await page.evaluate(() => document.documentElement.dataset.state), 'kept');
      const reloaded = page.waitForEvent('load');
      write('src/index.js', "document.documentElement.dataset.word = 'third';\n");
      await page.waitForFunction(() => document.documentElement.dataset.word === 'third');
      write('src/index.js', "document.documentElement.dataset.word = 'fourth';\n");
      await reloaded;
    },
  },
  {
    says: [
      'false | true | Full page reload',
      'Edits still reach the browser through a full page reload, because dev.liveReload is on by default.',
    ],
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: { 'src/index.js': accepting('first') },
    async expect({ open, write }) {
      const page = await open('/');
      const reloaded = page.waitForEvent('load');
      write('src/index.js', accepting('second'));
      await reloaded;
      await page.waitForFunction(() => document.documentElement.dataset.word === 'second');
    },
  },
  {
    says: 'false | false | The page stays as it is. It has no client code and no WebSocket',
    run: 'dev',
    config: { dev: { hmr: false, liveReload: false } },
    expect: async ({ get }) => assert.doesNotMatch(await textOf(get(script)), /WebSocket/),
  },
  {
    says: [
      'The pages of such an environment still contain the client code, because the dev server only looks at the top-level options when it decides whether to add it.',
      "If dev.liveReload is false as well, these pages keep a WebSocket but don't react to edits.",
    ],
    run: 'dev',
    config: { dev: { liveReload: false }, environments: { web: { dev: { hmr: false } } } },
    async expect({ get }) {
      const code = await textOf(get(script));
      assert.match(code, /new WebSocket/);
      assert.match(
        code,
        /if \(false\)[\s{]*window\.location\.reload|reloadPage\(\) \{\s*(?:if \(false\)|\})/,
      );
      assert.doesNotMatch(code, /hot-update\.js/);
    },
  },
];
