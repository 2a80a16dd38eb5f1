import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

const entries = {
  source: { entry: { index: './src/index.js', admin: './src/index.js' } },
};
const files = { 'src/index.js': 'console.log(1);' };
const titled = (html: RsbuildConfig['html'] = {}): RsbuildConfig => ({
  ...entries,
  html: { ...html, title: ({ entryName }) => entryName },
});
const pageFiles = { 'src/index.ts': 'console.log(1);', 'src/admin.ts': 'console.log(2);' };
const forPages = { headers: { accept: 'text/html' } };
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];
const pagesOf = (built: string[]) => built.filter((file) => file.endsWith('.html')).sort();

export const proofs: Proof[] = [
  {
    says: "By default, Rsbuild puts the pages side by side, so admin.html isn't found that way.",
    shown: { title: "'flat'" },
    run: 'build',
    config: entries,
    files,
    expect({ files: built, shown }) {
      assert.deepEqual(pagesOf(built), ['admin.html', 'index.html']);
      for (const page of pagesOf(built)) assert.ok(shown.includes(page), page);
    },
  },
  {
    says: [
      'Give each page a directory instead:',
      'As you see above, the page index moves into a directory as well, so a visitor of / would get a 404.',
    ],
    shown: { title: "'nested'" },
    run: 'build',
    config: { ...entries, html: { outputStructure: 'nested' } },
    files,
    expect: ({ files: built }) =>
      assert.deepEqual(pagesOf(built), ['admin/index.html', 'index/index.html']),
  },
  {
    says: [
      'so a visitor of / would get a 404.',
      'The server answers / with 404, although your project has a page index.',
      "The value 'nested' moves this page to /index, which is also the URL that the server prints.",
    ],
    run: 'dev',
    config: titled({ outputStructure: 'nested' }),
    files,
    async expect({ get, log, page, port }) {
      for (const path of ['/index', '/index/', '/admin', '/admin/']) {
        assert.ok(titleOf(await page(path)) === path.split('/')[1], path);
      }
      assert.equal((await get('/', forPages)).status, 404);
      assert.match(log(), new RegExp(`:${port}/index`));
    },
  },
  ...(
    [
      ['dev', 'nested'],
      ['dev', 'flat'],
      ['preview', 'nested'],
      ['preview', 'flat'],
    ] as const
  ).map<Proof>(([run, outputStructure]) => ({
    says: 'With either structure, the dev server and the preview server open a page at /admin.',
    run,
    config: titled({ outputStructure }),
    files,
    async expect({ page }) {
      assert.equal(titleOf(await page('/admin')), 'admin');
    },
  })),
  {
    says: 'If you want this page to stay at the root, set its file name with tools.htmlPlugin:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'htmlPlugin' },
    files: pageFiles,
    expect: ({ files: built }) =>
      assert.deepEqual(pagesOf(built), ['admin/index.html', 'index.html']),
  },
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: 'The dev server and the preview server still print a URL that ends in /index, but you can open / as well.',
    run,
    sample: { title: 'rsbuild.config.ts', containing: 'htmlPlugin' },
    with: { html: { title: ({ entryName }) => entryName } },
    files: pageFiles,
    async expect({ log, page, port }) {
      for (const path of ['/', '/index', '/admin']) {
        assert.equal(titleOf(await page(path)), path === '/admin' ? 'admin' : 'index', path);
      }
      assert.match(log(), new RegExp(`:${port}/index`));
    },
  })),
  {
    says: 'To move the pages as a whole, set output.distPath:',
    shown: { containing: 'dist/pages/admin' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "html: 'pages'" },
    with: entries,
    files,
    expect: ({ files: built, shown }) =>
      assert.deepEqual(
        pagesOf(built).map((file) => `dist/${file}`),
        shown.trim().split('\n').sort(),
      ),
  },
  {
    says: [
      'To choose the names, too, set html in output.filename and leave outputStructure out, because filename takes precedence.',
      'because filename takes precedence.',
    ],
    run: 'build',
    config: {
      ...entries,
      html: { outputStructure: 'nested' },
      output: { filename: { html: '[name]-page.html' } },
    },
    files,
    expect: ({ files: built }) =>
      assert.deepEqual(pagesOf(built), ['admin-page.html', 'index-page.html']),
  },
];
