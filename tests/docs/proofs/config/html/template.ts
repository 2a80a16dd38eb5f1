import assert from 'node:assert/strict';
import { ignoresEjsEdit, pageFor, reloadsOnTemplateEdit } from '#kit/edited-template';
import { looksLike } from '#kit/looks-like';
import { oncePerPage } from '#kit/once-per-page';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  oncePerPage(
    'You can set a function, which Rsbuild calls once for each page of each environment.',
    (note) => ({
      template: ({ entryName }) => note(entryName),
    }),
  ),
  {
    says: 'This is the built-in template:',
    shown: { containing: '<div id="<%= mountId %>"></div>', nth: 1 },
    run: 'build',
    config: { html: { title: '', meta: { charset: false, viewport: false } } },
    expect: ({ read, shown }) =>
      looksLike(
        read('index.html').replace(/<script.*<\/script>/, ''),
        shown.replace('<%= mountId %>', 'root'),
      ),
  },
  {
    says: 'Write a template and set its path here if the page needs something that no option can add, such as attributes of <html> or a loading indicator inside the mount element.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: {
      html: {
        // Options reach neither the elements of the template nor what is in them.
        tags(tags) {
          assert.ok(!tags.some(({ tag }) => tag === 'html' || tag === 'div'));
          tags.push({ tag: 'div', children: 'Added', head: false });
        },
      },
    },
    pageFiles: ['static/index.html'],
    expect({ read, error }) {
      assert.equal(error, undefined);
      assert.match(read('index.html'), /<html lang="en">/);
      assert.match(read('index.html'), /<div id="root">Loading …<\/div>\s*<div>Added<\/div>/);
    },
  },
  {
    says: [
      'The path is absolute or starts at the project root.',
      "Rsbuild adds scripts, stylesheets, the title, meta tags and icons, so you don't have to write them in the template.",
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { html: { favicon: 'https://example.com/a.ico' } },
    pageFiles: ['static/index.html'],
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' },
    expect({ read }) {
      assert.match(read('index.html'), /<noscript>This page needs JavaScript\.<\/noscript>/);
      assert.match(
        read('index.html'),
        /rel="icon".*<title>.*<meta charset.*<script defer.*rel="stylesheet"/s,
      );
    },
  },
  {
    says: [
      'You can set a function, which Rsbuild calls once for each page of each environment.',
      'entryName is the name of the entry and value is the current path, which is an empty string at first.',
      'If the result is empty, the page gets the built-in template.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    pageFiles: ['static/admin.html'],
    files: { 'src/index.ts': 'console.log(1);', 'src/admin.ts': 'console.log(2);' },
    expect({ read }) {
      assert.match(read('admin.html'), /<meta name="robots" content="noindex">/);
      assert.doesNotMatch(read('index.html'), /robots/);
      assert.match(read('index.html'), /<div id="root">/);
    },
  },
  {
    says: 'The last one that results in a string takes effect.',
    run: 'build',
    files: { 'a.html': pageFor('a'), 'b.html': pageFor('b') },
    config: { html: { template: ['./a.html', () => './b.html', () => undefined] } },
    expect: ({ read }) => assert.match(read('index.html'), /<body>b<\/body>/),
  },
  {
    says: [
      '<title> | html.title has no effect',
      '<meta charset="…"> or a viewport tag, with quoted attributes | Rsbuild leaves out the tag of html.meta',
      'No element with id="<%= mountId %>" | html.mountId has no effect',
    ],
    run: 'build',
    files: {
      'page.html':
        '<html><head><meta charset="gbk"><meta name="viewport" content="width=1"><title>mine</title></head><body></body></html>',
    },
    config: { html: { template: './page.html', title: 'other', mountId: 'app' } },
    expect({ read }) {
      assert.doesNotMatch(read('index.html'), /other|app"|UTF-8|device-width/);
      assert.match(read('index.html'), /<title>mine<\/title>/);
    },
  },
  {
    says: "If the path doesn't exist, the build fails with [rsbuild:html] Failed to resolve HTML template, check if the file exists: <path>.",
    run: 'build',
    config: { html: { template: './none.html' } },
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`,
        /\[rsbuild:html\] Failed to resolve HTML template, check if the file exists: .*none\.html/s,
      ),
  },
  {
    says: 'Rsbuild doesn\'t process addresses in the template, so it neither resolves nor copies <img src="./logo.png">.',
    run: 'build',
    files: { 'page.html': pageFor('<img src="./logo.png">'), 'logo.png': 'png' },
    config: { html: { template: './page.html' } },
    expect({ files, read }) {
      assert.match(read('index.html'), /<img src="\.\/logo\.png">/);
      assert.ok(!files.some((file) => file.endsWith('.png')), files.join());
    },
  },
  reloadsOnTemplateEdit(
    'During development, the page reloads after you edit a template with the extension .html.',
  ),
  ...ignoresEjsEdit(
    'With another extension, such as .ejs, you have to reload the page yourself while HMR is on.',
  ),
  {
    says: 'An empty string brings the built-in template back.',
    run: 'build',
    files: { 'a.html': pageFor('a') },
    config: { html: { template: ['./a.html', () => ''] } },
    expect: ({ read }) => assert.match(read('index.html'), /<body><div id="root"><\/div><\/body>/),
  },
  {
    says: [
      "With the asset prefix 'auto', this becomes auto/logo.png.",
      'Write <%= htmlPlugin.files.publicPath %>logo.png there.',
    ],
    run: 'build',
    files: {
      'page.html': pageFor(
        '<img src="<%= assetPrefix %>/logo.png"><img src="<%= htmlPlugin.files.publicPath %>logo.png">',
      ),
    },
    config: {
      html: { template: './page.html', outputStructure: 'nested' },
      output: { assetPrefix: 'auto' },
    },
    expect: ({ read }) =>
      assert.match(
        read('index/index.html'),
        /<img src="auto\/logo\.png"><img src="\.\.\/logo\.png">/,
      ),
  },
];
