import type { Check } from '../check';
import type { Docs } from '../../pages/docs';
import { englishPath, twinPath } from '../../pages/page-paths';
import type { Problem } from '../../pages/problem';
import { compareBlocks } from './blocks';
import { compareCodeOrder } from './code-order';
import { compareFacts } from './facts';
import { compareFrontMatter } from './front-matter';
import { compareHeadings } from './headings';
import { compareLinks } from './links';
import { compareMeaning } from './meaning';
import { compareSamples } from './samples';

const comparisons = [
  compareFrontMatter,
  compareHeadings,
  compareSamples,
  compareBlocks,
  compareLinks,
  compareFacts,
  compareCodeOrder,
  compareMeaning,
];

/** A page says the same in both languages, in the same order. */
export const languages: Check = {
  name: 'languages',
  run(pages, docs) {
    const files = new Set(pages.map((page) => englishPath(page.file)));
    return [...files].flatMap((file) => compareTwins(file, docs));
  },
};

function compareTwins(file: string, docs: Docs): Problem[] {
  const twin = twinPath(file) ?? file;
  const [en, zh] = [docs.page(file), docs.page(twin)];
  if (en && zh) return comparisons.flatMap((compare) => compare({ en, zh }));
  const [missing, present] = en ? [twin, file] : [file, twin];
  return [
    {
      file: present,
      line: 1,
      check: 'languages',
      what: 'page is there in one language only',
      expected: missing,
      found: 'no such file',
      fix: 'write the page in the other language, or delete this one',
    },
  ];
}
