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
const count = english.match(/^##/gm)!.length;

const heading: Heading = { type: 'heading', depth: 2, children: [] };

/** Runs the plugin over a Chinese text of the page dev.hmr. */
function run(text: string): Root {
  const tree = unified().use(remarkParse).parse(text);
  const file = new VFile({ path: path.join(site, ZH_DOCS, 'config/dev/hmr.mdx'), value: text });
  (twinHeadingIds as () => (tree: Root, file: VFile) => void)()(tree, file);
  return tree;
}

const headings = (depths: number[]) =>
  depths.map((depth, i) => `${'#'.repeat(depth)} 标题 ${i}`).join('\n\n');
const twoDepths = Array.from({ length: count }, () => 2);

test('Chinese headings get the ids of their English twins', () => {
  const [first] = run(headings(twoDepths)).children as Heading[];
  expect(first!.data?.hProperties?.id).toBe('turn-hmr-off');
});

test('a heading that differs is named with its line in the file, front matter included', () => {
  const body = headings([3, ...twoDepths.slice(1)]);
  const file = path.join(site, ZH_DOCS, 'config/dev/hmr.mdx');
  const cut = fs.readFileSync(file, 'utf8').split('\n').length - body.split('\n').length;
  expect(() => run(body)).toThrow(`${ZH_DOCS}/config/dev/hmr.mdx:${1 + cut}: expected`);
});

test('headings keep what other plugins gave them', () => {
  const [first] = run(headings(twoDepths)).children as Heading[];
  first!.data = { ...first!.data, hProperties: { className: ['a'] } };
  const file = new VFile({ path: path.join(site, ZH_DOCS, 'config/dev/hmr.mdx'), value: '' });
  const tree: Root = { type: 'root', children: [first!, ...twoDepths.slice(1).map(() => heading)] };
  (twinHeadingIds as () => (tree: Root, file: VFile) => void)()(tree, file);
  expect(first!.data?.hProperties).toEqual({ className: ['a'], id: 'turn-hmr-off' });
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
  ['a missing heading', twoDepths.slice(1), 'missing “Related”'],
  ['one too many', [...twoDepths, 2], 'there no further heading; found h2'],
  ['another depth', [3, ...twoDepths.slice(1)], 'there h2 “Turn HMR off”; found h3 “标题 0”'],
])('%s stops the build with file and headings', (_, depths, message) => {
  expect(() => run(headings(depths))).toThrow(message);
  expect(() => run(headings(depths))).toThrow(`${ZH_DOCS}/config/dev/hmr.mdx`);
});
