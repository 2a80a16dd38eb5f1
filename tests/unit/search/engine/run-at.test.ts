import { runAt } from '../../../../src/search/engine/index/postings';

const starts = [1, 4, 5, 20, 21, 40, 60];

test('the run that holds a position is found from any that begins no later', () => {
  for (let position = 1; position < 70; position++) {
    const right = starts.filter((start) => start <= position).length - 1;
    for (let from = 0; from <= right; from++) expect(runAt(starts, position, from)).toBe(right);
  }
});
