import { expect, test } from '@playwright/test';
import { open, SCREENS } from '../lib/open';

test('a type of up to ten lines is shown at once', async ({ page }) => {
  await open(page, '/config/dev/client');
  const type = page.locator('dl pre').first();
  await expect(type).toContainText("protocol?: 'ws' | 'wss';");
  expect(await type.evaluate((el) => el.scrollHeight - el.clientHeight)).toBe(0);
  await expect(page.locator('dl summary')).toHaveCount(0);
});

for (const scripts of [true, false])
  test.describe(`${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('of a longer one the first lines are shown, and the others on demand', async ({
      page,
    }) => {
      await (scripts
        ? open(page, '/plugins/list/plugin-svgr')
        : page.goto('/plugins/list/plugin-svgr'));
      const value = page.locator('dl pre').first();
      const hidden = () => value.evaluate((el) => el.scrollHeight - el.clientHeight);
      await expect(value).toContainText("'prefixIds',");
      expect(await hidden()).toBeGreaterThan(50);
      await page.getByText('Show all 12 lines').click();
      expect(await hidden()).toBe(0);
      await page.getByText('Show less').click();
      expect(await hidden()).toBeGreaterThan(50);
    });
  });

test('on a phone long types wrap inside of the header', async ({ page }) => {
  await page.setViewportSize(SCREENS.phone);
  for (const path of [
    '/config/dev/client',
    '/config/source/transform-import',
    '/config/tools/swc',
  ]) {
    await open(page, path);
    const tooWide = await page
      .locator('dl pre, dl dd')
      .evaluateAll((all) => all.filter((el) => el.scrollWidth > el.clientWidth).length);
    expect(tooWide, path).toBe(0);
  }
});
