import { expect, type Page } from '@playwright/test';
import { PLAIN_HOST, test } from '../lib/firefox';
import { open, placesOf, reload, scrollTo, untilHydrated } from '../lib/open';
import { searchOn } from '../lib/search';

const PAGE = '/config/dev/hmr';
const html = (page: Page) => page.locator('html');
const next = (page: Page) => page.getByRole('link', { name: 'Next Page' });

test('a page change keeps the document; title and language follow the page', async ({
  page,
  faults,
}) => {
  await open(page, PAGE);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await next(page).click();
  await expect(page).toHaveTitle(/^dev\.lazyCompilation\b/);
  await expect(page.locator('h1')).toHaveText('dev.lazyCompilation');
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(/^dev\.hmr\b/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveURL(/\/zh\/config\/dev\/hmr$/);
  await untilHydrated(page);
  expect(faults).toEqual([]);
});

test('a page is fetched once its link is pointed at, and not again when it is followed', async ({
  page,
  server,
  faults,
}) => {
  const path = '/config/dev/lazy-compilation';
  const askedFor = () => server.asked.filter((asked) => asked === path);
  await open(page, PAGE);
  expect(askedFor()).toEqual([]);
  await next(page).hover();
  await expect.poll(askedFor).toEqual([path]);
  await next(page).click();
  await expect(page.locator('h1')).toHaveText('dev.lazyCompilation');
  expect(askedFor()).toEqual([path]);
  // Firefox checks `<link rel="prefetch">` against `default-src`, which allows nothing; a fetch, against `connect-src`.
  expect(faults).toEqual([]);
});

test('search opens by its keys, finds a name and leads to its page', async ({ page, faults }) => {
  const panel = await searchOn(page);
  await panel.field.pressSequentially('distPath');
  await expect(panel.rows.first()).toContainText('output.distPath');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('output.distPath');
  await expect(panel.dialog).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('the theme is switched, and kept over a reload', async ({ page, faults }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const toggle = page.getByRole('button', { name: /Switch between dark and light/ });
  await open(page, PAGE);
  await toggle.click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  const light = await background();
  await toggle.click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await reload(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await background()).not.toBe(light);
  expect(faults).toEqual([]);
});

test('a place is there again on the way back from a page that was reloaded', async ({
  page,
  faults,
}) => {
  await open(page, PAGE);
  await scrollTo(page, 600);
  await next(page).dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('dev.lazyCompilation');
  await reload(page);
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveText('dev.hmr');
  await expect.poll(() => placesOf(page)).toEqual([600]);
  expect(faults).toEqual([]);
});

for (const [connection, host] of [
  ['', 'localhost'],
  [' over plain http, where there is no clipboard to write to', PLAIN_HOST],
])
  test(`copied code has its lines${connection}`, async ({ page, server, faults }) => {
    await open(page, server.origin.replace('localhost', host!) + PAGE);
    const code = (await page.locator('pre').first().innerText()).trimEnd();
    expect(code).toContain('\n');
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.evaluate(() => {
      const field = document.createElement('textarea');
      document.querySelector('main')!.prepend(field);
      field.focus();
    });
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.locator('textarea')).toHaveValue(code);
    expect(faults).toEqual([]);
  });
