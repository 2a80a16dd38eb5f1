import { expect, test, type Page } from '@playwright/test';
import { open } from '../lib/open';

const line = (page: Page) => page.locator('[data-language-line]');
const PAGE = '/config/dev/hmr';

test.describe('first visit of a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('goes to the Chinese page, query and hash kept, once', async ({ page, baseURL }) => {
    await page.goto('/config/dev/hmr?x=1#related');
    await expect(page).toHaveURL(`${baseURL}/zh/config/dev/hmr?x=1#related`);
    await open(page, PAGE);
    await expect(page).toHaveURL(`${baseURL}${PAGE}`);
  });

  test('goes there before a script file is fetched, and nothing of the English page is seen', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.addInitScript(() =>
      new PerformanceObserver((list) => {
        if (list.getEntries().length > 0) console.log(`painted ${location.pathname}`);
      }).observe({ type: 'paint', buffered: true }),
    );
    const painted: string[] = [];
    page.on('console', (message) => painted.push(message.text()));
    await page.goto(PAGE);
    await page.waitForURL(`**/zh${PAGE}`);
    await expect.poll(() => painted).toContain(`painted /zh${PAGE}`);
    expect(painted).not.toContain(`painted ${PAGE}`);
    expect(fetched.filter((path) => path.startsWith('/assets/js/'))).toEqual([]);
  });

  test('says so in one line, which leads back and is remembered', async ({ page, baseURL }) => {
    await page.goto(PAGE);
    await expect(line(page)).toContainText('浏览器的首选语言是中文');
    await line(page).getByRole('link', { name: 'Read it in English' }).click();
    await expect(page).toHaveURL(`${baseURL}${PAGE}`);
    await open(page, '/');
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(line(page)).toHaveCount(0);
  });

  test('the line goes with the next page', async ({ page }) => {
    await page.goto(PAGE);
    await expect(line(page)).toBeVisible();
    await page.getByRole('link', { name: '下一页' }).dispatchEvent('click');
    await expect(page.locator('h1')).toHaveText('dev.lazyCompilation');
    await expect(line(page)).toHaveCount(0);
  });
});

test.describe('an address with a language', () => {
  test.use({ locale: 'en-US' });

  test('stays, and a line offers the browser’s language', async ({ page, baseURL }) => {
    await open(page, `/zh${PAGE}?x=1#related`);
    await expect(page).toHaveURL(`${baseURL}/zh${PAGE}?x=1#related`);
    await expect(line(page)).toHaveText(/This page is also available in English/);
    await line(page).getByRole('link').click();
    await expect(page).toHaveURL(`${baseURL}${PAGE}?x=1#related`);
  });

  test('a line that was closed stays away, and the home page keeps the language', async ({
    page,
    baseURL,
  }) => {
    await open(page, `/zh${PAGE}`);
    await line(page).getByRole('button', { name: 'Close' }).click();
    await expect(line(page)).toHaveCount(0);
    await open(page, '/zh/config/dev/client');
    await expect(line(page)).toHaveCount(0);
    await page.goto('/');
    await expect(page).toHaveURL(`${baseURL}/zh/`);
  });
});

test('a language chosen in the menu is kept for the next visit of the home page', async ({
  page,
  baseURL,
}) => {
  await open(page, PAGE);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`${baseURL}/zh${PAGE}`);
  await page.goto('/');
  await expect(page).toHaveURL(`${baseURL}/zh/`);
  await open(page, '/config/');
  await expect(page).toHaveURL(`${baseURL}/config/`);
});

test.describe('first visit of a bot', () => {
  test.use({ locale: 'zh-CN', userAgent: 'Googlebot/2.1' });

  test('stays and leaves no flag', async ({ page }) => {
    await open(page, PAGE);
    await expect(page).toHaveURL(/\d\/config\/dev\/hmr$/);
    expect(await page.evaluate(() => localStorage.getItem('site-visited'))).toBeNull();
  });
});

test.describe('a browser of another language', () => {
  test.use({ locale: 'sv-SE' });

  test('stays, and is offered nothing', async ({ page }) => {
    await open(page, `/zh${PAGE}`);
    await expect(page).toHaveURL(/\/zh\/config\/dev\/hmr$/);
    await expect(line(page)).toHaveCount(0);
  });
});
