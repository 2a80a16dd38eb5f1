import assert from 'node:assert/strict';
import { hintProofs, hintsOf } from '#kit/resource-hints';
import type { Proof } from '#tools/prover/proof';

const lazy = { 'src/index.js': "import('./later.js');\n", 'src/later.js': "console.log('later');" };
const styled = {
  'src/index.js': "import './index.css';",
  'src/index.css': 'a { color: red }',
};
const script = '/static/js/index.js as="script"';
const style = '/static/css/index.css as="style"';

/** A file of each kind behind `import()`. */
const kinds = ['css', 'png', 'PNG', 'jpg', 'svg', 'mp4', 'mp3', 'woff2', 'ttf', 'vtt', 'txt'];
const imported = {
  'src/index.js': "import('./later.js');",
  'src/later.js': kinds
    .map(
      (kind) =>
        `export const ${kind} = new URL('./${kind === 'PNG' ? 'capital' : 'a'}.${kind}', import.meta.url);`,
    )
    .join('\n'),
  ...Object.fromEntries(
    kinds.map((kind) => [`src/${kind === 'PNG' ? 'capital' : 'a'}.${kind}`, 'a{}']),
  ),
};
const attributes = (says: string, expected: Record<string, string>): Proof => ({
  says,
  section: 'Attributes of the tag',
  run: 'build',
  files: imported,
  config: {
    output: { dataUriLimit: 0 },
    tools: { rspack: { module: { rules: [{ test: /\.(vtt|txt)$/, type: 'asset/resource' }] } } },
    performance: { preload: true },
  },
  expect({ read }) {
    const tags = hintsOf(read('index.html'), 'preload');
    for (const [kind, as] of Object.entries(expected)) {
      const tag = tags.find((each) => each.split(' ')[0]!.endsWith(`.${kind}`));
      assert.match(tag ?? '', new RegExp(` as="${as}"`), `${kind}: ${tags.join(', ')}`);
    }
  },
});

const crossOrigin = (
  says: string,
  crossorigin: 'anonymous' | 'use-credentials',
  assetPrefix: string | undefined,
  expected: string,
): Proof => ({
  says,
  run: 'build',
  files: {
    'src/index.js': "import('./later.js');",
    'src/later.js': "import './later.css';\nconsole.log('later');",
    'src/later.css': 'a { color: red }',
  },
  config: { html: { crossorigin }, output: { assetPrefix }, performance: { preload: true } },
  expect({ read }) {
    const tags = hintsOf(read('index.html'), 'preload');
    assert.equal(tags.length, 2);
    for (const tag of tags) {
      assert.match(tag, new RegExp(` as="(script|style)"${expected}$`));
    }
  },
});

