import { expect, test, type Page } from '@playwright/test';
import { open, reload } from '../lib/open';

const yours = (page: Page) => page.getByLabel('Your version', { exact: true });
const show = (page: Page) => page.getByLabel('Show', { exact: true });
const keyword = (page: Page) => page.getByLabel('Filter', { exact: true });
const items = (page: Page) => page.locator('.markdown section > ul > li').filter({ visible: true });
const item = (page: Page, option: string) =>
  items(page).filter({ has: page.getByText(option, { exact: true }) });
const mark = (page: Page, option: string) =>
  item(page, option)
    .getByText(/^(?:Changed:|Removed:|Since) \d/)
    .filter({ visible: true });

test.describe('the overview of options, for a version', () => {
  test('marks what changed, is gone, is not there yet and came later', async ({ page }) => {
    await open(page, '/config/');
    await yours(page).fill('2.0.0');
    await expect(mark(page, 'server.host')).toHaveText(/^Changed: .*\b2\.0\.0$/);
    await expect(mark(page, 'performance.removeMomentLocale')).toHaveText('Removed: 2.0.0');
    await expect(mark(page, 'server.setup')).toHaveText('Since 2.0.0');
    await expect(item(page, 'dev.hmr')).toBeVisible();
    await expect(mark(page, 'dev.hmr')).toHaveCount(0);
    await yours(page).fill('1.1.6');
    await expect(mark(page, 'resolve.alias')).toHaveText('Since 1.1.7');
    await expect(mark(page, 'performance.removeMomentLocale')).toHaveCount(0);
    await expect(item(page, 'server.setup')).toHaveCount(0);
  });

  test('lists later options apart, and leads to the site that has them', async ({ page }) => {
    await open(page, '/zh/config/');
    const later = page.locator('section').filter({ has: page.getByText('server.setup') });
    await expect(later.getByRole('heading')).toContainText('1.3.22');
    await expect(later.getByRole('link', { name: 'rsbuild.dev' })).toHaveAttribute(
      'href',
      'https://rsbuild.dev',
    );
  });

  test('shows what changed since the documented version, and since an older one', async ({
    page,
  }) => {
    await open(page, '/config/');
    await show(page).selectOption({ label: 'Changed since 1.3.22' });
    await expect(item(page, 'dev.hmr')).toHaveCount(0);
    await expect(mark(page, 'performance.removeMomentLocale')).toHaveText('Removed: 2.0.0');
    await expect(mark(page, 'server.host')).toHaveText(/^Changed: .*\b2\.0\.0\b/);
    await yours(page).fill('1.1.6');
    await expect(show(page).locator(':checked')).toHaveText('Changed since 1.1.6');
    await expect(mark(page, 'resolve.alias')).toHaveText('Since 1.1.7');
    await expect(item(page, 'performance.removeMomentLocale')).toHaveCount(0);
  });

  test('shows what is new before a version', async ({ page }) => {
    await open(page, '/config/');
    await yours(page).fill('1.5');
    await show(page).selectOption({ label: 'Added before 1.5.0' });
    await expect(mark(page, 'resolve.alias')).toHaveText('Since 1.1.7');
    await expect(item(page, 'output.module')).toHaveCount(0);
    await yours(page).fill('1.6');
    await expect(mark(page, 'output.module')).toHaveText('Since 1.5.0');
    await expect(item(page, 'dev.hmr')).toHaveCount(0);
  });

  test('works together with the keyword', async ({ page }) => {
    await open(page, '/config/');
    await yours(page).fill('2.0.0');
    await show(page).selectOption('changed');
    await keyword(page).fill('moment');
    await expect(items(page)).toHaveCount(1);
    await expect(mark(page, 'performance.removeMomentLocale')).toBeVisible();
    await keyword(page).fill('dev.hmr');
    await expect(page.getByText('No matching API found: dev.hmr')).toBeVisible();
  });

  test('says which versions it compared where nothing is left', async ({ page }) => {
    await open(page, '/config/');
    await yours(page).fill('1.3.22');
    await show(page).selectOption('changed');
    await expect(page.getByText('No option changed from 1.3.22 to 1.3.22.')).toBeVisible();
    await yours(page).fill('1.0.1');
    await show(page).selectOption('new');
    await expect(page.getByText('No option was new before 1.0.1.')).toBeVisible();
    await yours(page).fill('');
    await show(page).selectOption('all');
    await expect(item(page, 'dev.hmr')).toBeVisible();
    await expect(page.getByText(/^No option/)).toHaveCount(0);
  });

  test('is in the address, which opens it again', async ({ page }) => {
    await open(page, '/config/?from=mail#config-overview');
    await yours(page).fill('v1.6');
    await show(page).selectOption('changed');
    await expect(page).toHaveURL(/\/config\/\?from=mail&version=1\.6\.0&show=changed#/);
    await yours(page).fill('');
    await show(page).selectOption('all');
    await expect(page).toHaveURL(/\/config\/\?from=mail#/);
    await open(page, '/config/?version=2.0.0&show=changed');
    await expect(yours(page)).toHaveValue('2.0.0');
    await expect(show(page)).toHaveValue('changed');
    await expect(mark(page, 'server.host')).toBeVisible();
    await expect(item(page, 'dev.hmr')).toHaveCount(0);
  });

  test('an address that makes no sense shows everything, and what is known', async ({ page }) => {
    await open(page, '/config/?version=<b>latest&show=nonsense');
    await expect(page.getByText(/^Enter a version from 1\.0\.1 to/)).toBeVisible();
    await expect(show(page)).toHaveValue('all');
    await expect(item(page, 'dev.hmr')).toBeVisible();
  });

  test('is remembered for the visit, on pages changed to and on pages loaded', async ({ page }) => {
    await open(page, '/config/');
    await yours(page).fill('2.0.0');
    await expect(mark(page, 'server.host')).toBeVisible();
    await item(page, 'dev.hmr').getByRole('link', { name: 'dev.hmr', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('dev.hmr');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Config' })
      .first()
      .click();
    await expect(yours(page)).toHaveValue('2.0.0');
    await expect(mark(page, 'server.host')).toHaveText(/^Changed: .*\b2\.0\.0$/);
    await reload(page);
    await expect(yours(page)).toHaveValue('2.0.0');
    await expect(mark(page, 'server.host')).toBeVisible();
  });

  test('says of a version that nobody looked at which ones are known', async ({ page }) => {
    await open(page, '/config/');
    const limits = page.getByText(/^Enter a version from 1\.0\.1 to \d+\.\d+\.\d+\.$/);
    for (const text of ['latest', '0.7.1', '99', '2.0.0-beta.1']) {
      await yours(page).fill(text);
      await expect(limits).toBeVisible();
    }
    await yours(page).fill('1.2.3');
    await expect(limits).toHaveCount(0);
  });

  test('answers a version that was typed before the page listened', async ({ page }) => {
    let listens = () => {};
    const typed = new Promise<void>((resolve) => (listens = resolve));
    await page.route(/\/assets\/js\/main\./, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/config/?show=changed', { waitUntil: 'commit' });
    await yours(page).fill('2.0.0');
    listens();
    await expect(mark(page, 'server.host')).toBeVisible();
    await expect(page).toHaveURL(/\?version=2\.0\.0$/);
    await expect(yours(page)).toHaveValue('2.0.0');
  });

  test('loads nothing of it before it is used', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/config/', { waitUntil: 'networkidle' });
    const atFirst = scripts.length;
    await yours(page).fill('2.0.0');
    await expect(mark(page, 'server.host')).toBeVisible();
    expect(scripts.length).toBeGreaterThan(atFirst);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all options are listed with what became of them, and the boxes are not', async ({
    page,
  }) => {
    await page.goto('/config/');
    await expect(yours(page)).toBeHidden();
    await expect(show(page)).toBeHidden();
    await expect(mark(page, 'performance.removeMomentLocale')).toHaveText('Removed: 2.0.0');
    await expect(mark(page, 'server.setup')).toHaveText('Since 2.0.0');
    await expect(item(page, 'dev.hmr')).toBeVisible();
  });
});
