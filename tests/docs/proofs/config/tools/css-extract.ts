import assert from 'node:assert/strict';
import type { Rspack } from '@rsbuild/core';
import { thrownOn } from '#kit/thrown-on';
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
const named = {
  'src/index.js': "import styles from './a.module.css';\nconsole.log(styles);\n",
  'src/a.module.css': '.shop { color: red }',
};

/** A function with this source code, as the configuration's author writes it. */
const written = (source: string) => Object.assign(() => {}, { toString: () => source });

/** Two chunks that import two stylesheets with so many rules in different orders. */
const ordered = (count: number) => {
  const rules = (color: string) =>
    Array.from({ length: count }, (_, index) => `.t${index} { color: ${color} }`).join('\n');
  return {
    'src/index.js': "import('./p.js');\nimport('./q.js');\n",
    'src/p.js': "import './x.css';\nimport './y.css';\nconsole.log('p');\n",
    'src/q.js': "import './y.css';\nimport './x.css';\nconsole.log('q');\n",
    'src/x.css': rules('red'),
    'src/y.css': rules('blue'),
  };
};

export const proofs: Proof[] = [
  {
    says: 'filename | static/css/[name].css, in production with .[contenthash:8] | The name of files that are loaded with the page',
    run: 'build',
    files: styled,
    config: { tools: { cssExtract: { pluginOptions: { filename: 'all.css' } } } },
    expect: ({ files }) => assert.ok(files.includes('all.css'), files.join()),
  },
  {
    says: [
      "Rsbuild uses Rspack's CssExtractRspackPlugin to take CSS out of the JavaScript and write it to .css files.",
    ],
    run: 'build',
    files: styled,
    expect({ files, read }) {
      assert.ok(
        files.some((file) => /^static\/css\/index\.\w{8}\.css$/.test(file)),
        files.join(),
      );
      assert.doesNotMatch(read('static/js/index.*.js'), /user-select/);
    },
  },
  {
    says: 'output.injectStyles is true | A script adds it to the page',
    run: 'build',
    files: styled,
    config: { output: { injectStyles: true } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')), files.join());
      assert.match(read('static/js/index.*.js'), /user-select/);
    },
  },
  ...(['node', 'web-worker'] as const).map<Proof>((target) => ({
    says: "output.emitCss is false, the default for the targets node and web-worker | It isn't part of the output",
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
    says: "tools.cssLoader sets exportType: 'string' | It becomes a string in the JavaScript",
    run: 'build',
    files: styled,
    config: { tools: { cssLoader: { exportType: 'string' } } },
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.css')), files.join()),
  },
  {
    says: 'pathinfo | false | Write comments with the source path into the CSS',
    run: 'build',
    files: styled,
    config: {
      output: { minify: false },
      tools: { cssExtract: { pluginOptions: { pathinfo: true } } },
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /\/\*[\s\S]*a\.css/),
  },
  ...(['p', 'pq'] as const).map((kind): Proof => ({
    says: [
      "ignoreOrder | true | Don't warn if chunks that share a CSS file import its stylesheets in different orders",
      'If chunks that share it import its stylesheets in different orders, one of them gets other styles than its code suggests.',
      'The warning names the modules.',
      "Rspack doesn't warn about small stylesheets that each chunk contains as a copy.",
    ],
    run: 'build',
    files: ordered(kind === 'pq' ? 1500 : 1),
    sample: { title: 'rsbuild.config.ts', containing: 'ignoreOrder: false' },
    expect({ log, files }) {
      assert.equal(files.filter((file) => file.endsWith('.css')).length, kind === 'pq' ? 1 : 2);
      if (kind === 'pq') assert.match(log, /Conflicting order[\s\S]*x\.css[\s\S]*y\.css/);
      else assert.doesNotMatch(log, /Conflicting order/);
    },
  })),
  {
    says: "ignoreOrder | true | Don't warn if chunks that share a CSS file import its stylesheets in different orders",
    run: 'build',
    files: ordered(1500),
    config: {},
    expect: ({ log }) => assert.doesNotMatch(log, /Conflicting order/),
  },
  {
    says: 'chunkFilename | The same in static/css/async | The name of files that are loaded on demand',
    run: 'build',
    files: lazy,
    config: {},
    expect: ({ files }) =>
      assert.ok(
        files.some((file) => /^static\/css\/async\/\d+\.\w{8}\.css$/.test(file)),
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
      'insert | The end of the <head> | Where to add the <link> of a file that is loaded on demand. You can pass the selector of an element, after which it goes, or a function',
      'attributes | None | More attributes for this <link>',
      "linkType | 'text/css' | The type attribute of this <link>. With false, there is none",
      'Write a function for insert with the keyword function, or with parentheses as in (link) => document.body.append(link).',
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
  ...(
    [
      ['#nowhere', /reading 'parentNode'/],
      [written('link => document.body.append(link)'), /not a valid selector/],
    ] as const
  ).map(([insert, error]): Proof => ({
    says: [
      'The element that insert selects has to be on the page.',
      "Otherwise, the browser throws Cannot read properties of null (reading 'parentNode') and doesn't load the chunk.",
      "Rspack takes link => … for a selector, so the browser can't load the chunk.",
    ],
    run: 'preview',
    files: lazy,
    config: { tools: { cssExtract: { pluginOptions: { insert } } } },
    async expect({ open }) {
      const page = await open();
      assert.match(await thrownOn(page), error);
      assert.notEqual(await page.title(), 'loaded');
    },
  })),
  ...[true, false].map((runtime): Proof => ({
    says: "runtime | true | With false, the output doesn't contain the code that loads CSS on demand",
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
