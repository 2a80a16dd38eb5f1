import assert from 'node:assert/strict';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { Proof } from '@site/tests/docs/proving/proof';

const noting =
  (order: string[]) =>
  (name: string, rest: object = {}) => ({
    name,
    setup: () => void order.push(name),
    ...rest,
  });
const order: string[] = [];
const plugin = noting(order);
const removed: string[] = [];
const removing = noting(removed);
const looping = noting([]);

export const proofs: Proof[] = [
  {
    says: [
      'false, null, undefined | Rsbuild skips it',
      'A promise of one of these | Rsbuild waits for it',
      'An array of these, at any depth | Rsbuild flattens it in place',
      'A plugin | Rsbuild registers it',
      "pre: ['x'] | Run after the plugin x",
      "post: ['x'] | Run before the plugin x",
      "Rsbuild ignores names that aren't registered.",
    ],
    run: 'rspack',
    config: {
      plugins: [
        false,
        null,
        undefined,
        plugin('late', { pre: ['early', 'nobody'] }),
        Promise.resolve([[plugin('early')]]),
        plugin('first', { post: ['early'] }),
      ],
    },
    expect: () => assert.deepEqual(order.slice(-3), ['first', 'early', 'late']),
  },
  {
    says: [
      "remove: ['x'] | Remove the plugin x",
      "A plugin that you register in one environment can't remove a plugin from the top level.",
    ],
    run: 'rspack',
    config: {
      plugins: [removing('kept'), removing('gone'), removing('top', { remove: ['gone'] })],
      environments: { web: { plugins: [removing('own', { remove: ['kept'] })] } },
    },
    expect: () => assert.deepEqual(removed.splice(0), ['kept', 'top', 'own']),
  },
  {
    says: 'If plugins wait for each other, it fails with Plugins dependencies has loop, followed by their names.',
    run: 'build',
    config: { plugins: [looping('a', { pre: ['b'] }), looping('b', { pre: ['a'] })] },
    expect: ({ error }) => assert.match(String(error), /Plugins dependencies has loop: .*a/),
  },
  {
    says: 'Since 1.3.22, Rsbuild prints a warning:',
    run: 'build',
    config: {
      plugins: [
        {
          name: 'adds',
          setup: (api: RsbuildPluginAPI) =>
            api.modifyRsbuildConfig((config) => {
              config.plugins = [...(config.plugins ?? []), { name: 'added', setup() {} }];
            }),
        },
      ],
    },
    expect: ({ log }) =>
      assert.match(
        log,
        /\[rsbuild\] Cannot change plugins via modifyRsbuildConfig as plugins are already initialized when it executes\./,
      ),
  },
  {
    says: '… looks like a webpack or Rspack plugin, please use tools.rspack to register it | The plugin belongs in tools.rspack',
    run: 'build',
    config: { plugins: [{ name: 'Rspacky', apply() {} } as never] },
    expect: ({ error }) =>
      assert.match(String(error), /looks like a webpack or Rspack plugin, please use/),
  },
  {
    says: "Expect Rsbuild plugin instance to be an object, but got function. | You didn't call the plugin's function. Write pluginSass() instead of pluginSass",
    run: 'build',
    config: { plugins: [(() => plugin('x')) as never] },
    expect: ({ error }) =>
      assert.match(
        String(error),
        /Expect Rsbuild plugin instance to be an object, but got function\./,
      ),
  },
];
