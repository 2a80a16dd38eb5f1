import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import {
  expectedLooks,
  readHead,
  sharedPages,
  withoutSite,
} from '../../../../src/sharing/build/shared-pages';

test('a head tells title and description', () => {
  const html =
    '<head><meta charset=UTF-8><title data-rh=true>a &amp; b</title><meta name=description content="what it &quot;is&quot;"></head>';
  expect(readHead(html)).toEqual({ title: 'a & b', description: 'what it "is"' });
});

test('pages that search engines leave out are not shared', () => {
  expect(
    readHead('<head><title>x</title><meta name=robots content="noindex, follow"></head>'),
  ).toBeUndefined();
});

test('a head without a description has an empty one; other elements have no say', () => {
  const html =
    '<head><title></title><script>a()</script><style>b</style><meta property=og:title content=c></head>';
  expect(readHead(html)).toEqual({ title: '', description: '' });
  expect(readHead('<head><title>x</title><meta name=robots content=index></head>')).toEqual({
    title: 'x',
    description: '',
  });
  expect(readHead('<head><title>x</title> <meta name=description></head>')).toEqual({
    title: 'x',
    description: '',
  });
});

test.each([
  ['dev.hmr - Rsbuild', 'dev.hmr'],
  ['Rsbuild - The build tool', 'The build tool'],
  ['Rsbuild 1.0 - Rsbuild', 'Rsbuild 1.0'],
  ['Without Rsbuild', 'Without Rsbuild'],
])('“%s” without the site is “%s”', (title, without) => {
  expect(withoutSite(title, 'Rsbuild', '-')).toBe(without);
});

describe('pages of a site', () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
  afterAll(() => fs.rmSync(outDir, { recursive: true }));

  const changed = Date.UTC(2025, 2, 1);
  const docs = {
    loadedVersions: [
      {
        docs: [
          {
            id: 'hmr',
            permalink: '/base/config/hmr',
            title: 'dev.hmr',
            description: 'Updates.',
            frontMatter: { option: 'dev.hmr' },
            lastUpdatedAt: changed,
          },
          {
            id: 'start',
            permalink: '/base/guide/',
            title: 'Start',
            description: 'Begins.',
            frontMatter: {},
            lastUpdatedAt: null,
          },
        ],
        sidebars: {
          config: [{ type: 'category', label: 'dev', items: [{ type: 'doc', id: 'hmr' }] }],
        },
      },
    ],
  };
  const blog = {
    blogPosts: [
      {
        metadata: {
          permalink: '/base/releases/v1',
          title: 'Version 1',
          description: 'Is out.',
          date: new Date(Date.UTC(2025, 1, 28)),
          lastUpdatedAt: changed,
        },
      },
    ],
  };
  const site = {
    baseUrl: '/base/',
    outDir,
    siteConfig: {
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
    },
    plugins: [
      { name: 'docusaurus-plugin-content-docs', content: docs },
      { name: 'docusaurus-plugin-content-blog', content: blog },
    ],
  };

  function write(page: string, head: string): void {
    const file = path.join(outDir, page, 'index.html');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `<html><head>${head}</head><body></body></html>`);
  }
  const head = (title: string, description: string) =>
    `<title>${title}</title><meta name=description content="${description}">`;
  const shared = (...routesPaths: string[]) =>
    sharedPages({ ...site, routesPaths } as unknown as Props);

  write('', head('Rsbuild - The build tool', 'Builds.'));
  write('config/hmr', head('dev.hmr - Rsbuild', 'Updates – 更新。'));
  write('guide', head('Start - Rsbuild', 'Begins.'));
  write('releases/v1', head('Version 1 - Rsbuild', 'Is out.'));
  write('releases', head('Releases - Rsbuild', 'What is new.'));
  write('hidden', `${head('Hidden', 'Not listed.')}<meta name=robots content=noindex>`);
  write('untold', head('Untold - Rsbuild', ''));
  write('untitled', head('', 'Has no title.'));

  test('each page is told with what its HTML and the plugins know of it, in order, once', () => {
    const pages = shared(
      '/base/releases/v1',
      '/base/releases/',
      '/base/',
      '/base/config/hmr',
      '/base/guide/',
      '/base/guide/',
    );
    expect(pages).toEqual([
      {
        file: path.join(outDir, 'index.html'),
        path: '/base/',
        kind: 'home',
        title: 'The build tool',
        description: 'Builds.',
        trail: [],
      },
      {
        file: path.join(outDir, 'config/hmr/index.html'),
        path: '/base/config/hmr',
        kind: 'option',
        title: 'dev.hmr',
        description: 'Updates – 更新。',
        trail: ['Config', 'dev'],
        modified: '2025-03-01T00:00:00.000Z',
      },
      {
        file: path.join(outDir, 'guide/index.html'),
        path: '/base/guide/',
        kind: 'doc',
        title: 'Start',
        description: 'Begins.',
        trail: [],
        modified: undefined,
      },
      {
        file: path.join(outDir, 'releases/index.html'),
        path: '/base/releases/',
        kind: 'list',
        title: 'Releases',
        description: 'What is new.',
        trail: ['Releases'],
      },
      {
        file: path.join(outDir, 'releases/v1/index.html'),
        path: '/base/releases/v1',
        kind: 'release',
        title: 'Version 1',
        description: 'Is out.',
        trail: ['Releases'],
        published: '2025-02-28T00:00:00.000Z',
        modified: '2025-03-01T00:00:00.000Z',
      },
    ]);
  });

  test('what is no page, or is for no search engine, is left out', () => {
    expect(shared('/base/hidden', '/base/*')).toEqual([]);
  });

  test.each([
    [
      'untold',
      /untold\/index\.html: expected a title and a description, .*found “Untold - Rsbuild” and “”\./,
    ],
    ['untitled', /found “” and “Has no title\.”\./],
  ])('a page that shared links could not show stops the build: %s', (page, message) => {
    expect(() => shared(`/base/${page}`)).toThrow(message);
  });

  test('before the build, docs and releases look as they will', () => {
    const content = {
      'docusaurus-plugin-content-docs': { default: docs },
      'docusaurus-plugin-content-blog': { default: blog },
    };
    expect(expectedLooks(site as unknown as Props, content)).toEqual([
      { kind: 'option', title: 'dev.hmr', description: 'Updates.', trail: ['Config', 'dev'] },
      { kind: 'doc', title: 'Start', description: 'Begins.', trail: [] },
      { kind: 'release', title: 'Version 1', description: 'Is out.', trail: ['Releases'] },
    ]);
  });
});
