import { expect, test, type Page } from '@playwright/test';
import { open, SCREENS } from '../lib/open';

const PAGE = '/config/dev/hmr';
const box = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!;

test.describe('constants of the layout', () => {
  for (const [width, navbar] of [
    [390, 56],
    [768, 56],
    [769, 72],
    [1440, 72],
  ] as const)
    test(`the navbar is ${navbar} px high at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, PAGE);
      expect((await box(page, '.navbar')).height).toBe(navbar);
    });

  test('sidebar items are 46 px high', async ({ page }) => {
    await page.setViewportSize(SCREENS.desktop);
    await open(page, PAGE);
    const heights = await page
      .locator('.theme-doc-sidebar-menu')
      .locator('a, button')
      .evaluateAll((all) => [...new Set(all.map((item) => item.getBoundingClientRect().height))]);
    expect(heights).toEqual([46]);
  });

  test('three columns from 1280 px: sidebar 280, text about 720 in the middle of what is left, outline 220', async ({
    page,
  }) => {
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, PAGE);
      const sidebar = await box(page, '.theme-doc-sidebar-container');
      const text = await box(page, 'article');
      const outline = await box(page, '.theme-doc-toc-desktop');
      expect(sidebar.width).toBe(280);
      expect(text.width).toBeGreaterThan(650);
      expect(text.width).toBeLessThanOrEqual(720);
      const [left, right] = [text.x - 280, outline.x - (text.x + text.width)];
      expect(Math.abs(left - right)).toBeLessThan(2);
      expect(outline.x + outline.width).toBeLessThanOrEqual(width);
    }
  });

  for (const [width, sidebar, outline] of [
    [959, false, false],
    [960, true, false],
    [1279, true, false],
    [1280, true, true],
  ] as const)
    test(`at ${width} px the sidebar is ${sidebar ? '' : 'not '}there, the outline ${outline ? '' : 'not '}there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, PAGE);
      await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible({
        visible: sidebar,
      });
      await expect(page.getByRole('button', { name: /^Menu / })).toBeVisible({
        visible: !sidebar,
      });
      await expect(page.getByRole('navigation', { name: 'ON THIS PAGE' })).toBeVisible({
        visible: outline,
      });
      await expect(page.getByRole('button', { name: 'ON THIS PAGE' })).toBeVisible({
        visible: !outline,
      });
    });
});

test.describe('nothing is wider than the screen', () => {
  for (const [name, size] of Object.entries(SCREENS))
    test(`${name}: tables and code scroll inside themselves`, async ({ page }) => {
      await page.setViewportSize(size);
      for (const path of [
        '/',
        '/config/',
        '/config/output/dist-path',
        '/guide/start/quick-start',
        '/zh/guide/basic/cli',
        '/plugins/dev/hooks',
        '/community/releases/v1-0',
        '/zh/community/releases/',
      ]) {
        await open(page, path);
        const tooWide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(tooWide, path).toBe(0);
      }
    });
});

test('table heads stand above their columns’ start', async ({ page }) => {
  await open(page, '/config/');
  await expect(page.locator('.markdown th').first()).toHaveCSS('text-align', 'start');
});

test.describe('code fences', () => {
  const copy = (page: Page) => page.getByRole('button', { name: 'Copy code' }).first();
  /** The row that they are in. */
  const buttons = (page: Page) => copy(page).locator('..');

  test('with a mouse the copy button comes with the pointer or the focus', async ({ page }) => {
    await open(page, PAGE);
    await expect(buttons(page)).toHaveCSS('opacity', '0');
    await page.locator('.theme-code-block').first().hover();
    await expect(buttons(page)).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await copy(page).focus();
    await expect(buttons(page)).toHaveCSS('opacity', '1');
  });

  test.describe('by touch', () => {
    test.use({ ...SCREENS.phone, hasTouch: true, isMobile: true, viewport: SCREENS.phone });

    test('the copy button is always there and 44 px large', async ({ page }) => {
      await open(page, PAGE);
      await expect(copy(page)).toHaveCSS('opacity', '1');
      const { width, height } = (await copy(page).boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
  });
});