export const proofs: Proof[] = [
  {
    says: 'With preload, Rsbuild adds <link rel="preload"> tags for these files, and the browser starts to load them right away, but doesn\'t run them yet.',
    run: 'preview',
    files: {
      'src/index.js': "window.load = () => import('./later.js');\n",
      'src/later.js': 'window.hasRun = true;\n',
    },
    config: { performance: { preload: true } },
    async expect({ open }) {
      const page = await open();
      const isLoaded = () =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/async/'));
      await page.waitForFunction(isLoaded);
      assert.equal(await page.evaluate('window.hasRun'), undefined);
      assert.equal(await page.evaluate('window.load().then(() => window.hasRun)'), true);
    },
  },
  ...hintProofs('preload'),
  {
    says: 'With inlineScripts: true, for example, no script gets a tag in production.',
    run: 'build',
    files: lazy,
    config: { output: { inlineScripts: true }, performance: { preload: true } },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /rel="preload"/),
  },
  {
    says: 'By default, Rsbuild adds no such tags.',
    run: 'build',
    files: lazy,
    config: {},
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /rel="preload"/),
  },
  ...[{}, { dedupe: true }].map((more): Proof => ({
    says: [
      'If the page already loads a script with <script>',
      'and Rsbuild leaves it out.',
      'dedupe | true | Leave out scripts that the page already loads',
      "The option doesn't affect stylesheets.",
    ],
    run: 'build',
    files: styled,
    config: { performance: { preload: { type: 'initial', ...more } } },
    expect: ({ read }) => assert.deepEqual(hintsOf(read('index.html'), 'preload'), [style]),
  })),
  ...(['initial', 'all-chunks'] as const).map((type): Proof => ({
    says: [
      'With dedupe: false, Rsbuild adds the tag anyway.',
      "The option doesn't affect stylesheets.",
      "With 'initial' and 'all-chunks', linked CSS gets a tag in both cases.",
    ],
    run: 'build',
    files: styled,
    config: { performance: { preload: { type, dedupe: false } } },
    expect: ({ read }) =>
      assert.deepEqual(hintsOf(read('index.html'), 'preload').sort(), [style, script].sort()),
  })),
  {
    says: 'If there is more than one page, each of them gets tags for its own chunks.',
    run: 'build',
    files: {
      ...lazy,
      'src/other.js': "import(/* webpackChunkName: 'elsewhere' */ './elsewhere.js');",
      'src/elsewhere.js': "console.log('elsewhere');",
      'src/index.js': "import(/* webpackChunkName: 'later' */ './later.js');",
    },
    config: {
      source: { entry: { index: './src/index.js', other: './src/other.js' } },
      performance: { preload: true },
    },
    expect({ read }) {
      assert.deepEqual(hintsOf(read('index.html'), 'preload'), [
        '/static/js/async/later.js as="script"',
      ]);
      assert.deepEqual(hintsOf(read('other.html'), 'preload'), [
        '/static/js/async/elsewhere.js as="script"',
      ]);
    },
  },
  attributes('Other files, including SVG and extensions in capitals, such as .PNG | script', {
    svg: 'script',
    txt: 'script',
    PNG: 'script',
  }),
  attributes('CSS | style', { css: 'style' }),
  attributes('Images except for SVG, videos, audio files | image, video, audio', {
    png: 'image',
    jpg: 'image',
    mp4: 'video',
    mp3: 'audio',
  }),
  attributes('Fonts | font', { woff2: 'font', ttf: 'font' }),
  attributes('.vtt | track', { vtt: 'track' }),
  attributes('Rsbuild sets as by the extension of the file:', { png: 'image', ttf: 'font' }),
  attributes('Fonts get crossorigin=""', { woff2: 'font" crossorigin="' }),
  crossOrigin(
    'Scripts and styles get the value of html.crossorigin.',
    'use-credentials',
    undefined,
    ' crossorigin="use-credentials"',
  ),
  ...(
    [
      [undefined, ''],
      ['https://cdn.example.com/', ' crossorigin=""'],
    ] as const
  ).map(([prefix, expected]) =>
    crossOrigin(
      "If that is 'anonymous', the tag only has the attribute if your assets have a prefix other than /.",
      'anonymous',
      prefix,
      expected,
    ),
  ),
  {
    says: 'If prefetch and preload select the same file, it gets both tags.',
    run: 'build',
    files: lazy,
    config: { performance: { prefetch: true, preload: true } },
    expect({ read }) {
      const [prefetched] = hintsOf(read('index.html'), 'prefetch');
      assert.equal(hintsOf(read('index.html'), 'preload')[0], `${prefetched} as="script"`);
    },
  },
  {
    says: "With the asset prefix 'auto', the tags of nested pages, such as dist/shop/index.html, have wrong addresses, because they lack the ../.",
    run: 'build',
    files: {
      'src/shop.js': "import(/* webpackChunkName: 'later' */ './later.js');\n",
      'src/later.js': '',
    },
    config: {
      source: { entry: { shop: './src/shop.js' } },
      html: { outputStructure: 'nested' },
      output: { assetPrefix: 'auto' },
      performance: { preload: true },
    },
    expect: ({ read }) =>
      assert.deepEqual(hintsOf(read('shop/index.html'), 'preload'), [
        'static/js/async/later.js as="script"',
      ]),
  },
];
