import { stemOf } from '../../../../src/search/engine/text/tokenizer';

test.each([
  ['deploying', 'deploy'],
  ['deployment', 'deploy'],
  ['aliases', 'alias'],
  ['plugins', 'plugin'],
  ['splitting', 'split'],
  ['configuration', 'configur'],
  ['caching', 'cach'],
  ['entries', 'entr'],
  ['less', undefined],
  ['class', undefined],
  ['port', undefined],
  ['rsbuild', undefined],
  ['server.port', undefined],
])('%s → %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});
