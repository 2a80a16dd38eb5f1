import { testTitles } from './test-titles';

test('titles follow those of their groups; what is filled in is …', () => {
  const source = `
    test.describe('the menu', () => {
      test('opens', async () => {});
      for (const key of keys) test(\`closes by \${key}\`, async () => {});
      describe.each(rows)('at %s', () => { it.each(cases)('stays', () => {}); });
    });
    beforeAll(() => {}, 1000);`;
  expect(testTitles(source)).toEqual([
    'the menu › opens',
    'the menu › closes by …',
    'the menu › at %s › stays',
  ]);
});
