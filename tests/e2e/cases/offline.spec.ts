import { expect } from '@playwright/test';
import { BASE_PATH, test } from '../lib/cases-site';
import { open } from '../lib/open';

test.use({ serviceWorkers: 'allow' });

for (const [prefix, said] of [
  ['', 'This page isn’t available offline'],
  ['zh/', '离线时打不开此页面'],
] as const)
  test(`${prefix}: pages below the base path are kept, others are not its own`, async ({
    page,
    context,
    baseURL,
  }) => {
    await open(page, `${prefix}config/dev/hmr`);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(baseURL);
    const address = `${BASE_PATH}${prefix}config/dev/hmr`;
    await expect
      .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), address))
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('h1')).toHaveText('dev.hmr');
    await page.goto(`${prefix}config/server/port`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said);
    await expect(page.getByRole('listitem').getByRole('link')).toHaveAttribute('href', address);
  });
