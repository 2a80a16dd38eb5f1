import { expect, test, type Page } from '@playwright/test';
import { open, openToRest } from '../lib/open';

const openQuickStart = (page: Page) =>
  page.locator('footer').getByRole('link', { name: 'Quick Start' }).click();

/** How far the progress bar is, in per cent. */
const progressOf = (page: Page) =>
  page
    .locator('#nprogress .bar')
    .evaluate((bar) => 100 + Number(/-?[\d.]+(?=%)/.exec((bar as HTMLElement).style.transform)));

test('the content-reload event fires on a page change, not on a hash or query change', async ({
  page,
}) => {
  await open(page, '/config/dev/hmr');
  await page.evaluate(() => {
    window.addEventListener('content-reload', () =>
      document.body.setAttribute(
        'data-reloads',
        `${Number(document.body.dataset.reloads ?? 0) + 1}`,
      ),
    );
  });
  await page.locator('.markdown h2 .hash-link').first().click();
  await expect(page).toHaveURL(/#/);
  await page.evaluate(() => history.pushState(null, '', '?x=1'));
  await page.goBack();
  expect(await page.locator('body').getAttribute('data-reloads')).toBeNull();
  await openQuickStart(page);
  await expect(page.locator('body')).toHaveAttribute('data-reloads', '1');
});

test('a page that cannot be loaded leaves the shown one and says so once', async ({
  page,
  context,
}) => {
  await openToRest(page, '/config/dev/hmr');
  const errors: string[] = [];
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      message.text().startsWith('The page') &&
      errors.push(message.text()),
  );
  await context.setOffline(true);
  await openQuickStart(page);
  await expect.poll(() => errors.length).toBe(1);
  await expect(page.locator('h1')).toHaveText('dev.hmr');
  await expect(page).toHaveURL(/\/config\/dev\/hmr$/);
});

test('a slow page change shows a progress bar with a spinner', async ({ page }) => {
  await openToRest(page, '/config/dev/hmr');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/guide/start/quick-start', async (route) => {
    await released;
    await route.continue();
  });
  await openQuickStart(page);
  await expect(page.locator('#nprogress .spinner')).toBeVisible();
  await expect.poll(() => progressOf(page)).toBeGreaterThanOrEqual(8);
  expect(await progressOf(page)).toBeLessThanOrEqual(99.4);
  release();
  await expect(page.locator('h1')).not.toHaveText('dev.hmr');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
});

test('the progress bar starts at 8 %, trickles every 800 ms by up to 2 %, stays below 99.4 %', async ({
  page,
}) => {
  await openToRest(page, '/config/dev/hmr');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/guide/start/quick-start', async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => {
    const seen: { at: number; width: number }[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      const width = 100 + Number(/-?[\d.]+(?=%)/.exec(bar?.style.transform ?? '')?.[0] ?? -100);
      if (width !== seen.at(-1)?.width) seen.push({ at: performance.now(), width });
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
  });
  const steps = () =>
    page.evaluate(() => (window as unknown as { seen: { at: number; width: number }[] }).seen);
  await openQuickStart(page);
  await expect
    .poll(async () => (await steps()).filter(({ width }) => width >= 8).length)
    .toBeGreaterThan(3);
  const shown = (await steps()).filter(({ width }) => width >= 8);
  expect(shown[0]!.width).toBeCloseTo(8);
  for (const [i, { at, width }] of shown.slice(1).entries()) {
    expect(width - shown[i]!.width).toBeLessThanOrEqual(2);
    expect(at - shown[i]!.at).toBeGreaterThan(600);
  }
  release();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  expect((await steps()).some(({ width }) => width === 100)).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a quick page change shows no progress bar', async ({ page }) => {
  await openToRest(page, '/config/dev/hmr');
  const next = page.getByRole('link', { name: 'Next Page' });
  await next.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) document.body.dataset.progress = 'shown';
    }).observe(document.body, { childList: true }),
  );
  await next.click();
  await expect(page.locator('h1')).toHaveText('dev.lazyCompilation');
  await expect(page.locator('body')).not.toHaveAttribute('data-progress', 'shown');
});

test('after a new deployment the page is loaded anew', async ({ page }) => {
  await openToRest(page, '/config/dev/hmr');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.route('**/guide/start/quick-start', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/main\.\w+\.js/, 'main.0000dead.js');
    await (route.request().isNavigationRequest()
      ? route.continue()
      : route.fulfill({ response, body }));
  });
  await openQuickStart(page);
  await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
  await expect(page.locator('h1')).not.toHaveText('dev.hmr');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
});

test('a first script that fails leaves the page readable', async ({ page }) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto('/config/dev/hmr');
  await expect(page.locator('h1')).toHaveText('dev.hmr');
  await page.getByRole('link', { name: 'Next Page' }).click();
  await expect(page.locator('h1')).toHaveText('dev.lazyCompilation');
});
