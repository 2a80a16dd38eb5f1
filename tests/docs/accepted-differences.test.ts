import { acceptedDifferences, type AcceptedDifference } from './data/accepted-differences';
import { openDocs } from '#tools/pages/docs';
import { sectionRange } from '#tools/pages/section-range';
import { listBlocks } from '#tools/statements/blocks';
import { findQuote } from '#tools/statements/find-quote';
import { askTies } from '#tools/prover/ask-proofs';
import { contexts } from '#tools/prover/matrix/contexts';
import { listProofFiles, pageOfProofs } from '#tools/prover/proof-paths';
import { asRead } from '#tools/statements/as-read';

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

  it('are of quotes that a proof has', async () => {
    const quoting = acceptedDifferences.filter(({ quote }) => quote !== undefined);
    const pages = new Set(quoting.map(({ page }) => page));
    const ties = await askTies(listProofFiles().filter((file) => pages.has(pageOfProofs(file))));
    const quoted = ties.flatMap(({ found }) =>
      found.flatMap(({ page, says }) => says.map((quote) => `${page}: ${asRead(quote)}`)),
    );
    const stale = quoting
      .map(({ page, quote }) => `${page}: ${asRead(quote!)}`)
      .filter((quote) => !quoted.includes(quote));
    expect(stale).toEqual([]);
  }, 300_000);
});
