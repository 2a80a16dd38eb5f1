import { expect, test, type Locator } from '@playwright/test';
import { open, scrollTo } from '../lib/open';
import { wholeSearchOn } from '../lib/search';

test.use({ viewport: { width: 1440, height: 800 } });

/** What of an element's looks is left where the system's colors replace the page's. */
const looksOf = (element: Locator) =>
  element.evaluate((el) => {
    const { borderInlineStart, borderBlockEnd, fontWeight, textDecorationLine } =
      getComputedStyle(el);
    return { borderInlineStart, borderBlockEnd, fontWeight, textDecorationLine };
  });

/** A line without width, or no line. */
const NONE = /^0px|none/;

test.describe('in forced colors', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  test('the selected tab has a line that the others don’t have', async ({ page }) => {
    await open(page, '/guide/start/quick-start');
    const [selected, other] = await Promise.all([
      looksOf(page.getByRole('tab', { selected: true }).first()),
      looksOf(page.getByRole('tab', { selected: false }).first()),
    ]);
    expect(selected.borderBlockEnd).not.toMatch(NONE);
    expect(selected.borderBlockEnd).not.toBe(other.borderBlockEnd);
    // The others' line has the color of the background.
    const color = (css: string) => css.replace(/^[\d.]+px solid /, '');
    const background = await page.evaluate(() => {
      const probe = Object.assign(document.createElement('p'), { textContent: ' ' });
      probe.style.color = 'Canvas';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
    expect(color(other.borderBlockEnd)).toBe(background);
    expect(color(selected.borderBlockEnd)).not.toBe(background);
  });

  test('the current page has a line in the sidebar', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    const links = page.getByRole('navigation', { name: 'Docs sidebar' });
    const current = await looksOf(links.locator('[aria-current="page"]'));
    const other = await looksOf(links.locator('a:not([aria-current])').first());
    expect(current.borderInlineStart).not.toMatch(NONE);
    expect(other.borderInlineStart).toMatch(NONE);
  });

  test('the linked row of a table has a line around it', async ({ page }) => {
    await open(page, '/config/dev/client#overlay');
    const line = (name: string) =>
      page.locator(`tr[id="${name}"]`).evaluate((row) => getComputedStyle(row).outlineStyle);
    expect(await line('overlay')).toBe('solid');
    expect(await line('port')).toBe('none');
  });

  test('the current section is underlined in the navbar', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    const links = page.getByRole('navigation', { name: 'Main' });
    const current = links.locator('a[aria-current]').first();
    await expect(current).toHaveText('Config');
    expect((await looksOf(current)).textDecorationLine).toBe('underline');
    const other = links.getByRole('link', { name: 'Guide', exact: true }).first();
    expect((await looksOf(other)).textDecorationLine).toBe('none');
  });

  test('the current heading has a line in the outline', async ({ page }) => {
    await open(page, '/config/dev/client');
    await scrollTo(page, 1300);
    const outline = page.locator('.theme-doc-toc-desktop');
    await expect(outline.locator('a[aria-current]')).toHaveCount(1);
    expect((await looksOf(outline.locator('a[aria-current]'))).borderInlineStart).not.toMatch(NONE);
    const other = outline.locator('a:not([aria-current])').first();
    expect((await looksOf(other)).borderInlineStart).toMatch(NONE);
  });

  test('the selected row of the search has an outline', async ({ page }) => {
    const panel = await (await wholeSearchOn(page)).find('port');
    const outlineOf = (row: Locator) =>
      row.evaluate((el) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(el);
        return outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineColor}`;
      });
    expect(await outlineOf(panel.selected)).toMatch(/^2px rgb\(/);
    expect(await outlineOf(panel.rows.nth(1))).toBe('none');
  });

  test('the switch that wraps lines has another border while it’s on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/config/dev/hmr');
    const wrap = page.getByRole('button', { name: 'Wrap long lines' }).first();
    const off = await looksOf(wrap);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect((await looksOf(wrap)).borderBlockEnd).not.toBe(off.borderBlockEnd);
  });
});
