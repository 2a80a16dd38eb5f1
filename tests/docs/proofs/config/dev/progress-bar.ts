import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';
import type { Rspack } from '@rsbuild/core';

const hasBar = ({ plugins }: Rspack.Configuration) =>
  plugins?.some((plugin) => /Progress/.test(plugin?.constructor.name ?? '')) ?? false;
const settings = {
  unset: {},
  on: { dev: { progressBar: true } },
  off: { dev: { progressBar: false } },
  named: { dev: { progressBar: { id: 'Checkout' } } },
  empty: { dev: { progressBar: {} } },
};

export const proofs: Proof[] = [
  {
    says: [
      'Not set | On in production mode, off in the other modes',
      'true | On',
      'false | Off',
      "{ id: 'Checkout' } | On, with this text beside the bar",
      '{} | The same as true',
      'Although its name begins with dev, the option also applies to builds.',
      'With false, rsbuild build shows no bar.',
    ],
    run: 'rspack',
    config: { environments: settings },
    expect: (_, { rspack }) =>
      assert.deepEqual(rspack.map(hasBar), [true, true, false, true, true]),
  },
  {
    says: [
      "It's on in production mode and off otherwise.",
      'The default depends on the final mode, so rsbuild build --mode development shows no bar.',
    ],
    run: 'rspack',
    config: { mode: 'development', environments: settings },
    expect: (_, { rspack }) =>
      assert.deepEqual(rspack.map(hasBar), [false, true, false, true, true]),
  },
  {
    says: 'off in the other modes',
    run: 'rspack',
    config: { mode: 'none' },
    expect: (config) => assert.equal(hasBar(config), false),
  },
];
