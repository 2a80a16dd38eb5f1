import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'Not set | On in production mode, off in the other modes',
    run: 'rspack',
    expect: ({ plugins }) =>
      assert.ok(plugins?.some((plugin) => /Progress/.test(plugin?.constructor.name ?? ''))),
  },
  {
    says: 'Not set | On in production mode, off in the other modes',
    run: 'rspack',
    config: { mode: 'development' },
    expect: ({ plugins }) =>
      assert.ok(!plugins?.some((plugin) => /Progress/.test(plugin?.constructor.name ?? ''))),
  },
];
