import { EpubCheck } from '@likecoin/epubcheck-ts';
import { expect, test } from '@playwright/test';
import { bookPage } from '../../../tools/book/book-page';
import { readChapters } from '../../../tools/book/chapters';
import { bookEpub } from '../../../tools/book/epub';
import { allRoutes } from '../lib/routes';

/** The home page and the list of releases say nothing that the book lacks. */
const LEFT_OUT = 2;

for (const language of ['en', 'zh'] as const)
  test(`the book in ${language} has each page, and its links lead to places in it`, () => {
    const chapters = readChapters(language);
    expect(chapters).toHaveLength(allRoutes.length / 2 - LEFT_OUT);
    const html = bookPage(language, chapters, () => 1);
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!);
    const places = all(/ id="([^"]+)"/g);
    expect(new Set(places).size).toBe(places.length);
    const links = all(/ href="#([^"]+)"/g);
    expect(links.length).toBeGreaterThan(1000);
    expect(links.filter((link) => !places.includes(link))).toEqual([]);
  });

for (const language of ['en', 'zh'] as const)
  test(`EPUBCheck finds nothing wrong with the e-book in ${language}`, async ({ page }) => {
    await page.setContent('<h1>Cover</h1>');
    const cover = await page.locator('h1').screenshot({ type: 'jpeg' });
    const { messages } = await EpubCheck.validate(
      bookEpub(language, readChapters(language), cover),
    );
    const found = messages.map(
      ({ severity, message, location }) => `${severity} ${location?.path}: ${message}`,
    );
    expect(found).toEqual([]);
  });
