import path from 'node:path';
import type { Root } from 'mdast';
import { overview } from '../../../../src/reading/build/overview';
import { isOverview, overviewFile } from '../../../../src/reading/build/overview-file';

const site = path.resolve(__dirname, '../../../..');

/** A page's tree after the plugin ran; its text is one paragraph. */
function run(frontMatter?: Record<string, unknown>) {
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: [] }] };
  const transform = (overview as () => (tree: Root, file: unknown) => void)();
  transform(tree, { path: path.join(site, 'docs/config/index.mdx'), data: { frontMatter } });
  return tree.children as unknown as { type: string; value?: string; name?: string }[];
}

test('an overview imports its list, and ends with it', () => {
  const [component, list, text, element] = run({ overview: true });
  expect(component).toMatchObject({
    type: 'mdxjsEsm',
    value: "import Overview from '@site/src/reading/Overview'",
  });
  expect(list!.value).toBe(
    "import overviewGroups from '@generated/overview-pages/default/docs-config-index-mdx.json'",
  );
  expect(text!.type).toBe('paragraph');
  expect(element).toMatchObject({
    name: 'Overview',
    attributes: [{ name: 'groups', value: { value: 'overviewGroups' } }],
  });
});

test('the imports are those of a module, for MDX takes them from the parsed form', () => {
  const [component] = run({ overview: true });
  expect(component).toMatchObject({
    data: {
      estree: {
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { name: 'Overview' } }],
            source: { type: 'Literal', value: '@site/src/reading/Overview' },
          },
        ],
      },
    },
  });
});

test.each([[undefined], [{ pageType: 'doc' }], [{ overview: false }]])(
  'a page with the front matter %j stays as it is',
  (frontMatter) => {
    expect(run(frontMatter)).toEqual([{ type: 'paragraph', children: [] }]);
  },
);

test.each([
  [{ overview: true }, true],
  [{ pageType: 'overview' }, true],
  [{ overview: 'true' }, false],
  [{ pageType: 'home' }, false],
  [{}, false],
])('front matter %j asks for an overview: %s', (frontMatter, expected) => {
  expect(isOverview(frontMatter)).toBe(expected);
});

test('each overview has a data file of its own', () => {
  expect(overviewFile('docs/config/index.mdx')).toBe('docs-config-index-mdx.json');
});
