import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';

/** The four ways to change the configuration of Rspack, each noting that it was called, and a check of their order. */
export function orderOfChanges(): { config: RsbuildConfig; expect: () => void } {
  const order: string[] = [];
  return {
    config: {
      plugins: [
        {
          name: 'order',
          setup(api) {
            api.modifyRspackConfig(() => void order.push('modifyRspackConfig'));
            api.modifyBundlerChain(() => void order.push('modifyBundlerChain'));
          },
        },
      ],
      tools: {
        rspack: () => void order.push('tools.rspack'),
        bundlerChain: () => void order.push('tools.bundlerChain'),
      },
    },
    expect: () =>
      assert.deepEqual(order.splice(0), [
        'modifyBundlerChain',
        'tools.bundlerChain',
        'modifyRspackConfig',
        'tools.rspack',
      ]),
  };
}
