import { applyDiffMarks } from '../mdx/diff-marks';
import { parseFenceMeta } from '../mdx/fence-meta';
import { pathsIn } from '../mdx/option-links';
import { headingIds, listHeadings } from '../mdx/page-headings';

/** A config in a sample of a page, after the change that it shows. */
export interface Sample {
  /** The id of the heading above it; undefined before the first one. */
  readonly section?: string;
  /** The paths that it sets. */
  readonly options: readonly string[];
}

const FENCE = /^ *(`{3,})\w+ (.*)\n([^]*?)\n *\1 *$/gm;

/** The configs in the samples of an English page. */
export function readSamples(text: string): Sample[] {
  const headings = listHeadings(text);
  const ids = headingIds(headings);
  return [...text.matchAll(FENCE)].flatMap(({ index, 2: meta, 3: code }) => {
    const options = pathsIn(applyDiffMarks(code!), parseFenceMeta(meta!).attributes.title);
    const section = ids[headings.filter(({ start }) => start < index).length - 1];
    return options.length ? [{ section, options }] : [];
  });
}
