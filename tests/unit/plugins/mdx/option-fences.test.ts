import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { optionProps } from '../../../../src/plugins/mdx/option-props';
import { optionFences, readOptionFence } from '../../../../src/plugins/mdx/option-fences';
import { partProps } from './part-props';

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
  expect(partProps(table)).toEqual(JSON.parse(JSON.stringify(optionProps(facts))));
});

test.each([
  ['fastRefresh', '@rsbuild/plugin-react', true],
  [undefined, '@rsbuild/plugin-react', false],
  ['fastRefresh', 'another-plugin', false],
])(
  'below the heading %s, an option of %s has its history, rather than a version: %s',
  (heading, name, hasHistory) => {
    const [fence] = pageWith('type: boolean\nsince: 1.0.5').children;
    const text = { type: 'text' as const, value: heading ?? 'A paragraph.' };
    const above = heading
      ? { type: 'heading' as const, depth: 3 as const, children: [text] }
      : { type: 'paragraph' as const, children: [text] };
    const tree: Root = { type: 'root', children: [above, fence!] };
    transform(tree, new VFile({ data: { frontMatter: { package: name } } }));
    const props = partProps(tree.children.at(-1) as unknown as MdxJsxFlowElement);
    expect('history' in props).toBe(hasHistory);
    expect(props.since).toBe(hasHistory ? undefined : '1.0.5');
  },
);

test('any other YAML stays a sample', () => {
  const tree = pageWith('type: boolean', 'title="a.yml"');
  transform(tree, new VFile());
  expect(tree.children[0]).toMatchObject({ type: 'code', value: 'type: boolean' });
});

test.each([
  ['type: (a: string) => void', /expected YAML in an option fence, found bad indentation/],
  ['default: "1"', /`type`: it is required; found nothing/],
  ['type: boolean\ndefault: true', /`default`: it must be one expression.*; found true/],
  ['type: boolean\nsince: 1.1', /`since`: .*; found 1\.1/],
  ['', /`type`: it is required; found nothing/],
  [
    "type: boolean\ndefault:\n  none: '1'",
    /`default`: it must be one expression.*; found {"none":"1"}/,
  ],
  ['type: boolean\ndefault: null', /`default`: it must be one expression.*; found null/],
  ["type: boolean\nsince: 'v1.1.0'", /`since`: .*a version such as 1\.3\.0.*; found "v1\.1\.0"/],
  ["type: boolean\nsince: '1.1.0-beta'", /`since`: .*; found "1\.1\.0-beta"/],
  [
    'type: boolean\nversion: 2',
    /`version` is not a key of an option fence: expected one of type, /,
  ],
])('%j is refused with what to write', (code, message) => {
  expect(() => readOptionFence(code)).toThrow(message);
  expect(() => transform(pageWith(code), new VFile({ path: 'docs/a.mdx' }))).toThrow(
    expect.objectContaining({ line: 5 }),
  );
});

test.each([
  ['nothing but a type', 'type: string', { type: 'string' }],
  [
    'a default for each mode',
    "type: a\ndefault:\n  development: '1'\n  production: '2'\n  none: '3'",
    { type: 'a', default: { development: '1', production: '2', none: '3' } },
  ],
  ['a version of many digits', 'type: a\nsince: 10.20.30', { type: 'a', since: '10.20.30' }],
])('%s is read', (_, code, facts) => {
  expect(readOptionFence(code)).toEqual(facts);
});

test.each([
  ['yaml', ' option ', 'OptionHeader'],
  ['yaml', 'option title="a"', undefined],
  ['yaml', null, undefined],
  ['ts', 'option', undefined],
])('a %s fence with the meta “%s” becomes %s', (lang, meta, name) => {
  const tree: Root = { type: 'root', children: [{ type: 'code', lang, meta, value: 'type: a' }] };
  transform(tree, new VFile());
  expect((tree.children.at(-1) as { name?: string }).name).toBe(name);
});
