import { markText, mergeRanges, makeSnippet } from '../../../../src/search/engine/snippet';

const show = (text: string, terms: string[], prefixOnly = false) => {
  const { marks } = markText(
    text,
    terms.map((term) => ({ text: term, prefixOnly })),
  );
  return [...marks]
    .reverse()
    .reduce(
      (marked, [from, to]) =>
        `${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`,
      text,
    );
};

test.each([
  ['dev.assetPrefix', ['prefix'], 'dev.asset[Prefix]'],
  ['process.env.ASSET_PREFIX', ['assetprefix'], 'process.env.[ASSET_PREFIX]'],
  ['import the port', ['port'], 'import the [port]'],
  ['an import', ['port'], 'an im[port]'],
  ['xprefix, assetPrefix', ['prefix'], 'xprefix, asset[Prefix]'],
  ['xtarget, es5Target', ['target'], 'xtarget, es5[Target]'],
  ['(a.b*c)', ['a.b*c'], '([a.b*c])'],
  ['修改端口', ['端口'], '修改[端口]'],
  ['<b>x</b>', ['b'], '<[b]>x</[b]>'],
  ['ababa', ['aba', 'bab'], '[abab]a'],
  ['nothing', ['x'], 'nothing'],
])('in %s, %j is marked as %s', (text, terms, marked) => {
  expect(show(text, terms)).toBe(marked);
});

test('a term that is not what was typed is marked where a word begins only', () => {
  expect(show('an import', ['port'], true)).toBe('an import');
});

test('ranges that overlap or touch become one', () => {
  expect(
    mergeRanges([
      [4, 6],
      [0, 2],
      [2, 3],
      [5, 9],
    ]),
  ).toEqual([
    [0, 3],
    [4, 9],
  ]);
});

const terms = (...texts: string[]) => texts.map((text) => ({ text, prefixOnly: false }));
const filler = 'Words that say nothing stand here in a long row. '.repeat(8);

test('a short text is shown whole', () => {
  expect(makeSnippet('The port of the server.', terms('port')).text).toBe(
    'The port of the server.',
  );
});

test('a long text is cut to about 100 characters around the match, with whole words', () => {
  const { text, marks } = makeSnippet(`${filler}The port is 3000. ${filler}`, terms('port'));
  expect(text).toMatch(/^….*The port is 3000\..*…$/);
  expect(text.length).toBeGreaterThan(70);
  expect(text.length).toBeLessThan(130);
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['port']);
});

test('the passage with most of the words is taken', () => {
  const text = `A port. ${filler} The port of a proxy. ${filler}`;
  expect(makeSnippet(text, terms('port', 'proxy')).text).toContain('The port of a proxy');
});

test('most different words count, not the same one often, in whichever order they are sought', () => {
  const text = `A port, a port, a port. ${filler} A port or a proxy. ${filler} A proxy, a proxy. ${filler} The port of a proxy server. ${filler} A server.`;
  for (const sought of [terms('port', 'proxy', 'server'), terms('server', 'proxy', 'port')])
    expect(makeSnippet(text, sought).text).toContain('The port of a proxy server.');
  for (const sought of [terms('port', 'proxy'), terms('proxy', 'port')])
    expect(makeSnippet(text, sought).text).toContain('A port or a proxy.');
});

test('a snippet has an ellipsis where the text goes on, and only there', () => {
  expect(makeSnippet(`The port. ${filler}`, terms('port')).text).toMatch(/^The port\..*[^…]…$/);
  const last = makeSnippet(`${'word '.repeat(60)}port`, terms('port')).text;
  expect(last).toMatch(/^…(?:word )+port$/);
  expect(last.length).toBeGreaterThan(70);
});

test('a snippet that ends with a sentence has no ellipsis after its full stop', () => {
  const sentence = (length: number) => `The port ${'x'.repeat(length - 10)}.`;
  expect(makeSnippet(`${sentence(99)} ${filler}`, terms('port')).text).toBe(sentence(99));
  expect(makeSnippet(`${sentence(99).slice(0, -1)}, ${filler}`, terms('port')).text).toMatch(/…$/);
  const chinese = `端口${'字'.repeat(97)}。`;
  expect(makeSnippet(`${chinese}${'字'.repeat(200)}`, terms('端口')).text).toBe(chinese);
});

test('a snippet cuts no word, wherever it begins and ends', () => {
  const words = 'configure a server for several environments at once'.split(' ');
  const around = Array.from({ length: 40 }, (_, i) => words[i % words.length]).join(' ');
  for (let i = 0; i < 30; i++) {
    const { text } = makeSnippet(`${'x'.repeat(i)} ${around} port ${around}`, terms('port'));
    expect(text).toMatch(/^…\S.* port .*\S…$/);
    expect([...words, 'port']).toEqual(expect.arrayContaining(text.slice(1, -1).split(' ')));
    expect(text.length).toBeGreaterThan(60);
    expect(text.length).toBeLessThan(130);
  }
});

test('a sentence that begins far before the match is not shown from its beginning', () => {
  const text = `${filler}Here ${'it goes on '.repeat(7)}to the port ${filler}`;
  expect(makeSnippet(text, terms('port')).text).not.toContain('Here');
});

test('a word that is spelt with hyphens is found', () => {
  expect(makeSnippet(`${filler}tree-shaking ${filler}`, terms('treeshaking')).text).toContain(
    'tree-shaking',
  );
});

test('Chinese is cut anywhere', () => {
  const text =
    '这里是一段很长的说明文字'.repeat(30) + '端口' + '这里是一段很长的说明文字'.repeat(30);
  const snippet = makeSnippet(text, terms('端口')).text;
  expect(snippet).toContain('端口');
  expect(snippet.length).toBeLessThan(130);
});

test('without a match the text begins at its beginning', () => {
  expect(makeSnippet(filler, terms('zzz')).text).toMatch(/^Words that say nothing/);
});

test('a snippet begins with a sentence where one is near, else with a word, and ends with one', () => {
  const near = `${filler}Here it begins, and the port is 3000. ${filler}`;
  expect(makeSnippet(near, terms('port')).text).toMatch(/^…Here it begins/);
  const endless = `${'word '.repeat(60)}port ${'word '.repeat(60)}`;
  expect(makeSnippet(endless, terms('port')).text).toMatch(/^…(?:word )+port (?:word ?)+…$/);
});

test('of passages that answer as well the first is shown', () => {
  const text = `The first port. ${filler}${filler}The second port.`;
  expect(makeSnippet(text, terms('port')).text).toContain('The first port');
});

test('letters that become several in lower case move no mark', () => {
  const { text, marks } = makeSnippet(
    `${'İ'.repeat(40)} ${filler}The port. ${filler}`,
    terms('port'),
  );
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['port']);
  expect(text).toContain('The port.');
});

test('a longer snippet has more around the same place', () => {
  const text = `${filler.repeat(20)}Here it begins, and the port is 3000. ${filler.repeat(20)}`;
  const { text: shown } = makeSnippet(text, terms('port'), 600);
  expect(shown).toMatch(/^…Here it begins, and the port is 3000\. Words.*…$/);
  expect(shown.length).toBeGreaterThan(560);
  expect(shown.length).toBeLessThan(620);
  expect(makeSnippet('The port.', terms('port'), 600).text).toBe('The port.');
});
