import { readPage } from '../pages/page';
import { ZH_DOCS } from '../../src/i18n/content-path';
import { judge, measure, textLength } from './measure';

const english = readPage(
  'docs/a.mdx',
  `---
description: Front matter; not counted.
---

## A heading; not counted

You can set \`a;b\` twice;
it's [several](/a) words.

- An item; not counted

| A cell; | not counted |
| --- | --- |

\`\`\`ts
code; // not counted
\`\`\`
`,
);
const chinese = readPage(`${ZH_DOCS}/a.mdx`, '它会重新加载页面；请等待，不要请求。\n');

const counted = (page: typeof english, name: string) =>
  measure([page]).find(({ rate }) => rate.name === name)?.places;

describe('the rates of running text', () => {
  it.each([
    ['semicolons', 7],
    ['you can', 7],
    ['contractions', 8],
    ['several', 8],
  ])('count %s in paragraphs, with the line', (name, line) => {
    expect(counted(english, name)).toMatchObject([{ file: 'docs/a.mdx', line }]);
  });

  it('show inline code where a place is told', () => {
    expect(counted(english, 'semicolons')?.[0]?.excerpt).toContain("`a;b` twice; it's");
  });

  it('count each language in its own text', () => {
    expect(textLength([english, chinese], 'en')).toBe(7);
    expect(textLength([english, chinese], 'zh')).toBe(15);
    expect(counted(chinese, '请')).toHaveLength(2);
    expect(counted(chinese, 'semicolons')).toEqual([]);
  });

  it.each([
    ['at most', { atMost: 10 }, 2, 2000, true],
    ['more than at most', { atMost: 10 }, 3, 2000, false],
    ['one in a text too short for a share', { atMost: 10 }, 1, 100, true],
    ['one where there must be none', { atMost: 0 }, 1, 100, false],
    ['at least', { atLeast: 10 }, 2, 2000, true],
    ['less than at least', { atLeast: 10 }, 1, 2000, false],
    ['none in a text too short for a share', { atLeast: 10 }, 0, 100, true],
  ])('are judged by their share: %s', (_, rate, count, length, met) => {
    expect(judge(rate, count, length).met).toBe(met);
  });
});
