import assert from 'node:assert/strict';
import { pluginReact } from '@rsbuild/plugin-react';
import { hasFile } from '#kit/has-file';
import { keepsOldStyles, oldStyles } from '#kit/kept-styles';
import type { Proof } from '#tools/prover/proof';

const css = {
  'src/index.js': "import './a.css';\nimport('./later.js');\n",
  'src/a.css': '.a { color: red }',
  'src/later.js': "console.log('later');",
};

const kinds = ['svg', 'png', 'woff2', 'mp4'];

/** A script with a stylesheet, which takes its own updates. */
const accepting = (word: string) =>
  `import './a.css';\ndocument.body.dataset.word = '${word}';\nimport.meta.webpackHot?.accept();\n`;

const conflict =
  /Conflict: Multiple assets emit different content to the same filename static\/js\/own\.js/;

export const proofs: Proof[] = [
  ...(['production', 'development', 'none'] as const).map<Proof>((mode) => ({
    says: [
      'html | Pages | [name].html | [name].html',
      'js | Scripts. For node, the name has no hash in production either | [name].[contenthash:8].js | [name].js',
      'css | Stylesheets | [name].[contenthash:8].css | [name].css',
      'svg | SVG images | [name].[contenthash:8].svg | The same',
      'font | Fonts | [name].[contenthash:8][ext] | The same',
      'image | Other images | [name].[contenthash:8][ext] | The same',
      'media | Video and audio | [name].[contenthash:8][ext] | The same',
      'assets | Other assets (since 1.0.14) | [name].[contenthash:8][ext] | The same',
    ],
    run: 'build',
    files: {
      'src/index.js': `import './a.css';
${kinds.map((kind) => `import ${kind} from './a.${kind}?url';`).join('\n')}
console.log(${kinds.join()}, new URL('./a.bin', import.meta.url).href);`,
      'src/a.css': '.a { color: red }',
      ...Object.fromEntries([...kinds, 'bin'].map((kind) => [`src/a.${kind}`, 'x'.repeat(5000)])),
    },
    config: {
      mode,
      output: { sourceMap: false },
      environments: {
        web: {},
        node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
      },
    },
    expect({ files }) {
      const hash = mode === 'production' ? '.HASH' : '';
      const names = files.map((file) => file.replace(/[\da-f]{8}(?=\.)/, 'HASH'));
      assert.deepEqual(
        names.filter((name) => !/^node\/static/.test(name)),
        [
          'index.html',
          'node/index.js',
          'static/assets/a.HASH.bin',
          `static/css/index${hash}.css`,
          'static/font/a.HASH.woff2',
          'static/image/a.HASH.png',
          `static/js/index${hash}.js`,
          'static/media/a.HASH.mp4',
          'static/svg/a.HASH.svg',
        ],
      );
    },
  })),
  {
    says: [
      'html | Pages | [name].html | [name].html',
      'css | Stylesheets | [name].[contenthash:8].css | [name].css',
      '[name].[contenthash:8].js',
    ],
    run: 'build',
    files: css,
    expect({ files }) {
      hasFile(files, /^index\.html$/);
      hasFile(files, /^static\/js\/index\.[0-9a-f]{8}\.js$/);
      hasFile(files, /^static\/css\/index\.[0-9a-f]{8}\.css$/);
      hasFile(files, /^static\/js\/async\/\d+\.[0-9a-f]{8}\.js$/);
    },
  },
  {
    says: 'Rsbuild joins the name with the directory from output.distPath.',
    run: 'build',
    config: { output: { filename: { js: '[name]_script.js' } } },
    expect: ({ files }) => hasFile(files, /^static\/js\/index_script\.js$/),
  },
  {
    says: [
      '[contenthash], [contenthash:<length>] | A hash of the content, with 16 characters at most | All kinds',
      "[ext] | The extension with its dot | Images, fonts and other assets. In the other kinds, it isn't replaced",
    ],
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' },
    config: {
      output: {
        filename: {
          html: '[name].[contenthash:8].html',
          js: '[name][ext]',
          css: '[name].[contenthash:20].css',
        },
      },
    },
    expect({ files }) {
      hasFile(files, /^index\.[0-9a-f]{8}\.html$/);
      hasFile(files, /^static\/js\/index\[ext\]$/);
      hasFile(files, /^static\/css\/index\.[0-9a-f]{16}\.css$/);
    },
  },
  {
    says: 'If you set a name for an environment, it replaces the top-level one.',
    run: 'build',
    config: {
      output: { filename: { js: () => 'top.js' } },
      environments: { web: { output: { filename: { js: () => 'own.js' } } } },
    },
    expect: ({ files }) => hasFile(files, /^static\/js\/own\.js$/),
  },
  {
    says: [
      'A name without a placeholder is enough for one file of its kind.',
      'If the build has a second one, such as lib-react or a chunk of Module Federation, it stops with Conflict: Multiple assets emit different content to the same filename.',
    ],
    run: 'build',
    config: { plugins: [pluginReact()], output: { filename: { js: 'own.js' } } },
    files: {
      'src/index.js': "import { createRoot } from 'react-dom/client';\nconsole.log(createRoot);\n",
    },
    expect: ({ log }) => assert.match(log, conflict),
  },
  {
    says: 'If the build has a second one, such as lib-react or a chunk of Module Federation, it stops with Conflict: Multiple assets emit different content to the same filename.',
    run: 'build',
    config: {
      output: { filename: { js: 'own.js' } },
      moduleFederation: { options: { name: 'shop' } },
    },
    expect: ({ log }) => assert.match(log, conflict),
  },
  {
    says: 'A name without a placeholder is enough for one file of its kind.',
    run: 'build',
    config: { output: { filename: { js: 'own.js' } } },
    expect: ({ files }) => hasFile(files, /^static\/js\/own\.js$/),
  },
  {
    says: 'Rsbuild puts the result below the directory of its kind, even if it begins with a slash.',
    run: 'build',
    config: { output: { filename: { js: () => '/own.js' } } },
    expect: ({ files }) => hasFile(files, /^static\/js\/own\.js$/),
  },
  {
    says: 'The files are index.js and index.css, and the page loads /static/js/index.js?v=210f02e4.',
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' },
    sample: { title: 'rsbuild.config.ts', containing: '?v=' },
    env: { NODE_ENV: 'production' },
    expect({ files, read }) {
      hasFile(files, /^static\/css\/index\.css$/);
      assert.match(read('index.html'), /"\/static\/js\/index\.js\?v=[0-9a-f]{8}"/);
    },
  },
  {
    says: "If html.outputStructure is 'nested' and you don't set html here, pages are named [name]/index.html.",
    run: 'build',
    config: { html: { outputStructure: 'nested' } },
    expect: ({ files }) => hasFile(files, /^index\/index\.html$/),
  },
  {
    says: [
      'Production | static/js/async/395.2d74f923.js, with a short number that reveals nothing about your sources',
    ],
    run: 'build',
    files: { 'src/index.js': "import('./chart');\n", 'src/chart.js': "console.log('chart');\n" },
    expect: ({ files }) => hasFile(files, /^static\/js\/async\/\d+\.[0-9a-f]{8}\.js$/),
  },
  {
    says: [
      'Development | static/js/async/src_chart_ts.js, from the path of the module',
      'For the target web, they are in the async directory:',
    ],
    run: 'build',
    files: { 'src/index.js': "import('./chart');\n", 'src/chart.ts': "console.log('chart');\n" },
    config: { mode: 'development' },
    expect: ({ files }) => hasFile(files, /^static\/js\/async\/src_chart_ts\.js$/),
  },
  {
    says: [
      'The files that import() loads follow the same template.',
      'For the target web, they are in the async directory:',
    ],
    run: 'build',
    files: {
      'src/index.js': "import(/* webpackChunkName: 'chart' */ './chart');\n",
      'src/chart.js': "console.log('chart');\n",
    },
    config: {
      output: { filename: { js: 'shop-[name].js' } },
      environments: {
        web: {},
        server: { output: { target: 'node', distPath: { root: 'dist/server' } } },
      },
    },
    expect({ files }) {
      hasFile(files, /^static\/js\/async\/shop-chart\.js$/);
      hasFile(files, /^server\/shop-chart\.js$/);
    },
  },
  {
    says: [
      'In this example, the pages are in dist/pages.',
      'The address of the page index is then /pages/, although the servers print /, which gets a 404.',
    ],
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', containing: 'pages/[name]' },
    async expect({ page, get, log }) {
      assert.match(await page('/pages/'), /<script (?:defer )?src="\/static\/js\/index\./);
      assert.equal((await get('/')).status, 404);
      assert.match(log(), /http:\/\/localhost:\d+\/\n/);
    },
  },
  {
    says: 'The address of the page index is then /pages/, although the servers print /, which gets a 404.',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'pages/[name]' },
    async expect({ page, get, log }) {
      assert.match(await page('/pages/'), /<script (?:defer )?src="\/static\/js\/index\.js"/);
      assert.equal((await get('/')).status, 404);
      assert.match(log(), /http:\/\/localhost:\d+\/\n/);
    },
  },
  {
    says: 'Assets with the same file name in different directories also need a hash.',
    run: 'build',
    files: {
      'src/index.js':
        "import a from './a.png?url';\nimport b from './b/a.png?url';\nconsole.log(a, b);\n",
      'src/a.png': 'first',
      'src/b/a.png': 'second',
    },
    config: { output: { filename: { image: '[name][ext]' } } },
    expect: ({ log }) =>
      assert.match(
        log,
        /Multiple assets emit different content to the same filename static\/image\/a\.png/,
      ),
  },
  ...(['production', 'development'] as const).map((mode): Proof => ({
    says: 'Except for html, you can set a function that returns the name.',
    run: 'build',
    files: {
      'src/index.js':
        "import a from './icons/a.png?url';\nimport b from './b.png?url';\nconsole.log(a, b);\n",
      'src/sdk.js': "console.log('sdk');\n",
      'src/icons/a.png': 'a',
      'src/b.png': 'b',
    },
    sample: { title: 'rsbuild.config.ts', containing: "'sdk'" },
    env: { NODE_ENV: mode },
    with: {
      mode,
      source: { entry: { index: './src/index.js', sdk: './src/sdk.js' } },
      output: { sourceMap: false },
    },
    expect({ files }) {
      assert.deepEqual(
        files.map((file) => file.replace(/[0-9a-f]{8}/, 'HASH')),
        [
          'index.html',
          'sdk.html',
          'static/image/b.HASH.png',
          'static/image/icons/a.png',
          mode === 'production' ? 'static/js/index.HASH.js' : 'static/js/index.js',
          'static/js/sdk.js',
        ],
      );
    },
  })),
  {
    says: 'For async chunks without a name, chunk.name is undefined when Rspack computes the address and the id when it writes the file.',
    run: 'build',
    files: { 'src/index.js': "import('./later');\n", 'src/later.js': "console.log('later');\n" },
    config: { output: { filename: { js: ({ chunk }) => `${chunk?.name ?? 'unnamed'}.js` } } },
    expect({ files, read }) {
      hasFile(files, /^static\/js\/async\/(?:\d+|src_later_js)\.js$/);
      assert.match(read('static/js/index.js'), /static\/js\/async\/unnamed\.js/);
      assert.ok(!files.includes('static/js/async/unnamed.js'));
    },
  },
  {
    says: [
      'For assets, it has filename, the path of the source file from the project root, with the query of the import.',
      'The second parameter is the asset info.',
      'Like chunk.hash, it can be missing, for example when Rspack computes the address of an async chunk.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import url from './a.png?url';\nconsole.log(url);\nimport('./later');\n",
      'src/later.js': "console.log('later');\n",
      'src/a.png': 'a',
    },
    config: {
      output: {
        filename: {
          js: ({ chunk }, info) =>
            `[name].${chunk?.hash === undefined ? 'unhashed' : 'hashed'}.${info ? 'informed' : 'alone'}.js`,
          image: ({ filename }) => `${filename?.replaceAll(/\W/g, '-')}[ext]`,
        },
      },
    },
    expect({ files, read }) {
      hasFile(files, /^static\/js\/index\.hashed\.informed\.js$/);
      hasFile(files, /^static\/image\/src-a-png-url\.png$/);
      assert.match(read('static/js/index.*.js'), /\.unhashed\.alone\.js/);
    },
  },
  {
    says: [
      'A name that you set applies in each mode.',
      'In development, a hash in the name of a stylesheet breaks HMR for CSS.',
      "After an edit, the page doesn't look for the new name and keeps the old styles.",
    ],
    run: 'dev',
    alone: true,
    files: {
      'src/index.js': accepting('first'),
      ...oldStyles,
    },
    config: {
      output: { filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' } },
    },
    async expect({ open, write }) {
      const page = await open();
      await page.evaluate(() => (document.body.dataset.kept = 'kept'));
      write('src/index.js', accepting('second'));
      await page.waitForFunction(() => document.body.dataset.word === 'second');
      assert.equal(await page.evaluate(() => document.body.dataset.kept), 'kept');
      await keepsOldStyles(page, write);
    },
  },
  {
    says: [
      "With this setup, true in output.inlineScripts or output.inlineStyles doesn't find the files, because it looks for names that end in .js or .css.",
      'For the same reason, output.manifest lists the stylesheets below js.',
    ],
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' },
    sample: { title: 'rsbuild.config.ts', containing: '?v=' },
    with: { output: { inlineScripts: true, inlineStyles: true, manifest: true } },
    env: { NODE_ENV: 'production' },
    expect({ files, read }) {
      for (const name of ['static/js/index.js', 'static/css/index.css'])
        hasFile(files, RegExp(name));
      const { initial } = JSON.parse(read('manifest.json')).entries.index;
      assert.deepEqual(Object.keys(initial), ['js']);
      assert.deepEqual(
        (initial.js as string[]).map((name) => name.replace(/=[0-9a-f]{8}$/, '=HASH')).sort(),
        ['/static/css/index.css?v=HASH', '/static/js/index.js?v=HASH'],
      );
    },
  },
];
