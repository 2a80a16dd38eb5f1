import { expect, test, type Locator } from '@playwright/test';
import { open, openToRest, SCREENS } from '../lib/open';
import { SearchPanel } from '../lib/search';

test.use({ hasTouch: true, isMobile: true, viewport: SCREENS.phone });

const sizesOf = (fields: Locator) =>
  fields.evaluateAll((all) => all.map((field) => parseFloat(getComputedStyle(field).fontSize)));

test.describe('no field is so small that iOS zooms into it', () => {
  for (const path of ['/config/', '/zh/config/', '/plugins/dev/hooks', '/search', '/zh/search'])
    test(path, async ({ page }) => {
      await openToRest(page, path);
      const sizes = await sizesOf(page.locator('main :is(input, select, textarea)'));
      if (path !== '/plugins/dev/hooks') expect(sizes).not.toEqual([]);
      for (const size of sizes) expect(size).toBeGreaterThanOrEqual(16);
    });

  test('the search', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    await page.getByRole('button', { name: 'Search' }).tap();
    const { field } = new SearchPanel(page);
    await expect(field).toBeFocused();
    for (const size of await sizesOf(field)) expect(size).toBeGreaterThanOrEqual(16);
  });
});
