import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import { addImport, pagePart, parseMdx } from '../../../../src/plugins/mdx/page-part';

const page = (): Root => ({ type: 'root', children: [{ type: 'thematicBreak' }] });
const lines = ({ children }: Root) =>
  children.map((node) => ('value' in node ? node.value : node.type));

test('a page imports a component above its text, and once', () => {
  const tree = page();
  addImport(tree, 'Overview', '@site/src/option/Overview');
  addImport(tree, 'Overview', '@site/src/option/Overview');
  addImport(tree, 'Hero', '@site/src/landing/Hero');
  expect(lines(tree)).toEqual([
    "import Hero from '@site/src/landing/Hero';",
    "import Overview from '@site/src/option/Overview';",
    'thematicBreak',
  ]);
});

test('another line with the same text is no import', () => {
  const text = "import Overview from '@site/src/option/Overview';";
  const tree: Root = { type: 'root', children: [{ type: 'html', value: text }] };
  addImport(tree, 'Overview', '@site/src/option/Overview');
  expect(tree.children.map(({ type }) => type)).toEqual(['mdxjsEsm', 'html']);
});

test('lines of JavaScript are those of an MDX page', () => {
  expect(parseMdx('export const a = 1;')).toMatchObject([
    { type: 'mdxjsEsm', value: 'export const a = 1;' },
  ]);
});

test('a part has values as its props, as code and as a tree; those that JSON lacks are left out', () => {
  const value = { text: '“a”', list: [1, true, null] };
  const { attributes, ...element } = pagePart(page(), 'option/Overview', {
    value,
    none: undefined,
  });
  expect(element).toEqual({ type: 'mdxJsxFlowElement', name: 'Overview', children: [] });
  expect(attributes).toMatchObject([
    {
      type: 'mdxJsxAttribute',
      name: 'value',
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: JSON.stringify(value),
        data: {
          estree: {
            type: 'Program',
            sourceType: 'module',
            body: [{ type: 'ExpressionStatement', expression: valueToEstree(value) }],
          },
        },
      },
    },
  ]);
});
