import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const lazy = {
  'src/index.js': "import('./later.js');\nconsole.log('word of index');\n",
  'src/later.js': "console.log('word of later');",
};

export const proofs: Proof[] = [
  {
    says: 'The option only affects the dev server, so rsbuild build still compiles everything.',
    run: 'build',
    files: lazy,
    config: { mode: 'development', dev: { lazyCompilation: true } },
    expect({ read }) {
      assert.match(read('static/js/index.js'), /word of index/);
      assert.match(read('static/js/async/*.js'), /word of later/);
    },
  },
];
