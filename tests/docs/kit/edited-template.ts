import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';
import { awaitMessage } from './await-message';
import { markUntilLeft } from './mark-until-left';
import { until } from './until';

const accepting = (title: string) =>
  `document.title = '${title}';\nif (import.meta.webpackHot) import.meta.webpackHot.accept();\n`;

/** The HTML of a page with a body. */
export const pageFor = (body: string) =>
  `<!doctype html><html><head></head><body>${body}</body></html>`;

/** Proves that the open page is told to reload when its HTML template is edited. */
export const reloadsOnTemplateEdit = (says: string | string[]): Proof => ({
  says,
  run: 'dev',
  alone: true,
  files: { 'page.html': pageFor('first') },
  config: { html: { template: './page.html' } },
  async expect({ page, port, write }) {
    await page('/');
    let count = 0;
    await awaitMessage(port, 'static-changed', () => {
      count += 1;
      write('page.html', pageFor(`change ${count}`));
    });
  },
});

/** Proves that an edit in an `.ejs` template leaves the page as it is while HMR is on, and reloads it otherwise. */
export const ignoresEjsEdit = (says: string | string[]): Proof[] =>
  [true, false].map((hmr) => ({
    says,
    run: 'dev',
    alone: true,
    files: { 'page.ejs': pageFor('first'), 'src/index.js': accepting('first') },
    config: { dev: { hmr }, html: { template: './page.ejs' } },
    async expect({ open, page, write }) {
      const opened = await open('/');
      const { isMarked } = await markUntilLeft(opened);
      const reloaded = hmr ? undefined : opened.waitForEvent('load');
      write('page.ejs', pageFor('second'));
      await until(async () => (await page('/')).includes('second'));
      await reloaded;
      // What the page is told about the template comes before it is told about a later edit.
      write('src/index.js', accepting('second'));
      await opened.waitForFunction(() => document.title === 'second');
      assert.equal(await isMarked(), hmr);
      assert.equal(await opened.textContent('body'), hmr ? 'first' : 'second');
    },
  }));
