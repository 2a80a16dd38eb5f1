import { expect, test } from '@playwright/test';

for (const [path, name] of [
  ['/config/output/polyfill', 'What is in dist without and with this option'],
  ['/zh/config/output/polyfill', '设置前后，dist 中分别有什么'],
] as const)
  test.describe(path, () => {
    test.use({ javaScriptEnabled: false });

    test('unfolds what a build leaves, without scripts', async ({ page }) => {
      await page.goto(path);
      const line = page.locator('summary', { hasText: name });
      const file = page.getByText('dist/static/js/lib-polyfill.js');
      await expect(file).toBeHidden();
      expect((await line.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await line.click();
      await expect(file).toBeVisible();
    });

    test('has it open in print', async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(path);
      await expect(page.getByText('dist/static/js/lib-polyfill.js')).toBeVisible();
    });
  });
