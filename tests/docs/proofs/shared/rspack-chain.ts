import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: [
      'Most of the names that Rsbuild uses are in CHAIN_ID, grouped as RULE, ONE_OF, USE, PLUGIN, MINIMIZER and RESOLVE_PLUGIN.',
      'rspack-chain lets you build an Rspack configuration with chained method calls.',
    ],
    run: 'script',
    async expect({ root }) {
      let groups: string[] = [];
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          tools: {
            bundlerChain(chain, { CHAIN_ID }) {
              groups = Object.keys(CHAIN_ID);
              chain.module.rule(CHAIN_ID.RULE.JS).resolve.extensions.add('.shop');
              assert.ok(chain.module.rules.has(CHAIN_ID.RULE.CSS));
              const known = Object.values(CHAIN_ID.RULE) as string[];
              const rules = Object.keys(chain.module.rules.entries());
              assert.ok(rules.length > 5 && rules.every((name) => known.includes(name)));
              // but not all: the plugin for the page of an entry has a name of its own
              assert.ok(chain.plugins.has('html-index'));
              assert.ok(!Object.values<string>(CHAIN_ID.PLUGIN).includes('html-index'));
            },
          },
        },
      });
      const [config] = await rsbuild.initConfigs();
      assert.deepEqual(groups.sort(), [
        'MINIMIZER',
        'ONE_OF',
        'PLUGIN',
        'RESOLVE_PLUGIN',
        'RULE',
        'USE',
      ]);
      assert.match(JSON.stringify(config?.module?.rules), /\.shop/);
    },
  },
];
