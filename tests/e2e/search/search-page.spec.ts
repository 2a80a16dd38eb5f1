import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../lib/axe';
import { searchOn, watchWorker } from '../lib/search';

test('the panel leads to a page with all results, which keeps its query in the address', async ({
  page,
}) => {
  const worker = await watchWorker(page);
  const panel = await searchOn(page);
  await worker.complete();
  const { dialog } = await panel.find('server');
  const link = dialog.getByRole('link', { name: /^All results \(\d+\)$/ });
  const total = Number((await link.textContent())!.match(/\d+/)![0]);
  await link.click();
  await expect(page).toHaveURL(/\/search\?q=server$/);
  const items = page.getByRole('main').locator('ol > li');
  await expect(items).toHaveCount(Math.min(total, 50));
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('server');
  await field.fill('dev.hmr');
  await expect(items.first()).toContainText('dev.hmr');
  await expect(page).toHaveURL(/\/search\?q=dev\.hmr$/);
  await field.fill('');
  await expect(page).toHaveURL(/\/search$/);
});

test('the search page can be opened by its address, its rows are links', async ({ page }) => {
  await page.goto('/search?q=asset%20prefix');
  await expect(page.getByRole('searchbox')).toHaveValue('asset prefix');
  const first = page.getByRole('main').locator('ol a').first();
  await expect(first).toContainText('output.assetPrefix');
  await first.click();
  await expect(page).toHaveURL(/\/config\/output\/asset-prefix$/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('asset prefix');
});

test('a new query from the panel reaches the search page that is shown', async ({ page }) => {
  const panel = await (await searchOn(page, '/search?q=proxy')).find('favicon');
  await panel.dialog.getByRole('link', { name: /^All results/ }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('favicon');
  await expect(page.getByRole('main').locator('ol a').first()).toContainText('html.favicon');
});

test('the search ends with its page: nothing of it writes into the address of the next one', async ({
  page,
}) => {
  await page.goto('/search?q=proxy');
  await expect(page.getByRole('main').locator('ol a').first()).toBeVisible();
  const place = (await page.locator('[data-island]').elementHandle())!;
  await page.getByRole('navigation').getByRole('link', { name: 'Guide' }).first().click();
  await expect(page).toHaveURL(/\/guide\//);
  await expect.poll(() => place.evaluate((element) => element.childElementCount)).toBe(0);
});

test('the search page tells when nothing is found, and search engines stay away', async ({
  page,
}) => {
  await page.goto('/search?q=%3Cb%3Exyzzy');
  await expect(page.getByText('No results for "<b>xyzzy"')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('without scripts the search says so, and leads to the overview', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/config/dev/hmr');
  await page.getByRole('button', { name: 'Search' }).click();
  // Playwright's own words for elements pass over what `noscript` has.
  const message = page.locator('noscript p');
  await expect(message).toBeVisible();
  await expect(message).toContainText('The search needs JavaScript.');
  await message.locator('a').click();
  await expect(page).toHaveURL(/\/config\/$/);
  await context.close();
});

test('the search page has no accessibility faults', async ({ page }) => {
  await page.goto('/search?q=port');
  await expect(page.getByRole('main').locator('ol a').first()).toBeVisible();
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
});

test('a query in the address is read as far as one can be typed', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`/search?q=${encodeURIComponent(`${'x'.repeat(199)}😀`)}${'x'.repeat(5000)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(/^x{199}.$/);
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('searchbox').press('End');
  await page.getByRole('searchbox').press('Backspace');
  await expect(page).toHaveURL(/\/search\?q=x{199}$/);
  expect(errors).toEqual([]);
});
