import { acceptedDifferences } from '../../data/accepted-differences';
import { openDocs } from '../../lib/docs';
import { sectionRange } from '../../lib/section-range';
import { listBlocks } from '../../lib/statements/blocks';
import { findQuote } from '../../lib/statements/find-quote';
import { contexts } from './contexts';

const docs = openDocs();

describe('differences that are accepted', () => {
  it('are in contexts that exist, and told by the page that is named', () => {
    const names = contexts.map(({ name }) => name);
    for (const { contexts: chosen, told } of acceptedDifferences) {
      expect(names).toEqual(expect.arrayContaining(chosen));
      const page = docs.page(told.page);
      if (!page) throw new Error(`expected the page ${told.page}, found no such file`);
      const { from, to } = told.section
        ? sectionRange(page, told.section)
        : { from: 0, to: Infinity };
      findQuote(
        listBlocks(page).filter(({ line }) => line > from && line < to),
        told.says,
      );
    }
  });
});
