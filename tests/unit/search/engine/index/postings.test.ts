import {
  inBoth,
  MatchCollector,
  scaled,
  textAt,
  type Matches,
} from '../../../../../src/search/engine/index/postings';

const hits = (all: Record<number, number>): Matches => ({
  records: Uint32Array.from(Object.keys(all), Number),
  qualities: Float32Array.from(Object.values(all)),
});

test('hits are gathered in any order; of several in a record the best counts', () => {
  const collector = new MatchCollector(10);
  for (const [record, quality] of [
    [7, 0.5],
    [2, 1],
    [7, 0.25],
    [9, 0.25],
    [9, 0.75],
  ] as const)
    collector.add(record, quality);
  expect(collector.finish()).toEqual(hits({ 2: 1, 7: 0.5, 9: 0.75 }));
});

test('a collector begins anew once it has finished', () => {
  const collector = new MatchCollector(3);
  collector.add(1, 1);
  collector.finish();
  collector.add(1, 0.5);
  expect(collector.finish()).toEqual(hits({ 1: 0.5 }));
});

test.each([
  [
    { 1: 1, 3: 0.5, 8: 0.25 },
    { 0: 1, 3: 0.75, 8: 0.125, 9: 1 },
    { 3: 0.5, 8: 0.125 },
  ],
  [{ 1: 1 }, { 2: 1 }, {}],
  [{}, { 2: 1 }, {}],
])('%j and %j have in common %j', (one, other, both) => {
  expect(inBoth(hits(one), hits(other))).toEqual(hits(both));
  expect(inBoth(hits(other), hits(one))).toEqual(hits(both));
});

test('scaled hits are the same records with other qualities', () => {
  expect(scaled(hits({ 4: 0.5 }), 0.5)).toEqual(hits({ 4: 0.25 }));
});

const starts = [1, 4, 5, 20, 21, 40, 60];

test('the text that holds a position is found from any that begins no later', () => {
  for (let position = 1; position < 70; position++) {
    const right = starts.filter((start) => start <= position).length - 1;
    for (let from = 0; from <= right; from++) expect(textAt(starts, position, from)).toBe(right);
  }
});
