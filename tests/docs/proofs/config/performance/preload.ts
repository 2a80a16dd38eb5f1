import assert from 'node:assert/strict';
import { hintsOf, pageProofs } from '#kit/resource-hints';
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
    says: [
      'preload adds <link rel="preload"> tags to the page, so that the browser starts to load such files right away:',
      'Set true, and both files load beside the entry.',
      'They run when the code asks for them, and not before:',
    ],
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
  ...pageProofs('preload'),
  {
    says: 'When your page loads a chunk as soon as it starts, the browser first has to run the code that asks for it:',
    run: 'build',
    files: lazy,
    config: {},
    expect({ files, read }) {
      assert.ok(files.some((file) => file.startsWith('static/js/async/')));
      assert.doesNotMatch(read('index.html'), /async/);
    },
  },
  {
    says: "If the page doesn't use one within a few seconds, Chrome warns in the console that it “was preloaded using link preload but not used”.",
    run: 'preview',
    files: {
      'src/index.js': "window.load = () => import('./later.js');\n",
      'src/later.js': 'window.hasRun = true;\n',
    },
    config: { performance: { preload: true } },
    async expect({ open }) {
      const page = await open();
      await page.waitForEvent('console', (message) =>
        message.text().includes('was preloaded using link preload but not used'),
      );
    },
  },
  {
    says: "That's because the browser learns about the font late, when it has read the stylesheet.",
    run: 'build',
    files: {
      'src/index.js': "import './index.css';",
      'src/index.css': "@font-face { font-family: A; src: url('./a.woff2') }",
      'src/a.woff2': 'font',
    },
    config: { output: { dataUriLimit: 0 } },
    expect({ files, read }) {
      assert.ok(files.some((file) => file.endsWith('.woff2')));
      assert.doesNotMatch(read('index.html'), /woff2|preload/);
    },
  },
  {
    says: [
      'Say your stylesheet loads this font:',
      'Thanks to the configuration above, the page asks for the font before the stylesheet has arrived, so the text is less likely to flicker:',
    ],
    shown: { containing: 'inter.2a9e7c1b' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'include: /\\.woff2' },
    with: { output: { dataUriLimit: 0 } },
    pageFiles: ['src/index.css'],
    files: { 'src/index.js': "import './index.css';", 'src/inter.woff2': 'font' },
    expect({ read, shown }) {
      const html = read('index.html');
      assert.deepEqual(hintsOf(html, 'preload'), hintsOf(shown, 'preload'));
      assert.ok(html.indexOf('rel="preload"') < html.indexOf('rel="stylesheet"'));
    },
  },
  {
    says: 'You can select such an image by its name:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'hero' },
    with: { output: { dataUriLimit: 0 } },
    files: {
      'src/index.js':
        "import a from './hero.jpg';\nimport b from './other.jpg';\nconsole.log(a, b);",
      'src/hero.jpg': 'hero',
      'src/other.jpg': 'other',
    },
    expect: ({ read }) =>
      assert.deepEqual(hintsOf(read('index.html'), 'preload'), [
        '/static/image/hero.jpg as="image"',
      ]),
  },
  {
    says: 'So leave SVG files out:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'svg' },
    with: { output: { dataUriLimit: 0 } },
    files: imported,
    expect({ read }) {
      const tags = hintsOf(read('index.html'), 'preload');
      assert.ok(tags.some((tag) => tag.includes('.png ')));
      assert.ok(!tags.some((tag) => tag.includes('.svg')));
    },
  },
  {
    says: 'For a file in your public directory or on another host, add the tag with html.tags:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'some-script' },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /<link rel="preload" as="script" href="https:\/\/example\.com\/some-script\.js">/,
      ),
  },
  ...[{}, { dedupe: true }].map((more): Proof => ({
    says: [
      "Stylesheets aren't affected.",
      'A script that the page loads with <script> needs no tag, so Rsbuild leaves it out.',
      "For 'initial' and 'all-chunks', linked CSS gets a tag, whatever dedupe is.",
    ],
    run: 'build',
    files: styled,
    config: { performance: { preload: { type: 'initial', ...more } } },
    expect: ({ read }) => assert.deepEqual(hintsOf(read('index.html'), 'preload'), [style]),
  })),
  ...(['initial', 'all-chunks'] as const).map((type): Proof => ({
    says: [
      'If you want the tag anyway, set dedupe to false (since 1.2.8):',
      "Stylesheets aren't affected.",
      "For 'initial' and 'all-chunks', linked CSS gets a tag, whatever dedupe is.",
    ],
    run: 'build',
    files: styled,
    config: { performance: { preload: { type, dedupe: false } } },
    expect: ({ read }) =>
      assert.deepEqual(hintsOf(read('index.html'), 'preload').sort(), [style, script].sort()),
  })),
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
  attributes('Rsbuild therefore sets as by the extension:', { png: 'image', ttf: 'font' }),
  attributes('Fonts get crossorigin=""', { woff2: 'font" crossorigin="' }),
  crossOrigin(
    'Scripts and styles get the value of html.crossorigin,',
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
      "but 'anonymous' is only added if your assets have a prefix other than /.",
      'anonymous',
      prefix,
      expected,
    ),
  ),
  {
    says: 'If both select the same file, it gets both tags.',
    run: 'build',
    files: lazy,
    config: { performance: { prefetch: true, preload: true } },
    expect({ read }) {
      const [prefetched] = hintsOf(read('index.html'), 'prefetch');
      assert.equal(hintsOf(read('index.html'), 'preload')[0], `${prefetched} as="script"`);
    },
  },
];
