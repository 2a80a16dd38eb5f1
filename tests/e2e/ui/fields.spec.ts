import { expect, test } from '@playwright/test';
import { open, SCREENS } from '../lib/open';

test.use({ hasTouch: true, isMobile: true, viewport: SCREENS.phone });

test('no field is so small that iOS zooms into it', async ({ page }) => {
  await open(page, '/config/');
  const sizes = await page
    .locator('main :is(input, select)')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
