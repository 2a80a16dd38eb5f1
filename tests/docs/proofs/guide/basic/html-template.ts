import assert from 'node:assert/strict';
import { hasFile } from '#kit/has-file';
import type { Proof } from '#tools/prover/proof';

const template = (head: string, body = '<div id="root"></div>') => ({
  'src/page.html': `<!doctype html>
<html><head>${head}</head>
<body>
  ${body}
</body></html>
`,
});
const withTemplate = { html: { template: './src/page.html' } };
const countOf = (text: string, part: RegExp) => (text.match(part) ?? []).length;

const minifyValues = [true, { collapseWhitespace: true }].map<Proof>((minify) => ({
  says: [
    "Rsbuild doesn't minify HTML.",
    "In contrast to html-webpack-plugin 5, the option minify has no effect if it's true or an object.",
  ],
  run: 'build',
  config: {
    ...withTemplate,
    tools: { htmlPlugin: (options) => void Object.assign(options, { minify }) },
  },
  files: template('', '<!-- kept -->\n  <p>text</p>'),
  expect: ({ read }) => assert.match(read('index.html'), /<!-- kept -->\n {2}<p>text<\/p>/),
}));

export const proofs: Proof[] = [
  {
    says: 'You can also print process.env.BASE_URL, process.env.ASSET_PREFIX and the other environment variables that Rsbuild replaces.',
    run: 'build',
    config: { ...withTemplate, server: { base: '/shop' } },
    files: template(
      '',
      '<i><%= process.env.BASE_URL %> <%= process.env.ASSET_PREFIX %> <%= process.env.NODE_ENV %></i>',
    ),
    expect: ({ read }) => assert.match(read('index.html'), /<i>\/shop \/shop production<\/i>/),
  },
  {
    says: "If you print one that it doesn't replace, such as process.env.HOME, the build fails with process is not defined.",
    run: 'build',
    config: withTemplate,
    files: template('', '<%= process.env.HOME %>'),
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /process is not defined/);
    },
  },
  {
    says: [
      'mountId | The value of html.mountId',
      'entryName | The name of the entry',
      "compilation | Rspack's Compilation object",
      'rspackConfig | The Rspack configuration',
      'htmlPlugin | tags with headTags and bodyTags, files with publicPath, js, css and favicon, and options',
      'The older names webpackConfig and htmlWebpackPlugin still work but are deprecated.',
    ],
    run: 'build',
    config: { html: { template: './src/page.html', mountId: 'shop' } },
    files: template(
      '',
      `<i><%= [mountId, entryName, compilation.constructor.name, rspackConfig.mode] %></i>
<u><%= [...Object.keys(htmlPlugin.tags), ...Object.keys(htmlPlugin.files), htmlPlugin.options.filename] %></u>
<b><%= [webpackConfig === rspackConfig, htmlWebpackPlugin.files.publicPath === htmlPlugin.files.publicPath] %></b>`,
    ),
    expect({ read }) {
      const html = read('index.html');
      assert.match(html, /<i>shop,index,Compilation,production<\/i>/);
      assert.match(
        html,
        /<u>headTags,bodyTags,publicPath,js,css,favicon,(?:.*\/)?index\.html<\/u>/,
      );
      assert.match(html, /<b>true,true<\/b>/);
    },
  },
  ...minifyValues,
  {
    says: [
      'Rsbuild then adds a title, two meta tags, the scripts and the styles.',
      'mountId is root, unless you change html.mountId.',
      'The default title is Rsbuild App.',
      'By default, a page has <meta charset="UTF-8"> and a viewport tag with width=device-width, initial-scale=1.0.',
    ],
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': 'a { color: red }' },
    expect({ read }) {
      const html = read('index.html');
      assert.match(html, /<div id="root"><\/div>/);
      assert.match(html, /<title>Rsbuild App<\/title>/);
      assert.match(html, /<meta charset="UTF-8">/);
      assert.match(html, /name="viewport" content="width=device-width, initial-scale=1.0"/);
      assert.match(html, /<script (?:defer )?src="\/static\/js\/index\./);
      assert.match(html, /<link href="\/static\/css\/index\..*rel="stylesheet"/);
    },
  },
  {
    says: [
      'If the template has a <title>, a <meta charset="…"> or a <meta name="viewport" …>, Rsbuild keeps yours and leaves its own tag out.',
      'html.title has no effect | The template has a <title>, which takes precedence.',
    ],
    run: 'build',
    config: { html: { template: './src/page.html', title: 'From the option' } },
    files: template(
      '<title>Mine</title><meta charset="gbk"><meta name="viewport" content="width=1">',
    ),
    expect({ read }) {
      const html = read('index.html');
      assert.match(html, /<title>Mine<\/title>/);
      assert.doesNotMatch(html, /From the option/);
      assert.deepEqual(
        [countOf(html, /<title/g), countOf(html, /charset/g), countOf(html, /viewport/g)],
        [1, 1, 1],
      );
    },
  },
  ...(
    [
      ['<title>Mine</title>', '', /<title>Mine</],
      ['<title><%= htmlPlugin.options.title %></title>', '', /<title>From the option</],
      ['', '<svg><title>Cart</title></svg>', /<svg><title>Cart</],
      ['<!-- <title>Old</title> -->', '', /<!-- <title>Old</],
    ] as const
  ).map<Proof>(([head, body, found]) => ({
    says: [
      'If the template has a <title>, the option has no effect, unless you print it there with <title><%= htmlPlugin.options.title %></title>.',
      'A <title> in an inline <svg> or in a comment counts too, and the page then has no title of its own.',
      'It can also be in an inline <svg> or in a comment.',
    ],
    run: 'build',
    config: { html: { template: './src/page.html', title: 'From the option' } },
    files: template(head, body),
    expect({ read }) {
      const html = read('index.html');
      assert.match(html, found);
      assert.equal(countOf(html, /<title/g), 1);
    },
  })),
  {
    says: 'For phones, html.appIcon adds apple-touch-icon links and, if you set name, a manifest.webmanifest:',
    run: 'build',
    config: { html: { appIcon: { icons: [{ src: './src/icon.png', size: 192 }] } } },
    files: { 'src/icon.png': 'png' },
    expect({ files, read }) {
      assert.match(read('index.html'), /rel="apple-touch-icon"/);
      assert.ok(!files.some((file) => file.endsWith('.webmanifest')));
    },
  },
  {
    says: 'For phones, html.appIcon adds apple-touch-icon links and, if you set name, a manifest.webmanifest:',
    run: 'build',
    config: {
      html: { appIcon: { name: 'Shoe shop', icons: [{ src: './src/icon.png', size: 192 }] } },
    },
    files: { 'src/icon.png': 'png' },
    expect({ files, read }) {
      assert.match(read('index.html'), /rel="apple-touch-icon"/);
      hasFile(files, /^manifest\.webmanifest$/);
    },
  },
  ...(
    [
      ['page.html', '<body>[<%= entryName %>]</body>'],
      ['page.htm', '<body>[<%= entryName %>]</body>'],
      ['page.ejs', '<body>[<%= entryName %>]</body>'],
      ['page.js', 'module.exports = ({ entryName }) => `<body>[${entryName}]<%= 1 %></body>`;\n'],
    ] as const
  ).map<Proof>(([name, text]) => ({
    says: [
      'It processes .html files and others such as .htm, and .ejs files unless a plugin handles them.',
      "A .js file isn't a template for it. Its function is called instead.",
    ],
    run: 'build',
    config: { html: { template: `./src/${name}` } },
    files: { [`src/${name}`]: text },
    expect({ read }) {
      const html = read('index.html');
      assert.ok(html.includes('[index]'), html);
      assert.equal(html.includes('<%= 1 %>'), name.endsWith('.js'));
    },
  })),
  {
    says: [
      'For the two meta tags, you have to put the values of their attributes in quotes.',
      'With <meta charset=utf-8>, the page has both tags.',
      'The page has two charset or viewport tags | The tag in the template has attributes without quotes.',
    ],
    run: 'build',
    config: withTemplate,
    files: template('<meta charset=utf-8><meta name=viewport content="width=1">'),
    expect({ read }) {
      const html = read('index.html');
      assert.deepEqual([countOf(html, /charset/g), countOf(html, /viewport/g)], [2, 2]);
    },
  },
  {
    says: [
      'Rsbuild adds its tags to those of the template.',
      "Rsbuild doesn't compare other tags.",
      'If a description or an icon is in the template and in the configuration, the page has both.',
    ],
    run: 'build',
    config: {
      html: {
        template: './src/page.html',
        favicon: './src/icon.png',
        meta: { description: 'From the option' },
      },
    },
    files: {
      ...template('<meta name="description" content="Mine"><link rel="icon" href="/mine.ico">'),
      'src/icon.png': 'png',
    },
    expect({ read }) {
      const html = read('index.html');
      assert.deepEqual(
        [countOf(html, /name="description"/g), countOf(html, /rel="icon"/g)],
        [2, 2],
      );
    },
  },
  {
    says: 'If the function returns undefined, the page keeps the default title.',
    run: 'build',
    config: { html: { title: () => undefined } },
    expect: ({ read }) => assert.match(read('index.html'), /<title>Rsbuild App<\/title>/),
  },
  {
    says: [
      '<%= value %> | Print the value as it is',
      '<%- value %> | Print the value with <, >, & and quotes escaped',
    ],
    run: 'build',
    config: {
      html: { template: './src/page.html', templateParameters: { text: `<b>&"'` } },
    },
    files: template('', '<i><%= text %></i><u><%- text %></u>'),
    expect({ read }) {
      const html = read('index.html');
      assert.ok(html.includes(`<i><b>&"'</i>`), html);
      assert.match(html, /<u>&lt;b&gt;&amp;&quot;&#39;<\/u>/);
    },
  },
  {
    says: 'The engine has no comments of the form <%# … %>, and the build fails if you write one.',
    run: 'build',
    config: withTemplate,
    files: template('', '<%# a note %>'),
    expect: ({ error }) => assert.ok(error),
  },
  {
    says: "If a template uses a name that doesn't exist, the build fails with … is not defined.",
    run: 'build',
    config: withTemplate,
    files: template('', '<%= nobody %>'),
    expect: ({ error, log }) => assert.match(`${error}${log}`, /nobody is not defined/),
  },
  {
    says: 'Otherwise Rsbuild also inserts them, and the page contains the scripts and stylesheets twice.',
    run: 'build',
    config: withTemplate,
    files: {
      ...template('<%= htmlPlugin.tags.headTags %>'),
      'src/index.js': "import './a.css';\n",
      'src/a.css': 'a { color: red }',
    },
    expect({ read }) {
      const addresses = [
        ...read('index.html').matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"/g),
      ].map(([, address]) => address);
      assert.equal(addresses.length, 4);
      assert.equal(new Set(addresses).size, 2);
    },
  },
  {
    says: 'By default, a script goes to the end of <head>, after the tags of Rsbuild.',
    run: 'build',
    config: { html: { tags: [{ tag: 'script', attrs: { src: '/mine.js' } }] } },
    expect: ({ read }) =>
      assert.match(read('index.html'), /index(?:\.\w+)?\.js"><\/script><script src="\/mine\.js"/),
  },
  {
    says: 'You can change its options with tools.htmlPlugin, which Rsbuild calls once for each entry:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'config.filename =' },
    with: { source: { entry: { a: './src/index.js', b: './src/index.js' } } },
    env: { NODE_ENV: 'production' },
    expect({ files }) {
      hasFile(files, /^a\.\w{8}\.html$/);
      hasFile(files, /^b\.\w{8}\.html$/);
    },
  },
  {
    says: 'If you set tools.htmlPlugin to false, the build has no HTML pages.',
    run: 'build',
    config: { tools: { htmlPlugin: false } },
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.html'))),
  },
  ...(
    [
      ['/shop/', '/shop'],
      ['/', ''],
      ['auto', 'auto'],
    ] as const
  ).map<Proof>(([assetPrefix, printed]) => ({
    says: "assetPrefix | dev.assetPrefix or output.assetPrefix without the slash at the end. Empty for /, and the word auto for 'auto'",
    run: 'build',
    config: { html: { template: './src/page.html' }, output: { assetPrefix } },
    files: { 'src/page.html': '<html><head></head><body>[<%= assetPrefix %>]</body></html>\n' },
    expect: ({ read }) => assert.ok(read('index.html').includes(`[${printed}]`)),
  })),
];
