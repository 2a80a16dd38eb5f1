import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = '/static/js/index.js';

export const proofs: Proof[] = [
  {
    says: "true | the dev server's full address | http://localhost:3000/static/js/index.js",
    run: 'dev',
    config: { dev: { assetPrefix: true } },
    expect: async ({ page, port }) =>
      assert.match(await page('/'), new RegExp(`src="http://localhost:${port}${script}"`)),
  },
  {
    says: 'Write <port> where the port belongs, and it is replaced by the port in use:',
    run: 'dev',
    config: { dev: { assetPrefix: 'http://127.0.0.1:<port>' } },
    expect: async ({ page, port }) =>
      assert.match(await page('/'), new RegExp(`src="http://127\\.0\\.0\\.1:${port}${script}"`)),
  },
];
