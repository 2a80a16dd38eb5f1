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

  test('has the address behind each link', async ({ page }) => {
    const text = withoutSpaces(await printed(page, '/guide/start/quick-start'));
    const links = await page
      .locator('.markdown > :not(header) a:is([href^="http"], [href^="/"])')
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
