import assert from 'node:assert/strict';
import { hasFile } from '#kit/has-file';
import { sameFiles } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const css = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { color: red }',
};

export const proofs: Proof[] = [
  {
    says: "In production, CSS files of this target have a hash in their names, although scripts for node don't.",
    run: 'build',
    files: css,
    config: { output: { target: 'node', emitCss: true } },
    expect: ({ files }) => hasFile(files, /^static\/css\/index\.[0-9a-f]{8}\.css$/),
  },
  {
    shown: { containing: '├── index.js' },
    run: 'build',
    files: css,
    sample: 'rsbuild.config.ts',
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  {
    says: [
      "By default, builds for web contain CSS, and builds for node and web-worker don't, because they have no page to apply it to.",
      "Images and fonts that are only used in CSS | Written, or inlined if they're small | None",
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': 'a { background: url(./a.png) }',
      'src/a.png': 'x'.repeat(5000),
    },
    config: { output: { target: 'web-worker', filenameHash: false } },
    expect: ({ files }) => assert.deepEqual(files, ['static/js/index.js']),
  },
  ...[true, false].map((emitCss): Proof => ({
    says: [
      "An import with ?inline gives you a string of CSS with either value, but with false, Lightning CSS and PostCSS don't process it.",
      'Lightning CSS and PostCSS | Run | Skipped',
    ],
    run: 'build',
    files: {
      'src/index.js': "import css from './a.css?inline';\nconsole.log(css);\n",
      'src/a.css': 'a { user-select: none }',
    },
    config: {
      output: { emitCss, filenameHash: false, overrideBrowserslist: ['safari >= 14'] },
    },
    expect({ read }) {
      assert.match(read('static/js/index.js'), /user-select: ?none/);
      assert.equal(read('static/js/index.js').includes('-webkit-user-select'), emitCss);
    },
  })),
  {
    says: [
      'Class names of CSS Modules in JavaScript | Yes | The same',
      'Because CSS Modules have the same class names with both values, the HTML of a server build matches the styles of the client build.',
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import styles from './a.module.css';\nconsole.log(styles.outer, styles.inner);\n",
      'src/a.module.css': '.outer { .inner { color: red } }',
    },
    config: {
      output: { filenameHash: false },
      environments: {
        web: {},
        bare: { output: { emitCss: false, distPath: { root: 'dist/bare' } } },
      },
    },
    expect({ files, read }) {
      const names = (file: string) => read(file).match(/(?:outer|inner)-[\w-]{6}/g);
      assert.equal(names('static/js/index.js')?.length, 2);
      assert.deepEqual(names('bare/static/js/index.js'), names('static/js/index.js'));
      hasFile(files, /^static\/css\/index\.css$/);
      assert.deepEqual(
        files.filter((file) => /^bare\/.*\.css$/.test(file)),
        [],
      );
    },
  },
  {
    says: 'Class names of CSS Modules in JavaScript | Yes | The same, but without classes that PostCSS adds',
    run: 'build',
    files: {
      'src/index.js': "import * as styles from './a.module.css';\nconsole.log(styles);\n",
      'src/a.module.css': '.own { color: red }',
      'postcss.config.cjs':
        "module.exports = { plugins: [{ postcssPlugin: 'more', Once: (root) => root.append('.more { color: red }') }] };\n",
    },
    config: {
      output: { filenameHash: false },
      environments: {
        web: {},
        bare: { output: { emitCss: false, distPath: { root: 'dist/bare' } } },
      },
    },
    expect({ read }) {
      assert.match(read('static/js/index.js'), /own-[^]*more-/);
      assert.match(read('bare/static/js/index.js'), /own-/);
      assert.doesNotMatch(read('bare/static/js/index.js'), /more-/);
    },
  },
  {
    says: [
      'CSS files of imports | Written, by default to static/css | None',
      'output.injectStyles | Keeps the CSS in JavaScript, so no CSS files are written | Has no effect',
      "Images and fonts that are only used in CSS | Written, or inlined if they're small | None",
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': '.small { background: url(./a.png) } .large { background: url(./b.png) }',
      'src/a.png': 'x',
      'src/b.png': 'x'.repeat(5000),
    },
    config: {
      output: { target: 'node', emitCss: true, filenameHash: false },
      environments: {
        files: {},
        moved: { output: { distPath: { root: 'dist/moved', css: 'styles' } } },
        injected: { output: { injectStyles: true, distPath: { root: 'dist/injected' } } },
        bare: {
          output: { emitCss: false, injectStyles: true, distPath: { root: 'dist/bare' } },
        },
      },
    },
    expect({ files, read }) {
      assert.deepEqual(files, [
        'bare/index.js',
        'index.js',
        'injected/index.js',
        'injected/static/image/b.png',
        'moved/index.js',
        'moved/static/image/b.png',
        'moved/styles/index.css',
        'static/css/index.css',
        'static/image/b.png',
      ]);
      assert.match(read('injected/index.js'), /\.small/);
      assert.doesNotMatch(read('bare/index.js'), /\.small/);
    },
  },
  {
    says: 'Larger images of this CSS are written with either value.',
    run: 'build',
    files: {
      'src/index.js': "import css from './a.css?inline';\nconsole.log(css);\n",
      'src/a.css': 'a { background: url(./a.png) }',
      'src/a.png': 'x'.repeat(5000),
    },
    config: { output: { target: 'node', filenameHash: false } },
    expect: ({ files }) => hasFile(files, /^static\/image\/a\.png$/),
  },
];
