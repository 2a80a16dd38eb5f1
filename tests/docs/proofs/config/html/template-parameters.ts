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
      'An HTML template can print values with <%= name %>.',
      'mountId | The value of html.mountId',
      'entryName | The name of the entry',
      "assetPrefix | output.assetPrefix in production mode, otherwise dev.assetPrefix, without the slash at the end. / becomes an empty string, and 'auto' stays auto",
      "compilation | Rspack's Compilation",
      'rspackConfig | The Rspack configuration of the build',
      'htmlPlugin.tags | { headTags, bodyTags }, the tags of the page',
      'htmlPlugin.files | { publicPath, js, css, favicon }, the files of the page. js and css are arrays of URLs',
      'htmlPlugin.options | The options of the HTML plugin',
    ],
    run: 'build',
    files: {
      'page.html': pageFor(
        '<%= JSON.stringify([mountId, entryName, assetPrefix, typeof compilation.hooks, rspackConfig.mode, Object.keys(htmlPlugin.tags), Object.keys(htmlPlugin.files), htmlPlugin.files.js.length, htmlPlugin.options.filename]) %>',
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
      const [mountId, entryName, assetPrefix, hooks, mode, tags, files, scripts, filename] =
        values('root');
      assert.deepEqual(
        [mountId, entryName, assetPrefix, hooks, mode, scripts, filename],
        ['root', 'index', '', 'object', 'production', 1, 'index.html'],
      );
      assert.deepEqual(tags, ['headTags', 'bodyTags']);
      assert.deepEqual(files, ['publicPath', 'js', 'css', 'favicon']);
      assert.equal(values('cdn')[2], '/cdn');
      assert.equal(values('auto')[2], 'auto');
      assert.equal(values('dev')[2], '/cdn');
    },
  },
  ...(['development', 'none'] as const).map<Proof>((mode) => ({
    says: "assetPrefix | output.assetPrefix in production mode, otherwise dev.assetPrefix, without the slash at the end. / becomes an empty string, and 'auto' stays auto",
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
    says: 'webpackConfig and htmlWebpackPlugin are deprecated names of rspackConfig and htmlPlugin.',
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
    says: 'Rsbuild adds the fields of your object to the built-in parameters.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    pageFiles: ['static/index.html'],
    expect: ({ read }) =>
      looksLike(
        read('index.html'),
        '<html lang="pt"> … window.API_URL = \'https://api.example.com\'; … <div id="root"></div>',
      ),
  },
  {
    says: 'If a field has the name of a built-in parameter, it replaces the parameter.',
    run: 'build',
    files: { 'page.html': pageFor('<%= entryName %>') },
    config: { html: { template: './page.html', templateParameters: { entryName: 'mine' } } },
    expect: ({ read }) => assert.match(read('index.html'), /<body>mine<\/body>/),
  },
  {
    says: [
      'You can set a function, which Rsbuild calls each time it makes a page from your template.',
      'It gets the current parameters and the name of the entry.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    pageFiles: ['static/index.html'],
    files: { 'src/index.ts': 'console.log(1);', 'src/inicio.ts': 'console.log(2);' },
    expect({ read }) {
      assert.match(read('index.html'), /<html lang="en">/);
      assert.match(read('inicio.html'), /<html lang="pt">/);
    },
  },
  {
    says: 'You can set a function, which Rsbuild calls each time it makes a page from your template.',
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
      'You can also return an object, which replaces all parameters.',
      "With { lang: 'pt' } they're lost, and a template that prints mountId no longer builds.",
    ],
    run: 'build',
    files: { 'page.html': template },
    config: { html: { template: './page.html', templateParameters: () => ({ city: 'Rome' }) } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /mountId is not defined/),
  },
  {
    says: "{ ...parameters, lang: 'pt' } keeps the built-in ones.",
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
    says: 'If you set an array of objects and functions, Rsbuild applies its items from left to right.',
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
    says: 'If the template uses a name that has no value, the build fails with <name> is not defined.',
    run: 'build',
    files: { 'page.html': template },
    config: { html: { template: './page.html' } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /city is not defined/),
  },
  {
    says: 'This is also true for conditions, so set a flag to false instead of leaving it out.',
    run: 'build',
    files: { 'page.html': pageFor('<% if (sale) { %>Sale<% } %>') },
    config: { html: { template: './page.html' } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /sale is not defined/),
  },
  {
    says: [
      '<%= name %> prints the value without escaping it.',
      'Here, this tag escapes the value, which is the opposite of EJS.',
    ],
    run: 'build',
    files: { 'page.html': pageFor('<i><%= name %></i><b><%- name %></b>') },
    config: { html: { template: './page.html', templateParameters: { name: '"<a>"' } } },
    expect: ({ read }) =>
      assert.match(read('index.html'), /<i>"<a>"<\/i><b>&quot;&lt;a&gt;&quot;<\/b>/),
  },
  {
    says: [
      'If it can contain quotes or <, print it with <%- name %> in text and attributes.',
      "In a <script>, the browser doesn't decode such escapes.",
      "Print the value as <%= JSON.stringify(name).replaceAll('<', '\\\\u003c') %> there, without quotes around it.",
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
