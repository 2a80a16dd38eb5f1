import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const textOf = async (answer: Promise<Response>) => (await answer).text();
const script = '/static/js/index.js';

export const proofs: Proof[] = [
  {
    says: "Live reload reloads the whole page when an edit can't be applied as a hot update.",
    run: 'dev',
    config: { dev: { hmr: false } },
    expect: async ({ get }) => assert.match(await textOf(get(script)), /WebSocket/),
  },
];
