import { expect, test, type Page } from '@playwright/test';
import { open, scrollTo } from '../lib/open';

const LONG = '/guide/start/quick-start';
const button = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' });

/** The positions that the page went through on its way up. */
async function wayUp(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener('scroll', () => seen.push(Math.round(scrollY)));
  });
  await button(page).click();
  const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  await expect.poll(async () => (await seen()).at(-1)).toBe(0);
  return seen();
}

test.describe('scroll to top', () => {
  test('is shown once the page is scrolled, and goes up smoothly', async ({ page }) => {
    await open(page, LONG);
    await expect(button(page)).toBeHidden();
    await scrollTo(page, 1500);
    await expect(button(page)).toBeVisible();
    expect((await wayUp(page)).length).toBeGreaterThan(2);
    await expect(button(page)).toBeHidden();
  });

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('it goes up at once', async ({ page }) => {
      await open(page, LONG);
      await scrollTo(page, 1500);
      const between = (await wayUp(page)).filter((top) => top > 0 && top < 1500);
      expect(between).toEqual([]);
    });
  });
});
