// A browser that translates a page puts elements where React and the behaviors of the site left texts.
import { expect, test, type Page } from '@playwright/test';
import { open } from '../lib/open';
import { wholeSearchOn } from '../lib/search';
import { translateByBrowser } from '../lib/translate';

/** What goes wrong on a page from now on. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

for (const delay of [0, 30, 300])
  test(`the search page keeps answering where texts are translated ${delay} ms after they come`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await open(page, '/search?q=hmr');
    const results = page.locator('main ol a');
    await expect(results.first()).toBeVisible();
    await translateByBrowser(page, delay);
    const field = page.getByRole('searchbox');
    for (const query of ['alias', 'port xyzzq', '<zqxjk', 'distPath', '']) {
      await field.fill(query);
      if (/^[ad]/.test(query)) await expect(results.first()).toContainText(query);
    }
    await field.fill('resolve.alias');
    await expect(results.first()).toContainText('resolve.alias');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    expect(errors).toEqual([]);
  });

test('what changes a page works on a translated one: filters, tabs, copying and page changes', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await open(page, '/config/');
  await translateByBrowser(page);
  const list = page.locator('main [data-overview]');
  await page.getByRole('main').getByRole('searchbox').first().fill('distPath');
  await expect(list.locator('a[href="/config/output/dist-path"]')).toBeVisible();
  await expect(list.locator('a[href="/config/dev/hmr"]')).toBeHidden();
  await page.getByLabel('Your version').fill('1.0.1');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(/\/guide\//);
  await page.getByRole('link', { name: 'Next Page' }).click();
  await expect(page.locator('h1')).toHaveText('Quick start');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tabpanel', { name: 'pnpm' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await page.getByRole('button', { name: /Switch between dark and light/ }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/start\/$/);
  expect(errors).toEqual([]);
});

test('a fault in the search takes the search alone', async ({ page }) => {
  const panel = await (await wholeSearchOn(page)).find('port');
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  // An extension takes away what React has drawn.
  await panel.dialog.getByRole('listbox').evaluate((list) => {
    for (const part of list.querySelectorAll('*')) part.remove();
  });
  await panel.field.fill('alias');
  await expect(panel.dialog).toHaveCount(0);
  expect(faults.length).toBeGreaterThan(0);
  await expect(page.getByRole('article')).toContainText('dev.hmr');
  await page.getByRole('link', { name: 'Next Page' }).click();
  await expect(page.locator('h1')).toHaveText('dev.lazyCompilation');
});
