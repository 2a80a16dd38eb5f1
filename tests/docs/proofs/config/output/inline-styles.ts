import assert from 'node:assert/strict';
import { inlinesSelected } from '#kit/inlined-files';
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
  ...inlinesSelected('inlineStyles', 'Stylesheets', 'css'),
  {
    says: [
      'true | The stylesheets of the page, with names that match /\\.css$/ | Production',
      "The inlined files aren't written to the output directory.",
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
    says: 'A function | Stylesheets for which it returns true | Production',
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
      'Styles of async chunks, because Rsbuild only inlines stylesheets that the HTML links.',
      'Preload hints: stylesheets that match true or a regular expression get no preload or prefetch hints.',
      "This includes stylesheets of async chunks, although they aren't inlined.",
      "Manifest: output.manifest still lists an inlined file, although it doesn't exist.",
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
    says: "With a function, an inlined stylesheet keeps its preload hint, so the browser requests a file that doesn't exist.",
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
      "Relative URLs: Rsbuild doesn't change the CSS that it inlines.",
      "If output.assetPrefix is 'auto', the CSS contains paths that are relative to the CSS file, such as url(../../static/image/x.png).",
    ],
    run: 'build',
    files: page,
    config: { output: { inlineStyles: true, assetPrefix: 'auto' } },
    expect: ({ read }) => assert.match(read(html), /<style>[^<]*url\(\.\.\/\.\.\/static\/image\//),
  },
  {
    says: "Styles of nested pages, such as dist/shop/index.html, if output.assetPrefix is 'auto'.",
    run: 'build',
    files: page,
    config: {
      html: { outputStructure: 'nested' },
      output: { inlineStyles: true, assetPrefix: 'auto' },
    },
    expect: ({ read }) => assert.match(read('index/index.html'), /rel="stylesheet"/),
  },
  {
    says: 'Styles that output.injectStyles keeps in JavaScript, because there is no CSS file.',
    run: 'build',
    files: page,
    config: { output: { inlineStyles: true, injectStyles: true } },
    expect: ({ read }) => assert.doesNotMatch(read(html), /<style>/),
  },
  {
    says: "Inside the page, they only work if it's at the root of the host.",
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
    says: 'For other pages, use a prefix that begins with a slash, or a full URL.',
    run: 'build',
    files: page,
    config: { output: { inlineStyles: true, assetPrefix: '/shop/' } },
    expect: ({ read }) => assert.match(read(html), /<style>[^<]*url\(\/shop\/static\/image\//),
  },
  {
    says: "Don't add the flag g to an expression, because its matches then depend on the previous file.",
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
      'Source maps: the inlined CSS refers to its .map file, which is kept.',
      'It only works if JavaScript has source maps too.',
      'With css: true alone in output.sourceMap, the browser looks for the file next to the page.',
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
    says: "With hidden-source-map, it's removed.",
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
    says: 'If you set a value for an environment, it replaces the whole top-level value.',
    run: 'build',
    files: styled,
    config: {
      output: { inlineStyles: { enable: true, test: /index/ } },
      environments: { web: { output: { inlineStyles: { test: /index/ } } } },
    },
    expect: ({ read }) => assert.match(read(html), /rel="stylesheet"/),
  },
];
