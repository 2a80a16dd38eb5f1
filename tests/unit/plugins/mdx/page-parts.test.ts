import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { optionFences } from '../../../../src/plugins/mdx/option-fences';
import { pageParts } from '../../../../src/plugins/mdx/page-parts';
import { partProps } from './part-props';

type Transform = () => (tree: Root, file: VFile) => void;

const TEXT = { type: 'paragraph', children: [] } satisfies RootContent;

/** A page as both plugins leave it: elements by their names, its text as `text`. */
function pageOf(frontMatter: Record<string, unknown>, ...content: RootContent[]): string[] {
  const tree: Root = { type: 'root', children: [TEXT, ...content] };
  const file = new VFile({ path: `${process.cwd()}/docs/config/index.mdx`, data: { frontMatter } });
  for (const plugin of [pageParts, optionFences] as unknown as Transform[]) plugin()(tree, file);
  return tree.children.map((node) => {
    if (node === TEXT) return 'text';
    return 'name' in node ? `<${node.name}>` : node.type;
  });
}

const hero = { stars: true };
const features = [{ icon: '🚀', title: 'Fast', details: 'It is fast.', link: '/guide/start/' }];

test.each<[string, Record<string, unknown>, string[]]>([
  [
    'a home page begins with its hero, then its cards',
    { pageType: 'home', features, hero },
    ['<Hero>', '<FeatureCards>', 'text'],
  ],
  ['a home page without them stays as it is', { pageType: 'home' }, ['text']],
  ['a page of another type has neither', { pageType: 'custom', features, hero }, ['text']],
  [
    'a stale translation says so above the facts of its option',
    { stale_translation: true, option: 'dev.hmr', type: 'boolean' },
    ['<StaleTranslation>', '<OptionHeader>', 'text'],
  ],
  ['an overview ends with the list of its pages', { overview: true }, ['text', '<Overview>']],
  ['so does a page of that type', { pageType: 'overview' }, ['text', '<Overview>']],
  ['any other page stays as it is', { title: 'a' }, ['text']],
])('%s', (_, frontMatter, expected) => {
  expect(pageOf(frontMatter)).toEqual(expected);
});

test('each option on a page has a header', () => {
  const fence: RootContent = { type: 'code', lang: 'yaml', meta: 'option', value: 'type: string' };
  expect(pageOf({ option: 'dev', type: 'object' }, fence, { ...fence })).toEqual([
    '<OptionHeader>',
    'text',
    '<OptionHeader>',
    '<OptionHeader>',
  ]);
});

test('the facts of an option reach its header as an object', () => {
  const tree: Root = { type: 'root', children: [] };
  const frontMatter = { option: 'dev.hmr', description: 'Turns HMR off.', type: 'boolean' };
  (pageParts as unknown as Transform)()(tree, new VFile({ data: { frontMatter }, path: 'a.mdx' }));
  const table = tree.children[0] as unknown as MdxJsxFlowElement;
  expect(partProps(table)).toMatchObject({
    purpose: 'Turns HMR off.',
    history: { name: 'dev.hmr' },
  });
});
