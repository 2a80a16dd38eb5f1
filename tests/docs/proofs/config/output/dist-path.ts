import { hasFile } from '@site/tests/docs/proving/kit/has-file';
import type { Proof } from '@site/tests/docs/proving/proof';

const css = {
  'src/index.js': "import './a.css';\nimport('./later.js');\n",
  'src/a.css': '.a { color: red }',
  'src/later.js': "console.log('later');",
};

export const proofs: Proof[] = [
  {
    says: "If you don't set jsAsync, the directory of the async scripts moves along with js:",
    run: 'build',
    files: css,
    config: { output: { distPath: { js: 'code', css: 'style' } } },
    expect({ files }) {
      hasFile(files, /^code\/index\./);
      hasFile(files, /^code\/async\//);
      hasFile(files, /^style\/index\./);
    },
  },
];
