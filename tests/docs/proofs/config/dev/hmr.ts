import assert from 'node:assert/strict';
import { until } from '#kit/until';
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
      'HMR needs development mode and the target web.',
      'In other modes, and for the targets node and web-worker, HMR is off.',
      'The reload comes from dev.liveReload, which is on by default, just like HMR.',
      'Set the option for this environment alone, and the app beside it keeps its hot updates:',
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
    expect(_, { rspack, rsbuild }) {
      assert.deepEqual(
        rspack.map(({ plugins }) => replacesModules(plugins)),
        [true, false, false, false],
      );
      assert.deepEqual([rsbuild.dev.hmr, rsbuild.dev.liveReload], [true, true]);
    },
  },
  {
    says: 'In other modes, and for the targets node and web-worker, HMR is off.',
    run: 'rspack',
    config: { mode: 'none' },
    expect: ({ plugins }) => assert.ok(!replacesModules(plugins)),
  },
  {
    says: [
      'Hot Module Replacement (HMR) replaces an edited module while the page is running, so a half-filled form keeps its text.',
      "true | true | Hot update, or a reload if the update can't be applied",
      'What an edit does to the open page depends on both options:',
    ],
    run: 'dev',
    alone: true,
    files: { 'src/index.js': accepting('first') },
    async expect({ open, write }) {
      const page = await open('/');
      await page.evaluate(() => document.body.append(document.createElement('input')));
      await page.locator('input').fill('half a form');
      write('src/index.js', accepting('second'));
      await page.waitForFunction(() => document.documentElement.dataset.word === 'second');
      assert.equal(await page.locator('input').inputValue(), 'half a form');
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
      'What an edit does to the open page depends on both options:',
      'Reload the page after each edit instead of replacing modules, or turn off both so that the open page stays as it is.',
      'Set dev.hmr to false, and the page reloads instead:',
      'The reload comes from dev.liveReload, which is on by default',
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
    says: [
      'false | false | The page stays as it is. It has no client code and no WebSocket',
      'What an edit does to the open page depends on both options:',
      'or turn off both so that the open page stays as it is.',
      "Then turn off both options, and reload by hand when you're ready:",
      'The page now has no connection to the dev server at all, so compile errors appear only in the terminal.',
    ],
    run: 'dev',
    alone: true,
    sample: { containing: 'liveReload: false' },
    files: { 'src/index.js': accepting('first') },
    async expect({ get, log, open, write }) {
      const code = await textOf(get(script));
      assert.match(code, /first/);
      assert.doesNotMatch(code, /WebSocket|overlay/i);
      const page = await open('/');
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      write('src/index.js', accepting('second'));
      await until(async () => (await textOf(get(script))).includes('second'));
      write('src/index.js', 'const broken = ;\n');
      await until(() => /Build error/.test(log()));
      assert.equal(await page.evaluate(() => document.documentElement.dataset.word), 'first');
      assert.equal(await page.locator('rsbuild-error-overlay').count(), 0);
      assert.deepEqual(said, []);
    },
  },
  {
    says: [
      "true | false | Hot update. The page stays as it is if the update can't be applied",
      'What an edit does to the open page depends on both options:',
    ],
    run: 'dev',
    alone: true,
    config: { dev: { liveReload: false } },
    files: { 'src/index.js': accepting('first') },
    async expect({ open, write }) {
      const page = await open('/');
      const word = () => page.evaluate(() => document.documentElement.dataset.word);
      write('src/index.js', accepting('second'));
      await page.waitForFunction(() => document.documentElement.dataset.word === 'second');
      write('src/index.js', "document.documentElement.dataset.word = 'third';\n");
      await page.waitForFunction(() => document.documentElement.dataset.word === 'third');
      await page.evaluate(() => (document.documentElement.dataset.kept = 'yes'));
      const told = page.waitForEvent('console', (message) => /HMR/.test(message.text()));
      write('src/index.js', "document.documentElement.dataset.word = 'fourth';\n");
      await told;
      await new Promise((done) => setTimeout(done, 500));
      assert.equal(await word(), 'third');
      assert.equal(await page.evaluate(() => document.documentElement.dataset.kept), 'yes');
    },
  },
  {
    says: 'run the dev server with --mode production, and edits reach the page through a reload.',
    run: 'dev',
    alone: true,
    config: { mode: 'production' },
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
    says: [
      'The pages of this environment ignore your edits, but they still contain the client code and open a WebSocket.',
      "That's because the dev server only looks at the top-level options when it decides whether to add the client.",
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
