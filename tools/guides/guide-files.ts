import { applyDiffMarks } from '../../src/plugins/mdx/diff-marks';
import { listFences, type Fence } from '../pages/fences';
import type { Page } from '../pages/page';
import { sectionRange } from '../pages/section-range';

/** A file of the project that a page describes. */
export interface GuideFile {
  /** path in the project */
  name: string;
  code: string;
  /** line of the page that has its first line */
  line: number;
}

/** Which of a page's fences with titles belong to a project, beyond the unmarked ones. */
export interface FileChoice {
  /** Headings: the fences below them belong to it, those marked `variant` and `package.json` too. */
  sections?: string[];
  /** Texts, each of one fence only: that fence belongs to it. */
  variants?: string[];
}

interface RankedFile extends GuideFile {
  rank: number;
}

const filePath = /^[\w@.[\]/-]+$/;

/**
 * The files a page has its readers write: its fences with a path as title. Those marked `variant`, and
 * `package.json`, only where they are chosen; they take the place of others. `legacy` and `fails` never.
 * Throws for a choice that the page does not have, and for two fences of one title with equal right.
 */
export function listGuideFiles(page: Page, choice: FileChoice = {}): GuideFile[] {
  const rankOf = rankFences(page, choice);
  const files = new Map<string, RankedFile>();
  for (const fence of listFences(page).filter(isFile)) {
    const name = fence.title ?? '';
    const rank = rankOf(fence);
    const other = files.get(name);
    if (rank === 0 || rank < (other?.rank ?? 0)) continue;
    if (rank === other?.rank) {
      throw new Error(
        `${page.file}:${fence.fenceLine}  expected one fence titled ${name}, found another on line ${other.line - 1}; mark the one that takes its place with \`variant\``,
      );
    }
    files.set(name, { name, code: `${applyDiffMarks(fence.code)}\n`, line: fence.line, rank });
  }
  return [...files.values()].map(({ name, code, line }) => ({ name, code, line }));
}

const isFile = ({ title, flags, attributes }: Fence) =>
  title !== undefined &&
  filePath.test(title) &&
  !flags.includes('legacy') &&
  attributes.fails === undefined;

/** How much a fence belongs to the project: 0 not at all, a higher rank wins. */
function rankFences(page: Page, { sections = [], variants = [] }: FileChoice) {
  const ranges = sections.map((section) => sectionRange(page, section));
  const named = variants.map((text) => fenceWith(page, text).line);
  return ({ line, title = '', flags }: Fence) => {
    const variant = flags.includes('variant');
    if (named.includes(line)) return 4;
    if (ranges.some(({ from, to }) => line > from && line < to)) return variant ? 3 : 2;
    return variant || title.endsWith('package.json') ? 0 : 1;
  };
}

function fenceWith(page: Page, text: string): Fence {
  const [fence, ...others] = listFences(page).filter(
    (candidate) => isFile(candidate) && candidate.code.includes(text),
  );
  if (!fence || others.length > 0) {
    const found = fence ? others.length + 1 : 'none';
    throw new Error(`${page.file}: expected one fence with “${text}”, found ${found}`);
  }
  return fence;
}
