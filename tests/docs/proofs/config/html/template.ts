import assert from 'node:assert/strict';
import { ignoresEjsEdit, pageFor, reloadsOnTemplateEdit } from '#kit/edited-template';
import { looksLike } from '#kit/looks-like';
import { oncePerPage } from '#kit/once-per-page';
import type { Proof } from '#tools/prover/proof';

const twoEntries = { 'src/index.ts': 'console.log(1);', 'src/admin.ts': 'console.log(2);' };
const calledPerPage =
  'Set a function, which Rsbuild calls once for each page of each environment, and return the path of a template for the pages that need one:';

export const proofs: Proof[] = [
  oncePerPage(calledPerPage, (note) => ({
    template: ({ entryName }) => note(entryName),
  })),
  {
    says: "Rsbuild doesn't look for an index.html in your project, because its built-in template is enough for most apps.",
    run: 'build',
    files: { 'index.html': pageFor('mine'), 'src/index.html': pageFor('mine') },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /mine/),
  },
  {
    says: 'You can start with a copy of the template that you replace:',
    shown: { title: 'static/index.html', nth: 2 },
    run: 'build',
    config: { html: { title: '', meta: { charset: false, viewport: false } } },
    expect: ({ read, shown }) =>
      looksLike(
        read('index.html').replace(/<script.*<\/script>/, ''),
        shown.replace('<%= mountId %>', 'root'),
      ),
  },
  {
    says: 'In the page, <%= mountId %> becomes the value of html.mountId, which is root by default:',
    shown: { containing: '<div id="root"></div>' },
    run: 'build',
    pageFiles: [{ title: 'static/index.html', nth: 2 }],
    config: { html: { template: './static/index.html' } },
    expect({ read, shown }) {
      assert.ok(read('index.html').includes(shown.trim()), read('index.html'));
    },
  },
  {
    says: 'Then create your own template and set its path:',
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
    pageFiles: [{ title: 'static/index.html', nth: 1 }],
    expect({ read, error }) {
      assert.equal(error, undefined);
      assert.match(read('index.html'), /<html lang="en">/);
      assert.match(read('index.html'), /<div id="root">Loading …<\/div>\s*<div>Added<\/div>/);
    },
  },
  {
    says: [
      'The path is absolute or starts at the project root.',
      'The <head> may stay as empty as it is here, because Rsbuild adds the scripts, stylesheets, title, meta tags and icons for you.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { html: { favicon: 'https://example.com/a.ico' } },
    pageFiles: [{ title: 'static/index.html', nth: 1 }],
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
    says: 'delete the <script> tag that names the entry, and list your entries in source.entry instead.',
    run: 'build',
    files: {
      'page.html': pageFor('<script src="./src/other.js"></script>'),
      'src/other.js': "console.log('other');\n",
    },
    config: { html: { template: './page.html' } },
    expect({ files, read }) {
      assert.match(read('index.html'), /<script src="\.\/src\/other\.js">/);
      assert.ok(!files.some((file) => file.includes('other')), files.join());
    },
  },
  {
    says: [
      calledPerPage,
      'For index, the function returns nothing, so that page comes from the built-in template.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    pageFiles: ['static/admin.html'],
    files: twoEntries,
    expect({ read }) {
      assert.match(read('admin.html'), /<meta name="robots" content="noindex">/);
      assert.doesNotMatch(read('index.html'), /robots/);
      assert.match(read('index.html'), /<div id="root"><\/div>/);
    },
  },
  {
    says: 'When you want a common template for the other pages instead, put its path first in an array.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 3 },
    pageFiles: [{ title: 'static/index.html', nth: 1 }, 'static/admin.html'],
    files: twoEntries,
    expect({ read }) {
      assert.match(read('admin.html'), /<meta name="robots" content="noindex">/);
      assert.doesNotMatch(read('admin.html'), /Loading/);
      assert.match(read('index.html'), /<div id="root">Loading …<\/div>/);
    },
  },
  {
    says: 'The last item that results in a string takes effect:',
    run: 'build',
    files: { 'a.html': pageFor('a'), 'b.html': pageFor('b') },
    config: { html: { template: ['./a.html', () => './b.html', () => undefined] } },
    expect: ({ read }) => assert.match(read('index.html'), /<body>b<\/body>/),
  },
  {
    says: [
      'Rsbuild leaves URLs in the template alone,',
      'You link ./logo.png in the template, and the image is missing in the browser.',
      'so the path stays in the page, but nobody copies the file.',
    ],
    run: 'build',
    files: { 'page.html': pageFor('<img src="./logo.png">'), 'logo.png': 'png' },
    config: { html: { template: './page.html' } },
    expect({ files, read }) {
      assert.match(read('index.html'), /<img src="\.\/logo\.png">/);
      assert.ok(!files.some((file) => file.endsWith('.png')), files.join());
    },
  },
  {
    says: [
      'Put the file into the public directory and start the URL with the asset prefix:',
      'For an app below /shop, the page then contains:',
    ],
    shown: { containing: '<img src="/shop/logo.png">' },
    run: 'build',
    files: {
      'page.html': pageFor('<img src="<%= assetPrefix %>/logo.png">'),
      'public/logo.png': 'png',
    },
    config: { html: { template: './page.html' }, server: { base: '/shop' } },
    expect({ files, read, shown }) {
      assert.ok(read('index.html').includes(shown.trim()), read('index.html'));
      assert.ok(files.includes('logo.png'), files.join());
    },
  },
  {
    says: [
      'What you put into the template takes precedence.',
      'A <title> in the template replaces html.title, and a charset or viewport tag replaces that of html.meta.',
    ],
    run: 'build',
    files: {
      'page.html':
        '<html><head><meta charset="gbk"><meta name="viewport" content="width=1"><title>mine</title></head><body></body></html>',
    },
    config: { html: { template: './page.html', title: 'other' } },
    expect({ read }) {
      assert.doesNotMatch(read('index.html'), /other|UTF-8|device-width/);
      assert.match(read('index.html'), /<title>mine<\/title>/);
    },
  },
  {
    says: 'If the template has to contain the <title>, print the value of the option in it:',
    run: 'build',
    files: {
      'page.html':
        '<html><head><title><%= htmlPlugin.options.title %></title></head><body></body></html>',
    },
    config: { html: { template: './page.html', title: 'other' } },
    expect: ({ read }) =>
      assert.deepEqual(read('index.html').match(/<title>[^<]*/g), ['<title>other']),
  },
  ...['fixed', '<%= mountId %>'].map((id): Proof => ({
    says: "That's because html.mountId reaches the page only if your template prints it.",
    run: 'build',
    files: { 'page.html': pageFor(`<div id="${id}"></div>`) },
    config: { html: { template: './page.html', mountId: 'app' } },
    expect({ read }) {
      assert.equal(read('index.html').includes('app"'), id !== 'fixed');
      assert.equal(read('index.html').includes('<div id="fixed">'), id === 'fixed');
    },
  })),
  {
    says: [
      'Failed to resolve HTML template, check if the file exists',
      'The message ends with the path that Rsbuild tried.',
      'A relative path starts at the project root, not at the directory of your config file.',
    ],
    run: 'command',
    command: 'rsbuild build --config config/rsbuild.config.mjs',
    files: {
      'config/rsbuild.config.mjs': "export default { html: { template: './page.html' } };\n",
      'config/page.html': pageFor('mine'),
    },
    expect({ code, log, root }) {
      assert.notEqual(code, 0);
      const message = 'Failed to resolve HTML template, check if the file exists: ';
      const tried = log.slice(log.indexOf(message) + message.length).split('\n')[0]!;
      assert.ok(tried.trim().endsWith(`${root.split('/').at(-1)}/page.html`), log);
    },
  },
  reloadsOnTemplateEdit([
    'During development, the page reloads when you save a template with the extension .html.',
    'If you edit the template often, change its extension to .html.',
  ]),
  ...['html', 'ejs'].map<Proof>((extension) => ({
    says: 'The syntax stays the same.',
    run: 'build',
    files: {
      [`page.${extension}`]: pageFor(
        '<% for (const size of [38, 39]) { %><p><%= entryName %> <%= size %> <%- "<b>" %></p><% } %>',
      ),
    },
    config: { html: { template: `./page.${extension}` } },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /<body><p>index 38 &lt;b&gt;<\/p><p>index 39 &lt;b&gt;<\/p><\/body>/,
      ),
  })),
  ...ignoresEjsEdit(
    'For another extension, such as .ejs, the page stays as it is while HMR is on, so you need to reload it yourself.',
  ),
  {
    says: 'To undo an earlier item for one page, return an empty string, which stands for the built-in template.',
    run: 'build',
    files: { 'a.html': pageFor('a') },
    config: { html: { template: ['./a.html', () => ''] } },
    expect: ({ read }) => assert.match(read('index.html'), /<body><div id="root"><\/div><\/body>/),
  },
  {
    says: 'A function receives the current path as value.',
    run: 'build',
    files: { 'a.html': pageFor('a'), 'b.html': pageFor('b') },
    config: {
      html: { template: ['./a.html', ({ value }) => value.replace('a.html', 'b.html')] },
    },
    expect: ({ read }) => assert.match(read('index.html'), /<body>b<\/body>/),
  },
  {
    says: [
      'With this prefix, <%= assetPrefix %>/logo.png becomes auto/logo.png, which leads nowhere.',
      'Its prefix is the path from the page to the output directory, such as ../.',
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
