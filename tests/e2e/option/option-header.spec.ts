import { expect, test, type Page } from '@playwright/test';
import { open, SCREENS } from '../lib/open';

const type = (page: Page) => page.locator('dl').first().locator('dd').first();

test('a page begins with what its option is for, then its facts', async ({ page }) => {
  await open(page, '/config/dev/hmr');
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  await expect(page.locator('.markdown p:not([role])').first()).toHaveText(description!);
  await expect(page.locator('dl').first().locator('dt')).toHaveText(['Type', 'Default']);
});

test('on a phone the first sentence of the text is on the first screen', async ({ page }) => {
  await page.setViewportSize(SCREENS.phone);
  await open(page, '/config/dev/hmr');
  const { y } = (await page.locator('.markdown > p').first().boundingBox())!;
  expect(y).toBeLessThan(400);
});

test('a type of up to six lines is shown at once', async ({ page }) => {
  await open(page, '/config/dev/write-to-disk');
  await expect(type(page).locator('summary')).toHaveCount(0);
});

for (const scripts of [true, false])
  test.describe(`${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('of a longer one its beginning is shown, and all of it on demand', async ({ page }) => {
      await (scripts ? open(page, '/config/dev/client') : page.goto('/config/dev/client'));
      const value = type(page).locator('pre');
      await expect(type(page).locator('summary')).toContainText("{ protocol?: 'ws' | 'wss';");
      await expect(value).toBeHidden();
      await page.getByText('8 lines').click();
      await expect(value).toContainText('overlay?: boolean;');
      await expect(value).toBeVisible();
    });
  });

test('a folded type is whole in print and in the Markdown', async ({ page }) => {
  await open(page, '/config/dev/client');
  await page.emulateMedia({ media: 'print' });
  await expect(type(page).locator('pre')).toBeVisible();
  const markdown = await (await page.request.get('/config/dev/client.md')).text();
  expect(markdown).toContain("protocol?: 'ws' | 'wss';");
  expect(markdown).toContain('overlay?: boolean;');
});

test('on a phone long types wrap inside of the header', async ({ page }) => {
  await page.setViewportSize(SCREENS.phone);
  for (const path of [
    '/config/dev/client',
    '/config/source/transform-import',
    '/config/tools/swc',
  ]) {
    await open(page, path);
    for (const folded of await page.locator('dl summary').all()) await folded.click();
    const tooWide = await page
      .locator('dl pre, dl dd')
      .evaluateAll((all) => all.filter((el) => el.scrollWidth > el.clientWidth).length);
    expect(tooWide, path).toBe(0);
  }
});
