import { applyDiffMarks } from '../../src/plugins/mdx/diff-marks';
import { listFences, type Fence } from '../pages/fences';
import type { Page } from '../pages/page';
import { sectionRange } from '../pages/section-range';
import type { FenceName } from './proof';

/** A fence as a file of a project. */
export interface PageFile {
  name: string;
  code: string;
}

/** The fence of a page that a proof names. Throws if the page has none or several. */
export function findFence(page: Page, fenceName: FenceName, proofSection?: string): PageFile {
  const wanted = typeof fenceName === 'string' ? { title: fenceName } : fenceName;
  const { title, nth, containing, as: name, section = proofSection } = wanted;
  const range = section === undefined ? undefined : sectionRange(page, section);
  const found = listFences(page).filter(
    (fence) =>
      (title === undefined || fence.title === title) &&
      (containing === undefined || fence.code.includes(containing)) &&
      (range === undefined || (fence.fenceLine > range.from && fence.fenceLine < range.to)),
  );
  const fence = nth === undefined ? onlyOne(page, wanted, found) : found[nth - 1];
  if (!fence)
    throw new Error(`${page.file}: expected ${nth} fences ${told(wanted)}, found ${found.length}`);
  const target = name ?? fence.title;
  if (target === undefined) {
    throw new Error(`${page.file}:${fence.fenceLine}  expected a title or \`as\`, found neither`);
  }
  return { name: target, code: `${applyDiffMarks(fence.code)}\n` };
}

function onlyOne(page: Page, wanted: FenceName, found: Fence[]): Fence {
  const [fence, ...others] = found;
  if (fence && others.length === 0) return fence;
  const lines = found.map(({ fenceLine }) => fenceLine).join(', ');
  throw new Error(
    fence
      ? `${page.file}: expected one fence ${told(wanted)}, found them on the lines ${lines}; name \`section\`, \`nth\` or \`containing\``
      : `${page.file}: expected a fence ${told(wanted)}, found none`,
  );
}

const told = (wanted: FenceName) => JSON.stringify(wanted);
