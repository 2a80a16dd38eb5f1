import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const plugin = (name: string, order: string[], rest = {}) => ({
  name,
  setup: () => void order.push(name),
  ...rest,
});
const order: string[] = [];

export const proofs: Proof[] = [
  {
    says: [
      'false, null, undefined | Skipped',
      'a promise of one of these | Awaited',
      "pre: ['x'] | Run after the plugin x",
    ],
    run: 'rspack',
    config: {
      plugins: [
        false,
        plugin('late', order, { pre: ['early'] }),
        Promise.resolve([plugin('early', order)]),
      ],
    },
    expect: () => assert.deepEqual(order, ['early', 'late']),
  },
  {
    says: '… looks like a webpack or Rspack plugin, please use tools.rspack to register it | The plugin belongs to tools.rspack',
    run: 'build',
    config: { plugins: [{ name: 'Rspacky', apply() {} } as never] },
    expect: ({ error }) =>
      assert.match(String(error), /looks like a webpack or Rspack plugin, please use/),
  },
];
