import { applyDiffMarks } from '../../../src/lib/diff-marks';
import { listFences, type Fence } from '../lib/fences';
import { listHeadings } from '../lib/headings';
import type { Page } from '../lib/page';

/** A file of the project that a page describes. */
export interface GuideFile {
  /** path in the project */
  name: string;
  code: string;
  /** line of the page where its first line stands */
  line: number;
}

const filePath = /^[\w@.[\]/-]+$/;

/**
 * The files a page has its readers write: its fences with a path as title. Fences marked `variant`, and
 * `package.json`, belong to it only where they stand in one of the given sections; `legacy` and `fails` never.
 * Throws for a section that the page does not have, and for two fences of one title.
 */
export function listGuideFiles(page: Page, sections: string[] = []): GuideFile[] {
  const ranges = sections.map((section) => rangeOf(page, section));
  const files = new Map<string, GuideFile & { chosen: boolean }>();
  for (const fence of listFences(page).filter(isFile)) {
    const name = fence.title ?? '';
    const chosen = ranges.some(({ from, to }) => fence.line > from && fence.line < to);
    if (!chosen && !standsForItself(fence)) continue;
    const other = files.get(name);
    if (other?.chosen === chosen) {
      throw new Error(
        `${page.file}:${fence.fenceLine}  expected one fence titled ${name}, found another on line ${other.line - 1}; mark the one that takes its place with \`variant\``,
      );
    }
    if (other?.chosen) continue;
    files.set(name, { name, code: `${applyDiffMarks(fence.code)}\n`, line: fence.line, chosen });
  }
  return [...files.values()].map(({ name, code, line }) => ({ name, code, line }));
}

const isFile = ({ title, flags, attributes }: Fence) =>
  title !== undefined &&
  filePath.test(title) &&
  !flags.includes('legacy') &&
  attributes.fails === undefined;

const standsForItself = ({ title = '', flags }: Fence) =>
  !flags.includes('variant') && !title.endsWith('package.json');

/** The lines of a section, its subsections included. */
function rangeOf(page: Page, section: string): { from: number; to: number } {
  const headings = listHeadings(page);
  const index = headings.findIndex(({ text }) => text === section);
  const heading = headings[index];
  if (!heading) throw new Error(`${page.file}: expected a section “${section}”, found none`);
  const next = headings.slice(index + 1).find(({ depth }) => depth <= heading.depth);
  return { from: heading.line, to: next?.line ?? Infinity };
}
