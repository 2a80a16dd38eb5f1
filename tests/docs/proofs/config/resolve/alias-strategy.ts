import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const two = {
  'src/one/word.js': "export default 'one';",
  'src/two/word.js': "export default 'two';",
};
const conflicting = {
  ...two,
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@word/*": ["./src/one/*"] } } }',
  'src/index.js': "import word from '@word/word';\nconsole.log(word);\n",
};
const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: "'prefer-tsconfig' | Used | Used | Rsbuild tries paths first. If the file isn't there, it tries the alias",
    run: 'build',
    files: conflicting,
    config: { resolve: { alias: { '@word': './src/two' } } },
    expect: ({ read }) => assert.match(read(script), /"one"/),
  },
  {
    says: "'prefer-alias' | Only for types, ignored in the build | Used | Rsbuild uses resolve.alias",
    run: 'build',
    files: conflicting,
    config: { resolve: { alias: { '@word': './src/two' }, aliasStrategy: 'prefer-alias' } },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
  {
    says: "If the file isn't there, it tries the alias",
    run: 'build',
    files: {
      ...conflicting,
      'src/two/other.js': "export default 'other';",
      'src/index.js': "import word from '@word/other';\nconsole.log(word);\n",
    },
    config: { resolve: { alias: { '@word': './src/two' } } },
    expect: ({ read }) => assert.match(read(script), /"other"/),
  },
  {
    says: 'That name still works and takes precedence over this option, but Rsbuild logs a warning.',
    run: 'build',
    files: conflicting,
    config: {
      source: { aliasStrategy: 'prefer-alias' },
      resolve: { alias: { '@word': './src/two' }, aliasStrategy: 'prefer-tsconfig' },
    },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
];
