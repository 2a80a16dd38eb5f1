import {
  llmsFiles,
  type ListedPage,
} from '../../../../../src/plugins/after-build/markdown/llms-files';

const listed = (title: string, description: string): ListedPage => ({
  title,
  description,
  url: `https://example.com/${title.toLowerCase()}.md`,
  file: `---\ntitle: ${title}\n---\n\n# ${title}\n`,
});
const pages: Readonly<Record<string, ListedPage>> = {
  '/start': listed('Start', 'Begins.'),
  '/build': listed('Build', ''),
  '/mode': listed('Mode', 'The mode.'),
};
const files = llmsFiles({
  title: 'Rsbuild',
  summary: 'A build tool.',
  labels: {
    howToRead: 'Add .md to an address.',
    skill: 'For agents',
    changes: 'Changes',
    fullText: 'Full text',
    allPages: 'All pages',
  },
  skill: 'https://example.com/skill.md',
  root: 'https://example.com/',
  sections: [
    { name: 'guide', label: 'Guide', pages: ['/start', '/build'] },
    { name: 'config', label: 'Config', pages: ['/mode'] },
  ],
  pageOf: (address) => pages[address]!,
});

test('llms.txt lists the pages of each section, then the files with full texts', () => {
  expect(files['llms.txt']).toBe(`# Rsbuild

> A build tool.

Add .md to an address. [For agents](https://example.com/skill.md) · [Changes](https://example.com/changes/index.md)

## Guide

- [Start](https://example.com/start.md): Begins.
- [Build](https://example.com/build.md)

## Config

- [Mode](https://example.com/mode.md): The mode.

## Full text

- [All pages](https://example.com/llms-full.txt)
- [Guide](https://example.com/guide/llms-full.txt)
- [Config](https://example.com/config/llms-full.txt)
`);
});

test('that of a section lists its pages alone', () => {
  expect(files['config/llms.txt']).toBe(`# Rsbuild

> A build tool.

Add .md to an address. [For agents](https://example.com/skill.md) · [Changes](https://example.com/changes/index.md)

## Config

- [Mode](https://example.com/mode.md): The mode.
`);
});

test('llms-full.txt has all pages, that of a section those of the section', () => {
  const text = (...addresses: string[]) =>
    ['# Rsbuild\n\n> A build tool.\n', ...addresses.map((address) => pages[address]!.file)].join(
      '\n',
    );
  expect(files).toMatchObject({
    'llms-full.txt': text('/start', '/build', '/mode'),
    'guide/llms-full.txt': text('/start', '/build'),
    'config/llms-full.txt': text('/mode'),
  });
});
