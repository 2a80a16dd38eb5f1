import { expect, test, type Page } from '@playwright/test';
import { open, reload } from '../lib/open';

const toggle = (page: Page) => page.getByRole('button', { name: /Switch between dark and light/ });
const html = (page: Page) => page.locator('html');

/** Every background that the page was painted with while it loaded, in order. */
async function backgroundsWhileLoading(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (isPainted && backgroundColor !== seen.at(-1)) seen.push(backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, '/config/');
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

/** Stores a value as the reader's choice; the key is found by making a choice first. */
async function storeTheme(page: Page, value: string): Promise<void> {
  await open(page, '/config/');
  await toggle(page).click();
  await page.evaluate((stored) => {
    const key = Object.keys(localStorage).find((name) => localStorage.getItem(name) === 'light')!;
    localStorage.setItem(key, stored);
  }, value);
}

test.use({ colorScheme: 'dark' });

test.describe('colour theme', () => {
  test('auto follows the system, also while the page is open', async ({ page }) => {
    await open(page, '/config/');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('the switch goes through light, dark and auto; a choice beats the system and is kept', async ({
    page,
  }) => {
    await open(page, '/config/');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(toggle(page)).toHaveAccessibleName(/light mode/);
    await reload(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await toggle(page).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
  });

  test('a choice made in one language holds in the other', async ({ page }) => {
    await storeTheme(page, 'light');
    await open(page, '/zh/config/');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('it is right before the first paint', async ({ page }) => {
    await storeTheme(page, 'light');
    expect(await backgroundsWhileLoading(page)).toHaveLength(1);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  for (const value of ['purple', '', '{"a":1}', 'auto'])
    test(`the stored value “${value}” means auto, from the first paint on`, async ({ page }) => {
      await storeTheme(page, value);
      expect(await backgroundsWhileLoading(page)).toHaveLength(1);
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
    });

  test('an unknown theme in the address means auto too', async ({ page }) => {
    await page.goto('/config/?docusaurus-theme=purple');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('tabs follow each other', async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await open(one, '/config/');
    await open(other, '/guide/start/');
    await toggle(one).click();
    await expect(html(other)).toHaveAttribute('data-theme', 'light');
  });
});
