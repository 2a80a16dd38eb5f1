import { expect, test } from '@playwright/test';

test('a heading has the same anchor in both languages', async ({ page }) => {
  const anchors = () => page.locator('.markdown h2').evaluateAll((all) => all.map(({ id }) => id));
  await page.goto('/config/dev/hmr');
  const english = await anchors();
  expect(english).toContain('turn-off-live-reload-as-well');
  await page.goto('/zh/config/dev/hmr');
  expect(await anchors()).toEqual(english);
});

test('an option page shows its type and default under the title, which is its option', async ({
  page,
}) => {
  await page.goto('/config/dev/hmr');
  await expect(page.locator('h1')).toHaveText('dev.hmr');
  await expect(page.locator('dl').first()).toHaveText(/Type\s*boolean\s*Default\s*true/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page can be read, its code is coloured, its sections can be reached', async ({
    page,
  }) => {
    await page.goto('/zh/config/dev/hmr');
    await expect(page.locator('h1')).toHaveText('dev.hmr');
    await expect(page.locator('pre .k').first()).toBeVisible();
    await page.getByRole('link', { name: '指南', exact: true }).first().click();
    await expect(page).toHaveURL(/\/zh\/guide\/start\/$/);
  });
});
