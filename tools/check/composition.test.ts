import { openDocs } from '../pages/docs';
import { readPage } from '../pages/page';
import { composition } from './composition';

const docs = openDocs();
const WORDS = 'one two three four five six seven eight nine ten ';

const problemsOf = (
  body: string,
  head = 'questions: [How do I do it?]',
  file = 'docs/config/a.mdx',
) =>
  (
    composition.run([readPage(file, `---\n${head}\n---\n\n${body}\n`)], docs) as { found: string }[]
  ).map(({ found }) => found);

const CODE = '```ts\ncode;\n```';
const TABLE = '| A |\n| --- |\n| b |';

it.each([
  ['code after a sentence', `Set it.\n\n${CODE}`, []],
  ['code after sixty words', `${WORDS.repeat(6)}\n\n${CODE}`, []],
  ['code after seventy', `${WORDS.repeat(7)}\n\n${CODE}`, ['70 words before it']],
  ['a table before the code', `Set it.\n\n${TABLE}\n\n${CODE}`, ['a table']],
  ['no code', 'Set it.', ['none']],
])('a page with questions: %s', (_, body, found) => {
  expect(problemsOf(body)).toEqual(found);
});

it('asks nothing of pages without questions and of other sections', () => {
  expect(problemsOf('Set it.', 'title: A')).toEqual([]);
  expect(problemsOf('Call it.', undefined, 'docs/plugins/list/a.mdx')).toEqual([]);
});
