import { expect, test, type Page } from '@playwright/test';
import { layoutShifts } from '../lib/layout-shift';
import { open, openToRest } from '../lib/open';

/** The faces that an element's text is drawn with. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** A first visit, until the fonts that it asked for are in the browser's cache. */
async function visit(page: Page, path: string): Promise<void> {
  await openToRest(page, path);
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('site-fonts')),
  );
}

for (const path of ['/config/dev/client', '/zh/config/dev/client'])
  test(`${path} is in the site’s own faces from the second page on, and moves nothing`, async ({
    page,
  }) => {
    await visit(page, path);
    expect(await layoutShifts(page)).toEqual([]);
    await openToRest(page, path);
    expect(await facesOf(page, '.navbar__title')).toEqual([expect.stringContaining('Inter')]);
    expect(await facesOf(page, 'h1')).toEqual([expect.stringContaining('JetBrains Mono')]);
    expect(await layoutShifts(page)).toEqual([]);
  });

test('no text waits for a font', async ({ page }) => {
  // They never come.
  await page.route('**/*.woff2', () => undefined);
  await open(page, '/config/dev/client');
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint').length,
  );
  expect(painted).toBe(1);
  expect(await facesOf(page, '.navbar__title')).not.toContain('Inter');
});

test('in its fallback a text is as wide as in the face itself', async ({ page }) => {
  await visit(page, '/guide/start/');
  const ratios = await page.evaluate(async () => {
    const text = document.querySelector('.markdown')!.textContent;
    const canvas = document.createElement('canvas').getContext('2d')!;
    const widthIn = async (font: string) => {
      await document.fonts.load(font, text);
      canvas.font = font;
      return canvas.measureText(text).width;
    };
    return Promise.all(
      [400, 600].map(
        async (weight) =>
          (await widthIn(`${weight} 16px Inter, 'Inter Punctuation'`)) /
          (await widthIn(`${weight} 16px 'Inter Fallback'`)),
      ),
    );
  });
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.01);
});

test('Chinese quotes are as wide as the characters around them', async ({ page }) => {
  await visit(page, '/zh/guide/start/');
  await openToRest(page, '/zh/guide/start/');
  await page
    .locator('.markdown p')
    .first()
    .evaluate((p) => p.replaceChildren('“打包”——'));
  expect((await facesOf(page, '.markdown p')).join()).not.toContain('Inter');
});
