import { expect, test } from '@playwright/test';
import { open } from '../lib/open';

const NAME = 'performance.removeMomentLocale';
const PAGE = '/config/performance/remove-moment-locale';

test.use({ viewport: { width: 320, height: 800 } });

test('a long name in a heading breaks at its joints', async ({ page }) => {
  await open(page, PAGE);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(NAME);
  expect(await title.evaluate((el) => el.innerHTML)).toBe(
    'performance.<wbr>remove<wbr>Moment<wbr>Locale',
  );
  const { height } = (await title.boundingBox())!;
  const line = await title.evaluate((el) => parseFloat(getComputedStyle(el).lineHeight));
  expect(height).toBeGreaterThan(1.5 * line);
});

test('copied and searched for, it is whole', async ({ page }) => {
  await open(page, PAGE);
  const title = page.getByRole('heading', { level: 1 });
  const copied = await title.evaluate((el) => {
    getSelection()!.selectAllChildren(el);
    return getSelection()!.toString();
  });
  expect(copied).toBe(NAME);
  const isFound = await page.evaluate((name) => {
    getSelection()!.removeAllRanges();
    return (window as unknown as { find: (text: string) => boolean }).find(name);
  }, NAME);
  expect(isFound).toBe(true);
});

test('so it does in the outline, the sidebar and tables', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/plugins/dev/hooks');
  const outline = page.getByRole('navigation', { name: 'ON THIS PAGE' });
  const link = outline.getByRole('link', { name: 'onBeforeEnvironmentCompile' });
  expect(await link.locator('wbr').count()).toBe(2);
  await open(page, PAGE);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  expect(
    await sidebar.getByRole('link', { name: 'removeMomentLocale' }).locator('wbr').count(),
  ).toBe(2);
  await open(page, '/config/source/decorators');
  const cell = page.getByRole('cell', { name: 'useDefineForClassFields' }).locator('wbr').first();
  await expect(cell).toBeAttached();
});

test('a flag of a command stays on its line', async ({ page }) => {
  await open(page, '/guide/basic/cli');
  const broken = await page
    .locator('.markdown code')
    .evaluateAll((all) =>
      all
        .filter((code) => /^--\w+-\w+$/.test(code.textContent) && code.getClientRects().length > 1)
        .map((code) => code.textContent),
    );
  expect(broken).toEqual([]);
  await expect(page.locator('.markdown code', { hasText: /^--env-mode$/ })).not.toHaveCount(0);
});
