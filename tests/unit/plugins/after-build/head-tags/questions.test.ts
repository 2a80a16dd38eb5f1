import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import { listQuestions } from '../../../../../src/plugins/after-build/head-tags/questions';

const questionsIn = (html: string) => listQuestions(fromParse5(parse(html)) as Root);

const page = (content: string) =>
  `<article><header><h1>FAQ</h1></header><div class="theme-doc-markdown markdown">${content}</div></article>`;
const h2 = (text: string, id = 'id') =>
  `<h2 class="anchor" id="${id}">${text}<a href="#${id}" class="hash-link" aria-label="Direct link">\u200b</a></h2>`;

test('a page of questions gives each with its paragraphs, items and rows of two cells', () => {
  const html = page(
    [
      '<p>An introduction.</p>',
      h2('Can I use <code>loaders</code>?'),
      '<p>Yes, <a href="/x">most</a>.</p><pre>npm add x</pre><ul><li>One</li><li>two</li></ul>',
      h2('Which one?'),
      '<table><thead><tr><th>You have</th><th>Use</th></tr></thead><tbody><tr><td>An app</td><td>Rsbuild</td></tr></tbody></table>',
      '<table><tr><th>1</th><th>2</th><th>3</th></tr></table>',
      h2('Related', 'related'),
      '<ul><li>Another page</li></ul>',
    ].join(''),
  );
  expect(questionsIn(html)).toEqual([
    { question: 'Can I use loaders?', answer: 'Yes, most. One; two' },
    { question: 'Which one?', answer: 'An app – Rsbuild' },
  ]);
});

test('Chinese questions are questions', () => {
  const html = page(`${h2('需要配置文件吗？')}<p>不需要。</p>${h2('相关内容', 'related')}`);
  expect(questionsIn(html)).toEqual([{ question: '需要配置文件吗？', answer: '不需要。' }]);
});

test('each row, item and line break of an answer is told apart', () => {
  const html = page(
    [
      h2('What\n   now?'),
      '<ol><li>First  <b>one</b>\n</li><li>then two</li></ol>',
      '<table><tr><th>If</th><th>Then</th></tr> <tr> <td>a</td>\n<td>b</td> </tr><tr><td>c</td><td>d</td></tr></table>',
      '<table><tr><th>If</th><th>Then</th></tr><tr><td>a</td><td>b</td><td>c</td></tr></table>',
    ].join(''),
  );
  expect(questionsIn(html)).toEqual([
    { question: 'What now?', answer: 'First one; then two a – b; c – d' },
  ]);
});

test('a question without words below it has no answer to tell', () => {
  const html = page(`${h2('How?')}<pre>npm add x</pre>${h2('Why?')}<p>So.</p>`);
  expect(questionsIn(html)).toEqual([{ question: 'Why?', answer: 'So.' }]);
});

test('what is around the text of a page has no say in it', () => {
  const html = `<h2>Menu</h2><div class="markdown"></div>${page(`${h2('Why?')}<p>So.</p>`)}<h2>Footer</h2>`;
  expect(questionsIn(html)).toEqual([{ question: 'Why?', answer: 'So.' }]);
});

test.each([
  ['one section is no question', `${h2('Is it so?')}<p>Yes.</p>${h2('Notes')}<p>Text.</p>`],
  ['the text ends with a question', `${h2('Notes')}<p>Is it so?</p>`],
  ['there are no sections', '<p>Is it so?</p>'],
  ['there is only the list of related pages', h2('Related', 'related')],
])('a page is none where %s', (_, content) => {
  expect(questionsIn(page(content))).toEqual([]);
});

test('an article that is no page of the docs has none', () => {
  expect(questionsIn(`<article><header>${h2('Is it so?')}</header><p>Yes.</p></article>`)).toEqual(
    [],
  );
});
