import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: "While it's on, Rsbuild logs Rspack persistent cache enabled (experimental).",
    run: 'build',
    config: { performance: { buildCache: true } },
    expect: ({ log }) => assert.match(log, /persistent cache enabled/),
  },
  {
    says: "cacheDirectory | node_modules/.cache/rspack | The folder for the snapshots. A relative path starts at the project root. Rsbuild uses your value as it is and doesn't add an rspack folder",
    run: 'rspack',
    config: { performance: { buildCache: { cacheDirectory: 'kept' } } },
    expect: (config, { root }) =>
      assert.match(
        JSON.stringify(config.experiments),
        new RegExp(`"directory":"${root.replaceAll('\\\\', '.')}/kept"`),
      ),
  },
  {
    says: 'cacheDigest | undefined | Values that distinguish variants of the build. Each combination of values has a separate snapshot',
    run: 'rspack',
    config: {
      environments: {
        web: { performance: { buildCache: { cacheDigest: ['a'] } } },
        admin: { performance: { buildCache: { cacheDigest: ['b'] } } },
      },
    },
    expect(_, { rspack }) {
      const digests = rspack.map(
        ({ experiments }) => /"version":"[^"]*-(\w+)"/.exec(JSON.stringify(experiments))?.[1],
      );
      assert.equal(digests.length, 2);
      assert.notEqual(digests[0], digests[1]);
    },
  },
];
