import fs from 'node:fs';
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

test('another version of a package makes another version', () => {
  const before = sourcesVersion([]);
  const { readFileSync } = fs;
  jest
    .spyOn(fs, 'readFileSync')
    .mockImplementation(((file: string) =>
      file.endsWith('package-lock.json')
        ? readFileSync(file, 'utf8').replace('"version"', '"changed"')
        : readFileSync(file)) as typeof readFileSync);
  expect(sourcesVersion([])).not.toBe(before);
  jest.restoreAllMocks();
  expect(sourcesVersion([])).toBe(before);
});
