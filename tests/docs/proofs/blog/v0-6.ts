import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

// What is still so is tried with the documented version of 1.x.
export const proofs: Proof[] = [
  {
    says: 'dev.client.overlay | Off | true | dev.client.overlay: false',
    run: 'rspack',
    config: {},
    expect: (_, { rsbuild }) => assert.equal(rsbuild.dev.client.overlay, true),
  },
  {
    says: 'You can turn it off in dev.client:',
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: (_, { rsbuild }) => assert.equal(rsbuild.dev.client.overlay, false),
  },
  {
    says: 'server.port | 8080 | 3000 | server.port: 8080',
    run: 'rspack',
    config: {},
    expect: (_, { rsbuild }) => assert.equal(rsbuild.server.port, 3000),
  },
  {
    says: [
      'With api.transform, your plugin can change the code of modules without a loader.',
      'This plugin lets you import CSV files as arrays:',
    ],
    run: 'command',
    command: 'rsbuild build',
    pageFiles: ['plugin-csv.ts'],
    files: {
      'package.json': '{ "type": "module" }',
      'rsbuild.config.ts':
        "import { pluginCsv } from './plugin-csv';\nexport default { plugins: [pluginCsv()], output: { filenameHash: false } };\n",
      'src/index.js': "import rows from './a.csv';\nconsole.log(rows);\n",
      'src/a.csv': 'shoe,79\nboot,99\n',
    },
    expect({ read, code }) {
      assert.equal(code, 0);
      assert.match(read('static/js/index.js'), /\[\["shoe","79"\],\["boot","99"\]\]/);
    },
  },
];
