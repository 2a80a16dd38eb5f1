import type { Page } from '@playwright/test';

/** Whatever isn't written by translators: code, dates, names with breaks, what was found, and parts in a language of their own. */
const OTHER = [
  'script, style, noscript, svg, code, pre, kbd, time, textarea, [lang]:not(html)',
  ':has(> wbr), .sidebar-option, a.hash-link, [role="option"], [role="search"] ~ * li',
].join();

/** Options, files, packages, variables and addresses. */
const CODE_NAME = /[\w$-]*[@/._][\w@/.-]*\w/g;

/** Products, and the option whose name is a word. */
const NAMES = new RegExp(
  String.raw`\b(?:${[
    'Rsbuild|API|(?:Awesome )?Rspack|Rspress|Rslib|Rsdoctor|Rstest|UnoCSS|mode',
    'GitHub|Discord|Bluesky|Atom|ChatGPT|Claude|Yarn|Bun|linux|rsbuild',
    '(?:Create )?React(?: App)?|Vue(?: CLI)?|Svelte|Solid|Preact|Vite|(?:webpack|swc|babel)[a-z-]*',
  ].join('|')})\b`,
  'gi',
);

/** Texts and names of a page, in sight or not, that have English words: a pseudo-language has none of their vowels. */
export async function englishTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate((other) => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement!.closest(other)) found.push(textContent!);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest(other)) found.push(element.getAttribute(name)!);
    return found;
  }, OTHER);
  const isEnglish = (text: string) =>
    /[aeiouy]/i.test(text.replace(CODE_NAME, '').replace(NAMES, ''));
  return [...new Set(texts.filter(isEnglish))];
}
