import { expect, test } from '@playwright/test';
import { open, reload, SCREENS } from '../lib/open';

const PAGE = '/config/dev/hmr';

test.describe('the switch that wraps long lines', () => {
  test.use({ viewport: SCREENS.phone });

  test('holds for all code, on the next page and after a reload, from the first paint on', async ({
    page,
  }) => {
    await open(page, PAGE);
    const wrap = page.getByRole('button', { name: 'Wrap long lines' }).first();
    const tooWide = () =>
      page
        .locator('.theme-code-block pre')
        .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
    expect(await tooWide()).toBeGreaterThan(0);
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await tooWide()).toBe(0);
    await reload(page);
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await tooWide()).toBe(0);
    // Without the site's own scripts there is what the first paint shows.
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    expect(await tooWide()).toBe(0);
    await page.unrouteAll();
    await reload(page);
    await wrap.click();
    expect(await tooWide()).toBeGreaterThan(0);
  });

  test('is not there where no line is cut', async ({ page }) => {
    await open(page, '/guide/start/quick-start');
    const short = page.locator('.theme-code-block', { hasText: 'node -v' });
    await expect(short.getByRole('button', { name: 'Wrap long lines' })).toHaveCount(0);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: SCREENS.phone, hasTouch: true, isMobile: true });

  for (const path of ['/guide/faq/exceptions', '/guide/start/quick-start'])
    test(`${path}: no button lies over code`, async ({ page }) => {
      await open(page, path);
      const fences = page.locator('.theme-code-block').filter({ visible: true });
      const covered = await fences.evaluateAll((all) =>
        all.flatMap((fence) => {
          const code = fence.querySelector('pre')!.getBoundingClientRect();
          return [...fence.querySelectorAll('button')]
            .map((button) => button.getBoundingClientRect())
            .filter(({ width, left, right, top, bottom }) => {
              const isBeside = left >= code.right || right <= code.left;
              return width > 0 && !isBeside && top < code.bottom && bottom > code.top;
            });
        }),
      );
      expect(covered).toEqual([]);
    });
});

test('a marked line is seen in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/guide/start/quick-start');
  const color = (line: string) =>
    page
      .locator(line)
      .first()
      .evaluate((el) => getComputedStyle(el).borderInlineStartColor);
  await page
    .locator('.theme-code-block code')
    .first()
    .evaluate((code) => {
      code.innerHTML = '<span class="line">a</span><span class="line marked">b</span>';
    });
  expect(await color('.line.marked')).not.toBe(await color('.line:not(.marked)'));
});

test('an option of a sample leads to its page, as a line says', async ({ page }) => {
  await open(page, '/zh/config/tools/style-loader');
  const link = page
    .locator('.theme-code-block')
    .getByRole('link', { name: 'injectStyles' })
    .first();
  await expect(link).toHaveCSS('text-decoration-style', 'dotted');
  await link.hover();
  await expect(link).toHaveCSS('text-decoration-style', 'solid');
  await link.click();
  await expect(page).toHaveURL(/\/zh\/config\/output\/inject-styles$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('output.injectStyles');
});
