import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults } from '../lib/axe';
import { open, SCREENS } from '../lib/open';

const PAGE = '/config/dev/hmr';
const NOTE = '#term-hmr';

const term = (page: Page, name = 'HMR') => page.getByRole('button', { name, exact: true });
const note = (page: Page) => page.locator(NOTE);

/** Whether what is open is in the window as a whole. */
const isInWindow = (page: Page) =>
  note(page).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return left >= 0 && right <= clientWidth && top >= 0 && bottom <= clientHeight;
  });

test.describe('a term of the glossary', () => {
  test('is explained by a press, below it, and a press elsewhere closes this', async ({ page }) => {
    await open(page, PAGE);
    await expect(note(page)).toBeHidden();
    await term(page).click();
    await expect(note(page)).toBeVisible();
    await expect(note(page)).toContainText('HMR is short for hot module replacement.');
    const [word, box] = [await term(page).boundingBox(), await note(page).boundingBox()];
    expect(Math.abs(box!.y - word!.y - word!.height)).toBeLessThan(16);
    const center = ({ x, width }: { x: number; width: number }) => x + width / 2;
    expect(Math.abs(center(box!) - center(word!))).toBeLessThan(2);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(note(page)).toBeHidden();
  });

  test('is explained by Enter; its link is the next stop; Escape closes it and leaves the focus', async ({
    page,
  }) => {
    await open(page, PAGE);
    await term(page).focus();
    await page.keyboard.press('Enter');
    await expect(note(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(note(page).getByRole('link', { name: 'Glossary' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(note(page)).toBeHidden();
    await expect(term(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/start\/glossary#hmr$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  });

  test('is explained after a page change, in Chinese too', async ({ page }) => {
    await open(page, `/zh${PAGE}`);
    await page.locator('.pagination-nav__link--prev').click();
    await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(new RegExp(`/zh${PAGE}$`));
    await term(page, '模块热更新').click();
    await expect(note(page)).toContainText('HMR（模块热更新）');
    await expect(note(page).getByRole('link')).toHaveAttribute(
      'href',
      '/zh/guide/start/glossary#hmr',
    );
  });

  test('has one note for each button, by ids that the page has once', async ({ page }) => {
    await open(page, '/guide/configuration/rspack');
    const ids = await page
      .locator('[popovertarget]')
      .evaluateAll((all) => all.map((button) => button.getAttribute('popovertarget')!));
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
    await expect(page.locator('[popover]')).toHaveCount(ids.length);
  });

  for (const path of ['/guide/start/glossary', '/zh/guide/start/glossary'])
    test(`${path} has no notes of its own terms`, async ({ page }) => {
      await open(page, path);
      await expect(page.locator('[popovertarget], [popover]')).toHaveCount(0);
    });

  for (const colorScheme of ['light', 'dark'] as const)
    for (const screen of ['phone', 'desktop'] as const)
      test(`no accessibility problem with a note open, ${colorScheme}, on a ${screen}`, async ({
        page,
      }) => {
        await page.setViewportSize(SCREENS[screen]);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, PAGE);
        await term(page).click();
        await expect(note(page)).toBeVisible();
        expect(await isInWindow(page)).toBe(true);
        expect(await accessibilityFaults(page)).toEqual([]);
      });

  test('looks and is copied as the text around it', async ({ page }) => {
    await open(page, PAGE);
    const look = (element: Element) => {
      const { color, fontFamily, fontSize, lineHeight, backgroundColor } =
        getComputedStyle(element);
      return { color, fontFamily, fontSize, lineHeight, backgroundColor };
    };
    const paragraph = page.locator('p', { has: term(page) });
    expect(await term(page).evaluate(look)).toEqual(await paragraph.evaluate(look));
    const copied = await paragraph.evaluate((element) => {
      const selection = getSelection()!;
      selection.selectAllChildren(element);
      return selection.toString();
    });
    expect(copied).toContain('Hot Module Replacement (HMR) replaces an edited module');
  });

  test('keeps the marks beside it on its line, however wide the text is', async ({ page }) => {
    await open(page, PAGE);
    const apart = await page
      .locator('p .whole', { has: page.locator('.term') })
      .evaluateAll((all) =>
        all.flatMap((whole) => {
          const paragraph = whole.closest('p')!;
          const widths = Array.from({ length: 140 }, (_, i) => 80 + 3 * i);
          return widths.filter((width) => {
            paragraph.style.inlineSize = `${width}px`;
            const ends = [...whole.childNodes].map((node) => {
              const range = document.createRange();
              range.selectNodeContents(node);
              return range.getBoundingClientRect().bottom;
            });
            return Math.max(...ends) - Math.min(...ends) > 8;
          });
        }),
      );
    expect(apart).toEqual([]);
  });

  test('is a word like the others on paper', async ({ page }) => {
    await open(page, PAGE);
    await term(page).click();
    await page.emulateMedia({ media: 'print' });
    await expect(term(page)).toBeVisible();
    await expect(note(page)).toBeHidden();
  });

  test('is a link to the glossary in the Markdown of the page, which has no definition', async ({
    request,
  }) => {
    for (const [prefix, link, definition] of [
      ['', /\(\[HMR\]\(\S+\/guide\/start\/glossary\.md#hmr\)\)/, 'is short for'],
      ['/zh', /\[模块热更新\]\(\S+\/zh\/guide\/start\/glossary\.md#hmr\)（HMR）/, '的缩写'],
    ] as const) {
      const markdown = await (await request.get(`${prefix}${PAGE}.md`)).text();
      expect(markdown).toMatch(link);
      expect(markdown).not.toContain(definition);
    }
  });
});

test.describe('by touch', () => {
  test.use({ viewport: SCREENS.phone, hasTouch: true, isMobile: true });

  test('a term is explained in the window', async ({ page }) => {
    await open(page, PAGE);
    await term(page).tap();
    await expect(note(page)).toBeVisible();
    expect(await isInWindow(page)).toBe(true);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a term is explained', async ({ page }) => {
    await page.goto(PAGE);
    await term(page).click();
    await expect(note(page)).toBeVisible();
  });
});
