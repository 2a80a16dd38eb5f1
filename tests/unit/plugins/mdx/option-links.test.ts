import { addLink, optionLinks } from '../../../../src/plugins/mdx/option-links';

const FILE = 'rsbuild.config.ts';
const SAMPLE = `import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  server: {
    port: 80,
    'proxy': {},
  },
  environments: {
    web: { server: { port: 81 }, output: { target: 'web' } },
  },
  tools: {},
});`;

test('each option of a config leads to its page, once', () => {
  expect(optionLinks(SAMPLE, FILE)).toEqual([
    { line: 4, column: 4, text: 'port', address: 'config/server/port' },
    { line: 5, column: 4, text: "'proxy'", address: 'config/server/proxy' },
    { line: 7, column: 2, text: 'environments', address: 'config/environments' },
    { line: 8, column: 43, text: 'target', address: 'config/output/target' },
  ]);
});

test('a page does not lead to itself', () => {
  const options = optionLinks(SAMPLE, FILE, 'server.port').map(({ text }) => text);
  expect(options).toEqual(["'proxy'", 'environments', 'target']);
});

test('a part of a config counts, the configs of other tools don’t', () => {
  expect(optionLinks('output: { minify: false }', FILE)).toEqual([
    { line: 0, column: 10, text: 'minify', address: 'config/output/minify' },
  ]);
  expect(optionLinks('output: {}, mode: x', `host/${FILE}`)).toHaveLength(1);
  expect(optionLinks(SAMPLE, 'vite.config.ts')).toEqual([]);
  expect(optionLinks(SAMPLE)).toEqual([]);
  expect(optionLinks('export default {{{', FILE)).toEqual([]);
});

test.each([
  ['    port: 80', '    <a href="/x">port</a>: 80'],
  [
    '  &lt;&amp;<span class="p">port</span>:',
    '  &lt;&amp;<span class="p"><a href="/x">port</a></span>:',
  ],
  ['<span class="o">{</span>   port', '<span class="o">{</span>   <a href="/x">port</a>'],
  ['    po<b>rt</b>', '    po<b>rt</b>'],
])('a link in %s', (html, linked) => {
  const line = { line: 0, column: 4, text: 'port', address: 'x' };
  expect(addLink(html, line)).toBe(linked);
});
