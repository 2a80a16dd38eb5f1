import { expect, type Page } from '@playwright/test';
import { cutTexts } from '../lib/cut-text';
import { englishTexts } from '../lib/english-texts';
import { open, openToRest, SCREENS } from '../lib/open';
import { PAGE_KINDS } from '../lib/page-kinds';
import { test } from '../lib/pseudo-site';
import { PSEUDO_LOCALES } from '../lib/pseudo-text';
import { SearchPanel } from '../lib/search';

/** A host shows the page of missing addresses in its first language. */
const MISSING = '/no/such/page';

async function expectRoom(page: Page, screen: keyof typeof SCREENS): Promise<void> {
  await page.setViewportSize(SCREENS[screen]);
  const sideways = await page.evaluate(() => {
    const links = document.querySelector('nav.navbar a[href$="/community/"]')!.parentElement!;
    return [document.documentElement, links].map((el) => el.scrollWidth - el.clientWidth);
  });
  expect.soft(sideways, `sideways scroll on a ${screen}`).toEqual([0, 0]);
  expect.soft(await cutTexts(page), `cut on a ${screen}`).toEqual([]);
}

for (const locale of PSEUDO_LOCALES)
  for (const kind of PAGE_KINDS)
    test(`${locale}, ${kind}: every text is translated and has its room on each screen`, async ({
      page,
    }) => {
      await openToRest(page, `/${locale}${kind === MISSING ? '/404.html' : kind}`);
      expect(await englishTexts(page)).toEqual([]);
      for (const screen of ['phone', 'tablet', 'desktop'] as const) await expectRoom(page, screen);
    });

test('what opens on a page is translated', async ({ page }) => {
  await open(page, '/en-XA/config/dev/hmr');
  const search = await new SearchPanel(page).open();
  expect(await englishTexts(page)).toEqual([]);
  await search.field.fill('hmr');
  await expect(search.rows.first()).toBeVisible();
  expect(await englishTexts(page)).toEqual([]);
  await search.field.fill('qqqq');
  await expect(search.rows).toHaveCount(0);
  expect(await englishTexts(page)).toEqual([]);
});

test('a page that nobody has translated yet is there in English', async ({ page }) => {
  await open(page, '/ar-XB/guide/styling/unocss');
  await expect(page.locator('h1')).toHaveText('Use UnoCSS');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test.describe('from right to left', () => {
  /** The left and right edges of an element. */
  const edges = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((el) => {
        const { left, right } = el.getBoundingClientRect();
        return { left, right };
      });

  test('the sidebar is on the right, the outline on the left, code as it was', async ({ page }) => {
    await page.setViewportSize(SCREENS.desktop);
    await open(page, '/ar-XB/config/dev/hmr');
    const [sidebar, text, outline, logo] = await Promise.all(
      ['.theme-doc-sidebar-container', 'h1', '.theme-doc-toc-desktop', '.navbar__brand'].map(
        (selector) => edges(page, selector),
      ),
    );
    expect(sidebar!.left).toBeGreaterThan(text!.right);
    expect(outline!.right).toBeLessThan(text!.left);
    expect(logo!.left).toBeGreaterThan(SCREENS.desktop.width / 2);
    const [fence, line] = await Promise.all([edges(page, 'main pre'), edges(page, 'main pre .k')]);
    expect(line.left - fence.left).toBeLessThan(40);
  });

  test('the sidebar of a phone comes from beyond the right edge', async ({ page }) => {
    await page.setViewportSize(SCREENS.phone);
    await open(page, '/ar-XB/config/dev/hmr');
    const panel = '.theme-doc-sidebar-container > nav';
    const start = await page
      .locator('button[aria-controls="docs-sidebar"]')
      .evaluate((button: HTMLElement, selector) => {
        button.click();
        return document.querySelector(selector)!.getBoundingClientRect().left;
      }, panel);
    expect(start).toBeGreaterThanOrEqual(SCREENS.phone.width);
    await expect
      .poll(async () => (await edges(page, panel)).right)
      .toBeLessThanOrEqual(SCREENS.phone.width);
  });

  test('arrows point and lead the other way', async ({ page }) => {
    await open(page, '/ar-XB/guide/start/quick-start');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(1)).toBeFocused();
    const [first, second] = await Promise.all([
      tabs.first().boundingBox(),
      tabs.nth(1).boundingBox(),
    ]);
    expect(second!.x).toBeLessThan(first!.x);
  });
});
