import { CREATE_COMMAND } from '../../../src/landing/hero';
import { packageVersions } from '../../../src/reading/package-versions';
import { navbar } from '../../../src/shell/build/navbar';

test('the command on the home page names the generator that the pages name', () => {
  expect(CREATE_COMMAND).toBe(`npm create rsbuild@${packageVersions['create-rsbuild']}`);
});

test('the navbar names the version that the pages describe', () => {
  expect(JSON.stringify(navbar)).toContain(`Version ${packageVersions['@rsbuild/core']}`);
});
