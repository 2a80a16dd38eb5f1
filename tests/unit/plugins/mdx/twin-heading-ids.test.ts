import fs from 'node:fs';
import path from 'node:path';
import type { Heading, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { ZH_BLOG, ZH_DOCS } from '../../../../src/i18n/content-path';
import { twinHeadingIds } from '../../../../src/plugins/mdx/twin-heading-ids';

const site = path.resolve(__dirname, '../../../..');
const english = fs.readFileSync(path.join(site, 'docs/config/dev/hmr.mdx'), 'utf8');
/** The depths of its headings; the first has the second. */
const depths = english.match(/^##+/gm)!.map(({ length }) => length);

const heading: Heading = { type: 'heading', depth: 2, children: [] };

/** Runs the plugin over a Chinese text of the page dev.hmr. */
function run(text: string): Root {
  const tree = unified().use(remarkParse).parse(text);
  const file = new VFile({ path: path.join(site, ZH_DOCS, 'config/dev/hmr.mdx'), value: text });
  (twinHeadingIds as () => (tree: Root, file: VFile) => void)()(tree, file);
  return tree;
}

const headings = (numbers: number[]) =>
  numbers.map((depth, i) => `${'#'.repeat(depth)} 标题 ${i}`).join('\n\n');

test('Chinese headings get the ids of their English twins', () => {
  const [first] = run(headings(depths)).children as Heading[];
  expect(first!.data?.hProperties?.id).toBe('turn-off-live-reload-as-well');
});

test('headings keep what other plugins gave them', () => {
  const [first] = run(headings(depths)).children as Heading[];
  first!.data = { ...first!.data, hProperties: { className: ['a'] } };
  const file = new VFile({ path: path.join(site, ZH_DOCS, 'config/dev/hmr.mdx'), value: '' });
  const tree: Root = {
    type: 'root',
    children: [first!, ...depths.slice(1).map((depth) => ({ ...heading, depth }) as Heading)],
  };
  (twinHeadingIds as () => (tree: Root, file: VFile) => void)()(tree, file);
  expect(first!.data?.hProperties).toEqual({
    className: ['a'],
    id: 'turn-off-live-reload-as-well',
  });
});

test.each([
  ['an English page', 'docs/config/dev/hmr.mdx'],
  ['a page of one language', `${ZH_DOCS}/no/such/page.mdx`],
])('%s keeps its own ids', (_, name) => {
  const tree: Root = { type: 'root', children: [{ type: 'heading', depth: 2, children: [] }] };
  const file = new VFile({ path: path.join(site, name), value: '' });
  (twinHeadingIds as () => (tree: Root, file: VFile) => void)()(tree, file);
  expect(tree.children).toEqual([{ type: 'heading', depth: 2, children: [] }]);
});

test('the excerpt of a release, which has no heading, passes', () => {
  const file = new VFile({ path: path.join(site, ZH_BLOG, 'v1-0.mdx'), value: '' });
  const tree: Root = { type: 'root', children: [] };
  const transform = (twinHeadingIds as () => (tree: Root, file: VFile) => void)();
  expect(() => transform(tree, file)).not.toThrow();
});

test.each([
  ['a missing heading', depths.slice(0, -1), 'there h2 “Related”; found none'],
  ['one too many', [...depths, 2], 'there none; found h2'],
  [
    'another depth',
    [3, ...depths.slice(1)],
    'there h2 “Turn off live reload as well”; found h3 “标题 0”',
  ],
])('%s stops the build with file and headings', (_, changed, message) => {
  expect(() => run(headings(changed))).toThrow(message);
  expect(() => run(headings(changed))).toThrow('docs/config/dev/hmr.mdx');
});
