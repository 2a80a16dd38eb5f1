import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const copy = (folder: string, text: string) => ({
  [`${folder}/package.json`]: '{"name":"dup","version":"1.0.0"}',
  [`${folder}/index.js`]: `export default '${text}';`,
});

export const proofs: Proof[] = [
  {
    says: 'Rsbuild looks for each package the way an import in the project root would, and adds an alias to its folder.',
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
];
