import assert from 'node:assert/strict';
import { sameFiles } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.alpha { color: red; user-select: none }',
};
const script = 'static/js/index.*.js';
const widget = {
  'src/widget.ts': "import './widget.css';\n",
  'src/widget.css': '.badge { color: teal }',
};

export const proofs: Proof[] = [
  {
    says: [
      'Set output.injectStyles to true, and the CSS becomes part of the JavaScript:',
      'The build then contains the script and no CSS file.',
      'Since filenameHash is false, the name of the script stays the same in each release:',
    ],
    shown: { containing: 'dist/widget.html' },
    run: 'build',
    files: widget,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ files, read, shown }) {
      sameFiles(files, shown);
      assert.match(read('static/js/widget.js'), /\.badge/);
    },
  },
  {
    says: [
      'As soon as the script runs, style-loader adds the styles to the page:',
      'By default, the tags are added to the <head>.',
      'First paint | With styles | Without styles until the script has run',
    ],
    shown: { containing: '<style>' },
    run: 'preview',
    files: widget,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    async expect({ open, page, shown }) {
      assert.doesNotMatch(await page('/widget'), /<style|stylesheet/);
      const tab = await open('/widget');
      assert.equal(
        await tab.locator('head > style').evaluate((style) => style.outerHTML),
        shown.trim(),
      );
    },
  },
  {
    says: [
      'Output | index.js and index.css | index.js',
      'First paint | With styles | Without styles until the script has run',
      'The page then links its CSS',
    ],
    run: 'build',
    files: styled,
    config: {
      environments: {
        files: { output: { distPath: { root: 'dist/files' } } },
        injected: { output: { injectStyles: true, distPath: { root: 'dist/injected' } } },
      },
      output: { filenameHash: false },
    },
    expect({ files, read }) {
      assert.deepEqual(files, [
        'files/index.html',
        'files/static/css/index.css',
        'files/static/js/index.js',
        'injected/index.html',
        'injected/static/js/index.js',
      ]);
      assert.match(read('files/index.html'), /<link href="[^"]*index\.css" rel="stylesheet"/);
      assert.match(read('injected/static/js/index.js'), /\.alpha/);
    },
  },
  {
    says: 'If your widget needs them in a certain element instead, set the selector of this element in tools.styleLoader:',
    run: 'preview',
    files: {
      ...styled,
      'static/page.html': '<html><head></head><body><div id="widget"></div></body></html>',
    },
    sample: { title: 'rsbuild.config.ts', containing: 'insert' },
    with: { html: { template: './static/page.html' } },
    async expect({ open }) {
      const tab = await open();
      await tab.locator('#widget > style').waitFor({ state: 'attached' });
    },
  },
  {
    says: [
      'output.inlineStyles inlines nothing',
      'output.inlineStyles looks for CSS files, and a build that injects its styles has none.',
    ],
    run: 'build',
    files: styled,
    config: { output: { inlineStyles: true, injectStyles: true } },
    expect({ files, read }) {
      assert.doesNotMatch(read('index.html'), /<style/);
      assert.ok(!files.some((file) => file.endsWith('.css')), files.join());
    },
  },
  ...(
    [
      ['web', undefined, true],
      ['web', false, false],
      ['node', undefined, false],
      ['node', true, true],
      ['web-worker', undefined, false],
      ['web-worker', true, true],
    ] as const
  ).map<Proof>(([target, emitCss, injected]) => ({
    says: "For these targets, output.emitCss is false by default, and Rsbuild doesn't inject styles either.",
    run: 'build',
    files: styled,
    config: { output: { target, emitCss, injectStyles: true, distPath: { js: 'js' } } },
    expect: ({ read }) => assert.equal(/\.alpha/.test(read('js/index*.js')), injected),
  })),
  ...(['development', 'production'] as const).flatMap((mode) =>
    [true, false].map<Proof>((css) => ({
      says: 'css: true in output.sourceMap puts the source maps of the CSS into the JavaScript, in development as well as in production.',
      run: 'build',
      files: styled,
      config: { mode, output: { injectStyles: true, filenameHash: false, sourceMap: { css } } },
      expect({ read }) {
        const code = read('static/js/index.js');
        assert.match(code, /\.alpha/);
        assert.equal(/sourcesContent/.test(code), css);
      },
    })),
  ),
  {
    says: 'In production, the Lightning CSS loader minifies injected styles.',
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.red { color: red }' },
    config: { output: { injectStyles: true } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /\.red\{color:red\}/),
  },
  {
    says: 'If you turn it off with tools.lightningcssLoader: false, the styles stay as you wrote them',
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.red { color: red }' },
    config: { output: { injectStyles: true }, tools: { lightningcssLoader: false } },
    expect: ({ read }) => assert.match(read(script), /\.red \{ color: red \}/),
  },
];
