import assert from 'node:assert/strict';
import { inlinesSelected } from '#kit/inlined-files';
import { looksLike } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.alpha { color: red; user-select: none }',
};

const page = {
  'src/index.js': "import './a.css';\nimport(/* webpackChunkName: 'later' */ './later');\n",
  'src/a.css': '.first { background: url(./a.png) }',
  'src/a.png': 'x'.repeat(5000),
  'src/later.js': "import './later.css';\n",
  'src/later.css': '.later { color: blue }',
};
const html = 'index.html';

export const proofs: Proof[] = [
  ...([undefined, true] as const).map<Proof>((inlineStyles) => ({
    shown: { containing: inlineStyles ? '<style>' : '<link' },
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.card { color: teal }' },
    config: { output: { inlineStyles } },
    expect: ({ read, shown }) => looksLike(read(html), shown),
  })),
  ...([true, /./, () => true] as const).map<Proof>((inlineStyles) => ({
    says: 'These forms work in production mode, while development keeps its files.',
    run: 'dev',
    files: styled,
    config: { output: { inlineStyles } },
    expect: async ({ page: load }) => assert.match(await load('/'), /<link [^>]*rel="stylesheet"/),
  })),
  {
    says: [
      'It receives the name and the size in bytes of each stylesheet.',
      'Rsbuild compares it with the path in the output directory, for example static/css/index.4f2345e4.css',
    ],
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': "a::after { content: '你' }" },
    config: {
      output: {
        inlineStyles({ name, size }) {
          assert.match(name, /^static\/css\/index\.[\da-f]{8,10}\.css$/);
          assert.equal(size, Buffer.byteLength('a:after{content:"你"}'));
          return true;
        },
      },
    },
    expect: ({ read, error }) => {
      assert.equal(error, undefined);
      assert.match(read(html), /<style>a:after/);
    },
  },
  {
    says: 'Here, stylesheets below 10 KiB are inlined and the others stay files:',
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': `a::after { content: '${'x'.repeat(10 * 1024)}' }`,
    },
    sample: { title: 'rsbuild.config.ts', containing: '({ size })' },
    expect: ({ read }) => assert.match(read(html), /rel="stylesheet"/),
  },
  ...inlinesSelected('inlineStyles', 'Stylesheets', 'css'),
  {
    says: [
      'true | The stylesheets of the page, with names that match /\\.css$/ | Production',
      'Set output.inlineStyles to true, and a production build puts the CSS into the HTML:',
      'Now the styles are in the page, and dist/static/css no longer contains the file:',
    ],
    run: 'build',
    files: styled,
    config: { output: { inlineStyles: true } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')), files.join());
      assert.match(read('index.html'), /<style>\.alpha\{/);
    },
  },
  {
    says: 'A regular expression | Stylesheets whose name matches | Production',
    run: 'build',
    files: page,
    sample: { title: 'rsbuild.config.ts', containing: 'inlineStyles: /' },
    expect: ({ read }) => assert.match(read(html), /<style>\.first/),
  },
  {
    says: [
      'A function | Stylesheets for which it returns true | Production',
      'Here, stylesheets below 10 KiB are inlined and the others stay files:',
    ],
    run: 'build',
    files: page,
    sample: { title: 'rsbuild.config.ts', containing: '({ size })' },
    expect: ({ read }) => assert.match(read(html), /<style>\.first/),
  },
  {
    says: '{ enable: true, test } | Stylesheets that match test | All modes',
    run: 'build',
    files: page,
    sample: { title: 'rsbuild.config.ts', containing: 'enable: true' },
    with: { mode: 'development' },
    expect: ({ read }) => assert.match(read(html), /<style>\.first/),
  },
  {
    says: "{ enable: 'auto', test } | Stylesheets that match test | Production",
    run: 'build',
    files: page,
    config: { mode: 'development', output: { inlineStyles: { enable: 'auto', test: /index/ } } },
    expect: ({ read }) => assert.match(read(html), /<link href="[^"]*index\.css" rel="stylesheet"/),
  },
  {
    says: '{ test }, { enable: false, test } | Nothing, because an object needs enable | –',
    run: 'build',
    files: page,
    config: { output: { inlineStyles: { test: /index/ } } },
    expect: ({ read }) => assert.match(read(html), /rel="stylesheet"/),
  },
  {
    says: [
      'Rsbuild only inlines stylesheets that the HTML links, so import what the first view needs directly.',
      'Stylesheets that match true or a regular expression get no preload or prefetch tags.',
      'This includes matching stylesheets of async chunks, although these stay files.',
      "output.manifest still contains the file, although it doesn't exist.",
    ],
    run: 'build',
    files: page,
    config: {
      output: { inlineStyles: true, filenameHash: false, manifest: true },
      performance: { preload: { type: 'all-assets' } },
    },
    expect({ files, read }) {
      assert.deepEqual(
        files.filter((file) => file.endsWith('.css')),
        ['static/css/async/later.css'],
      );
      assert.doesNotMatch(read(html), /\.css/);
      assert.match(read('manifest.json'), /"\/static\/css\/index\.css"/);
    },
  },
  {
    says: "The page then keeps the tag that preloads the stylesheet, although the file doesn't exist.",
    run: 'build',
    files: page,
    config: {
      output: { inlineStyles: ({ name }) => name.includes('index.'), filenameHash: false },
      performance: { preload: { type: 'all-assets' } },
    },
    expect({ files, read }) {
      assert.ok(!files.includes('static/css/index.css'));
      assert.match(read(html), /<link href="\/static\/css\/index\.css" rel="preload"/);
    },
  },
  {
    says: [
      'When Rsbuild moves the CSS into the page, it keeps these paths.',
      "You've set output.assetPrefix to 'auto', so the CSS contains paths that are relative to the CSS file, such as url(../../static/image/x.png).",
    ],
    run: 'build',
    files: page,
    config: { output: { inlineStyles: true, assetPrefix: 'auto' } },
    expect: ({ read }) => assert.match(read(html), /<style>[^<]*url\(\.\.\/\.\.\/static\/image\//),
  },
  {
    says: "The same change helps if the styles of nested pages, such as dist/shop/index.html, aren't inlined at all.",
    run: 'build',
    files: page,
    config: {
      html: { outputStructure: 'nested' },
      environments: {
        auto: { output: { assetPrefix: 'auto', distPath: { root: 'dist/auto' } } },
        path: { output: { assetPrefix: '/shop/', distPath: { root: 'dist/path' } } },
      },
      output: { inlineStyles: true },
    },
    expect({ read }) {
      assert.match(read('auto/index/index.html'), /rel="stylesheet"/);
      assert.match(read('path/index/index.html'), /<style>\.first/);
    },
  },
  {
    says: "output.injectStyles keeps the CSS in JavaScript, so there's no file to inline.",
    run: 'build',
    files: page,
    config: { output: { inlineStyles: true, injectStyles: true } },
    expect: ({ read }) => assert.doesNotMatch(read(html), /<style>/),
  },
  {
    says: 'so they only work if the page is at the root of the host.',
    run: 'build',
    files: page,
    config: { output: { inlineStyles: true, assetPrefix: 'auto' } },
    expect({ files, read }) {
      const [, written = ''] = /url\(([^)]+)\)/.exec(read(html)) ?? [];
      const at = (address: string) => new URL(written, `https://shop.example${address}`).pathname;
      assert.ok(files.includes(at('/').slice(1)), at('/'));
      assert.equal(at('/one/two/three/').startsWith('/one/static/'), true);
    },
  },
  {
    says: 'Set a prefix that begins with a slash, or a full URL:',
    run: 'build',
    files: page,
    config: { output: { inlineStyles: true, assetPrefix: '/shop/' } },
    expect: ({ read }) => assert.match(read(html), /<style>[^<]*url\(\/shop\/static\/image\//),
  },
  {
    says: 'An expression with the g flag remembers where its last match ended, so what it matches depends on the previous file.',
    run: 'build',
    files: styled,
    config: {
      source: { entry: { first: './src/index.js', later: './src/index.js' } },
      output: { filenameHash: false, inlineStyles: /\.css/g },
    },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => file.endsWith('.css')),
        ['static/css/later.css'],
      ),
  },
  ...(
    [
      [true, '/static/css/index.css.map'],
      [{ css: true }, 'index.css.map'],
    ] as const
  ).map<Proof>(([sourceMap, address]) => ({
    says: [
      'The inlined CSS refers to its .map file, which stays in dist',
      'With css: true alone in output.sourceMap, the browser looks for the file next to the page.',
      'Turn on source maps for JavaScript too.',
    ],
    run: 'build',
    files: styled,
    config: { output: { filenameHash: false, inlineStyles: true, sourceMap } },
    expect({ files, read }) {
      assert.ok(files.includes('static/css/index.css.map'), files.join());
      assert.ok(read(html).includes(`sourceMappingURL=${address}*/`));
    },
  })),
  ...(
    [
      [
        { assetPrefix: 'https://cdn.example.com/' },
        'https:/cdn.example.com/static/css/index.css.map',
      ],
      [{ filename: { css: 'own/[name].css' } }, '/static/css/index.css.map'],
    ] as const
  ).map<Proof>(([output, address]) => ({
    says: 'The reference is wrong if the asset prefix is a full URL or output.filename.css contains a directory.',
    run: 'build',
    files: styled,
    config: { output: { ...output, filenameHash: false, inlineStyles: true, sourceMap: true } },
    expect({ files, read }) {
      assert.ok(read(html).includes(`sourceMappingURL=${address}*/`));
      assert.ok(
        files.includes(`static/css/${'filename' in output ? 'own/' : ''}index.css.map`),
        files.join(),
      );
    },
  })),
  {
    says: 'except for hidden-source-map: Rsbuild removes the file then.',
    run: 'build',
    files: styled,
    config: {
      output: {
        filenameHash: false,
        inlineStyles: true,
        sourceMap: { js: 'hidden-source-map', css: true },
      },
    },
    expect: ({ files }) => assert.ok(!files.includes('static/css/index.css.map'), files.join()),
  },
  {
    says: 'What you set for an environment replaces the whole top-level value, so repeat enable: true in the environment.',
    run: 'build',
    files: styled,
    config: {
      output: { inlineStyles: { enable: true, test: /index/ } },
      environments: { web: { output: { inlineStyles: { test: /index/ } } } },
    },
    expect: ({ read }) => assert.match(read(html), /rel="stylesheet"/),
  },
];
