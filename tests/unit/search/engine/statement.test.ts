import { STATEMENT_LENGTH, statementOf } from '../../../../src/search/engine/answer/snippet';

const terms = (...texts: string[]) => texts.map((text) => ({ text, onlyBeginnings: false }));
const filler = 'Words that say nothing stand here in a long row. '.repeat(8);

test('a short text is shown whole', () => {
  expect(statementOf('The port of the server.', terms('port')).text).toBe(
    'The port of the server.',
  );
});

test('a long text is cut to about 100 characters around the match, with whole words', () => {
  const { text, marks } = statementOf(`${filler}The port is 3000. ${filler}`, terms('port'));
  expect(text).toMatch(/^….*The port is 3000\..*…$/);
  expect(text.length).toBeGreaterThan(STATEMENT_LENGTH * 0.7);
  expect(text.length).toBeLessThan(STATEMENT_LENGTH * 1.3);
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['port']);
});

test('the passage with most of the words is taken', () => {
  const text = `A port. ${filler} The port of a proxy. ${filler}`;
  expect(statementOf(text, terms('port', 'proxy')).text).toContain('The port of a proxy');
});

test('a word that is spelt with hyphens or accents is found', () => {
  expect(statementOf(`${filler}tree-shaking ${filler}`, terms('treeshaking')).text).toContain(
    'tree-shaking',
  );
  expect(statementOf(`${filler}un café ${filler}`, terms('cafe')).text).toContain('café');
});

test('Chinese is cut anywhere', () => {
  const text =
    '这里是一段很长的说明文字'.repeat(30) + '端口' + '这里是一段很长的说明文字'.repeat(30);
  const statement = statementOf(text, terms('端口')).text;
  expect(statement).toContain('端口');
  expect(statement.length).toBeLessThan(STATEMENT_LENGTH * 1.3);
});

test('without a match the text begins at its beginning', () => {
  expect(statementOf(filler, terms('zzz')).text).toMatch(/^Words that say nothing/);
});
