import { expect, test } from '@playwright/test';

/** Around each width at which the navbar changes. */
const WIDTHS = [320, 390, 768, 769, 820, 959, 960, 1099, 1100, 1279, 1280, 1440];

for (const path of ['/config/dev/hmr', '/zh/config/dev/hmr', '/404-page']) {
  test(`${path}: nothing in the navbar overlaps at any width`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const overlaps = await page.locator('nav.navbar').evaluate((navbar) => {
        const items = [...navbar.querySelectorAll('a, button')]
          .filter((item) =>
            item.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          )
          .map((item) => ({ name: item.textContent, box: item.getBoundingClientRect() }))
          .sort((a, b) => a.box.left - b.box.left);
        const next = (i: number) => items[i + 1]?.box.left ?? window.innerWidth;
        return items.filter(({ box }, i) => box.right > next(i) + 0.5).map(({ name }) => name);
      });
      expect(overlaps, `at ${width} px`).toEqual([]);
    }
  });
}
