import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.alpha { color: red; user-select: none }',
};
const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: 'Output | index.js and index.css | index.js',
    run: 'build',
    files: styled,
    config: { output: { injectStyles: true } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')), files.join());
      assert.match(read(script), /\.alpha/);
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
    says: "If output.emitCss is false, which is the default for node and web-worker, Rsbuild doesn't inject styles.",
    run: 'build',
    files: styled,
    config: { output: { target, emitCss, injectStyles: true, distPath: { js: 'js' } } },
    expect: ({ read }) => assert.equal(/\.alpha/.test(read('js/index*.js')), injected),
  })),
  ...(['development', 'production'] as const).flatMap((mode) =>
    [true, false].map<Proof>((css) => ({
      says: 'If you set css: true in output.sourceMap, the source maps of the CSS become part of the JavaScript, in development as well as in production.',
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
    says: 'Minified in production by | The CSS minimizer | The Lightning CSS loader',
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.red { color: red }' },
    config: { output: { injectStyles: true } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /\.red\{color:red\}/),
  },
  {
    says: "If tools.lightningcssLoader is false, injected CSS isn't minified.",
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.red { color: red }' },
    config: { output: { injectStyles: true }, tools: { lightningcssLoader: false } },
    expect: ({ read }) => assert.match(read(script), /\.red \{ color: red \}/),
  },
];
