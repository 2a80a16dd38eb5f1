import { expect, test, type Page } from '@playwright/test';
import { cutTexts, TEXT_SPACING } from '../lib/cut-text';
import { openToRest, SCREENS } from '../lib/open';
import { PAGE_KINDS } from '../lib/page-kinds';

/** No ellipsis is let through, that of a trail neither: the bar's wraps, and grows where three lines need it. */
async function expectWhole(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(width, 'sideways scroll').toBeLessThanOrEqual(0);
  expect.soft(await cutTexts(page)).toEqual([]);
}

for (const path of PAGE_KINDS.flatMap((kind) => [kind, `/zh${kind}`])) {
  test(`${path}: at 320 px, as at a zoom of 400 %, every text is there without scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openToRest(page, path);
    await expectWhole(page);
  });

  for (const screen of ['desktop', 'phone'] as const)
    test(`${path}: wide spacing of text cuts none of it on a ${screen}`, async ({ page }) => {
      await page.setViewportSize(
        screen === 'desktop' ? { width: 1280, height: 800 } : SCREENS.phone,
      );
      await openToRest(page, path);
      await page.addStyleTag({ content: TEXT_SPACING });
      await expectWhole(page);
    });
}
