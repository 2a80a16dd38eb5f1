import assert from 'node:assert/strict';
import { hasFile } from '@site/tests/docs/proving/kit/has-file';
import { sameFiles } from '@site/tests/docs/proving/kit/looks-like';
import type { Proof } from '@site/tests/docs/proving/proof';

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
      'Images and fonts that are only used in CSS | Written | None',
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
    says: 'Class names of CSS Modules in JavaScript | Yes | Yes, the same',
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
];
