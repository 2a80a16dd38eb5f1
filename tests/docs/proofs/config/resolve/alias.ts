import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const two = {
  'src/one/word.js': "export default 'one';",
  'src/two/word.js': "export default 'two';",
};
const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: "'./src/common' | A value that starts with . becomes an absolute path, from the project root",
    run: 'build',
    files: { ...two, 'src/index.js': "import word from '@word/word';\nconsole.log(word);\n" },
    config: { resolve: { alias: { '@word': './src/two' } } },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
];
