import assert from 'node:assert/strict';
import type { RsbuildConfig, RsbuildPlugin, Rspack } from '@rsbuild/core';

/** The four ways to change the configuration of Rspack, each adding itself to the name that the earlier ones left, and a check of that name. */
export function orderOfChanges(): {
  config: RsbuildConfig;
  expect: (config: Rspack.Configuration) => void;
} {
  return {
    config: {
      plugins: [
        {
          name: 'order',
          setup(api) {
            api.modifyRspackConfig((config) => void (config.name += ' modifyRspackConfig'));
            api.modifyBundlerChain(
              (chain) => void chain.name(`${chain.get('name')} modifyBundlerChain`),
            );
          },
        } satisfies RsbuildPlugin,
      ],
      tools: {
        rspack: (config) => void (config.name += ' tools.rspack'),
        bundlerChain: (chain) => void chain.name(`${chain.get('name')} tools.bundlerChain`),
      },
    },
    expect: ({ name }) =>
      assert.equal(
        name,
        'web modifyBundlerChain tools.bundlerChain modifyRspackConfig tools.rspack',
      ),
  };
}
