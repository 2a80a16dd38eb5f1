import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
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
