import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { pageHeader } from '../../../../src/reading/build/page-header';

/** The elements that are put before a page's text, with their attributes. */
function headerOf(frontMatter: Record<string, unknown>) {
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: [] }] };
  const transform = (pageHeader as () => (tree: Root, file: unknown) => void)();
  transform(tree, { data: { frontMatter } });
  return (tree.children.slice(0, -1) as MdxJsxFlowElement[]).map(({ name, attributes }) => ({
    name,
    attributes: Object.fromEntries(attributes.map((a) => [(a as { name: string }).name, a.value])),
  }));
}

test('an option page gets its table: name, coloured type and default, version', () => {
  const [header] = headerOf({
    option: 'dev.hmr',
    type: 'boolean',
    default: 'true',
    since: '1.1.0',
  });
  expect(header!.name).toBe('OptionHeader');
  expect(header!.attributes).toMatchObject({ option: 'dev.hmr', since: '1.1.0' });
  expect(JSON.parse(String(header!.attributes.defaults))).toEqual([
    ['', '<span class="n">true</span>'],
  ]);
});

test('a default per mode keeps the modes and their order', () => {
  const [header] = headerOf({
    option: 'a.b',
    type: 'boolean',
    default: { development: '1', production: '2', none: '3' },
  });
  const modes = (JSON.parse(String(header!.attributes.defaults)) as string[][]).map(
    ([mode]) => mode,
  );
  expect(modes).toEqual(['development', 'production', 'none']);
});

test('a stale translation gets a notice, any other page nothing', () => {
  expect(headerOf({ title: 'a', stale_translation: true }).map(({ name }) => name)).toEqual([
    'StaleTranslation',
  ]);
  expect(headerOf({ title: 'a' })).toEqual([]);
});
