import { sourcesVersion } from '../../../../src/ui/build/sources-version';

test('each source, all files of a folder and the facts make another version', () => {
  const sources = [
    ['src/ui/build/sources-version.ts'],
    ['src/ui/build/result-cache.ts'],
    ['src/ui/build'],
    ['src/ui'],
  ];
  const versions = sources.map((files) => sourcesVersion(files));
  const withFacts = [{ a: 1 }, { a: 2 }].map((facts) => sourcesVersion(['src/ui'], facts));
  expect(new Set([...versions, ...withFacts]).size).toBe(6);
  expect(sourcesVersion(['src/ui'], { a: 1 })).toBe(withFacts[0]);
});
