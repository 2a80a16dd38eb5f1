import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { LANGUAGES, type Language } from '../search/built-index';
import { bookPage } from './book-page';
import { readChapters } from './chapters';
import { bookEpub } from './epub';
import { findBrowser } from '../set-up/programs.mjs';
import { defineVerb } from '../command/verb';

const OUT_DIR = path.resolve(__dirname, '../../build-book');
/** In pixels of 1/96 inch. */
const A4 = { width: 794, height: 1123 };

async function print(page: Page, html: string): Promise<Buffer> {
  const file = path.join(OUT_DIR, 'book.html');
  fs.writeFileSync(file, html);
  await page.goto(`file://${file}`);
  await page.evaluate(() => document.fonts.ready);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
}

/** The page of each anchor, from 1. */
async function pagesOfAnchors(pdf: Buffer): Promise<Map<string, number>> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const destinations = (await document.getDestinations()) as Record<string, [object, ...unknown[]]>;
  const pages = new Map<string, number>();
  for (const [name, [reference]] of Object.entries(destinations))
    pages.set(name, (await document.getPageIndex(reference as never)) + 1);
  return pages;
}

function save(name: string, content: Uint8Array, about: string): void {
  const file = path.join(OUT_DIR, name);
  fs.writeFileSync(file, content);
  console.log(`${file}: ${about}, ${(content.length / 1e6).toFixed(1)} MB`);
}

/** Prints twice: the first time tells on which pages the chapters are. */
async function makeBook(page: Page, language: Language): Promise<void> {
  const chapters = readChapters(language);
  const draft = await print(
    page,
    bookPage(language, chapters, () => undefined),
  );
  const pages = await pagesOfAnchors(draft);
  const pdf = await print(
    page,
    bookPage(language, chapters, (id) => pages.get(id)),
  );
  const { numPages } = await getDocumentProxy(new Uint8Array(pdf));
  const cover = await page.locator('.book-cover').screenshot({ type: 'jpeg', quality: 85 });
  save(`rsbuild-${language}.pdf`, pdf, `${chapters.length} chapters, ${numPages} pages`);
  save(`rsbuild-${language}.epub`, bookEpub(language, chapters, cover), 'the same chapters');
}

export const verb = defineVerb({
  about:
    'Makes a book of the last build in build-book/: for each language an EPUB for e-readers, and a PDF with a cover, contents,\npage numbers and working links.',
  flags: { lang: { type: 'string', choices: LANGUAGES, about: 'only this language' } },
  run: ({ lang }) => makeBooks(LANGUAGES.filter((language) => !lang || language === lang)),
});

async function makeBooks(languages: readonly Language[]) {
  fs.mkdirSync(OUT_DIR, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: A4 });
    page.setDefaultTimeout(0);
    for (const language of languages) await makeBook(page, language);
  } finally {
    await browser.close();
    fs.rmSync(path.join(OUT_DIR, 'book.html'), { force: true });
  }
}
