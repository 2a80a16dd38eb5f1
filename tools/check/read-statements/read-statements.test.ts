import { ZH_DOCS } from '../../../src/i18n/content-path';
import { goneStatements, hashesOf, unreadStatements } from './read-record';
import { listTwinStatements } from './twin-statements';
import { readPage } from '../../pages/page';

const list = (en: string, zh: string) =>
  listTwinStatements({
    en: readPage('docs/a.mdx', en),
    zh: readPage(`${ZH_DOCS}/a.mdx`, zh),
  });

describe('the statements of a page with their translations', () => {
  it('are sentence by sentence, with their inline code', () => {
    expect(
      list(
        'A word first. The file `a.js` is removed. The rest never changes.',
        '先说一句。文件 `a.js` 会被删除。其余内容从不改变。',
      ),
    ).toEqual([
      { line: 1, english: 'The file a.js is removed.', chinese: '文件 a.js 会被删除。' },
      { line: 1, english: 'The rest never changes.', chinese: '其余内容从不改变。' },
    ]);
  });

  it('have the whole paragraph where Chinese parts its sentences in another way', () => {
    const [statement] = list('It warns. It never stops.', '它会警告，但从不停止。');
    expect(statement?.chinese).toBe('它会警告，但从不停止。');
  });

  it('are rows and descriptions too', () => {
    const page = (description: string, row: string) =>
      `---\ndescription: ${description}\n---\n\n| a | b |\n| --- | --- |\n| ${row} |\n`;
    expect(list(page('It never stops.', '`x` | Off'), page('从不停止。', '`x` | 关闭'))).toEqual([
      { line: 2, english: 'It never stops.', chinese: '从不停止。' },
      { line: 7, english: 'x | Off', chinese: 'x | 关闭' },
    ]);
  });

  it('have the section where a language has more paragraphs', () => {
    const [, last] = list('It warns.\n\nIt never stops.', '会警告，从不停止。');
    expect(last).toEqual({ line: 3, english: 'It never stops.', chinese: '会警告，从不停止。' });
  });
});

describe('the record of what has been read', () => {
  const english = 'It warns. It never stops.';
  const chinese = '它会警告。它从不停止。';
  const read = hashesOf(list(english, chinese));

  it('knows an unchanged page', () => {
    expect(unreadStatements(list(english, chinese), read)).toEqual([]);
    expect(goneStatements(list(english, chinese), read)).toBe(0);
  });

  it.each([
    ['English', english.replace('never', 'always'), chinese],
    ['Chinese', english, chinese.replace('从不', '总会')],
  ])('asks for what has changed in %s only', (_, en, zh) => {
    expect(unreadStatements(list(en, zh), read)).toMatchObject([{ line: 1 }]);
  });

  it('asks for all of a page that it lacks', () => {
    expect(unreadStatements(list(english, chinese))).toHaveLength(2);
  });

  it('counts what the page no longer says', () => {
    expect(goneStatements(list('It warns.', '它会警告。'), read)).toBe(1);
  });
});
