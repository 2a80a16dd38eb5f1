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
      const fields = page.locator('main :is(input, select, textarea)');
      if (path !== '/plugins/dev/hooks') await expect(fields.first()).toBeVisible();
      // An island that is mounted meanwhile replaces its field, and what is gone has no size.
      await expect
        .poll(async () => Math.min(...(await sizesOf(fields))))
        .toBeGreaterThanOrEqual(16);
    });

  test('the search', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    await page.getByRole('button', { name: 'Search' }).tap();
    const { field } = new SearchPanel(page);
    await expect(field).toBeFocused();
    for (const size of await sizesOf(field)) expect(size).toBeGreaterThanOrEqual(16);
  });
});
