import type { Root } from 'mdast';
import { homePage } from '../../../../src/reading/build/home-page';

const card = { icon: '🚀', title: 'Fast', details: 'It is fast.', link: '/guide/start/' };

/** What the front matter puts before a page's text, as source. */
function partsOf(frontMatter: Record<string, unknown>): string[] {
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: [] }] };
  const transform = (homePage as () => (tree: Root, file: unknown) => void)();
  transform(tree, { data: { frontMatter } });
  return tree.children
    .slice(0, -1)
    .map((node) => ('name' in node ? `<${node.name}>` : 'value' in node ? node.value : node.type));
}

test('a home page begins with its hero, then its cards', () => {
  expect(partsOf({ pageType: 'home', features: [card], hero: { stars: true } })).toEqual([
    "import Hero from '@site/src/landing/Hero';",
    '<Hero>',
    "import FeatureCards from '@site/src/landing/FeatureCards';",
    '<FeatureCards>',
  ]);
});

test.each([
  ['a home page without them', { pageType: 'home' }],
  ['a page of another type', { pageType: 'custom', features: [card] }],
  ['a page of the docs', {}],
])('%s stays as it is', (_, frontMatter) => {
  expect(partsOf(frontMatter)).toEqual([]);
});
