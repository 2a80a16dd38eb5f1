import { expect, test, type Page } from '@playwright/test';
import { open, untilHydrated } from '../lib/open';
import { underPolicy } from '../lib/policy';
import { SearchPanel } from '../lib/search';

/** A page of each kind. */
const PAGES = [
  '/',
  '/zh/',
  '/config/',
  '/config/dev/client',
  '/guide/start/quick-start',
  '/plugins/dev/hooks',
  '/api/javascript-api/core',
  '/community/releases/',
  '/zh/community/releases/v1-0',
  '/search?q=hmr',
];

/** Waits until a page has done all that it does by itself. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await untilHydrated(page);
}

test.describe('under the site’s policy', () => {
  for (const path of PAGES)
    test(`${path} does nothing that it forbids`, async ({ page }) => {
      const reports = await underPolicy(page);
      await page.goto(path);
      await rest(page);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      await page.reload();
      await rest(page);
      expect(reports()).toEqual([]);
    });

  test('a reader goes about: pages, tabs, copies, theme, search, pictures, languages', async ({
    page,
  }) => {
    const reports = await underPolicy(page);
    await open(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const section of ['Guide', 'Config', 'Plugin', 'API', 'Community']) {
      await main.getByRole('link', { name: section, exact: true }).first().click();
      await expect(page.locator('h1')).toBeVisible();
    }
    await open(page, '/guide/start/quick-start');
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await page.getByRole('button', { name: /Switch between dark and light/ }).click();
    const panel = await new SearchPanel(page).open();
    await panel.find('distPath');
    await panel.rows.first().click();
    await expect(page).toHaveURL(/dist-path/);
    await page.goBack();
    await expect(page).toHaveURL(/quick-start/);

    await open(page, '/plugins/dev/hooks');
    await page.locator('.markdown img[role="button"]').first().click();
    await expect(page.locator('.medium-zoom--opened')).toBeAttached();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await rest(page);
    expect(reports()).toEqual([]);
  });

  test('on a phone: menu, outline and sidebar', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const reports = await underPolicy(page);
    await open(page, '/config/dev/client');
    await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('link', { name: 'Plugin', exact: true }).last().click();
    await expect(page).toHaveURL(/plugins/);
    await rest(page);
    expect(reports()).toEqual([]);
  });

  for (const path of ['/nope', '/zh/config/dev/hrm'])
    test(`${path}, which is missing, does nothing that it forbids`, async ({ page }) => {
      const reports = await underPolicy(page);
      await page.goto(path);
      await rest(page);
      await expect(page.locator('main nav, h1').first()).toBeVisible();
      expect(reports()).toEqual([]);
    });

  test('an old address goes on', async ({ page }) => {
    const reports = await underPolicy(page);
    await page.goto('/config/source/alias#aliases');
    await expect(page).toHaveURL(/\/config\/resolve\/alias#aliases$/);
    await rest(page);
    expect(reports()).toEqual([]);
  });

  test('a script that was slipped into a page does not run', async ({ page }) => {
    const reports = await underPolicy(page);
    await open(page, '/config/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.slipped = true';
      document.body.append(script);
    });
    await rest(page);
    expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
    expect(reports()[0]).toMatch(/directive 'script-src /);
  });
});
