import { acceptedDifferences, type AcceptedDifference } from './data/accepted-differences';
import { openDocs } from '#tools/pages/docs';
import { sectionRange } from '#tools/pages/section-range';
import { listBlocks } from '#tools/statements/blocks';
import { findQuote } from '#tools/statements/find-quote';
import { contexts } from '#tools/prover/matrix/contexts';

const docs = openDocs();
const names = contexts.map(({ name }) => name);

/** Why a page does not tell of a difference; nothing if it does. */
function problemsOf({ page: proved, told }: AcceptedDifference): string[] {
  try {
    const page = docs.page(told.page);
    if (!page) throw new Error('expected a page, found no such file');
    const { from, to } = told.section
      ? sectionRange(page, told.section)
      : { from: 0, to: Infinity };
    const near = listBlocks(page).filter(({ line }) => line > from && line < to);
    findQuote(near, told.says);
    return [];
  } catch (error) {
    return [`${told.page}, for ${proved}: ${(error as Error).message}`];
  }
}

describe('differences that are accepted', () => {
  it('are in contexts that exist', () => {
    const named = acceptedDifferences.flatMap((difference) => difference.contexts);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('are told by the page that is named', () => {
    expect(acceptedDifferences.flatMap(problemsOf).join('\n')).toBe('');
  });
});
