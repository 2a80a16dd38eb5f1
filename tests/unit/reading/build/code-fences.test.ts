import type { Root } from 'hast';
import { codeFences } from '../../../../src/reading/build/code-fences';

/** What becomes of a fence: the attributes of its `<CodeFence>`. */
function fence(code: string, language: string, metastring = '') {
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
  (codeFences as () => (tree: Root) => void)()(tree);
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

test('marked and changed lines are wrapped, their markers gone', () => {
  const { html } = fence('a\nb // [!code ++]', 'txt', '{1}');
  expect(html).toBe('<span class="line marked">a\n</span><span class="line add">b\n</span>');
});
