import { readPage } from '../pages/page';
import { listBlocks } from './blocks';
import { findQuote } from './find-quote';

const page = readPage(
  'docs/a.mdx',
  `---
description: About names.
---

File names carry a **hash** in \`index.html\`. \`false\` leaves it out, see [the option](/config/a).
Set it for i.e. fixed names. Use it.

| Value | Script | Style |
| --- | --- | --- |
| \`true\` | \`index.1.js\` | \`index.1.css\` |
| \`'a' \\| 'b'\` | No | Yes |

- Everything is removed before a build.

- Everything is removed before a restart.

\`\`\`txt
one line of output
\`\`\`

\`\`\`ts
no line of a sample
\`\`\`
`,
);
const blocks = listBlocks(page);
const lineOf = (quote: string) => findQuote(blocks, quote).block.line;

describe('what a page says', () => {
  it('is cut into sentences, not at code, links or abbreviations', () => {
    expect(blocks.flatMap(({ parts }) => parts.map(({ text }) => text))).toEqual([
      'About names.',
      'File names carry a hash in index.html.',
      'false leaves it out, see the option.',
      'Set it for i.e. fixed names.',
      'Use it.',
      'true | index.1.js | index.1.css',
      "'a' | 'b' | No | Yes",
      'Everything is removed before a build.',
      'Everything is removed before a restart.',
      'one line of output',
    ]);
  });

  it.each([
    ['a sentence', 'File names carry a hash in index.html.', 5],
    ['a sentence with its marks', 'File names carry a **hash** in `index.html`.', 5],
    ['a link as it is written', 'see [the option](/config/a)', 5],
    ['several sentences', 'false leaves it out, see the option. Set it for', 5],
    ['a short sentence', 'Use it.', 5],
    ['a row', 'true | index.1.js | index.1.css', 10],
    ['cells of a row', 'true | index.1.css', 10],
    ['a cell with a bar in it', "'a' | 'b' | Yes", 11],
    ['a part of a sentence', 'removed before a build', 13],
    ['shown output', 'one line of output', 18],
  ])('is found by %s', (_, quote, line) => {
    expect(lineOf(quote)).toBe(line);
  });

  it('is asked for more words where it is on several lines', () => {
    expect(() => lineOf('Everything is removed')).toThrow(/on the lines 13, 15; quote more/);
  });

  it('is asked for more words where they are too few', () => {
    expect(() => lineOf('carry a')).toThrow(/at least 12 letters/);
  });

  it('does not end within a word or an address', () => {
    for (const quote of ['Everything is remov', 'true | index.1.j'])
      expect(() => lineOf(quote)).toThrow(/expected the page to say/);
  });

  it('is shown with the nearest sentence where it is not found', () => {
    expect(() => lineOf('Everything is removed after a build.')).toThrow(
      /on line 13\n {2}Everything is removed before a build\./,
    );
    expect(() => lineOf('true | index.2.js | index.1.css')).toThrow(/on line 10/);
    expect(() => lineOf('no line of a sample')).toThrow(/expected the page to say/);
  });
});
