import record from './records/proof-shares.json';
import { openDocs } from '#tools/pages/docs';
import { joinTies } from '#tools/prover/all-ties';
import { askProofs, type Answer } from '#tools/prover/ask-proofs';
import { listFailures } from '#tools/prover/format-outcome';
import type { Outcome } from '#tools/prover/proof';
import { listProofFiles } from '#tools/prover/proof-paths';
import { fallenShares, listShares } from '#tools/prover/shares';

const files = listProofFiles();

describe('what pages say, shown by real builds and servers', () => {
  let answers: Answer<Outcome>[] = [];

  beforeAll(async () => {
    answers = await askProofs(files);
  }, 3_600_000);

  it.each(files)('%s: the page says it and it holds', (name) => {
    const answer = answers.find(({ file }) => file === name);
    expect(answer && listFailures(answer).join('\n\n')).toBe('');
    expect(answer?.found).not.toEqual([]);
  });

  it('shows as many statements of each page as it did', () => {
    const docs = openDocs();
    const shares = listShares(docs.files, docs, joinTies(answers, docs).quotes);
    expect(fallenShares(record, shares).join('\n')).toBe('');
  });
});
