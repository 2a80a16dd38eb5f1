import type { Proof } from '../proof';
import { awaitMessage } from './await-message';

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
