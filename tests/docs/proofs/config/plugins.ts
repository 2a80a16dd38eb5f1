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
      'false, null, undefined | Rsbuild skips it',
      'A promise of one of these | Rsbuild waits for it',
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
    expect: () => assert.deepEqual(order.slice(-2), ['early', 'late']),
  },
  {
    says: '… looks like a webpack or Rspack plugin, please use tools.rspack to register it | The plugin belongs in tools.rspack',
    run: 'build',
    config: { plugins: [{ name: 'Rspacky', apply() {} } as never] },
    expect: ({ error }) =>
      assert.match(String(error), /looks like a webpack or Rspack plugin, please use/),
  },
];
