import { expect, test, type Page } from '@playwright/test';
import { open } from '../lib/open';
import { SearchPanel } from '../lib/search';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const LOG = 'start   build started\nerror   Build error:\nReferenceError: Buffer is not defined';
const ANCHOR = '/guide/faq/exceptions#buffer-isnt-defined';

async function paste(page: Page, text: string, address = '/config/dev/hmr') {
  await open(page, address);
  const panel = await new SearchPanel(page).open();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await panel.field.press('Control+v');
  return panel;
}

for (const [kind, text] of [
  ['a log', LOG],
  ['a line that starts like an error', 'Uncaught ReferenceError: Buffer is not defined'],
] as const)
  test(`${kind} that is pasted leads to what explains it, first and by keyboard`, async ({
    page,
  }) => {
    const { rows, selected, field } = await paste(page, text);
    await expect(rows.first()).toHaveText('Look this message up: Buffer is not defined');
    await expect(rows.first()).toHaveAttribute('href', ANCHOR);
    await expect(selected).toHaveText(/^Look this message up/);
    await expect(field).toHaveAttribute('aria-activedescendant', 'search-item-0');
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${ANCHOR}$`));
  });

test('another query has its own rows only', async ({ page }) => {
  const { rows, field } = await paste(page, LOG);
  await expect(rows.first()).toHaveText(/^Look this message up/);
  await field.fill('proxy');
  await expect(rows.first()).toHaveText(/proxy/i);
  await expect(rows.filter({ hasText: 'Look this message up' })).toHaveCount(0);
});

test('a pasted log is looked up in Chinese', async ({ page }) => {
  const { rows } = await paste(page, LOG, '/zh/config/dev/hmr');
  await expect(rows.first()).toHaveText('查看这条消息的说明：Buffer is not defined');
  await expect(rows.first()).toHaveAttribute('href', `/zh${ANCHOR}`);
});

for (const [kind, text] of [
  ['a word', 'proxy'],
  ['lines without a known message', 'server proxy\nrewrite'],
] as const)
  test(`${kind} that is pasted is an ordinary query`, async ({ page }) => {
    const { rows } = await paste(page, text);
    await expect(rows.first()).toHaveText(/proxy/i);
    await expect(rows.filter({ hasText: 'Look this message up' })).toHaveCount(0);
  });
