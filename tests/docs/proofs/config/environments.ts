import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      "Other values | The environment's value replaces the shared one",
      'You can write dev.lazyCompilation in an environment, but Rsbuild only reads it at the top level.',
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log(PLACE, SHARED);' },
    config: {
      source: { define: { SHARED: '"both"' } },
      environments: {
        web: { source: { define: { PLACE: '"browser"' } } },
        node: {
          source: { define: { PLACE: '"server"' } },
          output: { target: 'node', distPath: { root: 'dist/server' } },
        },
      },
    },
    expect({ read }) {
      assert.match(read('static/js/index.*.js'), /"browser","both"/);
      assert.match(read('server/index.js'), /"server","both"/);
    },
  },
];
