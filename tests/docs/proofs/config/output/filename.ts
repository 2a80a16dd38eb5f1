import assert from 'node:assert/strict';
import { createRsbuild, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { hasFile } from '#kit/has-file';
import { keepsOldStyles, oldStyles } from '#kit/kept-styles';
import { looksLike, sameFiles } from '#kit/looks-like';
import { withoutAndWith } from '#kit/without-and-with';
import type { Build, Proof } from '#tools/prover/proof';

const css = {
  'src/index.js': "import './a.css';\nimport('./later.js');\n",
  'src/a.css': '.a { color: red }',
  'src/later.js': "console.log('later');",
};

type PathData = Parameters<Exclude<Rspack.Filename, string>>[0];

const kinds = ['svg', 'png', 'woff2', 'mp4'];

/** A script with a stylesheet, which takes its own updates. */
const accepting = (word: string) =>
  `import './a.css';\ndocument.body.dataset.word = '${word}';\nimport.meta.webpackHot?.accept();\n`;

/** Two images, one of them in a directory for icons. */
const images = {
  'src/index.js':
    "import cart from './icons/cart.png?url';\nimport photo from './photo.png?url';\nconsole.log(cart, photo);\n",
  'src/icons/cart.png': 'cart',
  'src/photo.png': 'photo',
};

function stopsByConflict({ error, log }: Build) {
  assert.match(
    log,
    /Conflict: Multiple assets emit different content to the same filename static\/js\/own\.js/,
  );
  assert.match(`${error}`, /build failed/);
}

export const proofs: Proof[] = [
  withoutAndWith({
    option: 'output.filename',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: css,
    parts: [[/^index\.html$/, /<(?:script|link)\b[^>]*>(?:<\/script>)?/g]],
  }),
  ...(['production', 'development', 'none'] as const).map<Proof>((mode) => ({
    says: [
      '[name] | The name of the entry (the key in source.entry) or chunk, or the file name of the asset | Each kind',
      'html | Pages | [name].html | [name].html',
      'js | Scripts | [name].[contenthash:8].js | [name].js',
      'By default, scripts for the target node have no hash, and none in production either.',
      'In production, scripts and stylesheets have a hash of their content in their names.',
      'Development goes without these hashes,',
      'Pages have no hash in either case,',
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
      'After rsbuild build, the page loads its script by the new name:',
      'You name each kind of file separately, and the kinds that you leave out keep their default names.',
    ],
    shown: { nth: 1, containing: 'shop-index' },
    run: 'build',
    files: css,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    env: { NODE_ENV: 'production' },
    expect({ files, read, shown }) {
      looksLike(read('index.html'), shown);
      assert.deepEqual(
        files.map((file) => file.replace(/\d+\.[\da-f]{8}|[\da-f]{8}/, 'HASH')),
        [
          'index.html',
          'static/css/index.HASH.css',
          'static/js/async/shop-HASH.js',
          'static/js/shop-index.HASH.js',
        ],
      );
    },
  },
  {
    says: 'You name each kind of file separately, and the kinds that you leave out keep their default names.',
    run: 'build',
    files: css,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { mode: 'development', output: { sourceMap: false } },
    env: { NODE_ENV: 'development' },
    expect: ({ files }) =>
      assert.deepEqual(files, [
        'index.html',
        'static/css/index.css',
        'static/js/async/shop-src_later_js.js',
        'static/js/shop-index.js',
      ]),
  },
  {
    says: 'The directory in front of it, static/js, comes from output.distPath.',
    run: 'build',
    config: { output: { distPath: { js: 'scripts' }, filename: { js: '[name]_script.js' } } },
    expect: ({ files }) => hasFile(files, /^scripts\/index_script\.js$/),
  },
  {
    says: [
      'If you want to keep the structure of your source directory in the output, use [path]:',
      '[path] | The directory of the source file with a slash at the end | Images, fonts and other assets',
    ],
    shown: { containing: 'image/src/icons' },
    run: 'build',
    files: images,
    sample: { title: 'rsbuild.config.ts', containing: '[path]' },
    expect: ({ files, shown }) =>
      sameFiles(
        files.filter((file) => /image/.test(file)),
        shown,
      ),
  },
  {
    says: '[path] | The directory of the source file with a slash at the end | Images, fonts and other assets',
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\nimport a from './a/a.woff2?url';\nconsole.log(a);\n",
      'src/a.css': '.a { color: red }',
      'src/a/a.woff2': 'x',
    },
    config: {
      output: { filename: { font: '[path]own[ext]', js: '[path]own.js', css: '[path]own.css' } },
    },
    expect({ files }) {
      hasFile(files, /^static\/font\/src\/a\/own\.woff2$/);
      hasFile(files, /^static\/js\/\[path\]own\.js$/);
      hasFile(files, /^static\/css\/\[path\]own\.css$/);
    },
  },
  {
    says: [
      '[contenthash], [contenthash:<length>] | A hash of the content, with 16 characters at most | Each kind',
      '[ext] | The extension with its dot | Images, fonts and other assets',
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
    says: 'A name that you set below environments replaces the common one for this environment.',
    run: 'build',
    config: {
      output: { filename: { js: () => 'top.js' } },
      environments: { web: { output: { filename: { js: () => 'own.js' } } } },
    },
    expect: ({ files }) => hasFile(files, /^static\/js\/own\.js$/),
  },
  {
    says: [
      'Conflict: Multiple assets emit different content to the same filename',
      'But then a second one joins it, for example an async chunk, the lib-react chunk of the React plugin or a file of Module Federation.',
      'Two files have the same name, so the build stops before one overwrites the other.',
    ],
    run: 'build',
    config: { plugins: [pluginReact()], output: { filename: { js: 'own.js' } } },
    files: {
      'src/index.js': "import { createRoot } from 'react-dom/client';\nconsole.log(createRoot);\n",
    },
    expect: stopsByConflict,
  },
  {
    says: 'But then a second one joins it, for example an async chunk, the lib-react chunk of the React plugin or a file of Module Federation.',
    run: 'build',
    files: css,
    config: { output: { filename: { js: 'own.js' }, distPath: { jsAsync: 'static/js' } } },
    expect: stopsByConflict,
  },
  {
    says: 'But then a second one joins it, for example an async chunk, the lib-react chunk of the React plugin or a file of Module Federation.',
    run: 'build',
    config: {
      output: { filename: { js: 'own.js' } },
      moduleFederation: { options: { name: 'shop' } },
    },
    expect: stopsByConflict,
  },
  {
    says: 'Usually the name is fixed, which is fine for one script.',
    run: 'build',
    config: { output: { filename: { js: 'own.js' } } },
    expect: ({ files }) => hasFile(files, /^static\/js\/own\.js$/),
  },
  {
    says: [
      'The file still ends up below the directory of its kind.',
      "The result '/own.js' of a function for js becomes dist/static/js/own.js.",
    ],
    run: 'build',
    config: { output: { filename: { js: () => '/own.js' } } },
    expect: ({ files }) => hasFile(files, /^static\/js\/own\.js$/),
  },
  {
    says: [
      'The files on the disk are now index.js and index.css.',
      'Only the URLs in the page contain the hash:',
    ],
    shown: { containing: 'index.js?v=', section: 'Hash in the query', nth: 1 },
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' },
    sample: { title: 'rsbuild.config.ts', containing: '?v=' },
    env: { NODE_ENV: 'production' },
    expect({ files, read, shown }) {
      assert.deepEqual(files, ['index.html', 'static/css/index.css', 'static/js/index.js']);
      const tags = read('index.html').match(/<script.*?<\/script>|<link[^>]*stylesheet[^>]*>/g);
      assert.equal(
        tags?.join('\n').replaceAll(/=[\da-f]{8}"/g, '="'),
        shown.trim().replaceAll(/=[\da-f]{8}"/g, '="'),
      );
    },
  },
  {
    says: 'To give each page a directory instead, such as about/index.html, use html.outputStructure and leave html out here, because a name that you set takes precedence.',
    run: 'build',
    config: {
      html: { outputStructure: 'nested' },
      source: { entry: { about: './src/index.js' } },
    },
    expect: ({ files }) => hasFile(files, /^about\/index\.html$/),
  },
  {
    says: 'leave html out here, because a name that you set takes precedence.',
    run: 'build',
    config: { html: { outputStructure: 'nested' }, output: { filename: { html: '[name].html' } } },
    expect: ({ files }) => hasFile(files, /^index\.html$/),
  },
  {
    says: [
      'In production, Rsbuild therefore puts a short number into [name], and in development the path of the module:',
      'static/js/async/395.2d74f923.js',
      'The number keeps your directories out of the public file names,',
    ],
    run: 'build',
    files: { 'src/index.js': "import('./chart');\n", 'src/chart.js': "console.log('chart');\n" },
    expect: ({ files }) => hasFile(files, /^static\/js\/async\/\d+\.[0-9a-f]{8}\.js$/),
  },
  {
    says: [
      'In production, Rsbuild therefore puts a short number into [name], and in development the path of the module:',
      'static/js/async/src_chart_ts.js',
    ],
    run: 'build',
    files: { 'src/index.js': "import('./chart');\n", 'src/chart.ts': "console.log('chart');\n" },
    config: { mode: 'development' },
    expect: ({ files }) => hasFile(files, /^static\/js\/async\/src_chart_ts\.js$/),
  },
  {
    says: [
      '[name] | The name of the entry (the key in source.entry) or chunk, or the file name of the asset | Each kind',
      'A file that you load with import() follows the template for js too, but it has no entry to take its name from.',
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
  ...(['production', 'development'] as const).map((mode): Proof => ({
    says: [
      'The chunk has this name in both modes, followed by a hash in production:',
      mode === 'production' ? 'static/js/async/chart.5385e1e2.js' : 'static/js/async/chart.js',
    ],
    section: 'Async chunks',
    run: 'build',
    pageFiles: ['src/index.ts', 'src/chart.ts'],
    config: { mode, source: { entry: { index: './src/index.ts' } } },
    expect: ({ files }) =>
      assert.deepEqual(
        files
          .filter((file) => /async.*js$/.test(file))
          .map((file) => file.replace(/[\da-f]{8}/, 'HASH')),
        [`static/js/async/chart${mode === 'production' ? '.HASH' : ''}.js`],
      ),
  })),
  {
    says: [
      'A name can contain directories.',
      'The entry index becomes dist/pages/index.html.',
      'The servers still print /, but the page index is now at /pages/.',
      '404 on the start page',
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
    says: [
      'The servers still print /, but the page index is now at /pages/.',
      '404 on the start page',
    ],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'pages/[name]' },
    async expect({ page, get, log }) {
      assert.match(await page('/pages/'), /<script (?:defer )?src="\/static\/js\/index\.js"/);
      assert.equal((await get('/')).status, 404);
      assert.match(log(), /http:\/\/localhost:\d+\/\n/);
    },
  },
  {
    says: "If two directories contain a logo.png, [name] isn't enough for images.",
    run: 'build',
    files: {
      'src/index.js':
        "import a from './logo.png?url';\nimport b from './b/logo.png?url';\nconsole.log(a, b);\n",
      'src/logo.png': 'first',
      'src/b/logo.png': 'second',
    },
    config: { output: { filename: { image: '[name][ext]' } } },
    expect: ({ log }) =>
      assert.match(
        log,
        /Multiple assets emit different content to the same filename static\/image\/logo\.png/,
      ),
  },
  {
    says: [
      'Set a function instead, which Rspack calls for each file.',
      'Each kind except html accepts a function: js and css since 1.0.16, the others since 1.2.12.',
    ],
    shown: { containing: 'static/js/sdk.js' },
    run: 'build',
    files: { 'src/sdk.js': "console.log('sdk');\n" },
    sample: { title: 'rsbuild.config.ts', containing: "'sdk'" },
    env: { NODE_ENV: 'production' },
    expect: ({ files, shown }) =>
      sameFiles(
        files.filter((file) => file.endsWith('.js')),
        shown,
      ),
  },
  {
    says: 'You can use it to treat the files of one directory differently:',
    shown: { containing: 'static/image/icons/cart.png' },
    run: 'build',
    files: images,
    sample: { title: 'rsbuild.config.ts', containing: '/icons/' },
    expect: ({ files, shown }) =>
      sameFiles(
        files.filter((file) => file.includes('image')),
        shown,
      ),
  },
  {
    says: 'Each kind except html accepts a function: js and css since 1.0.16, the others since 1.2.12.',
    run: 'build',
    files: {
      'src/index.js': `import './a.css';
${kinds.map((kind) => `import ${kind} from './a.${kind}?url';`).join('\n')}
console.log(${kinds.join()}, new URL('./a.bin', import.meta.url).href);`,
      'src/a.css': '.a { color: red }',
      ...Object.fromEntries([...kinds, 'bin'].map((kind) => [`src/a.${kind}`, 'x'.repeat(5000)])),
    },
    config: {
      output: {
        sourceMap: false,
        filename: {
          js: () => 'own.js',
          css: () => 'own.css',
          svg: () => 'own[ext]',
          font: () => 'own[ext]',
          image: () => 'own[ext]',
          media: () => 'own[ext]',
          assets: () => 'own[ext]',
        },
      },
    },
    expect: ({ files }) =>
      assert.deepEqual(
        files.map((file) => file.replace(/^static\//, '')),
        [
          'index.html',
          'assets/own.bin',
          'css/own.css',
          'font/own.woff2',
          'image/own.png',
          'js/own.js',
          'media/own.mp4',
          'svg/own.svg',
        ],
      ),
  },
  {
    says: [
      'When Rspack computes the URL for the browser, chunk.name is undefined, and so are chunk.hash and the asset info.',
      'When it creates the file, chunk.name is the id.',
      "If your result differs between these calls, the browser requests a file that doesn't exist.",
    ],
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
      'For scripts and stylesheets, the function receives the chunk with its name, id and hash:',
      'Rspack calls the function more than once for an unnamed chunk.',
    ],
    run: 'script',
    files: css,
    async expect({ root }) {
      const asked: { kind: string; name?: string; whole: boolean }[] = [];
      const note = (kind: string) => (data: PathData) => {
        const { name, id, hash } = data.chunk ?? {};
        asked.push({ kind, name, whole: [name, id, hash].every((part) => part !== undefined) });
        assert.equal(data.filename, undefined);
        return '[name][contenthash].js';
      };
      const rsbuildConfig = { output: { filename: { js: note('js'), css: note('css') } } };
      await (await createRsbuild({ cwd: root, rsbuildConfig })).build();
      for (const kind of ['js', 'css'])
        assert.ok(asked.some((one) => one.kind === kind && one.name === 'index' && one.whole));
      const later = asked.filter(({ kind, name }) => kind === 'js' && name !== 'index');
      assert.ok(later.length > 1);
    },
  },
  {
    says: [
      'For images and other assets, the function receives filename instead.',
      'This is the path of the source file from the project root, including the query of the import.',
      'The second parameter of the function is the asset info from Rspack.',
      'When Rspack computes the URL for the browser, chunk.name is undefined, and so are chunk.hash and the asset info.',
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
      'But a name that you set yourself applies in each mode.',
      'because hot updates of styles need stable names.',
      'After an edit, the stylesheet gets a new name, but the page keeps asking for the old one and shows the old styles until you reload the page.',
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
      'With the hash in the query, names no longer end in .js or .css.',
      'So true in output.inlineScripts or output.inlineStyles finds no files:',
      'output.manifest lists the stylesheets below js for the same reason.',
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
