import assert from 'node:assert/strict';
import { hintsOf, pageProofs } from '#kit/resource-hints';
import type { Proof } from '#tools/prover/proof';

const later = { 'src/index.js': "window.load = () => import('./later.js');\n", 'src/later.js': '' };

export const proofs: Proof[] = [
  ...pageProofs('prefetch'),
  {
    says: [
      "prefetch lets the browser load such files while it's idle, so they're already in the cache when the click comes:",
      'When it calls import(), the browser takes the file from its cache.',
      "Prefetching uses up your visitors' data, so it should pay off.",
    ],
    run: 'preview',
    files: { ...later, 'src/later.js': 'window.hasRun = true;\n' },
    config: { performance: { prefetch: true } },
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/async/')),
      );
      assert.equal(await page.evaluate('window.hasRun'), undefined);
      assert.equal(await page.evaluate('window.load().then(() => window.hasRun)'), true);
      const sizes = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.includes('/async/'))
          .map(({ transferSize }) => transferSize),
      );
      // 300 is what Chromium reports where the server has only confirmed what the cache has.
      const [prefetched, imported] = sizes;
      assert.ok(prefetched! > 300 && imported! <= 300, sizes.join());
    },
  },
  {
    says: 'Without the option, the browser asks for a chunk when the visitor opens its route.',
    run: 'build',
    files: later,
    config: {},
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /prefetch|async/),
  },
  {
    says: [
      'Then select them by their names:',
      'Now the page prefetches the cart and leaves the help for later:',
    ],
    shown: { containing: 'cart.4f6c1b2d.js' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'cart' },
    pageFiles: ['src/pages.js'],
    files: {
      'src/index.js':
        "import { openCart, openHelp } from './pages';\nconsole.log(openCart, openHelp);",
      'src/cart.js': "console.log('cart');",
      'src/help.js': "console.log('help');",
    },
    expect({ files, read, shown }) {
      assert.ok(files.some((file) => /async\/help\./.test(file)));
      assert.deepEqual(hintsOf(read('index.html'), 'prefetch'), hintsOf(shown, 'prefetch'));
      assert.equal(hintsOf(shown, 'prefetch').length, 1);
    },
  },
  {
    says: 'For example, this selects the PNG files of the page, whether it loads them from the start or on demand:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'include: /\\.png' },
    with: { output: { dataUriLimit: 0 } },
    files: {
      'src/index.js': "import url from './a.png';\nconsole.log(url);\nimport('./later.js');",
      'src/later.js': "import url from './b.png';\nconsole.log(url);",
      'src/a.png': 'a',
      'src/b.png': 'b',
    },
    expect: ({ read }) =>
      assert.deepEqual(hintsOf(read('index.html'), 'prefetch'), [
        '/static/image/a.png',
        '/static/image/b.png',
      ]),
  },
  {
    says: 'For a file in your public directory or on another host, add the tag with html.tags:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'some-script' },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /<link rel="prefetch" href="https:\/\/example\.com\/some-script\.js">/,
      ),
  },
  ...(['build', 'dev'] as const).map((command): Proof => ({
    says: 'While you develop, you may not want the additional requests.',
    ...(command === 'build'
      ? {
          run: 'build',
          files: later,
          config: { performance: { prefetch: true } },
          expect: ({ read }) => assert.equal(hintsOf(read('index.html'), 'prefetch').length, 1),
        }
      : {
          run: 'dev',
          files: later,
          config: { performance: { prefetch: true } },
          expect: async ({ page }) => assert.equal(hintsOf(await page('/'), 'prefetch').length, 1),
        }),
  })),
  {
    says: 'Turn the option off with undefined, because it has no value false:',
    run: 'dev',
    files: later,
    sample: { title: 'rsbuild.config.ts', containing: 'undefined' },
    expect: async ({ page }) => assert.deepEqual(hintsOf(await page('/'), 'prefetch'), []),
  },
  {
    says: 'Turn the option off with undefined, because it has no value false:',
    run: 'command',
    command: 'rsbuild build',
    files: later,
    pageFiles: [{ title: 'rsbuild.config.ts', containing: 'undefined' }],
    expect: ({ read }) => assert.equal(hintsOf(read('index.html'), 'prefetch').length, 1),
  },
  {
    says: 'You can set prefetch for each environment whose target is web.',
    run: 'build',
    files: later,
    config: {
      environments: {
        web: { performance: { prefetch: true } },
        plain: { output: { distPath: { root: 'dist/plain' } } },
      },
    },
    expect({ read }) {
      assert.equal(hintsOf(read('index.html'), 'prefetch').length, 1);
      assert.equal(hintsOf(read('plain/index.html'), 'prefetch').length, 0);
    },
  },
];
