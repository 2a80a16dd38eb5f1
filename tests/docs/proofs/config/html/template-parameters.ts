import assert from 'node:assert/strict';
import { createRsbuild, type HtmlConfig } from '@rsbuild/core';
import { looksLike } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const template =
  '<!doctype html><html><head></head><body><main id="<%= mountId %>"><%= city %></main></body></html>';
const pageFor = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;

export const proofs: Proof[] = [
  {
    says: [
      'Some values are available in each template without a setting.',
      'mountId | The value of html.mountId',
      'entryName | The name of the entry',
      'assetPrefix | output.assetPrefix in production mode, otherwise dev.assetPrefix, without the slash at the end',
      "compilation | Rspack's Compilation",
      'rspackConfig | The Rspack configuration of the build',
      'htmlPlugin.tags | { headTags, bodyTags }, the tags of the page',
      'htmlPlugin.files | { publicPath, js, css, favicon }, the files of the page. js and css are arrays of URLs',
      'htmlPlugin.options | The options of the HTML plugin, such as title',
      'You need to add the slash in the template, because the prefix / is printed as an empty string:',
      'The parameter assetPrefix is then auto, and a URL that starts with it leads nowhere.',
    ],
    run: 'build',
    files: {
      'page.html': pageFor(
        '<%= JSON.stringify([mountId, entryName, assetPrefix, typeof compilation.hooks, rspackConfig.mode, Object.keys(htmlPlugin.tags), Object.keys(htmlPlugin.files), htmlPlugin.files.js.length, htmlPlugin.options.title]) %>',
      ),
    },
    config: {
      html: { template: './page.html' },
      environments: {
        root: { output: { distPath: { root: 'dist/root' } } },
        cdn: { output: { assetPrefix: '/cdn/', distPath: { root: 'dist/cdn' } } },
        auto: { output: { assetPrefix: 'auto', distPath: { root: 'dist/auto' } } },
        dev: {
          dev: { assetPrefix: '/dev/' },
          output: { assetPrefix: '/cdn/', distPath: { root: 'dist/dev' } },
        },
      },
    },
    expect({ read }) {
      const values = (name: string) =>
        JSON.parse(/<body>(.*)<\/body>/s.exec(read(`${name}/index.html`))![1]!) as unknown[];
      const [mountId, entryName, assetPrefix, hooks, mode, tags, files, scripts, title] =
        values('root');
      assert.deepEqual(
        [mountId, entryName, assetPrefix, hooks, mode, scripts, title],
        ['root', 'index', '', 'object', 'production', 1, 'Rsbuild App'],
      );
      assert.deepEqual(tags, ['headTags', 'bodyTags']);
      assert.deepEqual(files, ['publicPath', 'js', 'css', 'favicon']);
      assert.equal(values('cdn')[2], '/cdn');
      assert.equal(values('auto')[2], 'auto');
      assert.equal(values('dev')[2], '/cdn');
    },
  },
  ...(['development', 'none'] as const).map<Proof>((mode) => ({
    says: 'assetPrefix | output.assetPrefix in production mode, otherwise dev.assetPrefix, without the slash at the end',
    run: 'build',
    files: { 'page.html': pageFor('<%= assetPrefix %>') },
    config: {
      mode,
      html: { template: './page.html' },
      dev: { assetPrefix: '/dev/' },
      output: { assetPrefix: '/cdn/' },
    },
    expect: ({ read }) => assert.match(read('index.html'), /<body>\/dev<\/body>/),
  })),
  {
    says: 'Both names are deprecated, but still work like htmlPlugin and rspackConfig, so you can rename them when you have time.',
    run: 'build',
    files: {
      'page.html': pageFor(
        '<%= webpackConfig === rspackConfig && htmlWebpackPlugin === htmlPlugin %>',
      ),
    },
    config: { html: { template: './page.html' } },
    expect: ({ read }) => assert.match(read('index.html'), /<body>true<\/body>/),
  },
  {
    says: 'The page then contains the values:',
    shown: 'dist/index.html',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    pageFiles: [{ title: 'static/index.html', nth: 1 }],
    expect: ({ read, shown }) =>
      looksLike(read('index.html'), `${shown.trimEnd()} … <div id="root"></div>`),
  },
  ...(['test', 'live'] as const).map((STAGE): Proof => ({
    says: [
      'Code between <% %> runs without printing anything, so you can use it to leave out a part of the page.',
      'Here, only the test system shows the banner:',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { STAGE },
    pageFiles: [
      { title: 'rsbuild.config.ts', containing: 'isTest' },
      { title: 'static/index.html', containing: 'isTest' },
    ],
    expect({ code, read }) {
      assert.equal(code, 0);
      assert.equal(read('index.html').includes('This is the test system.'), STAGE === 'test');
      assert.doesNotMatch(read('index.html'), /isTest/);
    },
  })),
  {
    says: [
      'Print <%= htmlPlugin.files.publicPath %> instead.',
      'For example, you can link an image in the public directory.',
    ],
    run: 'build',
    files: {
      'page.html': pageFor(
        '<%= htmlPlugin.files.publicPath %>logo.png <%= assetPrefix %>/logo.png',
      ),
    },
    config: {
      html: { template: './page.html', outputStructure: 'nested' },
      environments: {
        auto: { output: { assetPrefix: 'auto', distPath: { root: 'dist/auto' } } },
        shop: { output: { assetPrefix: '/shop', distPath: { root: 'dist/shop' } } },
      },
    },
    expect({ read }) {
      assert.match(read('auto/index/index.html'), /<body>\.\.\/logo\.png /);
      assert.match(read('shop/index/index.html'), / \/shop\/logo\.png<\/body>/);
    },
  },
  {
    says: 'If you give your value one of these names, it replaces the built-in one.',
    run: 'build',
    files: { 'page.html': pageFor('<%= entryName %>') },
    config: { html: { template: './page.html', templateParameters: { entryName: 'mine' } } },
    expect: ({ read }) => assert.match(read('index.html'), /<body>mine<\/body>/),
  },
  {
    says: [
      'To give each page its own values, set a function.',
      'Rsbuild passes it the current parameters and the name of the entry, and you change the parameters in the function:',
    ],
    shown: 'dist/inicio.html',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'languages[entryName]' },
    pageFiles: [{ title: 'static/index.html', nth: 1 }],
    files: { 'src/index.ts': 'console.log(1);', 'src/inicio.ts': 'console.log(2);' },
    expect({ read, shown }) {
      assert.match(read('index.html'), /<html lang="en">/);
      assert.ok(read('inicio.html').includes(shown.trim()));
    },
  },
  {
    section: 'Use different values for each page',
    shown: 'dist/inicio.html',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'languages[entryName]' },
    files: {
      'static/index.html':
        '<!doctype html>\n<html lang="<%= lang %>">\n<head></head><body><%= apiUrl %></body></html>',
      'src/index.ts': 'console.log(1);',
      'src/inicio.ts': 'console.log(2);',
    },
    expect: ({ read, shown }) => assert.ok(read('inicio.html').includes(shown.trim())),
  },
  {
    says: 'Rsbuild fills in the template when you build.',
    run: 'script',
    files: { 'page.html': template },
    async expect({ root }) {
      const entries: string[] = [];
      const buildTwice = async (html: HtmlConfig) => {
        const templateParameters: typeof html.templateParameters = (parameters, { entryName }) => {
          parameters.city = 'Rome';
          entries.push(entryName);
        };
        const rsbuildConfig = { html: { ...html, templateParameters } };
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        await (await rsbuild.build()).close();
        await (await rsbuild.build()).close();
        return entries.splice(0);
      };
      assert.deepEqual(await buildTwice({ template: './page.html' }), ['index', 'index']);
      assert.deepEqual(await buildTwice({}), []);
    },
  },
  {
    says: [
      'If you return an object instead, it replaces the parameters, including the built-in ones, and a template that prints mountId makes the build fail.',
      'So spread the parameters into your object:',
      "If it's a built-in name such as mountId, your function returns an object without the built-in parameters.",
    ],
    run: 'build',
    files: { 'page.html': template },
    config: { html: { template: './page.html', templateParameters: () => ({ city: 'Rome' }) } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /mountId is not defined/),
  },
  {
    says: 'So spread the parameters into your object:',
    run: 'build',
    files: { 'page.html': template },
    config: {
      html: {
        template: './page.html',
        templateParameters: (parameters) => ({ ...parameters, city: 'Rome' }),
      },
    },
    expect: ({ read }) => assert.match(read('index.html'), /<main id="root">Rome<\/main>/),
  },
  {
    says: 'You can also combine common values with a function in an array, which Rsbuild applies from left to right.',
    run: 'build',
    files: { 'page.html': pageFor('<%= city %>') },
    config: {
      html: {
        template: './page.html',
        templateParameters: [
          { city: 'Rome' },
          (parameters) => void (parameters.city = `${String(parameters.city)}, Oslo`),
        ],
      },
    },
    expect: ({ read }) => assert.match(read('index.html'), /<body>Rome, Oslo<\/body>/),
  },
  {
    says: 'The template prints a name that has no value, and the message begins with this name.',
    run: 'build',
    files: { 'page.html': template },
    config: { html: { template: './page.html' } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /\bcity is not defined/),
  },
  {
    says: 'Set the flag to false rather than leaving it out, because a name that has no value stops the build, even in a condition.',
    run: 'build',
    files: { 'page.html': pageFor('<% if (sale) { %>Sale<% } %>') },
    config: { html: { template: './page.html' } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /sale is not defined/),
  },
  {
    says: [
      '<%= name %> prints the value as it is.',
      'In text and attributes, use <%- name %>, which escapes the value (EJS has it the other way round):',
    ],
    run: 'build',
    files: { 'page.html': pageFor('<i><%= name %></i><b><%- name %></b>') },
    config: { html: { template: './page.html', templateParameters: { name: '"<a>"' } } },
    expect: ({ read }) =>
      assert.match(read('index.html'), /<i>"<a>"<\/i><b>&quot;&lt;a&gt;&quot;<\/b>/),
  },
  {
    says: [
      "In a <script>, the browser doesn't decode such escapes.",
      'Print JSON there, without quotes around it:',
    ],
    run: 'preview',
    files: {
      'page.html': `<!doctype html><html><head><script>
var escaped = '<%- name %>';
var value = <%= JSON.stringify(name).replaceAll('<', '\\\\u003c') %>;
</script></head><body title="<%- name %>"></body></html>`,
    },
    config: {
      html: { template: './page.html', templateParameters: { name: `it's "</script>"` } },
    },
    async expect({ open }) {
      const page = await open('/');
      const read = await page.evaluate('[document.body.title, value, escaped === value]');
      assert.deepEqual(read, [`it's "</script>"`, `it's "</script>"`, false]);
    },
  },
];
