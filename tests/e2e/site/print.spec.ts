import { expect, test, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { open } from '../lib/open';

/** The text of a page on paper, without what a line's end adds. */
async function printed(page: Page, path: string): Promise<string> {
  await open(page, path);
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(pdf, { mergePages: true });
  return text;
}

/** What A4 leaves between the margins of a browser. */
const PAPER = { width: 718, height: 1000 };

/** Words within some elements that go on in a second line; a name has one at each of its humps. */
const brokenWords = (page: Page, within: string) =>
  page.locator('.markdown').evaluate((markdown, selector) => {
    const texts = document.createTreeWalker(markdown, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement!.closest(selector)) continue;
      for (const { 0: word, index } of text.textContent!.matchAll(/[A-Z]*[a-z]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  }, within);

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

test.describe('a printed page', () => {
  test('has no navigation', async ({ page }) => {
    const text = await printed(page, '/config/dev/hmr');
    expect(text).toContain('dev.hmr');
    for (const part of ['ON THIS PAGE', 'Version 1.3.22', 'Edit this page', 'Copy code', 'Skip to'])
      expect(text).not.toContain(part);
    const next = page.locator('.pagination-nav__link--next .pagination-nav__label');
    expect(text).not.toContain(`Next${await next.textContent()}`);
  });

  for (const path of ['/config/dev/client', '/plugins/dev/hooks'])
    test(`${path} has no word of a table on two lines`, async ({ page }) => {
      await page.setViewportSize(PAPER);
      await open(page, path);
      await page.emulateMedia({ media: 'print' });
      expect(await brokenWords(page, 'td, th')).toEqual([]);
    });

  test('has no name of an option broken but at its joints', async ({ page }) => {
    await page.setViewportSize(PAPER);
    await open(page, '/config/');
    await page.emulateMedia({ media: 'print' });
    expect(await brokenWords(page, 'li > a > code')).toEqual([]);
  });

  test('has the history of an option where its reader has opened it', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await open(page, '/config/dev/client');
    const history = page.locator('details').filter({ has: page.locator('summary [data-mark]') });
    await expect(history.locator('summary')).toBeVisible();
    await expect(history.getByRole('table')).toBeHidden();
    await history.locator('summary').click();
    await expect(history.getByRole('table')).toBeVisible();
  });

  test('has the address behind each link, code aside', async ({ page }) => {
    const text = withoutSpaces(await printed(page, '/guide/start/quick-start'));
    const links = await page
      .locator('.markdown > :not(header) a:is([href^="http"], [href^="/"]):not(pre a)')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(text).toContain(withoutSpaces(`(${link})`));
  });

  for (const path of ['/guide/start/quick-start', '/zh/guide/start/quick-start'])
    test(`${path} has every tab below its name`, async ({ page }) => {
      const text = withoutSpaces(await printed(page, path));
      const panels = await page.locator('.markdown [data-tab]').evaluateAll((all) =>
        all.map((panel) => ({
          name: panel.getAttribute('data-tab')!,
          code: panel.querySelector('code')!.textContent,
        })),
      );
      expect(panels.map(({ name }) => name)).toEqual(expect.arrayContaining(['npm', 'pnpm']));
      for (const { code } of panels) expect(text).toContain(withoutSpaces(code));
      // Commands say `yarn`, so that each “Yarn” is a name.
      expect(text.split('Yarn').length - 1).toBe(
        panels.filter(({ name }) => name === 'Yarn').length,
      );
    });

  test('has all of its code, whatever its length', async ({ page }) => {
    const text = withoutSpaces(await printed(page, '/config/tools/rspack'));
    const lines = await page
      .locator('.markdown pre code')
      .evaluateAll((all) => all.flatMap((code) => code.textContent.split('\n')));
    expect(lines.length).toBeGreaterThan(40);
    for (const line of lines) expect(text).toContain(withoutSpaces(line));
  });

  test('has long lines of code within the page', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 1000 });
    await open(page, '/guide/migration/modern-builder');
    await page.emulateMedia({ media: 'print' });
    const widths = await page
      .locator('.markdown pre > code')
      .evaluateAll((all) => all.map((code) => code.scrollWidth - code.parentElement!.clientWidth));
    expect(widths.length).toBeGreaterThan(5);
    expect(Math.max(...widths)).toBeLessThanOrEqual(0);
  });
});
