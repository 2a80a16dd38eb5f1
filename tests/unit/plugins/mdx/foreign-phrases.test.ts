import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseFragment } from 'parse5';
import { foreignPhrases } from '../../../../src/plugins/mdx/foreign-phrases';
import { ZH_DOCS } from '../../../../src/i18n/content-path';

/** What says that it is in another language, on a page with this text, and the page's whole text. */
function marked(path: string, html: string) {
  const tree = fromParse5(parseFragment(html)) as Root;
  (foreignPhrases as () => (tree: Root, file: { path: string }) => void)()(tree, { path });
  const found: string[] = [];
  visit(tree, 'element', ({ properties, ...node }) => {
    if (properties.lang) found.push(`${properties.lang} ${node.tagName}: ${toString(node)}`);
  });
  return { found, text: toString(tree) };
}

test.each([
  [
    'a message',
    '显示 <code>Cannot find config file</code>。',
    ['en code: Cannot find config file'],
  ],
  ['a quotation', '输入“Project name or path”，再输入', ['en span: Project name or path']],
  [
    'two quotations',
    '“Hello from the server”和“All is well here”',
    ['en span: Hello from the server', 'en span: All is well here'],
  ],
  ['a heading', '<h3>Cannot find module</h3>', ['en h3: Cannot find module']],
  ['a name', '<code>output.distPath.js</code> 和 <code>rsbuild dev --open</code>', []],
  ['a quoted name', '点击“Preserve log”', []],
  ['English names in Chinese', 'Rspack Module Federation Runtime 由 Rust 编写', []],
  [
    'a Chinese heading',
    '<h2>配置 <code>Cannot find config file</code></h2>',
    ['en code: Cannot find config file'],
  ],
  ['a message with Chinese inside', '<code>see the page 配置 for details</code>', []],
])('on a Chinese page, %s', (_, html, found) => {
  const result = marked(`${ZH_DOCS}/guide/a.mdx`, html);
  expect(result.found).toEqual(found);
  expect(result.text).toBe(toString(fromParse5(parseFragment(html)) as Root));
});

test.each([
  ['code', 'write <code>"你好"</code>', ['zh-CN code: "你好"']],
  ['a word', 'the item 指南 in the menu', ['zh-CN span: 指南']],
  ['a word in code, which is marked once', '<code>echo 指南</code>', []],
  ['words side by side', '<p>指南, then 配置</p>', ['zh-CN span: 指南', 'zh-CN span: 配置']],
  ['no Chinese', 'a message like <code>Cannot find config file</code>', []],
])('on an English page, %s', (_, html, found) => {
  expect(marked('docs/guide/a.mdx', html).found).toEqual(found);
});
