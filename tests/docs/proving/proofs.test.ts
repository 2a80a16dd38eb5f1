import { askProofs, type Answer } from './ask-proofs';
import { failuresOf } from './format-outcome';
import type { Outcome } from './proof';
import { listProofFiles } from './proof-paths';

const files = listProofFiles();

describe('what pages say, shown by real builds and servers', () => {
  let answers: Answer<Outcome>[] = [];

  beforeAll(async () => {
    answers = await askProofs(files);
  }, 1_200_000);

  it.each(files)('%s: the page says it and it holds', (name) => {
    const answer = answers.find(({ file }) => file === name);
    expect(answer && failuresOf(answer).join('\n\n')).toBe('');
    expect(answer?.found).not.toEqual([]);
  });
});
