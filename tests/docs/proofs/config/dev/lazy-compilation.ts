import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const lazy = {
  'src/index.js': "import('./later.js');\n",
  'src/later.js': "console.log('word of later');",
};
const textOf = async (answer: Promise<Response>) => (await answer).text();
const script = '/static/js/index.js';

export const proofs: Proof[] = [
  {
    says: "imports | true | Compile a module behind import() when it's first requested",
    run: 'dev',
    files: lazy,
    config: { dev: { lazyCompilation: { imports: true, entries: false } } },
    async expect({ get }) {
      const code = await textOf(get(script));
      assert.match(code, /later_js_lazy-compilation-proxy/);
      const { status } = await get('/static/js/async/src_later_js.js', {
        headers: { accept: 'text/javascript' },
      });
      assert.equal(status, 404);
    },
  },
];
