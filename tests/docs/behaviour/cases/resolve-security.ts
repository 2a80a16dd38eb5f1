import assert from 'node:assert/strict';
import type { BehaviourCase } from '../case';

const script = 'static/js/index.*.js';
const two = {
  'src/one/word.js': "export default 'one';",
  'src/two/word.js': "export default 'two';",
};
const conflicting = {
  ...two,
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@word/*": ["./src/one/*"] } } }',
  'src/index.js': "import word from '@word/word';\nconsole.log(word);\n",
};
const copy = (folder: string, text: string) => ({
  [`${folder}/package.json`]: '{"name":"dup","version":"1.0.0"}',
  [`${folder}/index.js`]: `export default '${text}';`,
});

export const cases: BehaviourCase[] = [
  {
    option: 'resolve.alias',
    claim: 'a value that begins with a dot is a path from the root',
    run: 'build',
    files: { ...two, 'src/index.js': "import word from '@word/word';\nconsole.log(word);\n" },
    config: { resolve: { alias: { '@word': './src/two' } } },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
  {
    option: 'resolve.aliasStrategy',
    claim: 'by default the paths of tsconfig.json win over an alias',
    run: 'build',
    files: conflicting,
    config: { resolve: { alias: { '@word': './src/two' } } },
    expect: ({ read }) => assert.match(read(script), /"one"/),
  },
  {
    option: 'resolve.aliasStrategy',
    claim: 'prefer-alias ignores the paths',
    run: 'build',
    files: conflicting,
    config: { resolve: { alias: { '@word': './src/two' }, aliasStrategy: 'prefer-alias' } },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
  {
    option: 'resolve.dedupe',
    claim: 'every import of the package takes the copy of the root',
    run: 'build',
    files: {
      ...copy('node_modules/dup', 'root copy'),
      ...copy('lib/node_modules/dup', 'nested copy'),
      'lib/index.js': "export { default } from 'dup';",
      'src/index.js':
        "import a from 'dup';\nimport b from '../lib/index.js';\nconsole.log(a, b);\n",
    },
    config: { resolve: { dedupe: ['dup'] } },
    expect: ({ read, files }) => {
      const code = files
        .filter((file) => file.endsWith('.js'))
        .map(read)
        .join('\n');
      assert.match(code, /root copy/);
      assert.doesNotMatch(code, /nested copy/);
    },
  },
  {
    option: 'resolve.extensions',
    claim: 'the list replaces the default one',
    run: 'rspack',
    config: { resolve: { extensions: ['.ts', '.js'] } },
    expect: ({ resolve }) => assert.deepEqual(resolve?.extensions, ['.ts', '.js']),
  },
  {
    option: 'security.nonce',
    claim: 'scripts and inline styles carry the nonce, and the bundle knows it',
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\nimport('./b.js');\n",
      'src/a.css': '.a{color:red}',
      'src/b.js': 'console.log(1)',
    },
    config: { security: { nonce: 'NONCE_HERE' }, output: { inlineStyles: true } },
    expect({ read }) {
      assert.match(read('index.html'), /<script [^>]*nonce="NONCE_HERE"/);
      assert.match(read('index.html'), /<style nonce="NONCE_HERE">/);
      assert.match(read(script), /NONCE_HERE/);
    },
  },
  {
    option: 'security.sri',
    claim: 'scripts carry an integrity of sha384 and are asked for in CORS mode',
    run: 'build',
    config: { security: { sri: { enable: 'auto' } } },
    expect({ read }) {
      assert.match(read('index.html'), /<script [^>]*integrity="sha384-[\w+/=]+"/);
      assert.match(read('index.html'), /<script [^>]*crossorigin="anonymous"/);
    },
  },
  {
    option: 'security.sri',
    claim: 'the algorithm can be chosen',
    run: 'build',
    config: { security: { sri: { enable: true, algorithm: 'sha512' } } },
    expect: ({ read }) => assert.match(read('index.html'), /integrity="sha512-/),
  },
];
