import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults } from '../lib/axe';
import { open, scrollTo, SCREENS } from '../lib/open';
import { PAGE_KINDS } from '../lib/page-kinds';

/** Ends every change of colors that is under way. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const motion of document.getAnimations())
      if (motion instanceof CSSTransition) motion.finish();
  });

/** What axe finds wrong on the page once its colors rest. */
async function problems(page: Page): Promise<string[]> {
  await endTransitions(page);
  return accessibilityFaults(page);
}

test.describe('no accessibility problem (WCAG 2.2 AA)', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // axe looks at every element; an overview has thousands.
  test.describe.configure({ timeout: 240_000 });

  // Every page in both themes, at both widths and in both languages; every pair of these once.
  for (const [prefix, wide, narrow] of [
    ['', 'light', 'dark'],
    ['/zh', 'dark', 'light'],
  ] as const)
    for (const path of PAGE_KINDS)
      test(`${prefix}${path}: wide in ${wide}, narrow in ${narrow}`, async ({ page }) => {
        await open(page, prefix + path);
        await page.waitForLoadState('networkidle');
        for (const [viewport, colorScheme] of [
          [SCREENS.desktop, wide],
          [SCREENS.phone, narrow],
        ] as const) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          expect(await problems(page), `${colorScheme}, ${viewport.width} px`).toEqual([]);
        }
      });

  for (const [prefix, zoomed, forced] of [
    ['', 'light', 'dark'],
    ['/zh', 'dark', 'light'],
  ] as const)
    for (const path of [
      '/',
      '/config/dev/client',
      '/plugins/dev/hooks',
      '/guide/start/quick-start',
    ])
      test(`${prefix}${path}: at a zoom of 400 % and in forced colors`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 256 });
        await page.emulateMedia({ colorScheme: zoomed });
        await open(page, prefix + path);
        await page.waitForLoadState('networkidle');
        expect(await problems(page), '400 %').toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBe(320);
        await page.setViewportSize(SCREENS.desktop);
        await page.emulateMedia({ colorScheme: forced, forcedColors: 'active' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', forced);
        expect(await problems(page), 'forced colors').toEqual([]);
      });

  for (const [name, screen, button] of [
    ['the full-screen menu', 'phone', 'Toggle navigation bar'],
    ['the sidebar drawer', 'phone', 'Menu '],
    ['the outline', 'phone', 'ON THIS PAGE'],
    ['the search', 'phone', 'Search'],
    ['the version menu', 'desktop', 'Version 1.3.22'],
    ['the languages', 'desktop', 'English'],
    ['the search', 'desktop', 'Search'],
    ['the profiles', 'tablet', 'More profiles'],
    ['the page menu', 'phone', 'Copy page'],
    ['the page menu', 'desktop', 'Copy page'],
  ] as const)
    test(`${name} open, on a ${screen}`, async ({ page }) => {
      await page.setViewportSize(SCREENS[screen]);
      await open(page, '/config/dev/hmr');
      await page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
      if (button === 'Search') {
        await page.getByRole('combobox').fill('hmr');
        await expect(page.getByRole('option').first()).toBeVisible();
      }
      await page.waitForLoadState('networkidle');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect(await problems(page), colorScheme).toEqual([]);
      }
    });
});

test('the skip link is the first stop, is seen there, and leads to the text', async ({ page }) => {
  await open(page, '/config/dev/hmr');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ viewport: SCREENS.phone, hasTouch: true, isMobile: true });

  for (const path of ['/', '/config/dev/hmr', '/config/', '/guide/start/quick-start', '/no/such'])
    test(`${path}: what can be tapped is 44 px large, links and terms in running text aside`, async ({
      page,
    }) => {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      const small = await page
        .locator('a, button, input, summary, [role="tab"]')
        .evaluateAll((all) =>
          all
            .filter((el) => el.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
            .filter(
              (el) => !el.matches('.hash-link, .term, .skipToContent, [class*="skipToContent"]'),
            )
            .filter((el) => getComputedStyle(el).display !== 'inline')
            .flatMap((el) => {
              const { width, height } = el.getBoundingClientRect();
              const isSmall = height > 0 && (height < 43.5 || width < 24);
              return isSmall ? [`${Math.round(width)}×${Math.round(height)} ${el.outerHTML}`] : [];
            }),
        );
      expect(small).toEqual([]);
    });
});

test('with a mouse, what copies or unfolds is hit within 44 px', async ({ page }) => {
  await open(page, '/config/dev/client');
  for (const control of [
    page.getByRole('button', { name: 'Copy code' }).first(),
    page.locator('summary:has([data-mark])'),
    page.getByText('tested with'),
  ]) {
    await control.scrollIntoViewIfNeeded();
    const missed = await control.evaluate((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const around = [-21, 21].flatMap((d) => [[x + d, y] as const, [x, y + d] as const]);
      return around.filter((point) => !target.contains(document.elementFromPoint(...point)));
    });
    expect(missed).toEqual([]);
  }
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/', '/config/dev/hmr', '/config/'])
    test(`${path}: the other theme is there at once`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, path);
      const moving = await page.locator('h1, h2, p, td, pre').evaluateAll((all) => {
        document.documentElement.dataset.theme = 'dark';
        return all.filter((el) => el.getAnimations().length > 0).length;
      });
      expect(moving).toBe(0);
    });

  for (const path of ['/', '/config/dev/hmr', '/config/'])
    test(`${path}: nothing moves on its own`, async ({ page }) => {
      await open(page, path);
      const moving = await page.locator('*').evaluateAll((all) =>
        all.flatMap((el) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(el);
          const durations = `${transitionDuration}, ${animationDuration}`
            .split(', ')
            .map(parseFloat);
          const isMoving = durations.some((s) => s > 0.001) || scrollBehavior === 'smooth';
          return isMoving ? [el.outerHTML.slice(0, 100)] : [];
        }),
      );
      expect(moving).toEqual([]);
    });
});

test.describe('on paper', () => {
  test('a page is black on white in either theme, its text alone, with the addresses of outside links', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await open(page, '/guide/start/quick-start');
    for (const part of [
      page.getByRole('navigation', { name: 'Main' }),
      page.getByRole('navigation', { name: 'Docs sidebar' }),
      page.getByRole('navigation', { name: 'ON THIS PAGE' }),
      page.getByRole('contentinfo'),
      page.getByRole('button', { name: 'Copy code' }).first(),
    ])
      await expect(part).toBeHidden();
    const lightness = (color: string) => Number(/\d+/.exec(color)?.[0]);
    const body = await page
      .locator('.markdown > p')
      .first()
      .evaluate((text) => getComputedStyle(text).color);
    expect(lightness(body)).toBeLessThan(60);
    const code = await page
      .locator('.theme-code-block')
      .first()
      .evaluate((fence) => getComputedStyle(fence).backgroundColor);
    expect(lightness(code)).toBeGreaterThan(200);
    const outside = await page
      .locator('.markdown > p a[href^="https://"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(outside).toContain('https://');
    const panels = page.locator('article [role="tabpanel"]');
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  });

  test('scrolled, no button stands over the text', async ({ page }) => {
    await open(page, '/guide/start/quick-start');
    await scrollTo(page, 1500);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Scroll back to top' })).toBeHidden();
  });
});
