import { hasFile } from '@site/tests/docs/proving/kit/has-file';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'output.distPath | static/assets | The directory in the output',
    run: 'build',
    files: {
      'src/index.js': "import url from './a.json5?url';\nconsole.log(url);\n",
      'src/a.json5': '{}',
    },
    config: { source: { assetsInclude: /\.json5$/ } },
    expect: ({ files }) => hasFile(files, /^static\/assets\/a\.[0-9a-f]{8}\.json5$/),
  },
];
