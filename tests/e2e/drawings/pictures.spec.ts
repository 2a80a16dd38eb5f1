import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { open, SCREENS } from '../lib/open';

const root = path.resolve(__dirname, '../../..');
const HAN = /\p{Script=Han}/u;

/** The pages with drawings, by their English addresses. */
const pages = fs
  .readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .filter((file) => fs.readFileSync(path.join(root, 'docs', file), 'utf8').includes('<Picture of='))
  .map((file) => `/${file.split(path.sep).join('/')}`.replace(/(?:(?<=\/)index)?\.mdx$/, ''));

const strings = Object.entries(
  JSON.parse(fs.readFileSync(path.join(root, 'i18n/zh/code.json'), 'utf8')) as Record<
    string,
    { message: string }
  >,
)
  .filter(([id]) => id.startsWith('pictures.'))
  .map(([, { message }]) => message);

const picture = (page: Page) => page.locator('figure[data-picture]');
const large = (page: Page) => page.getByRole('dialog');
const button = (page: Page) => page.getByRole('button', { name: 'Enlarge the picture' });

/** The texts of a drawing that are not whole inside of it, or not inside of the box that they begin in. */
const cutTexts = (page: Page) =>
  picture(page)
    .locator('svg[role=img]')
    .evaluateAll((drawings) =>
      drawings.flatMap((drawing) =>
        [...drawing.querySelectorAll('text')]
          .filter((text) => {
            const frame = text.parentElement!.querySelector(':scope > rect') ?? drawing;
            const [inner, outer] = [text.getBoundingClientRect(), frame.getBoundingClientRect()];
            return inner.left < outer.left || inner.right > outer.right;
          })
          .map((text) => text.textContent),
      ),
    );

test('at least eight pages explain by a drawing', () => {
  expect(pages.length).toBeGreaterThanOrEqual(8);
});

for (const [language, base] of [
  ['English', ''],
  ['Chinese', '/zh'],
] as const) {
  test(`each drawing says in ${language} what it shows, and its texts fit on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize(SCREENS.phone);
    for (const address of pages) {
      await page.goto(base + address);
      const drawing = picture(page).getByRole('img');
      await expect(drawing, address).toHaveCount(1);
      const alternative = (await drawing.getAttribute('aria-label'))!;
      expect(alternative.length, address).toBeGreaterThan(60);
      const labels = (await drawing.locator('text').allTextContents()).filter((text) =>
        HAN.test(text),
      );
      expect(HAN.test(alternative), address).toBe(language === 'Chinese');
      expect(labels.length > 0, address).toBe(language === 'Chinese');
      expect(strings, address).toEqual(expect.arrayContaining(labels));
      expect(await cutTexts(page), address).toEqual([]);
      const { x, width } = (await picture(page).boundingBox())!;
      expect(x, address).toBeGreaterThanOrEqual(0);
      expect(x + width, address).toBeLessThanOrEqual(SCREENS.phone.width);
      const letters = await drawing
        .locator('text')
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
      expect(Math.min(...letters), address).toBeGreaterThan(11);
    }
  });
}

test('an arrow that alone leads to the edge of a box meets the middle of it', async ({ page }) => {
  for (const address of pages) {
    await page.goto(address);
    const aside = await picture(page)
      .locator('svg[role=img]')
      .evaluate((drawing) => {
        const ends = [...drawing.querySelectorAll('polyline')]
          .filter((line) => line.nextElementSibling?.tagName === 'path')
          .map((line) => line.points[line.points.length - 1]!);
        return [...drawing.querySelectorAll('rect')].flatMap((box) => {
          const [left, top, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
            Number(box.getAttribute(name)),
          ) as [number, number, number, number];
          return [top - 2, top + height + 2].flatMap((edge) => {
            const met = ends.filter(
              ({ x, y }) => x > left && x < left + width && Math.abs(y - edge) <= 2,
            );
            const middle = left + width / 2;
            return met.length === 1 && Math.abs(met[0]!.x - middle) > 1
              ? [`${met[0]!.x} instead of ${middle}`]
              : [];
          });
        });
      });
    expect(aside, address).toEqual([]);
  }
});

test('lines of two kinds have a legend', async ({ page }) => {
  for (const [base, words] of [
    ['', ['Download', 'Use of a module']],
    ['/zh', ['下载', '模块引用']],
  ] as const) {
    await page.goto(`${base}/guide/advanced/module-federation`);
    for (const word of words) await expect(picture(page).getByText(word)).toBeVisible();
  }
});

test('a drawing has its place before it is painted, and the same colors as the text around it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/guide/advanced/hmr');
  const color = () =>
    picture(page)
      .locator('text')
      .first()
      .evaluate((text) => getComputedStyle(text).fill);
  const heading = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  const light = await color();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await color();
  expect(dark).not.toBe(light);
  expect(dark).toBe(await heading());
  const { width, height } = (await picture(page).getByRole('img').boundingBox())!;
  const [, , units, high] = (await picture(page).getByRole('img').getAttribute('viewBox'))!.split(
    ' ',
  );
  expect(width / height).toBeCloseTo(Number(units) / Number(high), 1);
});

test.describe('a drawing is shown large', () => {
  test('by a click, over the whole window, until a click', async ({ page }) => {
    await open(page, '/guide/advanced/hmr');
    const before = (await picture(page).getByRole('img').boundingBox())!.width;
    await picture(page).getByRole('img').click();
    await expect(large(page)).toBeVisible();
    const after = (await large(page).getByRole('img').boundingBox())!.width;
    expect(after).toBeGreaterThan(before * 1.3);
    await large(page).getByRole('img').click();
    await expect(large(page)).toHaveCount(0);
  });

  test('by keyboard, until Escape; the focus is where it was', async ({ page }) => {
    await open(page, '/guide/advanced/hmr');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(large(page)).toBeVisible();
    await expect(large(page).getByRole('button', { name: 'Close the picture' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(large(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('on a phone it is whole', async ({ page }) => {
    await page.setViewportSize(SCREENS.phone);
    // The highest one.
    await open(page, '/plugins/dev/hooks');
    await button(page).click();
    await expect(large(page).getByRole('img')).toBeInViewport({ ratio: 1 });
    const room = await large(page).evaluate((dialog) => [
      dialog.scrollWidth - dialog.clientWidth,
      dialog.scrollHeight - dialog.clientHeight,
    ]);
    expect(room).toEqual([0, 0]);
  });
});
