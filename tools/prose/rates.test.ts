import { readPage } from '../pages/page';
import { ZH_DOCS } from '../../src/i18n/content-path';
import { judge, measure, textLength } from './measure';

const english = readPage(
  'docs/a.mdx',
  `---
description: Front matter; not counted.
---

## A heading; not counted

You can set \`a;b\` twice. But with many
words, it's [several](/a). If it rains, it pours.

- An item; not counted

| A cell; | not counted |
| --- | --- |

\`\`\`ts
code; // not counted
\`\`\`
`,
);
const chinese = readPage(`${ZH_DOCS}/a.mdx`, '你打开它。不过它会重新加载页面，所以等待即可。\n');

const counted = (page: typeof english, name: string) =>
  measure([page]).find(({ rate }) => rate.name === name)?.places;

describe('the rates of running text', () => {
  it.each([
    ['you can', 7],
    ['contractions', 8],
    ['several', 8],
    ['If …', 8],
    ['connectives', 7],
  ])('count %s in paragraphs, with the line', (name, line) => {
    expect(counted(english, name)).toMatchObject([{ file: 'docs/a.mdx', line }]);
  });

  it('show inline code where a place is told', () => {
    expect(counted(english, 'you can')?.[0]?.excerpt).toContain('You can set `a;b` twice.');
  });

  it('count each language in its own text', () => {
    expect(textLength([english, chinese], 'en')).toBe(15);
    expect(textLength([english, chinese], 'zh')).toBe(20);
    expect(counted(chinese, '它')).toHaveLength(2);
    expect(counted(chinese, '连接词')).toHaveLength(1);
    expect(counted(chinese, '你、我们')).toHaveLength(1);
    expect(counted(chinese, 'several')).toEqual([]);
  });

  it.each<[string, Parameters<typeof judge>[0], number, number, boolean]>([
    ['at most', { per: 'words', atMost: 10 }, 2, 2000, true],
    ['more than at most', { per: 'words', atMost: 10 }, 3, 2000, false],
    ['one in a text too short for a share', { per: 'words', atMost: 10 }, 1, 100, true],
    ['one where there must be none', { per: 'words', atMost: 0 }, 1, 100, false],
    ['at least', { per: 'words', atLeast: 10 }, 2, 2000, true],
    ['less than at least', { per: 'words', atLeast: 10 }, 1, 2000, false],
    ['none in a text too short for a share', { per: 'words', atLeast: 10 }, 0, 100, true],
  ])('are judged by their share: %s', (_, rate, count, length, met) => {
    expect(judge(rate, count, length).met).toBe(met);
  });
});
