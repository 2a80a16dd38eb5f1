import { listHeadings } from './headings';
import type { Page } from './page';

/** Lines of a page, both ends excluded. */
export interface LineRange {
  from: number;
  to: number;
}

/** The lines of a section, its subsections included. Throws for a heading that the page does not have. */
export function sectionRange(page: Page, section: string): LineRange {
  const headings = listHeadings(page);
  const index = headings.findIndex(({ text }) => text === section);
  const heading = headings[index];
  if (!heading) {
    const found = headings.map(({ text }) => `“${text}”`).join(', ');
    throw new Error(`${page.file}: expected a section “${section}”, found ${found || 'none'}`);
  }
  const next = headings.slice(index + 1).find(({ depth }) => depth <= heading.depth);
  return { from: heading.line, to: next?.line ?? Infinity };
}
