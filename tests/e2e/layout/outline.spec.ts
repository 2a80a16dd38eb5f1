import { expect, test, type Page } from '@playwright/test';
import { open, scrollTo, SCREENS } from '../lib/open';

const LONG = '/guide/start/quick-start';
const outline = (page: Page) => page.getByRole('navigation', { name: 'ON THIS PAGE' });
const active = (page: Page) => outline(page).locator('[aria-current="location"]');

/** Where a heading stands below the window's top, in pixels. */
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);

test.describe('on wide screens', () => {
  test.use({ viewport: SCREENS.desktop });

  test('lists the headings of depth 2 to 4 in order', async ({ page }) => {
    await open(page, LONG);
    const ids = await page
      .locator('.markdown :is(h2, h3, h4)[id]')
      .evaluateAll((all) => all.map(({ id }) => `#${id}`));
    const links = await outline(page)
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash)),
      );
    expect(links).toEqual(ids);
  });

  test('marks the last heading at or above the offset, and none above the first', async ({
    page,
  }) => {
    await open(page, LONG);
    await expect(active(page)).toHaveCount(0);
    const second = outline(page).getByRole('link').nth(1);
    await second.click();
    await expect(active(page)).toHaveText(await second.innerText());
    const y = await page.evaluate(() => window.scrollY);
    await scrollTo(page, y - 5);
    await expect(active(page)).toHaveText(
      await outline(page).getByRole('link').first().innerText(),
    );
  });

  test('marks the last heading at the bottom of the page', async ({ page }) => {
    await open(page, LONG);
    await scrollTo(page, 1_000_000);
    await expect(active(page)).toHaveText(await outline(page).getByRole('link').last().innerText());
  });

  test('where it goes on behind an edge, it fades there', async ({ page }) => {
    await open(page, '/plugins/dev/hooks');
    const list = outline(page).getByRole('list');
    const fades = () =>
      list.evaluate((el) => {
        const style = getComputedStyle(el);
        return [style.getPropertyValue('--fade-start'), style.getPropertyValue('--fade-end')];
      });
    await expect.poll(fades).toEqual(['0px', '48px']);
    await list.evaluate((el) => el.scrollTo({ top: el.scrollHeight, behavior: 'instant' }));
    await expect.poll(fades).toEqual(['48px', '0px']);
    await open(page, '/config/dev/hmr');
    await expect.poll(fades).toEqual(['0px', '0px']);
  });

  test('its marker glides to the active link', async ({ page }) => {
    await open(page, LONG);
    await scrollTo(page, 1_000_000);
    const list = outline(page).getByRole('list');
    const link = outline(page).getByRole('link').last();
    const top = await link.evaluate((el) => (el as HTMLElement).offsetTop);
    await expect
      .poll(() => list.evaluate((el) => getComputedStyle(el, '::before').transform))
      .toBe(`matrix(1, 0, 0, 1, 0, ${top})`);
  });
});

test.describe('below 1280 px it is a panel', () => {
  for (const screen of ['phone', 'tablet'] as const)
    test.describe(screen, () => {
      test.use({ viewport: SCREENS[screen] });

      test('behind a button in the local bar; a chosen heading closes it', async ({ page }) => {
        await open(page, LONG);
        const button = page.getByRole('button', { name: 'ON THIS PAGE' });
        await expect(outline(page)).toBeHidden();
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        const link = outline(page).getByRole('link').nth(2);
        const id = (await link.getAttribute('href'))!.slice(1);
        await link.click();
        await expect(outline(page)).toBeHidden();
        await expect.poll(() => topOf(page, id)).toBeLessThan(200);
        expect(await topOf(page, id)).toBeGreaterThan(100);
      });

      test('Escape closes and gives the focus back, a click elsewhere closes', async ({ page }) => {
        await open(page, LONG);
        const button = page.getByRole('button', { name: 'ON THIS PAGE' });
        await button.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(outline(page).getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(outline(page)).toBeHidden();
        await expect(button).toBeFocused();
        await button.click();
        await page.mouse.click(20, 700);
        await expect(outline(page)).toBeHidden();
      });
    });
});

test.describe('hash links end below the navbar', () => {
  for (const [screen, size] of Object.entries(SCREENS))
    test.describe(screen, () => {
      test.use({ viewport: size });
      const bars = screen === 'desktop' ? 72 : screen === 'tablet' ? 72 + 48 : 56 + 48;

      const isBelowBars = async (page: Page, id: string) => {
        await expect.poll(() => topOf(page, id)).toBeLessThan(bars + 60);
        expect(await topOf(page, id)).toBeGreaterThanOrEqual(bars);
      };

      test('on first load', async ({ page }) => {
        await open(page, '/config/dev/client#error-overlay');
        await isBelowBars(page, 'error-overlay');
      });

      test('across pages', async ({ page }) => {
        await open(page, '/guide/basic/typescript');
        await page
          .locator('.markdown')
          .locator('a[href="/config/dev/client#error-overlay"]')
          .click();
        await expect(page.locator('h1')).toHaveText('dev.client');
        await isBelowBars(page, 'error-overlay');
      });
    });
});
