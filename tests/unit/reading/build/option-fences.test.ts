import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { optionProps } from '../../../../src/reading/build/option-props';
import { optionFences, readOptionFence } from '../../../../src/reading/build/option-fences';

const transform = (optionFences as () => (tree: Root, file: VFile) => void)();

function pageWith(value: string, meta = 'option'): Root {
  const position = { start: { line: 5, column: 1 }, end: { line: 9, column: 4 } };
  return { type: 'root', children: [{ type: 'code', lang: 'yaml', meta, value, position }] };
}

test('the facts below a heading become the option table, without repeating the name', () => {
  const tree = pageWith("type: boolean\ndefault: 'true'\nsince: 1.1.0\n");
  transform(tree, new VFile());
  const table = tree.children.at(-1) as unknown as MdxJsxFlowElement;
  expect(table.name).toBe('OptionHeader');
  const facts = { type: 'boolean', default: 'true', since: '1.1.0' };
  expect(table.attributes.map(({ value }) => value)).toEqual([
    `...${JSON.stringify(optionProps(facts))}`,
  ]);
});

test('any other YAML stays a sample', () => {
  const tree = pageWith('type: boolean', 'title="a.yml"');
  transform(tree, new VFile());
  expect(tree.children[0]).toMatchObject({ type: 'code', value: 'type: boolean' });
});

test.each([
  ['type: (a: string) => void', /expected YAML in an option fence, found bad indentation/],
  ['default: "1"', /expected a TypeScript type as `type`.*found undefined/],
  ['type: boolean\ndefault: true', /expected a JavaScript expression in quotes.*found true/],
  ['type: boolean\nsince: 1.1', /expected a version such as 1\.1\.0.*found 1\.1/],
  ['type: boolean\nversion: 2', /expected only type, default and since.*found `version`/],
])('%j is refused with what to write', (code, message) => {
  expect(() => readOptionFence(code)).toThrow(message);
  expect(() => transform(pageWith(code), new VFile({ path: 'docs/a.mdx' }))).toThrow(
    expect.objectContaining({ line: 5 }),
  );
});
