import { expect, test, type Page } from '@playwright/test';
import { firstLoad, longestPages } from '../lib/first-load';

/** Brotli bytes of what a page loads first; kB is 1000 bytes. */
const BUDGET = { scripts: 120_000, styles: 16_000 };

const inKB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function expectLight(page: Page, path: string) {
  const { scripts, styles, foreign } = await firstLoad(page, path);
  console.log(`${path}: ${inKB(scripts)} of scripts, ${inKB(styles)} of styles (brotli)`);
  expect(scripts, `scripts of ${path}`).toBeLessThanOrEqual(BUDGET.scripts);
  expect(styles, `styles of ${path}`).toBeLessThanOrEqual(BUDGET.styles);
  expect(foreign).toEqual([]);
  // React alone is heavier: a lower figure would be of a page that was not measured to its end.
  expect(scripts).toBeGreaterThan(60_000);
}

for (const path of [
  '/',
  '/zh/',
  '/guide/start/quick-start',
  '/config/dev/hmr',
  '/zh/config/dev/hmr',
  '/zh/config/dev/client',
  '/zh/config/',
  '/zh/community/releases/',
  '/zh/community/releases/v1-0',
  '/zh/search',
]) {
  test(`${path} stays within its size and asks no other site`, async ({ page }) => {
    await expectLight(page, path);
  });
}

for (const language of ['en', 'zh'] as const) {
  for (let rank = 1; rank <= 6; rank++)
    test(`so does the longest page but ${rank - 1} (${language})`, async ({ page }) => {
      await expectLight(page, longestPages(language)[rank - 1]!);
    });
}
