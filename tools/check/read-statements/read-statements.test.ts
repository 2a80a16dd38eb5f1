import { ZH_DOCS } from '../../../src/i18n/content-path';
import { readPage } from '../../pages/page';
import { listPageParts } from './page-parts';
import { compareWithRead, isDue, noteReading, readingsOf } from './read-record';

const today = { date: '2026-11-27', version: '1.3.22' };
const partsOf = (text: string, file = 'docs/a.mdx') => listPageParts(readPage(file, text));
const textsOf = (text: string, file?: string) => partsOf(text, file).map((part) => part.text);

const page = `---
title: Deploy
description: Put a site online. Any host will do.
---

import Note from './note.mdx';

Think about the host first. The folder is \`dist\`. See [hosts](/hosts).

## Steps

1. Build the site.
2. Upload the folder:

   - its scripts
   - its styles

:::warning[Clear the cache]
Old files stay there.
:::

| Host | Cache | Price |
| --- | --- | --- |
| Shop | An hour | Free |
| Shelf | | None |

<Tabs>
  <TabItem label="GitHub" value="github">

\`\`\`yaml title=".github/workflows/deploy.yml"
on: push
jobs:
  deploy:
    steps:
      - run: npm ci
      - run: npm run build
\`\`\`

  </TabItem>
</Tabs>

\`\`\`json title="package.json"
{ "browserslist": ["chrome >= 87", "safari >= 14"] }
\`\`\`

<Note />
`;
const read = noteReading(partsOf(page), today);

describe('the parts of a page', () => {
  it('are its sentences, with their links and the numbers of items', () => {
    expect(textsOf('One `a.js. B`. A [link](/b),\nwith _stress_.\n\n1. First\n2. Second')).toEqual([
      'One `a.js. B`.',
      'A [link](/b), with _stress_.',
      '1. First',
      '2. Second',
    ]);
    expect(textsOf('第一句。第二句是 `a`。', `${ZH_DOCS}/a.mdx`)).toEqual([
      '第一句。',
      '第二句是 `a`。',
    ]);
  });

  it('are rows with their heads', () => {
    expect(textsOf('| Host | Price |\n| --- | --- |\n| `a \\| b` | |\n')).toEqual([
      'Host: `a \\| b` | Price: ',
    ]);
  });

  it('are fences, the front matter that is shown, and the lines around', () => {
    const text = '---\ntitle: A\nkeywords: [b]\n---\n\n:::tip\n\n```yaml\na: 1\nb: 2\n```\n\n:::\n';
    expect(textsOf(text)).toEqual(['title: A', ':::tip', '``` yaml\na: 1\nb: 2']);
  });

  it('have the line of their paragraph, their section and their place in it', () => {
    expect(partsOf('A.\n\n## B\n\nC. D.\n')).toEqual([
      { line: 1, text: 'A.', section: 0, block: 0 },
      { line: 3, text: '## B', section: 1, block: 0 },
      { line: 5, text: 'C.', section: 1, block: 1 },
      { line: 5, text: 'D.', section: 1, block: 1 },
    ]);
  });
});

