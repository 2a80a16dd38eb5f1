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
];
