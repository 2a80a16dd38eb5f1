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
];
