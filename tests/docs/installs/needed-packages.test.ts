import { takenPackages } from '../data/taken-packages';
import { openDocs } from '#tools/pages/docs';
import { readPage } from '#tools/pages/page';
import { listBlocks } from '#tools/statements/blocks';
import { findQuote } from '#tools/statements/find-quote';
import { listInstallCommands } from '#tools/installs/install-commands';
import { listNeededPackages } from '#tools/installs/needed-packages';

const docs = openDocs();
const pages = docs.files
  .filter((file) => /^docs\/(?:guide|plugins)\//.test(file))
  .map((file) => docs.page(file)!);

const tells = (file: string, name: string) =>
  takenPackages.filter(({ page, packages }) => page === file && packages.includes(name));

const missing = pages.flatMap((page) => {
  const installed = listInstallCommands(page).flatMap(({ packages }) => packages);
  const here = ['@rsbuild/core', ...installed.map(({ name }) => name)];
  return listNeededPackages(page)
    .filter(({ name }) => !here.includes(name))
    .map(({ name, line }) => ({ file: page.file, name, line }));
});

describe('packages that samples of guides and plugins use', () => {
  it('are installed by a command of the page, or the page tells that they are there', () => {
    const untold = missing
      .filter(({ file, name }) => tells(file, name).length === 0)
      .map(
        ({ file, name, line }) =>
          `${file}:${line}  expected a command that installs ${name}, found none. Add it, or name the sentence that tells where it comes from in tests/docs/data/taken-packages.ts.`,
      );
    expect(untold.join('\n')).toBe('');
  });

  it('are in the list of those that are there only where the page says so', () => {
    const problems = takenPackages.flatMap(({ page: file, packages, says }) => {
      try {
        findQuote(listBlocks(docs.page(file)!), says);
      } catch (error) {
        return [`${file}: ${(error as Error).message}`];
      }
      return packages
        .filter((name) => !missing.some((one) => one.file === file && one.name === name))
        .map((name) => `${file}: ${name} is installed by the page, or no sample uses it anymore`);
    });
    expect(problems.join('\n')).toBe('');
  });

  it('are found in imports, in CSS and in lists of plugins', () => {
    const page = readPage(
      'docs/guide/a.mdx',
      [
        '```ts',
        "import fs from 'node:fs';",
        "import { a } from '@scope/a/part';",
        "import './own';",
        "const b = require('b');",
        "import('c');",
        "export default { plugins: [['@swc/plugin-d', {}]] };",
        "export default { plugins: { 'postcss-e': {} } };",
        '```',
        '```css',
        "@import 'f/all.css';",
        '```',
        '```ts fails="TS2307"',
        "import 'g';",
        '```',
      ].join('\n'),
    );
    expect(listNeededPackages(page).map(({ name, line }) => `${line} ${name}`)).toEqual([
      '3 @scope/a',
      '5 b',
      '6 c',
      '7 @swc/plugin-d',
      '8 postcss-e',
      '11 f',
    ]);
  });
});
