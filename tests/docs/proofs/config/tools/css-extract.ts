import assert from 'node:assert/strict';
import type { Rspack } from '@rsbuild/core';
import { thrownOn } from '#kit/thrown-on';
import { loadersOf } from '#kit/loader-options';
import { looksLike, sameFiles } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
};

const lazy = {
  'src/index.js': "import('./later.js');\n",
  'src/later.js': "import './later.css';\ndocument.title = 'loaded';\n",
  'src/later.css': '.b { color: blue }',
};
const pictured = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { background: url(./a.png) }',
  'src/a.png': 'png',
};
const hero = {
  'src/index.js': "import './index.css';\n",
  'src/index.css': ".hero {\n  background: url('./hero.png');\n}\n",
  'src/hero.png': 'x'.repeat(6000),
};
const named = {
  'src/index.js': "import styles from './a.module.css';\nconsole.log(styles);\n",
  'src/a.module.css': '.shop { color: red }',
};

/** A function with this source code, as the configuration's author writes it. */
const written = (source: string) => Object.assign(() => {}, { toString: () => source });

/** Two chunks on demand that share two stylesheets with so many rules each. */
const shared = (count: number) => {
  const rules = (name: string) =>
    Array.from({ length: count }, (_, index) => `.${name}${index} { margin: ${index}px }`).join(
      '\n',
    );
  return {
    'src/index.js':
      "import(/* webpackChunkName: 'cart' */ './cart.js');\nimport(/* webpackChunkName: 'home' */ './home.js');\n",
    'src/button.css': rules('button'),
    'src/theme.css': rules('theme'),
  };
};
const cart = {
  'src/index.js':
    "import './index.css';\nimport(/* webpackChunkName: 'cart' */ './cart.js').then(() => {\n  document.title = 'loaded';\n});\n",
  'src/index.css': 'body { margin: 0 }',
  'src/cart.js': "import './cart.css';\nconsole.log('cart');\n",
  'src/cart.css': '.cart { color: red }',
};
const total = {
  'src/index.js':
    "const styles = require('./cart.module.css');\ndocument.title = JSON.stringify(styles);\n",
  'src/cart.module.css': '.total { color: red }',
};
const sample = (containing: string) => ({ title: 'rsbuild.config.ts', containing });
const link = 'link[href*="/async/"]';
const quiet = sample('ignoreOrder: false');

