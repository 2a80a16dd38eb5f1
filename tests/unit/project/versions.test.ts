import fs from 'node:fs';
import path from 'node:path';
import { packageVersions } from '../../../src/reading/package-versions';

const sourceOf = (file: string) =>
  fs.readFileSync(path.resolve(__dirname, '../../../src', file), 'utf8');

test.each([
  ['landing/hero.ts', `npm create rsbuild@${packageVersions['create-rsbuild']}`],
  ['shell/build/navbar.ts', `Version ${packageVersions['@rsbuild/core']}`],
  ['theme/SearchPage/index.tsx', `Rsbuild ${packageVersions['@rsbuild/core']}`],
  ['feedback/PageFeedback/index.tsx', `Rsbuild ${packageVersions['@rsbuild/core']}`],
  ['pages/index.tsx', `Rsbuild ${packageVersions['@rsbuild/core']}`],
])('%s names the versions that the pages name', (file, text) => {
  expect(sourceOf(file)).toContain(text);
});
