import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { awaitMessage } from '#kit/await-message';
import { ignoresEjsEdit, reloadsOnTemplateEdit } from '#kit/edited-template';
import { fakePackage } from '#kit/fake-package';
import { markUntilLeft } from '#kit/mark-until-left';
import { editUntil } from '#kit/note-calls';
import { startDev } from '#kit/start-dev';
import { openBrowserPage } from '#tools/prover/browser-pages';
import type { Proof } from '#tools/prover/proof';

const textOf = async (answer: Promise<Response>) => (await answer).text();
const script = '/static/js/index.js';
const accepting = (word: string) =>
  `document.body.dataset.word = '${word}';\nif (import.meta.webpackHot) import.meta.webpackHot.accept();\n`;

/** Configurations that watch a file outside the build. */
const watching: RsbuildConfig[] = [
  { dev: { watchFiles: { paths: 'data/*.json' } } },
  { server: { publicDir: { name: 'data', watch: true } } },
];

export const proofs: Proof[] = [
  {
    says: [
      "You've filled in a long form to reproduce a bug, you save a file, and the page reloads: everything is gone.",
      "By default, the dev server tries a hot update first and reloads the page if that isn't possible.",
      'A hot update fails, or no module accepts it.',
    ],
    run: 'dev',
    alone: true,
    files: { 'src/index.js': "document.body.dataset.word = 'first';\n" },
    async expect({ open, write }) {
      const page = await open('/');
      const reloaded = page.waitForEvent('load');
      const update = page.waitForRequest(/hot-update/);
      write('src/index.js', "document.body.dataset.word = 'second';\n");
      await update;
      await reloaded;
    },
  },
  ...([{ mode: 'production' }, { mode: 'none' }, { dev: { hmr: false } }] as const).map<Proof>(
    (config) => ({
      says: 'dev.hmr is off, or the mode is production or none.',
      run: 'dev',
      alone: true,
      files: { 'src/index.js': accepting('first') },
      config,
      async expect({ open, write }) {
        const page = await open('/');
        const reloaded = page.waitForEvent('load');
        write('src/index.js', accepting('second'));
        await reloaded;
      },
    }),
  ),
  reloadsOnTemplateEdit([
    'The template of your page or another file with the extension .html changes.',
    'Reload the page yourself, or rename the template to .html.',
  ]),
  ...ignoresEjsEdit(
    "While HMR is on, Rsbuild compiles your edit in such a file, but doesn't reload the page.",
  ),
  ...watching.map<Proof>((config) => ({
    says: 'A file changes that you listed in dev.watchFiles, or one in a public directory with server.publicDir.watch.',
    run: 'script',
    files: { 'data/prices.json': '0' },
    async expect({ root, port, write }) {
      process.chdir(root);
      const { server } = await startDev(root, { ...config, server: { ...config.server, port } });
      try {
        const { page } = await openBrowserPage(`http://localhost:${port}/`);
        await editUntil(
          (count) => write('data/prices.json', String(count)),
          page.waitForEvent('load'),
        );
        await page.context().close();
      } finally {
        await server.close();
      }
    },
  })),
  {
    says: 'The template of your page or another file with the extension .html changes.',
    run: 'dev',
    alone: true,
    files: {
      'src/index.js': `import text from './text.html?raw';\n${accepting('first')}console.log(text);\n`,
      'src/text.html': 'first',
    },
    async expect({ page, port, write }) {
      await page('/');
      let count = 0;
      await awaitMessage(port, 'static-changed', () => {
        count += 1;
        write('src/text.html', `change ${count}`);
      });
    },
  },
  {
    says: [
      "Keep the open page when an edit can't be applied as a hot update, and see which edits reload it by default.",
      'Hot updates still work.',
      "Set dev.liveReload to false, and the page stays as it is when an edit can't be applied as a hot update:",
      'But an edit that needs a reload reaches the page only when you reload it yourself',
    ],
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: { 'src/index.js': accepting('first') },
    async expect({ open, write }) {
      const page = await open('/');
      const shows = (word: string) =>
        page.waitForFunction((expected) => document.body.dataset.word === expected, word);
      const { isMarked } = await markUntilLeft(page);
      write('src/index.js', accepting('second'));
      await shows('second');
      // With live reload, the client reloads the page as soon as it has printed this, once. If the server builds the
      // next edit twice, that is before the last one.
      const refused = page.waitForEvent('console', (message) =>
        message.text().includes('[HMR] Forced reload caused by: '),
      );
      write('src/index.js', "document.body.dataset.word = 'third';\n");
      await shows('third');
      write('src/index.js', "document.body.dataset.word = 'fourth';\n");
      await refused;
      assert.ok(await isMarked());
      await shows('third');
      await page.reload();
      await shows('fourth');
    },
  },
  ...([undefined, '1'] as const).map<Proof>((KEEP_PAGE) => ({
    says: 'An environment variable is enough:',
    run: 'dev',
    sample: { containing: 'process.env.KEEP_PAGE' },
    ...(KEEP_PAGE && { env: { KEEP_PAGE } }),
    expect: async ({ get }) =>
      assert.match(
        await textOf(get(script)),
        KEEP_PAGE ? /reloadPage\(\) \{\s*(?:if \(false\)|\})/ : /reloadPage\(\) \{\s*if \(true\)/,
      ),
  })),
  {
    says: 'Rsbuild then leaves out the client code, opens no WebSocket and stops watching dev.watchFiles for page reloads:',
    run: 'dev',
    sample: { containing: 'hmr: false' },
    expect: async ({ get }) => assert.doesNotMatch(await textOf(get(script)), /WebSocket/),
  },
  {
    says: "You've set dev.liveReload for one environment, but nothing changes, because the option applies to the whole server.",
    run: 'dev',
    config: { environments: { web: { dev: { liveReload: false } as object } } },
    expect: async ({ get }) =>
      assert.match(await textOf(get(script)), /reloadPage\(\) \{\s*if \(true\)/),
  },
  {
    says: 'The page needs other scripts at the start than before, for example because you imported a package that gets a separate file.',
    run: 'dev',
    alone: true,
    files: {
      'src/index.js': "import './part';\nimport.meta.webpackHot.accept('./part');\n",
      'src/part.js': "document.body.dataset.word = 'first';\n",
      ...fakePackage('aa'),
    },
    config: { performance: { chunkSplit: { strategy: 'split-by-module' } } },
    async expect({ open, write }) {
      const page = await open('/');
      let loads = 0;
      page.on('load', () => (loads += 1));
      write('src/part.js', "document.body.dataset.word = 'second';\n");
      await page.waitForFunction(() => document.body.dataset.word === 'second');
      assert.equal(loads, 0);
      const reloaded = page.waitForEvent('load');
      write('src/part.js', "import a from 'aa';\ndocument.body.dataset.word = a[0];\n");
      await reloaded;
      await page.waitForFunction(() => document.body.dataset.word === 'a');
      assert.equal(await page.locator('script[src*="npm.aa"]').count(), 1);
    },
  },
];
