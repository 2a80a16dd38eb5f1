import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Proof } from '../proof';
import { awaitMessage } from './await-message';
import { until } from './until';

/** The HTML of a page with a body. */
export const pageFor = (body: string) =>
  `<!doctype html><html><head></head><body>${body}</body></html>`;

/** Proves that the open page is told to reload when its HTML template is edited. */
export const reloadsOnTemplateEdit = (says: string): Proof => ({
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
export const ignoresEjsEdit = (says: string): Proof[] =>
  [true, false].map((hmr) => ({
    says,
    run: 'dev',
    alone: true,
    files: { 'page.ejs': pageFor('first') },
    config: { dev: { hmr }, html: { template: './page.ejs' } },
    async expect({ open, page, write }) {
      const opened = await open('/');
      const reloaded = hmr ? undefined : opened.waitForEvent('load');
      write('page.ejs', pageFor('second'));
      await until(async () => (await page('/')).includes('second'));
      await (reloaded ?? setTimeout(500));
      assert.equal(await opened.textContent('body'), hmr ? 'first' : 'second');
    },
  }));
