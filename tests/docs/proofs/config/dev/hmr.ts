import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const textOf = async (answer: Promise<Response>) => (await answer).text();
const script = '/static/js/index.js';

export const proofs: Proof[] = [
  {
    says: 'false | false | Nothing; no client code and no WebSocket in the page',
    run: 'dev',
    config: { dev: { hmr: false, liveReload: false } },
    expect: async ({ get }) => assert.doesNotMatch(await textOf(get(script)), /WebSocket/),
  },
  {
    says: 'Edits now reach the browser by a full page reload, because dev.liveReload is still on.',
    run: 'rspack',
    config: { mode: 'development', dev: { hmr: false } },
    expect: ({ plugins }) =>
      assert.ok(
        !plugins?.some((plugin) => plugin?.constructor.name === 'HotModuleReplacementPlugin'),
      ),
  },
];
