import { kindOfPage } from '../../src/i18n/content-path';
import { validateFrontMatter } from '../../src/plugins/front-matter/validate-front-matter';
import type { Check } from './check';
import type { Page } from '../pages/page';
import type { Problem } from '../pages/problem';

/** The front matter is what the site's schema asks for; the build would stop at the same place. */
export const frontMatter: Check = {
  name: 'front-matter',
  run: (pages) => pages.filter(({ unreadable }) => unreadable.length === 0).flatMap(checkPage),
};

function checkPage(page: Page): Problem[] {
  const kind = kindOfPage(page.file);
  if (kind === undefined) return [];
  try {
    validateFrontMatter(kind, page.frontMatter.values, page.file);
    return [];
  } catch (error) {
    return findings((error as Error).message).map((found) => ({
      file: page.file,
      line: page.frontMatter.lineOf(/^`([\w-]+)/.exec(found)?.[1] ?? ''),
      check: 'front-matter',
      what: 'front matter is not as the schema asks',
      expected: 'the keys and values of “Front matter” in CONTRIBUTING.md',
      found,
      fix: 'mend the field, in both languages',
    }));
  }
}

/** One finding a line, between the message's head and its last line. */
function findings(message: string): string[] {
  return message
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim());
}
