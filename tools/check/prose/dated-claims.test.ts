import { ZH_DOCS } from '../../../src/i18n/content-path';
import { readPage } from '../../pages/page';
import { toText } from '../../pages/prose';
import { checkDatedClaims, listDatedClaims } from './dated-claims';

const english = (text: string) => toText(readPage('docs/a.mdx', text));
const chinese = (text: string) => toText(readPage(`${ZH_DOCS}/a.mdx`, text));

describe('a sentence that is true as of a date', () => {
  it.each([
    ['as of', 'As of November 2026, it has two maintainers.'],
    ['as of', 'At the time of writing (May 2025), none does.'],
    ['currently', 'In 2026, three hosts currently do that.'],
    ['newest is', 'When 1.3.22 was released, the newest version was 1.0.10.'],
    ['newest', 'Install the latest version.'],
    ['today', 'Today, use the other option.'],
    ['maintained', 'The package is no longer maintained.'],
    ['date', 'It was deprecated in February 2025.'],
    ['version', 'Node.js 20 is enough.'],
  ])('is listed and accepted: %s, %s', (kind, sentence) => {
    expect(listDatedClaims(english(`First.\n\nThen. ${sentence}`))).toEqual([
      { file: 'docs/a.mdx', line: 3, kind, sentence, lacksDate: false },
    ]);
  });

  it.each([
    ['截至', '截至 2026 年 11 月，最新版本是 2.3.2。'],
    ['目前', '2026 年，目前有三个平台支持。'],
    ['最新为', 'Rsbuild 1.3.22 发布时，最新版本是 1.0.10。'],
    ['最新', '安装最新版本。'],
    ['维护', '这个包已停止维护。'],
    ['日期', '2025 年 2 月宣布废弃。'],
    ['版本', '需要使用Node.js 20。'],
  ])('is listed and accepted in Chinese: %s, %s', (kind, sentence) => {
    expect(listDatedClaims(chinese(sentence))).toMatchObject([
      { kind, sentence, lacksDate: false },
    ]);
  });

  it.each([
    'As of today, it has two maintainers.',
    'At the time of writing, none does.',
    'Currently, three hosts do that.',
    'The latest version is 2.3.2.',
    'The newest release of `a` was version 3.',
  ])('is refused without one, with its line: %s', (sentence) => {
    expect(checkDatedClaims(english(`It began in May 2025.\n\n${sentence}`))).toMatchObject([
      { line: 3, found: sentence },
    ]);
  });

  it.each([
    '截至今天，有两位维护者。',
    '撰写本文时，没有平台支持。',
    '目前有三个平台支持。',
    '最新版本是 2.3.2。',
  ])('is refused without one in Chinese: %s', (sentence) => {
    expect(checkDatedClaims(chinese(sentence))).toHaveLength(1);
  });

  it.each([
    'As of 1.2.0, the option takes a list.',
    'It returns the stats at the moment of the call.',
    'Run `npm create rsbuild@latest` for the statistics of the latest compilation.',
  ])('is not: %s', (sentence) => {
    expect(listDatedClaims(english(sentence))).toEqual([]);
  });

  it('is not, in Chinese: what only tells the order of things', () => {
    expect(listDatedClaims(chinese('函数收到目前的别名。'))).toEqual([]);
  });
});
