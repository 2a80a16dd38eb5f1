import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const two = {
  'src/one/word.js': "export default 'one';",
  'src/two/word.js': "export default 'two';",
};
const script = 'static/js/index.*.js';

const word = { ...two, 'src/index.js': "import word from '@word/word';\nconsole.log(word);\n" };

export const proofs: Proof[] = [
  {
    says: "'./src/common' | A value that starts with . becomes an absolute path, from the project root",
    run: 'build',
    files: word,
    config: { resolve: { alias: { '@word': './src/two' } } },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
  {
    says: "['./custom', './src'] | Rsbuild tries these in order until it can resolve one",
    run: 'build',
    files: word,
    config: { resolve: { alias: { '@word': ['./src/none', './src/two'] } } },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
  {
    says: 'If more than one key matches, the first one in the object applies.',
    run: 'build',
    files: word,
    config: { resolve: { alias: { '@word': './src/one', '@word/word': './src/two/word' } } },
    expect: ({ read }) => assert.match(read(script), /"one"/),
  },
  {
    says: 'If a key ends with $, it only matches exactly this import:',
    run: 'build',
    files: word,
    config: { resolve: { alias: { '@word$': './src/two' } } },
    expect: ({ error }) => assert.ok(error),
  },
  {
    says: 'That name still works, and takes precedence if both define the same key.',
    run: 'build',
    files: word,
    config: {
      source: { alias: { '@word': './src/two' } },
      resolve: { alias: { '@word': './src/one' } },
    },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
];
