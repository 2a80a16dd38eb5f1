import { hasFile } from '@site/tests/docs/proving/kit/has-file';
import type { Proof } from '@site/tests/docs/proving/proof';

const css = {
  'src/index.js': "import './a.css';\nimport('./later.js');\n",
  'src/a.css': '.a { color: red }',
  'src/later.js': "console.log('later');",
};

export const proofs: Proof[] = [
  {
    says: "false or '' | index.js | index.css",
    run: 'build',
    files: css,
    config: { output: { filenameHash: false } },
    expect({ files }) {
      hasFile(files, /^static\/js\/index\.js$/);
      hasFile(files, /^static\/css\/index\.css$/);
    },
  },
  {
    says: 'Rsbuild inserts it before the extension as .[<format>]',
    run: 'build',
    config: { output: { filenameHash: 'fullhash:16' } },
    expect: ({ files }) => hasFile(files, /^static\/js\/index\.[0-9a-f]{16}\.js$/),
  },
];
