import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
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
    says: ["By default, they're side by side."],
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
    says: 'The file of the index entry moves into a folder as well.',
    shown: { title: "'nested'" },
    run: 'build',
    config: { ...entries, html: { outputStructure: 'nested' } },
    files,
    expect: ({ files: built }) =>
      assert.deepEqual(pagesOf(built), ['admin/index.html', 'index/index.html']),
  },
  {
    says: [
      'In the dev server and the preview server, you can open the pages at /index and /admin, with or without a slash at the end.',
      'The server then answers / with 404',
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
  {
    says: 'In the dev server and the preview server, you can open the pages at /index and /admin, with or without a slash at the end.',
    run: 'preview',
    config: titled({ outputStructure: 'nested' }),
    files,
    async expect({ page }) {
      for (const path of ['/index', '/index/', '/admin', '/admin/']) {
        assert.ok(titleOf(await page(path)) === path.split('/')[1], path);
      }
    },
  },
  {
    says: 'The output is now dist/index.html and dist/admin/index.html.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'htmlPlugin' },
    files: pageFiles,
    expect: ({ files: built }) =>
      assert.deepEqual(pagesOf(built), ['admin/index.html', 'index.html']),
  },
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: 'The printed address still ends in /index, but you can open both / and /index.',
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
    says: 'output.distPath.html | Sets the folder that contains these files and folders. The default is the output directory',
    run: 'build',
    config: {
      ...entries,
      html: { outputStructure: 'nested' },
      output: { distPath: { html: 'pages' } },
    },
    files,
    expect: ({ files: built }) => hasFile(built, /^pages\/admin\/index\.html$/),
  },
  {
    says: "output.filename.html | Sets the file name, for example '[name]-page.html'. outputStructure then only changes the address that the servers print",
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
  ...(['nested', 'flat'] as const).map((outputStructure): Proof => ({
    says: 'outputStructure then only changes the address that the servers print',
    run: 'preview',
    config: {
      html: { outputStructure },
      output: { filename: { html: '[name].html' } },
    },
    async expect({ get, log }) {
      const printed = /Local: +http:\/\/localhost:\d+(\/\S*)/.exec(log())?.[1];
      assert.equal(printed, outputStructure === 'nested' ? '/index' : '/');
      assert.equal((await get('/index.html')).status, 200);
    },
  })),
];
