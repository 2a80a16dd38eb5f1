import { expect, test, type Page } from '@playwright/test';
import { open, SCREENS } from '../lib/open';

/** How many characters the full lines of the page's paragraphs have, on average. */
const charactersPerLine = (page: Page) =>
  page.locator('.markdown > p').evaluateAll((all) => {
    const lines = new Map<string, number>();
    for (const [index, paragraph] of all.entries()) {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (let at = 0; at < text.length; at++) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { bottom } = range.getBoundingClientRect();
          const line = `${index} ${Math.round(bottom / 12)}`;
          lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      }
    }
    const counts = [...lines.values()].sort((a, b) => b - a);
    const full = counts.slice(0, Math.ceil(counts.length / 3));
    return full.reduce((sum, count) => sum + count, 0) / full.length;
  });

test.use({ viewport: SCREENS.desktop });

test('English lines have 60 to 75 characters', async ({ page }) => {
  await open(page, '/guide/start/');
  const count = await charactersPerLine(page);
  expect(count).toBeGreaterThanOrEqual(60);
  expect(count).toBeLessThanOrEqual(75);
});

test('Chinese lines have 32 to 42 characters, Latin ones counted as half', async ({ page }) => {
  await open(page, '/zh/guide/start/');
  const widths = await page.locator('.markdown > p').evaluateAll((all) =>
    all.map((p) => {
      const { width } = p.getBoundingClientRect();
      return width / parseFloat(getComputedStyle(p).fontSize);
    }),
  );
  expect(Math.max(...widths)).toBeLessThanOrEqual(42);
  expect(Math.max(...widths)).toBeGreaterThanOrEqual(32);
});

test('Han characters are emphasized by weight, not by slant', async ({ page }) => {
  await open(page, '/zh/config/dev/client');
  const style = await page
    .locator('.markdown p')
    .first()
    .evaluate((p) => {
      const em = p.appendChild(document.createElement('em'));
      const { fontStyle, fontWeight } = getComputedStyle(em);
      return { fontStyle, fontWeight };
    });
  expect(style).toEqual({ fontStyle: 'normal', fontWeight: '600' });
});

for (const [what, address, phrase, lang] of [
  ['Chinese letters', '/config/output/charset', '你好', 'zh-CN'],
  ['English messages', '/zh/config/resolve/dedupe', 'Cannot find module', 'en'],
  ['the lines of a fence', '/zh/guide/start/quick-start', 'npm create', 'en'],
] as const)
  test(`${what} on ${address} are said to be ${lang}`, async ({ page }) => {
    await open(page, address);
    const text = page.locator('.markdown').getByText(phrase).first();
    const language = await text.evaluate((part) => part.closest('[lang]')!.getAttribute('lang'));
    expect(language).toBe(lang);
  });

test('a note has as much room below its text as above', async ({ page }) => {
  await open(page, '/config/server/cors');
  const [above, below] = await page
    .locator('.theme-admonition')
    .first()
    .evaluate((note) => {
      const frame = note.getBoundingClientRect();
      const content = document.createRange();
      content.selectNodeContents(note);
      const text = content.getBoundingClientRect();
      return [text.top - frame.top, frame.bottom - text.bottom];
    });
  expect(below).toBeCloseTo(above!, 0);
});
