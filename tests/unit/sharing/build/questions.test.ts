import { questionsOf } from '../../../../src/sharing/build/questions';

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
  expect(questionsOf(html)).toEqual([
    { question: 'Can I use loaders?', answer: 'Yes, most. One; two' },
    { question: 'Which one?', answer: 'An app – Rsbuild' },
  ]);
});

test('Chinese questions are questions', () => {
  const html = page(`${h2('需要配置文件吗？')}<p>不需要。</p>${h2('相关内容', 'related')}`);
  expect(questionsOf(html)).toEqual([{ question: '需要配置文件吗？', answer: '不需要。' }]);
});

test.each([
  ['one section is no question', h2('Is it so?') + h2('Notes')],
  ['there are no sections', '<p>Is it so?</p>'],
  ['there is only the list of related pages', h2('Related', 'related')],
])('a page is none where %s', (_, content) => {
  expect(questionsOf(page(content))).toEqual([]);
});
