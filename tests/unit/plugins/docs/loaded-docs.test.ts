import {
  loadedVersions,
  pluginContent,
  sidebarEntries,
  type LoadedVersion,
} from '../../../../src/plugins/docs/loaded-docs';

const doc = (id: string) => ({ id, permalink: `/${id}` });

const version = {
  docs: ['root', 'dev/hmr', 'dev/inner/port'].map(doc),
  sidebars: {
    config: [
      { type: 'doc', id: 'root' },
      {
        type: 'category',
        label: 'dev',
        items: [
          { type: 'doc', id: 'dev/hmr' },
          { type: 'category', label: 'inner', items: [{ type: 'doc', id: 'dev/inner/port' }] },
          { type: 'link', label: 'Releases', href: '/releases/' },
        ],
      },
      { type: 'doc', id: 'not-loaded' },
    ],
  },
} as unknown as LoadedVersion;

test('the entries of a sidebar in its order, each with its categories', () => {
  const entries = sidebarEntries(version, 'config');
  expect(entries.map(({ link, categories, doc: page }) => [link, page?.id, categories])).toEqual([
    ['/root', 'root', []],
    ['/dev/hmr', 'dev/hmr', ['dev']],
    ['/dev/inner/port', 'dev/inner/port', ['dev', 'inner']],
    ['/releases/', undefined, ['dev']],
  ]);
});

test('a sidebar that is not there has no entries', () => {
  expect(sidebarEntries(version, 'guide')).toEqual([]);
});

test('the content of a plugin by its name; another name is refused with those that are there', () => {
  const plugins = [
    { name: 'docs', content: { pages: 2 } },
    { name: 'blog', content: { posts: 3 } },
  ] as unknown as Parameters<typeof pluginContent>[0]['plugins'];
  expect(pluginContent({ plugins }, 'blog')).toEqual({ posts: 3 });
  expect(() => pluginContent({ plugins }, 'pages')).toThrow(
    'expected the plugin pages, found docs, blog.',
  );
});

test('the docs of every docs plugin, and of nothing else', () => {
  const content = { loadedVersions: [version] };
  expect(
    loadedVersions({
      'docusaurus-plugin-content-docs': { default: content, cases: content },
      'docusaurus-plugin-content-blog': { default: {} },
    }),
  ).toEqual([version, version]);
  expect(loadedVersions({})).toEqual([]);
});
