import fs from 'node:fs';
import path from 'node:path';
import type { Heading, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { ZH_DOCS } from '../../../../src/translations/content-path';
import { twinHeadingIds } from '../../../../src/translations/build/twin-heading-ids';

const site = path.resolve(__dirname, '../../../..');
const english = fs.readFileSync(path.join(site, 'docs/config/dev/hmr.mdx'), 'utf8');
const count = english.match(/^##/gm)!.length;

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

test.each([
  ['a missing heading', twoDepths.slice(1), 'missing “Related”'],
  ['one too many', [...twoDepths, 2], 'there no further heading; found h2'],
  ['another depth', [3, ...twoDepths.slice(1)], 'there h2 “Turn HMR off”; found h3 “标题 0”'],
])('%s stops the build with file and headings', (_, depths, message) => {
  expect(() => run(headings(depths))).toThrow(message);
  expect(() => run(headings(depths))).toThrow(`${ZH_DOCS}/config/dev/hmr.mdx`);
});