export const proofs: Proof[] = [
  {
    says: 'filename | static/css/[name].css, in production with .[contenthash:8] | The name of files that are loaded with the page',
    run: 'build',
    files: styled,
    config: { tools: { cssExtract: { pluginOptions: { filename: 'all.css' } } } },
    expect: ({ files }) => assert.ok(files.includes('all.css'), files.join()),
  },
  {
    says: "Rsbuild moves your CSS out of the JavaScript into .css files, with Rspack's CssExtractRspackPlugin.",
    run: 'build',
    files: styled,
    expect({ files, read }) {
      assert.ok(
        files.some((file) => /^static\/css\/index\.\w{8,10}\.css$/.test(file)),
        files.join(),
      );
      assert.doesNotMatch(read('static/js/index.*.js'), /user-select/);
    },
  },
  {
    says: [
      'output.injectStyles is true, so scripts add the CSS to the page.',
      'You can change how they do it with tools.styleLoader.',
    ],
    run: 'build',
    files: styled,
    config: { output: { injectStyles: true } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')), files.join());
      assert.match(read('static/js/index.*.js'), /user-select/);
    },
  },
  ...(['node', 'web-worker'] as const).map<Proof>((target) => ({
    says: 'output.emitCss is false, as it is by default for the targets node and web-worker, so the output contains no CSS.',
    run: 'build',
    files: styled,
    config: { output: { target } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')), files.join());
      const code = files
        .filter((file) => file.endsWith('.js'))
        .map(read)
        .join();
      assert.doesNotMatch(code, /user-select/);
    },
  })),
  {
    says: "tools.cssLoader sets exportType: 'string', so the CSS becomes a string in the JavaScript.",
    run: 'build',
    files: { ...styled, 'src/index.js': "import css from './a.css';\nconsole.log(css);\n" },
    config: { tools: { cssLoader: { exportType: 'string' } } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')), files.join());
      assert.match(read('static/js/index.*.js'), /user-select/);
    },
  },
  {
    says: 'pathinfo | false | Add comments with the source path to the CSS',
    run: 'build',
    files: styled,
    config: {
      output: { minify: false },
      tools: { cssExtract: { pluginOptions: { pathinfo: true } } },
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /\/\*[\s\S]*a\.css/),
  },
  {
    says: [
      'Rspack puts both stylesheets into one shared file, and this file can only have one order.',
      'The file gets the order of the cart, so a button on the home page may look different from what its code suggests.',
      'With ignoreOrder: false, Rspack warns you during the build and names the modules:',
    ],
    shown: { containing: 'Conflicting order.' },
    run: 'build',
    sample: quiet,
    pageFiles: ['src/cart.js', { title: 'src/home.js', nth: 1 }],
    files: shared(1500),
    expect({ log, files, read, shown }) {
      assert.equal(files.filter((file) => file.endsWith('.css')).length, 1);
      assert.match(read('static/css/async/*.css'), /^\.button0\{[^]*\.theme0\{/);
      looksLike(log.replaceAll('│', ''), shown);
    },
  },
  {
    says: 'To resolve the conflict, import both stylesheets in the same order everywhere:',
    run: 'build',
    sample: quiet,
    pageFiles: ['src/cart.js', { title: 'src/home.js', nth: 2 }],
    files: shared(1500),
    expect({ log, error }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /Conflicting order/);
    },
  },
  {
    says: [
      'Rspack can warn you about that, but the warnings are off by default.',
      'Turn them on with tools.cssExtract:',
      'So Rsbuild hides these warnings by default.',
      'ignoreOrder | true | Hides the warnings about conflicting orders',
    ],
    run: 'build',
    pageFiles: ['src/cart.js', { title: 'src/home.js', nth: 1 }],
    files: shared(1500),
    config: {},
    expect: ({ log }) => assert.doesNotMatch(log, /Conflicting order/),
  },
  {
    says: [
      'Stylesheets that are too small for a shared file are copied into each chunk, in the order of its imports.',
      "Rspack doesn't warn about them.",
    ],
    run: 'build',
    sample: quiet,
    pageFiles: ['src/cart.js', { title: 'src/home.js', nth: 1 }],
    files: shared(1),
    expect({ log, read }) {
      assert.doesNotMatch(log, /Conflicting order/);
      assert.match(read('static/css/async/cart.*.css'), /^\.button0\b.*\.theme0\b/);
      assert.match(read('static/css/async/home.*.css'), /^\.theme0\b.*\.button0\b/);
    },
  },
  ...(['cart', 'home'] as const).map((last): Proof => ({
    says: 'But once a visitor has loaded both chunks, the page has both copies, and the file that was loaded last wins.',
    run: 'preview',
    sample: quiet,
    pageFiles: ['src/cart.js', { title: 'src/home.js', nth: 1 }],
    files: {
      'src/index.js': `const parts = { cart: () => import('./cart.js'), home: () => import('./home.js') };
const last = '${last}';
const first = last === 'cart' ? 'home' : 'cart';
parts[first]().then(() => parts[last]()).then(() => { document.title = 'loaded'; });
`,
      'src/button.css': 'body { color: rgb(1, 1, 1) }',
      'src/theme.css': 'body { color: rgb(2, 2, 2) }',
    },
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction(() => document.title === 'loaded');
      const color = await page.evaluate(() => getComputedStyle(document.body).color);
      assert.equal(color, last === 'cart' ? 'rgb(2, 2, 2)' : 'rgb(1, 1, 1)');
    },
  })),
  {
    shown: { containing: '└── styles' },
    run: 'build',
    sample: sample('cssAsync'),
    files: cart,
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  {
    says: 'because they keep directory and name apart, and they use a hash in production only:',
    run: 'build',
    sample: sample('cssAsync'),
    with: { mode: 'development' },
    files: cart,
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => file.endsWith('.css')),
        ['styles/index.css', 'styles/lazy/cart.css'],
      ),
  },
  {
    says: 'But in output.filename, the files that are loaded on demand share one pattern with the other CSS files.',
    run: 'build',
    files: cart,
    config: { output: { filename: { css: '[name]-own.css' } } },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => file.endsWith('.css')),
        ['static/css/async/cart-own.css', 'static/css/index-own.css'],
      ),
  },
  {
    says: 'If you want to name them separately, set chunkFilename, directory included:',
    shown: { containing: 'dist/static/css/lazy-cart' },
    run: 'build',
    sample: sample('chunkFilename'),
    files: cart,
    expect: ({ files, shown }) =>
      sameFiles(
        files.filter((file) => file.endsWith('.css')),
        shown,
      ),
  },
  {
    says: [
      "When your code calls import('./cart.js') and that module imports CSS, the browser loads a CSS file as well.",
      'You can give this element attributes, such as one by which other scripts recognize the styles of your app:',
      'To do so, it adds a <link> to the end of the <head>.',
      '<link> tags in the HTML file stay as they are.',
    ],
    shown: { containing: 'data-app="shop"' },
    run: 'preview',
    sample: sample('attributes'),
    files: cart,
    async expect({ open, page: html, shown }) {
      const page = await open();
      await page.waitForFunction(() => document.title === 'loaded');
      const tag = await page.evaluate(() => document.head.lastElementChild!.outerHTML);
      looksLike(tag, shown);
      const served = await html('/');
      assert.match(served, /<link href="\/static\/css\/index\.\w+\.css" rel="stylesheet">/);
      assert.doesNotMatch(served, /data-app/);
    },
  },
  {
    says: 'If a theme of your page should win instead, let insert put the <link> before it:',
    run: 'preview',
    sample: sample('insert: function'),
    files: {
      ...cart,
      'src/cart.css': 'body { color: rgb(1, 1, 1) }',
      'src/index.css': 'body { color: rgb(2, 2, 2) }',
    },
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction(() => document.title === 'loaded');
      assert.equal(await page.locator(`head > ${link}:first-child`).count(), 1);
      const color = await page.evaluate(() => getComputedStyle(document.body).color);
      assert.equal(color, 'rgb(2, 2, 2)');
    },
  },
  {
    says: 'At the end of the <head>, new styles override those that are there already.',
    run: 'preview',
    files: {
      ...cart,
      'src/cart.css': 'body { color: rgb(1, 1, 1) }',
      'src/index.css': 'body { color: rgb(2, 2, 2) }',
    },
    config: {},
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction(() => document.title === 'loaded');
      const color = await page.evaluate(() => getComputedStyle(document.body).color);
      assert.equal(color, 'rgb(1, 1, 1)');
    },
  },
  {
    says: 'This function becomes part of your output and runs in the browser, where the variables of the config file are unknown.',
    run: 'build',
    sample: sample('insert: function'),
    files: cart,
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /document\.head\.prepend\(/),
  },
  {
    says: "insert can also be the selector of an element: with '#lazy-styles', the <link> goes right behind the element with this id.",
    run: 'preview',
    files: cart,
    config: {
      html: { tags: [{ tag: 'template', attrs: { id: 'lazy-styles' }, head: true }] },
      tools: { cssExtract: { pluginOptions: { insert: '#lazy-styles' } } },
    },
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction(() => document.title === 'loaded');
      assert.equal(await page.locator(`#lazy-styles + ${link}`).count(), 1);
    },
  },
  {
    shown: { containing: '/* After */\n.hero' },
    run: 'build',
    sample: sample('img.example.com'),
    files: hero,
    expect({ read, shown }) {
      const rule = read('static/css/index.*.css').trim();
      assert.match(rule, /^\.hero\{background:url\(https:\/\/img\.example\.com\//);
      assert.ok(shown.trim().endsWith(`/* After */\n${rule}`), `${rule}\n${shown}`);
    },
  },
  {
    says: 'Images and fonts in CSS get the same prefix as your scripts.',
    shown: { containing: '/* Before */\n.hero' },
    run: 'build',
    files: hero,
    config: {},
    expect: ({ read, shown }) =>
      assert.ok(
        shown.startsWith(`/* Before */\n${read('static/css/index.*.css').trim()}\n`),
        shown,
      ),
  },
  {
    says: 'Images and fonts in CSS get the same prefix as your scripts.',
    run: 'build',
    files: hero,
    config: { output: { assetPrefix: 'https://cdn.example.com/' } },
    expect({ read }) {
      assert.match(
        read('static/css/index.*.css'),
        /url\(https:\/\/cdn\.example\.com\/static\/image/,
      );
      assert.match(read('index.html'), /src="https:\/\/cdn\.example\.com\/static\/js/);
    },
  },
  {
    says: 'You can also pass a function, which gets the path of the stylesheet and returns the prefix.',
    run: 'build',
    files: hero,
    config: {
      tools: {
        cssExtract: {
          loaderOptions: { publicPath: (path: string) => `/${path.split(/[\\/]/).pop()}/` },
        },
      },
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /url\(\/index\.css\/static/),
  },
  {
    says: [
      "If you want relative URLs, so that the same files work in each directory, set output.assetPrefix to 'auto' instead.",
      'Rsbuild then works out the right number of ../ for each CSS file.',
    ],
    run: 'build',
    files: {
      ...hero,
      'src/index.js': "import './index.css';\nimport('./later.js');\n",
      'src/later.js': "import './later.css';\nconsole.log('later');\n",
      'src/later.css': '.later { background: url(./hero.png) }',
    },
    config: { output: { assetPrefix: 'auto' } },
    expect({ read }) {
      assert.match(read('static/css/index.*.css'), /url\(\.\.\/\.\.\/static\/image\//);
      assert.match(read('static/css/async/*.css'), /url\(\.\.\/\.\.\/\.\.\/static\/image\//);
    },
  },
  {
    says: 'The JavaScript for a CSS file is an ES module, so older code that uses require() gets an object with the class names in default:',
    shown: { containing: '// { default: { total:' },
    run: 'preview',
    files: total,
    config: {},
    async expect({ open, shown }) {
      const styles: unknown = JSON.parse(await (await open()).title());
      assert.deepEqual(styles, { default: { total: 'total-l1MHJO' } });
      assert.ok(shown.includes("{ default: { total: 'total-l1MHJO' } }"), shown);
    },
  },
  {
    says: 'Set esModule to false if you want to leave that code alone:',
    shown: { containing: '// { total:' },
    run: 'preview',
    sample: sample('esModule: false'),
    files: total,
    async expect({ open, shown }) {
      const styles: unknown = JSON.parse(await (await open()).title());
      assert.deepEqual(styles, { total: 'total-l1MHJO' });
      assert.ok(shown.includes("{ total: 'total-l1MHJO' }"), shown);
    },
  },
  ...[
    { output: { emitCss: false } },
    { tools: { cssExtract: { loaderOptions: { emit: false } } } },
  ].map((config, index): Proof => ({
    says: 'Instead of emit, we recommend output.emitCss, because Rsbuild then skips Lightning CSS and PostCSS as well.',
    run: 'rspack',
    config: {
      ...config,
      tools: {
        ...config.tools,
        postcss: (_, { addPlugins }) => addPlugins({ postcssPlugin: 'none' }),
      },
    },
    expect(rspack) {
      const names = loadersOf(rspack).map(({ loader }) => loader!);
      for (const name of ['lightningcss-loader', 'postcss-loader'])
        assert.equal(
          names.some((loader) => loader.includes(name)),
          index === 1,
        );
    },
  })),
  {
    says: 'chunkFilename | The same in static/css/async | The name of files that are loaded on demand',
    run: 'build',
    files: lazy,
    config: {},
    expect: ({ files }) =>
      assert.ok(
        files.some((file) => /^static\/css\/async\/\d+\.\w{8,10}\.css$/.test(file)),
        files.join(),
      ),
  },
  {
    says: 'chunkFilename | The same in static/css/async | The name of files that are loaded on demand',
    run: 'build',
    files: lazy,
    config: { tools: { cssExtract: { pluginOptions: { chunkFilename: 'lazy/[id].css' } } } },
    expect: ({ files }) =>
      assert.ok(
        files.some((file) => /^lazy\/\d+\.css$/.test(file)),
        files.join(),
      ),
  },
  ...(
    [
      [{}, 'head > :last-child[type="text/css"]'],
      [{ insert: '#root' }, '#root + link'],
      [
        {
          insert: written('function (link) { document.body.append(link); }'),
        },
        'body > link:last-child',
      ],
      [{ insert: written('(link) => document.body.append(link)') }, 'body > link:last-child'],
      [{ attributes: { id: 'mine' }, linkType: false }, 'head > link#mine:not([type])'],
    ] as [Rspack.CssExtractRspackPluginOptions, string][]
  ).map(([pluginOptions, place]): Proof => ({
    says: [
      'insert | The end of the <head> | Where the <link> goes: a selector or a function',
      'attributes | None | More attributes for this <link>',
      "linkType | 'text/css' | The type attribute of this <link>. With false, there is none",
      'Use the keyword function, or add the parentheses:',
    ],
    run: 'preview',
    files: lazy,
    config: { tools: { cssExtract: { pluginOptions } } },
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction(() => document.title === 'loaded');
      assert.equal(await page.locator(`${place}[href*="/async/"]`).count(), 1);
    },
  })),
  {
    says: [
      "Cannot read properties of null (reading 'parentNode')",
      'You set insert to a selector, but no element on the page matches it.',
      'The browser then finds no place for the <link>, and the chunk fails to load.',
    ],
    run: 'preview',
    files: lazy,
    config: { tools: { cssExtract: { pluginOptions: { insert: '#nowhere' } } } },
    async expect({ open }) {
      const page = await open();
      assert.match(await thrownOn(page), /Cannot read properties of null \(reading 'parentNode'\)/);
      assert.notEqual(await page.title(), 'loaded');
      assert.equal(await page.locator(link).count(), 0);
    },
  },
  ...(
    [
      ['link => document.head.prepend(link)', /is not a valid selector/],
      ['insert(link) { document.head.prepend(link) }', /SyntaxError/],
    ] as const
  ).map(([source, error]): Proof => ({
    says: [
      ...(source.startsWith('link')
        ? [
            'is not a valid selector',
            "So it doesn't recognize link => document.head.prepend(link), the form into which Prettier with arrowParens: 'avoid' turns other arrow functions.",
          ]
        : [
            "Rspack doesn't recognize a method such as insert(link) { … } either.",
            'The method even leaves a syntax error in the output, which stops the script of the page.',
          ]),
      'Rspack recognizes a function by the first characters of its code: function or a parenthesis.',
    ],
    run: 'preview',
    files: { ...lazy, 'src/index.js': "document.title = 'started';\nimport('./later.js');\n" },
    config: {
      output: { minify: false },
      tools: { cssExtract: { pluginOptions: { insert: written(source) } } },
    },
    async expect({ open }) {
      const page = await open();
      assert.match(await thrownOn(page), error);
      assert.equal((await page.title()) === 'started', source.startsWith('link'));
    },
  })),
  {
    says: 'Use the keyword function, or add the parentheses:',
    run: 'preview',
    sample: sample('insert: (link) =>'),
    files: cart,
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction(() => document.title === 'loaded');
      assert.equal(await page.locator(`head > ${link}:first-child`).count(), 1);
    },
  },
  ...[true, false].map((runtime): Proof => ({
    says: 'runtime | true | false leaves out the code that loads CSS on demand',
    run: 'build',
    files: lazy,
    config: { tools: { cssExtract: { pluginOptions: { runtime } } } },
    // Code of others, such as the runtime of Module Federation, adds stylesheets too.
    expect: ({ read }) => assert.equal(read('static/js/index.*.js').includes('miniCss'), runtime),
  })),
  ...(
    [
      [false, '', 'static/image/a'],
      [true, '', './static/image/a'],
      [true, 'static/css', '../../static/image/a'],
    ] as const
  ).map(([enforceRelative, css, start]): Proof => ({
    says: "enforceRelative | false | If the public path is 'auto', start a path in url() with ./ unless it starts with ../",
    run: 'build',
    files: pictured,
    config: {
      output: { assetPrefix: 'auto', dataUriLimit: 0, distPath: { css }, filenameHash: false },
      tools: { cssExtract: { pluginOptions: { enforceRelative } } },
    },
    expect: ({ read }) => assert.ok(read(`${css}${css && '/'}index.css`).includes(`url(${start}`)),
  })),
  ...(
    [
      [{}, '/static/image/'],
      [{ publicPath: 'https://cdn.example.com/' }, 'https://cdn.example.com/static/image/'],
      [{ publicPath: () => '/mine/' }, '/mine/static/image/'],
    ] as [Rspack.CssExtractRspackLoaderOptions, string][]
  ).map(([loaderOptions, start]): Proof => ({
    says: 'publicPath | The public path of the project | The prefix for files that the CSS refers to, as a string or a function',
    run: 'build',
    files: pictured,
    config: { output: { dataUriLimit: 0 }, tools: { cssExtract: { loaderOptions } } },
    expect: ({ read }) => assert.ok(read('static/css/index.*.css').includes(`url(${start}`)),
  })),
  ...[true, false].map((esModule): Proof => ({
    says: 'esModule | true | Whether the JavaScript for a CSS file is an ES module',
    run: 'build',
    files: named,
    config: { mode: 'development', tools: { cssExtract: { loaderOptions: { esModule } } } },
    expect: ({ read }) =>
      assert.equal(/module\.exports = +\{"shop"/.test(read('static/js/index.js')), !esModule),
  })),
  ...[true, false].map((defaultExport): Proof => ({
    says: "defaultExport | false | Also export class names as the default export if they're exported by name",
    run: 'build',
    files: named,
    config: {
      output: { cssModules: { namedExport: true } },
      tools: { cssExtract: { loaderOptions: { defaultExport } } },
    },
    expect: ({ error }) => assert.equal(error === undefined, defaultExport),
  })),
  {
    says: 'layer | None | The Rspack layer in which the CSS is evaluated',
    run: 'build',
    files: {
      ...styled,
      'layer.cjs':
        'module.exports = function (css) { return `${css}.in-${this._module.layer}{top:0}`; };',
    },
    config: {
      tools: {
        cssExtract: { loaderOptions: { layer: 'styles' } },
        rspack: {
          experiments: { layers: true },
          module: { rules: [{ test: /\.css$/, loader: './layer.cjs' }] },
        },
      },
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /\.in-styles/),
  },
  {
    says: 'emit | true | With false, no CSS is written, but the class names of CSS Modules remain',
    run: 'build',
    files: {
      'src/index.js': "import styles from './a.module.css';\nconsole.log(styles);\n",
      'src/a.module.css': '.shop { color: red }',
    },
    config: { tools: { cssExtract: { loaderOptions: { emit: false } } } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')), files.join());
      assert.match(read('static/js/index.*.js'), /shop-\w{6}/);
    },
  },
];
