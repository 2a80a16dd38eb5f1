import { expect, test, type Locator } from '@playwright/test';
import { open, scrollTo, SCREENS } from '../lib/open';
import { searchOn } from '../lib/search';

const LONG = '/plugins/dev/hooks';

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const apart = (from: 'x' | 'y', size: 'width' | 'height') =>
    a[from] + a[size] <= b[from] || b[from] + b[size] <= a[from];
  return !apart('x', 'width') && !apart('y', 'height');
}

for (const [name, viewport] of Object.entries(SCREENS))
  test(`the way to the top covers no text: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, LONG);
    await scrollTo(page, 1500);
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await expect(button).toBeVisible();
    if (name === 'desktop') {
      expect(await overlap(button, page.locator('article'))).toBe(false);
      const outline = page.getByRole('navigation', { name: 'ON THIS PAGE' });
      expect(await overlap(button, outline)).toBe(false);
      return;
    }
    const menu = page.getByRole('button', { name: /^Menu / });
    const [bar, box] = [(await menu.boundingBox())!, (await button.boundingBox())!];
    expect(box.y).toBeGreaterThanOrEqual(bar.y - 1);
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y + bar.height + 1);
    expect(await overlap(button, menu)).toBe(false);
    const outline = page.getByRole('button', { name: 'ON THIS PAGE' });
    expect(await overlap(button, outline)).toBe(false);
  });

test('where little is seen at once, the bars leave with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, LONG);
  await scrollTo(page, 600);
  await expect(page.getByRole('navigation', { name: 'Main' })).not.toBeInViewport();
  await expect(page.getByRole('button', { name: /^Menu / })).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Scroll back to top' })).toBeHidden();
});

test('the search keeps to what a keyboard on the screen leaves', async ({ page }) => {
  await page.setViewportSize(SCREENS.phone);
  const { dialog } = await searchOn(page);
  await page.evaluate(() => {
    Object.defineProperty(visualViewport!, 'height', { value: 420, configurable: true });
    visualViewport!.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await dialog.boundingBox())!.height).toBe(420);
});
