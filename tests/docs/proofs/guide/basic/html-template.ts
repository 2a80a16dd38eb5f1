import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import { autoPrefix } from '#kit/auto-prefix';
import { hasFile } from '#kit/has-file';
import { looksLike } from '#kit/looks-like';
import { compact } from '#tools/guides/shown';
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
    'One option differs from html-webpack-plugin 5: Rsbuild leaves HTML unminified, even if minify is true or an object.',
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
    says: 'The environment variables that Rsbuild replaces in your code work in a template, too:',
    run: 'build',
    config: { ...withTemplate, server: { base: '/shop' } },
    files: template(
      '',
      '<i><%= process.env.BASE_URL %> <%= process.env.ASSET_PREFIX %> <%= process.env.NODE_ENV %></i>',
    ),
    expect: ({ read }) => assert.match(read('index.html'), /<i>\/shop \/shop production<\/i>/),
  },
  {
    says: [
      'process is not defined',
      "The template prints an environment variable that Rsbuild doesn't replace, such as process.env.HOME.",
    ],
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
      'mountId | The value of html.mountId, by default root',
      'entryName | The name of the entry',
      "compilation | Rspack's Compilation object",
      'rspackConfig | The Rspack configuration',
      'htmlPlugin | tags with headTags and bodyTags, files with publicPath, js, css and favicon, and options',
      'webpackConfig and htmlWebpackPlugin still work',
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
    says: 'Without a title, your pages are called Rsbuild App.',
    run: 'build',
    expect: ({ read }) => assert.match(read('index.html'), /<title>Rsbuild App<\/title>/),
  },
  {
    says: 'Each page has a charset and a viewport tag already.',
    run: 'build',
    expect({ read }) {
      assert.match(read('index.html'), /<meta charset="UTF-8">/i);
      assert.match(
        read('index.html'),
        /name="viewport" content="width=device-width, initial-scale=1.0"/,
      );
    },
  },
  {
    says: 'mountId | The value of html.mountId, by default root',
    run: 'build',
    expect: ({ read }) => assert.match(read('index.html'), /<div id="root"><\/div>/),
  },
  {
    says: [
      'If your template has a <title>, a <meta charset="…"> or a <meta name="viewport" …>, Rsbuild keeps yours and leaves its own out.',
      'The page ignores html.title',
      'Your template has a <title>, which takes precedence.',
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
      'Remove the <title>, or print the value of the option in it:',
      'A <title> in an inline <svg> or in a comment',
      "The page has no title, because Rsbuild takes a <title> in an inline <svg> or in a comment for the page's own.",
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
    says: 'When you give appIcon a name, you also get a web app manifest:',
    run: 'build',
    config: { html: { appIcon: { icons: [{ src: './src/icon.png', size: 192 }] } } },
    files: { 'src/icon.png': 'png' },
    expect({ files, read }) {
      assert.match(read('index.html'), /rel="apple-touch-icon"/);
      assert.ok(!files.some((file) => file.endsWith('.webmanifest')));
    },
  },
  {
    says: [
      'When you give appIcon a name, you also get a web app manifest:',
      'The build copies the files and links to them from each page:',
    ],
    shown: { section: 'Add icons', containing: 'apple-touch-icon' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'appIcon' },
    files: Object.fromEntries(
      ['icon', 'icon-192', 'icon-512'].map((name) => [`src/assets/${name}.png`, name]),
    ),
    expect({ files, read, shown }) {
      const html = read('index.html');
      for (const tag of shown.trim().split('\n')) assert.ok(html.includes(tag), html);
      for (const file of ['icon.png', 'manifest.webmanifest', 'static/image/icon-512.png']) {
        assert.ok(files.includes(file), files.join());
      }
    },
  },
  {
    says: 'Your template contains what is special about your page, and the build adds the rest.',
    shown: { nth: 3 },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    pageFiles: ['src/index.html'],
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    says: 'To use one title for the whole site, set html.title to a string:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    with: { source: { entry: { a: './src/index.js', b: './src/index.js' } } },
    expect({ read }) {
      for (const page of ['a', 'b']) {
        assert.match(read(`${page}.html`), /<title>Shoe shop<\/title>/);
      }
    },
  },
  {
    says: 'A string becomes a tag with name and content. When a tag needs other attributes, such as property, set an object instead:',
    shown: { section: 'Add meta tags', containing: 'og:title" content' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'og:title' },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    says: 'Set children to the content of the element, and put it into <body> with head: false:',
    shown: { section: 'Add scripts and other tags', containing: '<body>' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'noscript' },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    says: 'Set append: false to put it before your scripts:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'append: false' },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /<script src="https:\/\/stats\.example\.com\/count\.js">.*<script defer src="\/static\/js\/index/,
      ),
  },
  {
    says: 'Set html.template to a function that returns the path, or nothing for the pages where the built-in template will do:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'./src/index.html' : undefined" },
    with: { html: { inject: false, title: '' } },
    pageFiles: ['src/index.html'],
    files: { 'src/index.ts': '', 'src/orders.ts': '' },
    expect({ read }) {
      assert.match(read('index.html'), /Loading …/);
      assert.doesNotMatch(read('orders.html'), /Loading …/);
    },
  },
  {
    says: 'You can start from the built-in template, which looks like this:',
    shown: { section: 'A template for each page', containing: '<div id="<%= mountId %>"></div>' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'./src/index.html' : undefined" },
    with: { html: { inject: false, title: '' } },
    pageFiles: ['src/index.html'],
    files: { 'src/index.ts': '', 'src/orders.ts': '' },
    expect: ({ read, shown }) =>
      assert.equal(
        compact(read('orders.html')).toLowerCase(),
        compact(shown.replace('<%= mountId %>', 'root')).toLowerCase(),
      ),
  },
  {
    says: 'If you want the tags elsewhere, print them in your template and set html.inject to false.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'placed.html' },
    pageFiles: ['src/placed.html'],
    expect({ read }) {
      const html = read('index.html');
      assert.equal(countOf(html, /static\/js\/index/g), 1);
      assert.match(html, /static\/js\/index[^]*window\.shop = \{\}/);
    },
  },
  {
    says: 'The environment variables that Rsbuild replaces in your code work in a template, too:',
    run: 'command',
    command: 'rsbuild build',
    env: { PUBLIC_URL: 'https://shop.example.com' },
    files: {
      'rsbuild.config.mjs': "export default { html: { template: './src/page.html' } };\n",
      'src/index.js': '',
      ...template('<link rel="canonical" href="<%= process.env.PUBLIC_URL %>/" />'),
    },
    expect: ({ read }) => assert.match(read('index.html'), /href="https:\/\/shop\.example\.com\/"/),
  },
  ...[true, false].map<Proof>((isDev) => ({
    says: ['The template uses a name that nobody passed', 'Pass false instead:'],
    run: 'build',
    config: {
      ...withTemplate,
      html: { ...withTemplate.html, templateParameters: isDev ? {} : { isDev } },
    },
    files: template('', '<% if (isDev) { %><p>Development version</p><% } %>'),
    expect({ error, log, read }) {
      if (isDev) assert.match(`${error}${log}`, /isDev is not defined/);
      else assert.doesNotMatch(read('index.html'), /Development version/);
    },
  })),
  {
    says: 'Rsbuild leaves the URLs in a template alone, so src="./assets/logo.png" remains as it is.',
    run: 'build',
    config: withTemplate,
    files: {
      ...template('', '<img src="./assets/logo.png" alt="Logo" />'),
      'src/assets/logo.png': 'png',
    },
    expect({ files, read }) {
      assert.match(read('index.html'), /<img src="\.\/assets\/logo\.png"/);
      assert.ok(!files.some((file) => file.endsWith('.png')));
    },
  },
  ...(['development', 'production'] as const).flatMap<Proof>((mode) =>
    [
      { size: 5000, src: /^\/static\/image\/logo\.\w{8}\.png$/ },
      { size: 50, src: /^data:image\/png;base64,/ },
    ].map<Proof>(({ size, src }) => ({
      says: [
        'You can also leave the image where it is and load it with require, which takes a path relative to the template.',
        'Rsbuild then treats the image like an imported one: its name gets a hash, and a small image becomes a data URI:',
      ],
      run: 'build',
      config: { ...withTemplate, mode },
      files: {
        ...template('', `<img src="<%= require('./assets/logo.png') %>" alt="Logo" />`),
        'src/assets/logo.png': 'p'.repeat(size),
      },
      expect: ({ read }) =>
        assert.match(/<img src="([^"]+)"/.exec(read('index.html'))?.[1] ?? '', src),
    })),
  ),
  {
    says: "It's relative to the project root and not to the config file.",
    run: 'command',
    command: 'rsbuild build --config config/rsbuild.config.mjs',
    files: {
      'config/rsbuild.config.mjs': "export default { html: { template: './src/page.html' } };\n",
      'src/index.js': '',
      ...template('', 'From the root'),
    },
    expect: ({ read }) => assert.match(read('index.html'), /From the root/),
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
      'The engine processes .htm files like .html files. It does the same with .ejs files unless a plugin handles them.',
      'But a .js file is code: the engine calls the function that the file exports, and you return the whole page from there.',
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
      'The page has two charset or viewport tags',
      'Rsbuild recognizes the tag in your template when its attributes are in quotes.',
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
    says: ['Other tags go unchecked.'],
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
    says: 'Rsbuild calls it with the name of the entry, and where it returns nothing, the page keeps the default:',
    run: 'build',
    config: { html: { title: () => undefined } },
    expect: ({ read }) => assert.match(read('index.html'), /<title>Rsbuild App<\/title>/),
  },
  {
    says: [
      'The first kind, <%=, prints a value as it is, for example a number or a piece of HTML that you trust:',
      'It escapes <, >, & and quotes:',
      "Here it's the other way round.",
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
    says: 'There are no comments of the form <%# … %> either, and the build fails if you use one.',
    run: 'build',
    config: withTemplate,
    files: template('', '<%# a note %>'),
    expect: ({ error }) => assert.ok(error),
  },
  {
    says: '… is not defined',
    run: 'build',
    config: withTemplate,
    files: template('', '<%= nobody %>'),
    expect: ({ error, log }) => assert.match(`${error}${log}`, /nobody is not defined/),
  },
  {
    says: 'Without this setting, Rsbuild adds its tags as well, and the page contains the scripts and stylesheets twice:',
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
    says: 'Links, scripts and styles go to the end of <head>, after the tags that Rsbuild adds:',
    run: 'build',
    config: {
      html: {
        tags: [
          { tag: 'script', attrs: { src: '/mine.js' } },
          { tag: 'link', attrs: { rel: 'mine' } },
          { tag: 'style', children: 'a{}' },
        ],
      },
    },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /index(?:\.\w+)?\.js"><\/script><script src="\/mine\.js"><\/script><link rel="mine"><style>a\{\}<\/style><\/head>/,
      ),
  },
  {
    says: [
      'To change these options, set tools.htmlPlugin to a function, which Rsbuild calls once for each page.',
      'This one adds a hash to the names of the pages in production:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'config.filename =' },
    with: { source: { entry: { a: './src/index.js', b: './src/index.js' } } },
    env: { NODE_ENV: 'production' },
    expect({ files }) {
      hasFile(files, /^a\.\w{8,10}\.html$/);
      hasFile(files, /^b\.\w{8,10}\.html$/);
    },
  },
  {
    says: 'To change these options, set tools.htmlPlugin to a function, which Rsbuild calls once for each page.',
    run: 'script',
    async expect({ root }) {
      const called: string[] = [];
      const entry = './src/index.js';
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          source: { entry: { a: entry, b: entry, script: { import: entry, html: false } } },
          tools: { htmlPlugin: (_, { entryName }) => void called.push(entryName) },
        },
      });
      await rsbuild.initConfigs();
      assert.deepEqual(called.sort(), ['a', 'b']);
    },
  },
  {
    says: 'When a server renders the HTML, the build needs no pages. In this case, set tools.htmlPlugin to false:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'htmlPlugin: false' },
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.html'))),
  },
  {
    says: [
      'In production mode, Rsbuild passes the HTML of the page to your function and uses what you return.',
      'For example, remove the comments:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'minify:' },
    with: withTemplate,
    files: template('', '<!-- gone --><p>text</p>'),
    expect: ({ read }) => assert.match(read('index.html'), /<body>\s*<p>text<\/p>/),
  },
  ...(
    [
      ['/shop/', '/shop'],
      ['/', ''],
      ['auto', 'auto'],
    ] as const
  ).map<Proof>(([assetPrefix, printed]) => ({
    says: [
      'assetPrefix | dev.assetPrefix or output.assetPrefix without the slash at the end',
      'For /, assetPrefix is empty, so <%= assetPrefix %>/logo.png is a URL from the root.',
    ],
    run: 'build',
    config: { html: { template: './src/page.html' }, output: { assetPrefix } },
    files: { 'src/page.html': '<html><head></head><body>[<%= assetPrefix %>]</body></html>\n' },
    expect: ({ read }) => assert.ok(read('index.html').includes(`[${printed}]`)),
  })),
  autoPrefix(
    ["For 'auto', it's the word auto, so use <%= htmlPlugin.files.publicPath %>logo.png instead."],
    'logo.png',
  ),
];