describe('the record of what has been read', () => {
  it('knows an unchanged page, also with its lines broken elsewhere', () => {
    for (const text of [page, page.replace('first. The', 'first.\nThe')])
      expect(compareWithRead(partsOf(text), read)).toEqual({ unread: [], gone: 0 });
  });

  it.each([
    ['an unmarked sentence', 'Think about the host first.', 'Think about the price first.', 8],
    ['a browser that is added', '"safari >= 14"', '"safari >= 14", "ie >= 11"', 42],
    ['a line of a workflow that is dropped', '      - run: npm ci\n', '', 30],
    ['the kind of an admonition', ':::warning', ':::tip', 18],
    ['the label of a tab', 'label="GitHub"', 'label="GitLab"', 28],
    ['the target of a link', '(/hosts)', '(/prices)', 8],
    ['the title of a fence', '"package.json"', '"package.json5"', 42],
  ])('refuses %s', (_, from, to, line) => {
    expect(page).toContain(from);
    const { unread } = compareWithRead(partsOf(page.replace(from, to)), read);
    expect(unread.map((part) => part.line)).toEqual([line]);
  });

  it('refuses two items of an ordered list that are exchanged, also if all have the same number', () => {
    const list = (first: string, second: string, number: number) =>
      partsOf(`1. ${first}\n${number}. ${second}\n`);
    const numbered = noteReading(list('Build.', 'Upload.', 2), today);
    expect(compareWithRead(list('Upload.', 'Build.', 2), numbered).unread).toHaveLength(2);
    const alike = noteReading(list('Build.', 'Upload.', 1), today);
    expect(compareWithRead(list('Upload.', 'Build.', 1), alike).moved).toMatchObject({
      line: 1,
      text: '1. Upload.',
    });
  });

  it('refuses two heads of columns that are exchanged, row by row', () => {
    const exchanged = page.replace('| Cache | Price |', '| Price | Cache |');
    expect(compareWithRead(partsOf(exchanged), read).unread.map(({ line }) => line)).toEqual([
      24, 25,
    ]);
  });

  it('refuses whatever word of a page is another one', () => {
    const missed = [...page.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const rest = page.slice(index + word.length);
      const edited = readPage('docs/a.mdx', `${page.slice(0, index)}X${word.slice(1)}${rest}`);
      if (edited.unreadable.length > 0) return [];
      const { unread, gone, moved } = compareWithRead(listPageParts(edited), read);
      return unread.length > 0 || gone > 0 || moved ? [] : [word + rest.slice(0, 20)];
    });
    expect(missed).toEqual([]);
  });

  it('counts what is gone, and what is there a second time', () => {
    const twice = noteReading(partsOf('A.\n\nB.\n\nA.\n'), today);
    expect(compareWithRead(partsOf('A.\n\nB.\n'), twice)).toEqual({ unread: [], gone: 1 });
    expect(compareWithRead(partsOf('A.\n\nB.\n\nA.\n\nA.\n'), twice).unread).toMatchObject([
      { line: 7 },
    ]);
  });

  it('asks for all of a page that it lacks', () => {
    expect(compareWithRead(partsOf('A. B.')).unread).toHaveLength(2);
  });
});

describe('the date of a reading', () => {
  const before = { ...read, date: '2026-01-05', version: '1.3.21' };

  it('stays while there is something that has not been read again', () => {
    const changed = partsOf(page.replace('Any host', 'No host'));
    const { date, version, sections } = noteReading(changed, today, before);
    expect({ date, version }).toEqual({ date: '2026-01-05', version: '1.3.21' });
    expect(compareWithRead(changed, { sections }).unread).toEqual([]);
  });

  it('is kept for each part, with the version', () => {
    const changed = partsOf(page.replace('Any host', 'No host'));
    const next = noteReading(changed, today, before);
    const readings = readingsOf(changed, next);
    const texts = changed
      .filter((_, i) => readings[i]?.date === today.date)
      .map(({ text }) => text);
    expect(texts).toEqual(['No host will do.']);
    expect(readings.filter((reading) => reading?.version === '1.3.21')).toHaveLength(
      changed.length - 1,
    );
    // Once that sentence is gone, so is its reading.
    expect(noteReading(partsOf(page.replace(' Any host will do.', '')), today, next).later).toBe(
      undefined,
    );
  });

  it('is unknown for a part that is not on record', () => {
    expect(readingsOf(partsOf('A. B.'), noteReading(partsOf('A.'), today))).toEqual([
      today,
      undefined,
    ]);
  });

  it.each([
    ['a new page', undefined],
    ['a page with nothing left of what was read', { ...before, sections: ['00000'] }],
  ])('is today for %s', (_, entry) => {
    expect(noteReading(partsOf(page), today, entry)).toEqual(read);
  });

  it.each([
    ['2026-05-31', '1.3.22', false],
    ['2026-05-30', '1.3.22', true],
    ['2026-11-27', '1.3.21', true],
    [null, '1.3.22', true],
  ])(
    'is due after 180 days, for another version, or where nobody read all of it: %s, %s',
    (date, version, due) => {
      expect(isDue({ date, version }, today)).toBe(due);
    },
  );
});
