import assert from 'node:assert/strict';
import { hasFile } from '@site/tests/docs/proving/kit/has-file';
import type { Proof } from '@site/tests/docs/proving/proof';

const entries = {
  source: { entry: { index: './src/index.js', admin: './src/index.js' } },
};
const files = { 'src/index.js': 'console.log(1);' };
const pageFiles = { 'src/index.ts': 'console.log(1);', 'src/admin.ts': 'console.log(2);' };
const forPages = { headers: { accept: 'text/html' } };
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
    config: { ...entries, html: { outputStructure: 'nested' } },
    files,
    async expect({ get, log, port }) {
      for (const path of ['/index', '/index/', '/admin', '/admin/']) {
        assert.equal((await get(path, forPages)).status, 200, path);
      }
      assert.equal((await get('/', forPages)).status, 404);
      assert.match(log(), new RegExp(`:${port}/index`));
    },
  },
  {
    says: 'In the dev server and the preview server, you can open the pages at /index and /admin, with or without a slash at the end.',
    run: 'preview',
    config: { ...entries, html: { outputStructure: 'nested' } },
    files,
    async expect({ get }) {
      for (const path of ['/index', '/index/', '/admin', '/admin/']) {
        assert.equal((await get(path, forPages)).status, 200, path);
      }
    },
  },
  {
    says: [
      'The output is now dist/index.html and dist/admin/index.html.',
      'The printed address still ends in /index, but you can open both / and /index.',
    ],
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', containing: 'htmlPlugin' },
    files: pageFiles,
    async expect({ get, log, port }) {
      for (const path of ['/', '/index', '/admin']) {
        assert.equal((await get(path, forPages)).status, 200, path);
      }
      assert.match(log(), new RegExp(`:${port}/index`));
    },
  },
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
    says: "output.filename.html | Sets the file name, for example '[name]-page.html'. outputStructure then has no effect",
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
