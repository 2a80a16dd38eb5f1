import { expect, test, type Page } from '@playwright/test';
import { TEXT_SPACING } from '../lib/cut-text';
import { open } from '../lib/open';

/** Sets the reader's default size of text, which media queries in em follow, too. */
async function withTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size - 3 } });
}

/** What of the navbar another part of it lies over, or leaves the window. */
const coveredItems = (page: Page) =>
  page.locator('nav.navbar').evaluate((navbar) => {
    const inSight = [...navbar.querySelectorAll('a, button')].filter((item) =>
      item.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    return inSight
      .filter((item) => {
        const { left, right, top, height } = item.getBoundingClientRect();
        const points = [left + 1, (left + right) / 2, right - 1];
        return points.some((x) => {
          const there = document.elementFromPoint(x, top + height / 2);
          return !there || !(item.contains(there) || there.contains(item));
        });
      })
      .map((item) => item.textContent);
  });

const WIDTHS = [1024, 1280, 1440];

test('every width at which the site changes follows the size of the text', async ({ page }) => {
  await open(page, '/config/dev/hmr');
  const conditions = await page.evaluate(() => {
    const conditionsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSMediaRule ? [rule.conditionText] : []),
        ...(rule instanceof CSSGroupingRule ? conditionsIn(rule.cssRules) : []),
      ]);
    return [...document.styleSheets].flatMap(({ cssRules }) => conditionsIn(cssRules));
  });
  expect(conditions.filter((condition) => /\dem\b/.test(condition))).not.toEqual([]);
  expect(conditions.filter((condition) => /\dpx\b/.test(condition))).toEqual([]);
});

for (const path of ['/config/dev/hmr', '/zh/config/dev/hmr', '/'])
  for (const size of [18, 20, 32])
    test(`${path}: text of ${size} px covers nothing in the navbar`, async ({ page }) => {
      await withTextSize(page, size);
      await open(page, path);
      await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => coveredItems(page), { message: `at ${width} px` }).toEqual([]);
      }
    });

for (const path of ['/config/dev/hmr', '/zh/config/dev/hmr'])
  test(`${path}: wide letters cover nothing in the navbar`, async ({ page }) => {
    await open(page, path);
    await page.addStyleTag({ content: TEXT_SPACING });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => coveredItems(page), { message: `at ${width} px` }).toEqual([]);
    }
  });

test('in large text the sidebar is a drawer, which its button opens and a wide window closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await withTextSize(page, 20);
  await open(page, '/config/dev/hmr');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: /^Menu / }).click();
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.locator('html')).not.toHaveAttribute('data-open-panel');
  await expect(sidebar).toBeVisible();
});
