import type { Root } from 'hast';
import { codeFences } from '../../../../src/plugins/mdx/code-fences';

const transform = (tree: Root, path = 'docs/guide/a.mdx') =>
  (codeFences as () => (tree: Root, file: { path: string; data: object }) => void)()(tree, {
    path,
    data: { frontMatter: { option: 'server.host' } },
  });

/** What becomes of a fence: the attributes of its `<CodeFence>`. */
function fence(code: string, language: string, metastring = '', path?: string) {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: { className: [`language-${language}`], metastring },
            children: [{ type: 'text', value: `${code}\n` }],
          },
        ],
      },
    ],
  };
  transform(tree, path);
  const [element] = tree.children as unknown as {
    name: string;
    attributes: { name: string; value: string }[];
  }[];
  expect(element!.name).toBe('CodeFence');
  return Object.fromEntries(element!.attributes.map(({ name, value }) => [name, value]));
}

test('a fence carries its language, title and highlighted lines', () => {
  expect(fence('const a = 1;', 'ts', 'title="src/a.ts"')).toEqual({
    language: 'ts',
    title: 'src/a.ts',
    html: '<span class="k">const</span> a <span class="o">=</span> <span class="n">1</span><span class="o">;</span>\n',
  });
});

test('with `showLineNumbers` every line is a separate element, which CSS numbers', () => {
  expect(fence('a\nb', 'txt', 'showLineNumbers {2}')).toMatchObject({
    numbers: 'true',
    html: '<span class="line">a\n</span><span class="line marked">b\n</span>',
  });
});

test('an indented block without a language is plain text', () => {
  const code = { type: 'element', tagName: 'code', properties: {}, children: [] } as const;
  const pre = { type: 'element', tagName: 'pre', properties: {}, children: [{ ...code }] } as const;
  const tree = { type: 'root', children: [{ ...pre }] } as unknown as Root;
  transform(tree);
  expect(tree.children).toMatchObject([
    {
      name: 'CodeFence',
      attributes: [
        { name: 'language', value: 'txt' },
        { name: 'html', value: '\n' },
      ],
    },
  ]);
});

test.each([
  ['code in a sentence', { tagName: 'p', children: [{ type: 'element', tagName: 'code' }] }],
  ['text set as it is', { tagName: 'pre', children: [{ type: 'text', value: 'a' }] }],
  ['keys in a block', { tagName: 'pre', children: [{ type: 'element', tagName: 'kbd' }] }],
  ['an empty block', { tagName: 'pre', children: [] }],
])('%s is no fence', (_, element) => {
  const node = { type: 'element', properties: {}, ...element };
  const children = node.children.map((child) => ({ properties: {}, children: [], ...child }));
  const tree = { type: 'root', children: [{ ...node, children }] } as unknown as Root;
  transform(tree);
  expect(tree.children).toMatchObject([{ tagName: element.tagName }]);
});

test('marked and changed lines are wrapped, their markers gone', () => {
  const { html } = fence('a\nb // [!code ++]', 'txt', '{1}');
  expect(html).toBe('<span class="line marked">a\n</span><span class="line add">b\n</span>');
});

test('the code of a Chinese page is English, what is Chinese in it Chinese', () => {
  expect(
    fence('a // 注释', 'ts', '', '/site/i18n/zh/docusaurus-plugin-content-docs/current/a.mdx'),
  ).toEqual({
    language: 'ts',
    lang: 'en',
    html: 'a <span class="c" lang="zh-CN">// 注释</span>\n',
  });
});

test('options of a config lead to their pages, but for the one that the page is about', () => {
  const code = 'export default { server: { host: true, port: 80 } };';
  const { html } = fence(code, 'ts', 'title="rsbuild.config.ts"');
  expect(html).toContain('<a href="/config/server/port">port</a>');
  expect(html!.match(/<a /g)).toHaveLength(1);
  expect(html!.replace(/<[^>]*>/g, '')).toBe(`${code}\n`);
});
