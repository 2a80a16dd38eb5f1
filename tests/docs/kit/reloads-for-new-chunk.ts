import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';
import { fakePackage } from './fake-package';
import { until } from './until';

const accepts = (word: string) =>
  `document.body.dataset.word = '${word}';\nimport.meta.webpackHot.accept();\n`;

/** That a page whose first scripts become others reloads, without an update, unless `dev.liveReload` is off. */
export const reloadsForNewChunk = (says: string[]): Proof[] =>
  [true, false].map((liveReload) => ({
    says,
    run: 'dev',
    alone: true,
    config: { dev: { liveReload } },
    files: {
      'src/index.js': accepts('first'),
      // Large enough for a chunk of its own.
      ...fakePackage('shoes', `export default ${JSON.stringify('shoes '.repeat(20_000))};\n`),
    },
    async expect({ open, write }) {
      const page = await open();
      const told: string[] = [];
      const updates: string[] = [];
      page.on('request', (request) => {
        if (/hot-update/.test(request.url())) updates.push(request.url());
      });
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => told.push(String(payload))),
      );
      await page.reload();
      await page.evaluate(() => document.body.setAttribute('data-mark', ''));
      write(
        'src/index.js',
        `import shoes from 'shoes';\nconsole.log(shoes);\n${accepts('second')}`,
      );
      if (liveReload) await page.waitForFunction(() => document.body.dataset.word === 'second');
      await until(() => told.some((message) => message.includes('static-changed')));
      const mark = await page.locator('body').getAttribute('data-mark');
      assert.equal(mark, liveReload ? null : '');
      assert.deepEqual(updates, []);
    },
  }));
