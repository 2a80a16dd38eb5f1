import { BuiltPage } from '../../../../src/plugins/after-build/built-page';
import { sharedPages, withoutSite } from '../../../../src/plugins/after-build/shared-page';

test.each([
  ['dev.hmr - Rsbuild', 'dev.hmr'],
  ['Rsbuild - The build tool', 'The build tool'],
  ['Rsbuild 1.0 - Rsbuild', 'Rsbuild 1.0'],
  ['Without Rsbuild', 'Without Rsbuild'],
])('“%s” without the site is “%s”', (title, without) => {
  expect(withoutSite(title, 'Rsbuild', '-')).toBe(without);
});

describe('pages of a site', () => {
  const changed = Date.UTC(2025, 2, 1);
  const docs = {
    docs: [
      {
        id: 'hmr',
        permalink: '/base/config/hmr',
        frontMatter: { option: 'dev.hmr' },
        lastUpdatedAt: changed,
      },
      { id: 'start', permalink: '/base/guide/', frontMatter: {}, lastUpdatedAt: null },
    ],
    sidebars: {
      config: [{ type: 'category', label: 'dev', items: [{ type: 'doc', id: 'hmr' }] }],
    },
  };
  const blogPosts = [
    {
      metadata: {
        permalink: '/base/releases/v1',
        date: new Date(Date.UTC(2025, 1, 28)),
        lastUpdatedAt: changed,
      },
    },
  ];
  const siteConfig = {
    title: 'Rsbuild',
    titleDelimiter: '-',
    themeConfig: {
      navbar: {
        items: [
          { label: 'Config', activeBaseRegex: '^/base/config/' },
          { label: 'Releases', activeBaseRegex: '^/base/releases/' },
        ],
      },
    },
  };
  const read = sharedPages({ baseUrl: '/base/', docs, blogPosts, siteConfig } as never);
  const head = (title: string, description: string, more = '') =>
    `<head><title>${title}</title><meta name=description content="${description}">${more}</head>`;
  const shared = (path: string, html: string) => read(new BuiltPage(path, html));

  test.each([
    [
      '/base/',
      head('Rsbuild - The build tool', 'Builds.'),
      { kind: 'home', title: 'The build tool', description: 'Builds.', trail: [] },
    ],
    [
      '/base/config/hmr',
      head('dev.hmr - Rsbuild', 'Updates – 更新。'),
      {
        kind: 'option',
        title: 'dev.hmr',
        description: 'Updates – 更新。',
        trail: ['Config', 'dev'],
        modified: '2025-03-01T00:00:00.000Z',
      },
    ],
    [
      '/base/guide/',
      head('Start - Rsbuild', 'Begins.'),
      { kind: 'doc', title: 'Start', description: 'Begins.', trail: [], modified: undefined },
    ],
    [
      '/base/releases/',
      head('Releases - Rsbuild', 'What is new.'),
      { kind: 'list', title: 'Releases', description: 'What is new.', trail: ['Releases'] },
    ],
    [
      '/base/releases/v1',
      head('Version 1 - Rsbuild', 'Is out.'),
      {
        kind: 'release',
        title: 'Version 1',
        description: 'Is out.',
        trail: ['Releases'],
        published: '2025-02-28T00:00:00.000Z',
        modified: '2025-03-01T00:00:00.000Z',
      },
    ],
  ])('%s is told with what its HTML and the plugins know of it', (path, html, expected) => {
    expect(shared(path, html)).toEqual({ path, ...expected });
  });

  test('what is for no search engine is left out', () => {
    const hidden = '<meta name=robots content=noindex>';
    expect(shared('/base/hidden', head('Hidden', 'Not listed.', hidden))).toBeUndefined();
    expect(shared('/base/404.html', head('404', ''))).toBeUndefined();
  });

  test.each([
    ['Untold - Rsbuild', '', /expected a title and a description.*“Untold - Rsbuild” and “”\./],
    ['', 'Has no title.', /found “” and “Has no title\.”\./],
  ])('a page that shared links could not show stops the build', (title, description, message) => {
    expect(() => shared('/base/untold', head(title, description))).toThrow(message);
  });
});
