import assert from 'node:assert/strict';
import { hasFile } from '#kit/has-file';
import { looksLike } from '#kit/looks-like';
import { thrownOn } from '#kit/thrown-on';
import { inlinesSelected } from '#kit/inlined-files';
import { withoutAndWith } from '#kit/without-and-with';
import type { Proof } from '#tools/prover/proof';

const page = {
  'src/index.js': "import(/* webpackChunkName: 'later' */ './later');\nconsole.log('first');\n",
  'src/later.js': "console.log('later');\n",
};
const html = 'index.html';

export const proofs: Proof[] = [
  withoutAndWith({
    option: 'output.inlineScripts',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: { 'src/index.js': 'document.querySelector("#root").textContent = "Hello";\n' },
    parts: [[/^index\.html$/, /<script\b.*<\/script>/g]],
  }),
  ...inlinesSelected('inlineScripts', 'Scripts', 'js'),
  {
    says: [
      'true | The scripts of the page, with names that match /\\.(?:js|mjs|cjs|jsx)$/ | Production',
      'Now the code is in the page, and dist/static/js no longer contains the file:',
      'Set output.inlineScripts to true, and a production build puts the scripts of each page into its HTML:',
    ],
    run: 'build',
    config: { output: { inlineScripts: true } },
    expect({ files, read }) {
      assert.deepEqual(files, ['index.html']);
      assert.match(read('index.html'), /<script[^>]*>.*console\.log\("hello"\).*<\/script>/s);
    },
  },
  {
    says: [
      'The minimizer still moves legal comments to a file in dist/static/js.',
      'The inline script names this file without its directory, so nobody finds the file from the page.',
    ],
    run: 'build',
    files: { 'src/index.js': "/*! @license shoes */\nconsole.log('first');\n" },
    config: { output: { inlineScripts: true } },
    expect({ files, read }) {
      const name = /<script[^>]*>\/\*! For license information please see (\S+) \*\//.exec(
        read(html),
      );
      assert.deepEqual(files, ['index.html', `static/js/${name?.[1]}`]);
    },
  },
  {
    says: 'A regular expression | Scripts whose name matches | Production',
    run: 'build',
    files: page,
    sample: { title: 'rsbuild.config.ts', containing: 'inlineScripts: /' },
    expect: ({ read }) => assert.match(read(html), /<script defer>.*first/s),
  },
  {
    says: 'A function | Scripts for which it returns true | Production',
    run: 'build',
    files: page,
    sample: { title: 'rsbuild.config.ts', containing: '({ size })' },
    expect: ({ read }) => assert.match(read(html), /<script defer>.*first/s),
  },
  ...(
    [
      ['production', () => false],
      ['development', () => true],
      ['none', () => true],
    ] as const
  ).map<Proof>(([mode, inlineScripts]) => ({
    says: 'A function | Scripts for which it returns true | Production',
    run: 'build',
    files: page,
    config: { mode, output: { inlineScripts } },
    expect: ({ read }) => assert.match(read(html), /<script defer src="/),
  })),
  {
    says: '{ enable: true, test } | Scripts that match test | All modes',
    run: 'build',
    files: page,
    sample: { title: 'rsbuild.config.ts', containing: 'enable: true' },
    with: { mode: 'development' },
    expect: ({ read }) => assert.match(read(html), /<script defer>.*first/s),
  },
  {
    says: "{ enable: 'auto', test } | Scripts that match test | Production",
    run: 'build',
    files: page,
    config: { mode: 'development', output: { inlineScripts: { enable: 'auto', test: /index/ } } },
    expect: ({ read }) => assert.match(read(html), /<script defer src=/),
  },
  {
    says: [
      '{ test }, { enable: false, test } | Nothing | –',
      "An object with test alone inlines nothing, because the default of enable isn't 'auto'.",
    ],
    run: 'build',
    files: page,
    config: { output: { inlineScripts: { test: /index/ } } },
    expect: ({ read }) => assert.match(read(html), /<script defer src=/),
  },
  {
    says: [
      'true inlines the scripts that the HTML refers to.',
      'The chunks that import() loads stay files',
      'Scripts that match true or a regular expression get no preload or prefetch tags (since 1.3.10).',
      'This includes matching async chunks, although these stay files.',
      "output.manifest still contains the file, although it's gone.",
    ],
    run: 'build',
    files: page,
    config: {
      output: { inlineScripts: true, filenameHash: false, manifest: true },
      performance: { preload: { type: 'all-assets' } },
    },
    expect({ files, read }) {
      assert.deepEqual(files, ['index.html', 'manifest.json', 'static/js/async/later.js']);
      assert.doesNotMatch(read(html), /preload/);
      assert.match(read('manifest.json'), /"\/static\/js\/index\.js"/);
    },
  },
  {
    says: [
      'But a page in a single file has to bring everything along, so you need three more settings.',
      'inlineStyles adds the CSS, and a higher dataUriLimit adds images and fonts.',
      'Finally, dynamicImportMode makes Rspack add dynamic imports to the chunk that needs them:',
      'After the build, dist contains index.html and nothing else.',
    ],
    run: 'build',
    files: {
      ...page,
      'src/index.js': `${page['src/index.js']}import './a.css';\nimport url from './a.png';\nconsole.log(url);\n`,
      'src/a.css': '.a { background: url(./b.png) }',
      'src/a.png': 'a'.repeat(9000),
      'src/b.png': 'b'.repeat(9000),
    },
    sample: { title: 'rsbuild.config.ts', containing: 'dynamicImportMode' },
    expect({ files, read }) {
      assert.deepEqual(files, ['index.html']);
      for (const text of ['later', btoa('a'.repeat(9000)), btoa('b'.repeat(9000))]) {
        assert.ok(read(html).includes(text), text.slice(0, 20));
      }
    },
  },
  {
    says: 'Only the code of a worker would still need a file.',
    run: 'build',
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));\n",
      'src/worker.js': "console.log('worker');\n",
    },
    sample: { title: 'rsbuild.config.ts', containing: 'dynamicImportMode' },
    expect({ files }) {
      assert.equal(files.length, 2, files.join());
      hasFile(files, /^static\/js\/async\/\d+\.[\da-f]{8,10}\.js$/);
    },
  },
  {
    says: 'The chunks that import() loads stay files, as do workers and assets that are larger than output.dataUriLimit.',
    run: 'build',
    files: {
      'src/index.js':
        "import large from './large.png';\nimport small from './small.png';\nconsole.log(large, small, new Worker(new URL('./worker.js', import.meta.url)));\nimport(/* webpackChunkName: 'later' */ './later');\n",
      'src/later.js': "console.log('later');\n",
      'src/worker.js': "console.log('worker');\n",
      'src/large.png': 'x'.repeat(5000),
      'src/small.png': 'x',
    },
    config: { output: { filenameHash: false, inlineScripts: true } },
    expect({ files }) {
      assert.equal(files.length, 4, files.join());
      hasFile(files, /^static\/js\/async\/later\.js$/);
      hasFile(files, /^static\/js\/async\/\d+\.js$/);
      hasFile(files, /^static\/image\/large\.png$/);
    },
  },
  {
    says: "Module scripts wait for the page even when they're inlined, so you can leave them in the head if html.scriptLoading is 'module'.",
    run: 'preview',
    files: { 'src/index.js': "document.querySelector('#root').textContent = 'Hello';\n" },
    config: { html: { scriptLoading: 'module' }, output: { inlineScripts: true } },
    async expect({ open, page: load }) {
      assert.match(await load('/'), /<script type="module">.*Hello.*<\/script>.*<\/head>/s);
      const tab = await open();
      assert.equal(await tab.locator('#root').textContent(), 'Hello');
    },
  },
  ...(['head', 'body'] as const).map<Proof>((inject) => ({
    says: [
      'But browsers ignore defer on an inline script and run it at once, before the element exists.',
      "That's why you usually want to move the scripts to the end of the body as well:",
    ],
    run: 'preview',
    files: { 'src/index.js': "document.querySelector('#root').textContent = 'Hello';\n" },
    sample: { title: 'rsbuild.config.ts', section: 'Run scripts after the page is parsed' },
    with: { html: { inject } },
    async expect({ open }) {
      const tab = await open();
      assert.equal(await tab.locator('#root').textContent(), inject === 'body' ? 'Hello' : '');
    },
  })),
  {
    shown: { containing: 'Hello', nth: 1 },
    run: 'build',
    files: { 'src/index.js': "document.querySelector('#root').textContent = 'Hello';\n" },
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ read, shown }) => looksLike(read(html), shown),
  },
  {
    shown: { containing: 'src="/static/js/index.', nth: 1 },
    says: 'When its script is a file, the script waits for this element, because Rsbuild puts defer on the tag in the <head>.',
    run: 'build',
    expect({ read, shown }) {
      looksLike(read(html), shown);
      assert.match(read(html), /<script defer src="[^<]*<\/script><\/head>/);
    },
  },
  ...([true, /./, () => true] as const).map<Proof>((inlineScripts) => ({
    says: 'true, expressions and functions work in production mode, so the dev server goes on serving files.',
    run: 'dev',
    files: page,
    config: { output: { inlineScripts } },
    expect: async ({ page: load }) => assert.match(await load('/'), /<script defer src="/),
  })),
  {
    says: 'The names have no hash in development, so make that part of the expression optional:',
    run: 'build',
    files: page,
    config: {
      mode: 'development',
      output: { inlineScripts: { enable: true, test: /index\.\w+\.js$/ } },
    },
    expect: ({ read }) => assert.match(read(html), /<script defer src="\/static\/js\/index\.js"/),
  },
  {
    says: "The same change helps if the scripts of nested pages, such as dist/shop/index.html, aren't inlined.",
    run: 'build',
    files: page,
    config: {
      html: { outputStructure: 'nested' },
      environments: {
        auto: { output: { assetPrefix: 'auto', distPath: { root: 'dist/auto' } } },
        path: { output: { assetPrefix: '/shop/', distPath: { root: 'dist/path' } } },
      },
      output: { inlineScripts: true },
    },
    expect({ read }) {
      assert.match(read('auto/index/index.html'), /<script defer src="\.\.\/static/);
      assert.match(read('path/index/index.html'), /<script defer>.*first/s);
    },
  },
  {
    says: 'true looks for names that end in .js, so use the expression /\\.js(\\?|$)/ instead.',
    run: 'build',
    files: page,
    config: {
      output: { filename: { js: '[name].js?v=[contenthash:8]' } },
      environments: {
        all: { output: { inlineScripts: true, distPath: { root: 'dist/all' } } },
        query: { output: { inlineScripts: /\.js(\?|$)/, distPath: { root: 'dist/query' } } },
      },
    },
    expect({ read }) {
      assert.match(read('all/index.html'), /<script defer src="[^"]*index\.js\?v=/);
      assert.match(read('query/index.html'), /<script defer>.*first/s);
    },
  },
  {
    says: 'The .map file of output.sourceMap stays in dist, and the inline script refers to it, so you can debug as usual.',
    run: 'build',
    files: page,
    config: { output: { filenameHash: false, inlineScripts: true, sourceMap: true } },
    expect({ files, read }) {
      assert.ok(files.includes('static/js/index.js.map'));
      assert.match(read(html), /sourceMappingURL=\/static\/js\/index\.js\.map/);
    },
  },
  {
    says: [
      'Automatic publicPath is not supported in this browser',
      'Once all scripts of the page are inlined, the script stops with this message.',
    ],
    run: 'preview',
    files: page,
    config: { output: { assetPrefix: 'auto', inlineScripts: true } },
    async expect({ open }) {
      const tab = await open();
      assert.match(await thrownOn(tab), /Automatic publicPath is not supported in this browser/);
    },
  },
  {
    says: 'For hidden-source-map, Rsbuild removes the file.',
    run: 'build',
    files: page,
    config: {
      output: { filenameHash: false, inlineScripts: true, sourceMap: { js: 'hidden-source-map' } },
    },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => file.endsWith('.map')),
        ['static/js/async/later.js.map'],
      ),
  },
  ...(
    [
      [
        { assetPrefix: 'https://cdn.example.com/' },
        'https:/cdn.example.com/static/js/index.js.map',
      ],
      [{ filename: { js: 'own/[name].js' } }, '/static/js/index.js.map'],
    ] as const
  ).map(([output, address]): Proof => ({
    says: 'The reference is wrong if the asset prefix is a full URL or output.filename.js contains a directory',
    run: 'build',
    files: page,
    config: { output: { ...output, filenameHash: false, inlineScripts: true, sourceMap: true } },
    expect({ files, read }) {
      assert.ok(read(html).includes(`sourceMappingURL=${address}`));
      hasFile(
        files,
        'filename' in output ? /^static\/js\/own\/index\.js\.map$/ : /^static\/js\/index\.js\.map$/,
      );
    },
  })),
  {
    says: 'For formats that begin with eval-, only the reference of the first module is wrong.',
    run: 'build',
    files: {
      'src/index.js': "import './a';\nimport './b';\n",
      'src/a.js': 'console.log(1);\n',
      'src/b.js': 'console.log(2);\n',
    },
    config: {
      mode: 'development',
      dev: { hmr: false },
      output: {
        inlineScripts: { enable: true, test: /\.js$/ },
        sourceMap: { js: 'eval-source-map' },
      },
    },
    expect({ read }) {
      const [first, ...others] = read(html).match(/sourceMappingURL=[^;]+/g) ?? [];
      assert.equal(first, 'sourceMappingURL=/static/js/data:application/json');
      assert.deepEqual([...new Set(others)], ['sourceMappingURL=data:application/json']);
    },
  },
  {
    says: 'What you set for an environment replaces the whole top-level value, so repeat enable: true in the environment.',
    run: 'build',
    files: page,
    config: {
      output: { inlineScripts: { enable: true, test: /index/ } },
      environments: { web: { output: { inlineScripts: { test: /index/ } } } },
    },
    expect: ({ read }) => assert.match(read(html), /<script defer src="/),
  },
  {
    says: [
      'Select it with a regular expression, which Rsbuild compares with the path in the output directory, for example static/js/index.e883ad2c.js.',
      'It receives the name, which is the same path, and the size in bytes:',
    ],
    run: 'build',
    files: { 'src/index.js': "console.log('你好');\n" },
    config: {
      output: {
        assetPrefix: 'https://cdn.example.com/shop/',
        inlineScripts({ name, size }) {
          assert.match(name, /^static\/js\/index\.[0-9a-f]{8,10}\.js$/);
          return size > 100;
        },
      },
    },
    expect: ({ files, error }) => assert.deepEqual([files, error], [['index.html'], undefined]),
  },
  {
    says: 'An expression with the g flag remembers where its last match ended, so what it matches depends on the previous file.',
    run: 'build',
    config: {
      source: { entry: { first: './src/index.js', later: './src/index.js' } },
      output: { filenameHash: false, inlineScripts: /\.js/g },
    },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => file.endsWith('.js')),
        ['static/js/later.js'],
      ),
  },
  ...(
    [
      ['development', 'always', false],
      ['production', true, false],
      ['development', true, true],
      ['production', false, true],
    ] as const
  ).map<Proof>(([mode, js, ends]) => ({
    says: [
      'An unminified script still contains the string, for example in development,',
      'for the browser, the inline script ends with this string.',
      'In production, the minimizer replaces it with <\\/script>.',
      'so change the string in your source:',
    ],
    run: 'build',
    files: { 'src/index.js': "console.log('</script>', '<\\/script> written');\n" },
    config: { mode, output: { minify: { js }, inlineScripts: { enable: true, test: /\.js$/ } } },
    expect({ read }) {
      assert.equal(read(html).match(/<\/script>/g)?.length, ends ? 2 : 1);
      assert.match(read(html), /<\\\/script> written/);
    },
  })),
];
