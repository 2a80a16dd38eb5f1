import type { Root } from 'hast';
import { h } from 'hastscript';
import { select, selectAll } from 'hast-util-select';
import { rowLinks } from '../../../../src/plugins/mdx/row-links';

const row = (first: (Parameters<typeof h>[2] | string)[], text = 'What it does') =>
  h('tr', h('td', ...first), h('td', text));
const table = (...rows: ReturnType<typeof row>[]) =>
  h('table', h('thead', h('tr', h('th', 'Field'), h('th', 'Meaning'))), h('tbody', rows));
const code = (name: string) => [h('code', name)];

/** The tree after the plugin. */
function linkedIn(frontMatter: { readonly title?: string }, ...children: Root['children']): Root {
  const root: Root = { type: 'root', children };
  (rowLinks as () => (tree: Root, file: object) => void)()(root, { data: { frontMatter } });
  return root;
}
const linked = linkedIn.bind(undefined, { title: 'dev.client' });
const ids = (root: Root) => selectAll('tr', root).map(({ properties }) => properties.id);

test('a row about one name has it as its id and links to itself', () => {
  const root = linked(table(row(code('overlay')), row(code('client.port'))));
  expect(ids(root)).toEqual([undefined, 'overlay', 'client.port']);
  expect(select('#overlay td', root)?.children[1]).toMatchObject({
    name: 'HashLink',
    attributes: [{ name: 'id', value: 'overlay' }],
  });
});

test.each([
  ['words', ['In development']],
  ['a name and words', [...code('overlay'), ' of the client']],
  ['two names', [...code('host'), ...code('port')]],
  ['a value', code('1.3.22')],
])('a table with %s for a row has no linked rows', (_, first) => {
  expect(ids(linked(table(row(code('overlay')), row(first))))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a name belongs to its heading, or to the first table that has it', () => {
  const root = linked(
    h('h3', { id: 'port' }, 'port'),
    table(row(code('port')), row(code('host'))),
    table(row(code('host')), row(code('path'))),
  );
  expect(ids(root)).toEqual([undefined, undefined, 'host', undefined, undefined, 'path']);
});

test('the head of a group is no row of the table', () => {
  const group = h('tr', h('th', { scope: 'rowgroup' }, 'In development'));
  expect(ids(linked(table(group, row(code('overlay')))))).toEqual([
    undefined,
    undefined,
    'overlay',
  ]);
});

test('a fragment, which a page can have several times, has no linked rows', () => {
  expect(ids(linkedIn({}, table(row(code('overlay')))))).toEqual([undefined, undefined]);
});
