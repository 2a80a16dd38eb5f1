import { expect, test, type Page } from '@playwright/test';
import { open, SCREENS } from './lib/open';

const openQuickStart = (page: Page) =>
  page.locator('footer').getByRole('link', { name: 'Quick Start' }).click();

test('the content-reload event fires on a page change, not on a hash change (behaviours 2.4)', async ({
  page,
}) => {
  await page.goto('/config/dev/hmr');
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
  expect(await page.locator('body').getAttribute('data-reloads')).toBeNull();
  await openQuickStart(page);
  await expect(page.locator('body')).toHaveAttribute('data-reloads', '1');
});

test('a page that cannot be loaded leaves the shown one and says so once (behaviours 4)', async ({
  page,
  context,
}) => {
  await page.goto('/config/dev/hmr', { waitUntil: 'networkidle' });
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

test('a slow page change shows a progress bar with a spinner (specification 9)', async ({
  page,
}) => {
  await page.goto('/config/dev/hmr', { waitUntil: 'networkidle' });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isSlow = true;
  let held = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    // What is fetched ahead is no part of the page change.
    if (route.request().resourceType() !== 'script') return route.abort();
    if (isSlow) {
      held += 1;
      await released;
    }
    await route.continue();
  });
  await openQuickStart(page);
  // The page's own parts are slow; the progress bar, asked for a moment later, is not.
  await expect.poll(() => held, { intervals: [10] }).toBeGreaterThan(0);
  isSlow = false;
  await expect(page.locator('#nprogress .spinner')).toBeVisible();
  release();
  await expect(page.locator('h1')).not.toHaveText('dev.hmr');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a menu whose late part cannot be had works all the same and says so once (issue: bad input)', async ({
  page,
}) => {
  await page.setViewportSize(SCREENS.phone);
  await page.route('**/*hold-page*.js', (route) => route.abort());
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('The ')) said.push(message.text());
  });
  await open(page, '/config/dev/hmr');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => said).toEqual([expect.stringMatching(/^The page behind the menu/)]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
