import { issueLink, quoteIn } from '../../../src/feedback/issue-link';

const issue = issueLink('https://github.com/a/b', {
  title: 'Error: dev.hmr',
  facts: ['https://docs.example/config/dev/hmr', 'Rsbuild 1.3.22', 'en'],
  question: 'What is wrong?',
});
const BODY = 'https://docs.example/config/dev/hmr\nRsbuild 1.3.22\nen\n\nWhat is wrong?\n\n';

test('an issue has title, facts and question', () => {
  const url = new URL(issue);
  expect(url.origin + url.pathname).toBe('https://github.com/a/b/issues/new');
  expect(url.searchParams.get('title')).toBe('Error: dev.hmr');
  expect(url.searchParams.get('body')).toBe(BODY);
});

test('a passage is quoted line by line before it, whatever it holds', () => {
  const url = new URL(quoteIn(issue, '  热更新 & more\n\n second #1 </a> '));
  expect(url.searchParams.get('title')).toBe('Error: dev.hmr');
  expect(url.searchParams.get('body')).toBe(`> 热更新 & more\n> second #1 </a>\n\n${BODY}`);
});

test('a long passage is cut, so that the address stays one that servers take', () => {
  const link = quoteIn(issue, '字'.repeat(5000));
  expect(link.length).toBeLessThan(8000);
  expect(new URL(link).searchParams.get('body')).toContain('字…\n');
});

test('a cut splits no character', () => {
  const link = quoteIn(issue, '𠮷'.repeat(500));
  expect(new URL(link).searchParams.get('body')).toMatch(/^> (?:𠮷)+…\n/u);
});
