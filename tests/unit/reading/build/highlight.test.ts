import { highlight } from '../../../../src/reading/build/highlight';

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

test.each(['bash', 'json', 'jsonc', 'html', 'css', 'scss', 'vue', 'yaml', 'tsx'])(
  '%s is a known language',
  (language) => {
    const code: Record<string, string> = {
      html: '<a>b</a>',
      vue: '<a>b</a>',
      css: 'a { b: c }',
      scss: 'a { b: c }',
      bash: 'if true; then echo "a"; fi',
    };
    expect(highlight(code[language] ?? '{"a": "b"}', language).join('')).toContain('<span class=');
  },
);

test('an unknown language is plain text, escaped', () => {
  expect(highlight('<a> & b', 'txt')).toEqual(['&lt;a&gt; &amp; b']);
});
