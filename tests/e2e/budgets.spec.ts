import { expect, test } from '@playwright/test';
import { firstLoad } from './lib/first-load';

/** Brotli bytes of what a page loads first; kB is 1000 bytes. */
const BUDGET = { scripts: 120_000, styles: 16_000 };
/** Lists of all pages carry their texts: the excerpts of all announcements, the headings of all options. */
const LIST_BUDGET = { scripts: 128_000, styles: 16_000 };

for (const [path, budget] of [
  ['/', BUDGET],
  ['/guide/start/quick-start', BUDGET],
  ['/config/dev/hmr', BUDGET],
  ['/zh/config/dev/hmr', BUDGET],
  ['/zh/config/', LIST_BUDGET],
  ['/community/releases/', LIST_BUDGET],
] as const) {
  test(`${path} stays within its size and asks no other site`, async ({ page }) => {
    const { scripts, styles, foreign } = await firstLoad(page, path);
    console.log(
      `${path}: ${(scripts / 1000).toFixed(1)} kB of scripts, ${(styles / 1000).toFixed(1)} kB of styles (brotli)`,
    );
    expect(scripts).toBeLessThanOrEqual(budget.scripts);
    expect(styles).toBeLessThanOrEqual(budget.styles);
    expect(foreign).toEqual([]);
  });
}

test('no highlighter is shipped', async ({ page }) => {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') bodies.push(await response.text());
  });
  await page.goto('/config/dev/hmr', { waitUntil: 'networkidle' });
  expect(bodies.join('')).not.toMatch(/languages\.extend|insertBefore\("javascript"/);
});
