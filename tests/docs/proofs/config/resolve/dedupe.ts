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
  {
    says: "The build then fails with Cannot find module 'pkg/sub' for matched aliased key 'pkg'.",
    run: 'build',
    files: {
      'node_modules/pkg/package.json':
        '{"name":"pkg","exports":{".":"./dist/main.js","./sub":"./dist/sub.js"}}',
      'node_modules/pkg/dist/main.js': "export default 'main';",
      'node_modules/pkg/dist/sub.js': "export default 'sub';",
      'src/index.js': "import sub from 'pkg/sub';\nconsole.log(sub);\n",
    },
    config: { resolve: { dedupe: ['pkg'] } },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /Cannot find module 'pkg\/sub' for matched aliased key 'pkg'/);
    },
  },
];
