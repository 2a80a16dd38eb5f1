import { expect } from '@playwright/test';
import { BASE_PATH, test } from '../lib/cases-site';
import { open, openToRest } from '../lib/open';

/** Addresses of a page that leave the base path though they stay on the site. */
const outsideBase = (html: string) =>
  [...html.matchAll(/(?:href|src)="?(\/[^\s">]*)/g)]
    .map(([, address]) => address!)
    .filter((address) => !address.startsWith(BASE_PATH) && !address.startsWith('//'));

test.describe('under a base path', () => {
  for (const path of ['', 'config/', 'guide/start/quick-start', 'community/releases/', 'zh/'])
    test(`${path || 'home'}: every asset and link lies below it and answers`, async ({
      page,
      request,
    }) => {
      const html = await (await request.get(path)).text();
      expect(outsideBase(html)).toEqual([]);
      const failed: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(response.url());
      });
      await openToRest(page, path);
      expect(failed).toEqual([]);
    });

  test('links lead on inside it, the navbar knows where it is', async ({ page, baseURL }) => {
    await open(page, 'config/dev/hmr');
    const section = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
      name: 'Config',
    });
    await expect(section).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).toHaveURL(`${baseURL}config/dev/lazy-compilation`);
  });

  test('the language switch goes to the same page, query and hash kept', async ({
    page,
    baseURL,
  }) => {
    await open(page, 'config/dev/hmr?x=1#related');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(`${baseURL}zh/config/dev/hmr?x=1#related`);
  });

  test('old addresses are redirected, the hash is kept', async ({ page, baseURL }) => {
    await page.goto('zh/config/source/alias#x');
    await expect(page).toHaveURL(`${baseURL}zh/config/resolve/alias#x`);
  });

  test('the 404 page leads home and suggests pages below it', async ({ page }) => {
    await page.goto('config/dev/hrm');
    await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute(
      'href',
      BASE_PATH,
    );
    await expect(page.locator('main nav a').first()).toHaveAttribute(
      'href',
      `${BASE_PATH}config/dev/hmr`,
    );
  });

  for (const prefix of ['', 'zh/'])
    test(`${prefix}: search finds its index and leads to pages below it`, async ({
      page,
      baseURL,
    }) => {
      await open(page, `${prefix}config/dev/hmr`);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('distPath');
      await page.getByRole('option').first().click();
      await expect(page).toHaveURL(new RegExp(`^${baseURL}${prefix}config/output/dist-path`));
    });

  test('a first visit goes to the browser’s language below it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'zh-CN' });
    const page = await context.newPage();
    await page.goto(`${baseURL}config/dev/hmr?x=1#related`);
    await expect(page).toHaveURL(`${baseURL}zh/config/dev/hmr?x=1#related`);
    await context.close();
  });

  test('the path of the default language is left off', async ({ page, baseURL }) => {
    await page.goto('en/config/dev/hmr');
    await expect(page).toHaveURL(`${baseURL}config/dev/hmr`);
  });

  test('feeds are there and link below it', async ({ request }) => {
    for (const folder of ['', 'zh/']) {
      const response = await request.get(`${folder}community/releases/rss.xml`);
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain(
        `${BASE_PATH}${folder}community/releases/v1-0</link>`,
      );
    }
  });
});
