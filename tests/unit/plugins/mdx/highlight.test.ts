import { highlight } from '../../../../src/plugins/mdx/highlight';

test('tokens carry the class that colours them', () => {
  expect(highlight("const a = 'b';", 'ts')).toEqual([
    '<span class="k">const</span> a <span class="o">=</span> <span class="s">\'b\'</span><span class="o">;</span>',
  ]);
});

test('a token over several lines is closed and opened again on each', () => {
  expect(highlight('/* a\nb */', 'js')).toEqual([
    '<span class="c">/* a</span>',
    '<span class="c">b */</span>',
  ]);
});

/** The parts that are coloured, as `class text`. */
const coloured = (code: string, language: string) =>
  [
    ...highlight(code, language)
      .join('')
      .matchAll(/<span class="(\w)">(.*?)<\/span>/g),
  ].map(([, name, text]) => `${name} ${text}`);

test.each([
  [['sh', 'shell', 'bash'], 'echo "a" # b', 's "a"'],
  [['diff'], '@@ -1 +1 @@\n-a\n+b', ''],
  [['docker', 'dockerfile'], 'FROM node', 'k FROM'],
  [['ignore', 'gitignore'], '# a', 'c # a'],
  [['ini'], '# a\n[b]', 'c # a'],
  [['json', 'json5', 'jsonc'], '{"a": 1}', 'p "a"'],
  [['json5', 'jsonc'], '// a', 'c // a'],
  [['css', 'less', 'scss', 'stylus', 'styl'], 'a { color: red }', 'p color'],
  [['less'], '@a: 1px;', 'p @a'],
  [['scss'], '$a: 1px;', 'p $a'],
  [['nginx'], '# a', 'c # a'],
  [['toml', 'yaml'], '# a', 'c # a'],
  [['html', 'vue', 'svelte', 'svg', 'xml', 'ejs'], '<!-- a -->', 'c &lt;!-- a --&gt;'],
  [['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'cts'], 'const a = 1;', 'k const'],
] as const)('%j are known languages', (languages, code, part) => {
  for (const language of languages)
    expect([language, coloured(code, language)]).toEqual([
      language,
      part ? expect.arrayContaining([part]) : expect.any(Array),
    ]);
});

test.each([
  ['ts', '/* a */', 'c /* a */'],
  ['html', '<!doctype html>', 'c doctype'],
  ['html', '<a b="c">', 's c'],
  ['html', '<a b="c">', 'p b'],
  ['html', '<a b="c">', 't a'],
  ['css', '@media print {}', 'k @media'],
  ['css', 'a { b: c !important }', 'k !important'],
  ['css', 'a { b: c !important }', 't a'],
  ['ts', "'a'", "s 'a'"],
  ['ts', '`a`', 's `'],
  ['ts', 'a = /b/', 's b'],
  ['ts', 'true', 'n true'],
  ['ts', 'A_B', 'n A_B'],
  ['ts', 'call(1)', 'f call'],
  ['ts', 'class Ab {}', 't Ab'],
  ['ts', 'a + b', 'o +'],
  ['ts', 'const ab = () => 1;', 'f ab'],
  ['ts', 'a.then(b)', 'f then'],
  ['css', 'a { b: #fff }', 'n #fff'],
  ['css', 'a { b: 1px }', 'n px'],
  ['bash', '#!/bin/sh', 'c #!/bin/sh'],
  ['bash', 'cd a', 'f cd'],
  ['html', '<?xml version="1"?>', 'c &lt;?xml version="1"?&gt;'],
  ['html', '<![CDATA[a]]>', 'c &lt;![CDATA[a]]&gt;'],
  ['bash', 'A=1', 'p A'],
  ['yaml', 'a: b', 'p a'],
])('in %s, %s has the part “%s”', (language, code, part) => {
  expect(coloured(code, language)).toContain(part);
});

test('tokens within tokens keep their own class, the rest that of the whole', () => {
  expect(highlight('`a${b}`', 'ts')).toEqual([
    '<span class="s">`</span><span class="s">a</span><span class="o">${</span><span class="s">b</span><span class="o">}</span><span class="s">`</span>',
  ]);
});

test('no global Prism is left behind', () => {
  expect(globalThis).not.toHaveProperty('Prism');
});

test('an unknown language is plain text, escaped', () => {
  expect(highlight('<a> & b', 'txt')).toEqual(['&lt;a&gt; &amp; b']);
});
