import { readPage } from '../pages/page';
import { checkLinks } from './external-links';

const page = readPage(
  'docs/a.mdx',
  [
    '[A](https://a.test/) [here](/config/) [mail](mailto:a@a.test)',
    '[B](http://b.test/)',
    '[C](https://c.test/old#part)',
    '[D](https://d.test/)',
  ].join('\n'),
);

test('links to other sites have a good form, and lead to no address that has moved or is gone', () => {
  const record = {
    moved: { 'https://c.test/old': 'https://c.test/new' },
    gone: { 'https://d.test/': '2026-11-01' },
  };
  const problems = checkLinks([page], record);
  expect(problems.map(({ line, what, found }) => [line, what, found])).toEqual([
    [2, expect.stringContaining('form'), 'http://b.test/'],
    [3, expect.stringContaining('moved'), 'https://c.test/old#part'],
    [4, expect.stringContaining('gone'), 'https://d.test/'],
  ]);
  expect(problems[1]!.expected).toBe('https://c.test/new');
});
