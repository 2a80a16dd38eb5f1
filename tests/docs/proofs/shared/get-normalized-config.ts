import assert from 'node:assert/strict';
import { createRsbuild, type RsbuildPluginAPI } from '@rsbuild/core';
import { typeProofs } from '#kit/type-proofs';
import type { Proof } from '#tools/prover/proof';

const early = /Cannot access normalized config until .*modifyRsbuildConfig.* is called\./;

export const proofs: Proof[] = [
  ...typeProofs(
    `type IsReadonly<T> = (<X>() => X extends Pick<T, keyof T> ? 1 : 2) extends <X>() => X extends Readonly<Pick<T, keyof T>> ? 1 : 2 ? true : false;`,
    [
      [
        'In TypeScript, its sections and their options are read-only.',
        "IsReadonly<Omit<NormalizedConfig, 'environments' | 'provider'>>",
        "IsReadonly<NormalizedConfig['output']>",
        "Not<IsReadonly<NonNullable<NormalizedConfig['output']['cssModules']>>>",
      ],
      [
        "We recommend this method rather than getRsbuildConfig, because the sections of the result aren't optional: you can read config.html.title without ?..",
        "Not<Fits<undefined, NormalizedConfig['html']>>",
        "Fits<undefined, RsbuildConfig['html']>",
      ],
    ],
  ),
  {
    says: [
      'Returns the configuration with the defaults filled in.',
      'If you pass the name of an environment, you get the final configuration of that environment',
      'which is the only one that contains what environments.<name> sets.',
      'The configuration is available after the modifyRsbuildConfig and modifyEnvironmentConfig callbacks have run',
      'In setup, modifyRsbuildConfig or modifyEnvironmentConfig | Throws [rsbuild] Cannot access normalized config until modifyRsbuildConfig is called.',
      'With an unknown environment name | Throws [rsbuild] Cannot find normalized config by environment: <name>.',
    ],
    run: 'script',
    async expect({ root }) {
      let tooEarly = 0;
      const refuses = (api: RsbuildPluginAPI) => {
        assert.throws(() => api.getNormalizedConfig(), early);
        tooEarly += 1;
      };
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { environments: { node: { output: { target: 'node' } } } },
      });
      rsbuild.addPlugins([
        {
          name: 'probe',
          setup(api) {
            refuses(api);
            api.modifyRsbuildConfig(() => refuses(api));
            api.modifyEnvironmentConfig(() => refuses(api));
            api.onBeforeBuild(() => void api.getNormalizedConfig());
          },
        },
      ]);
      await rsbuild.build();
      assert.equal(tooEarly, 3);
      assert.equal(rsbuild.getNormalizedConfig().server.port, 3000);
      assert.equal(rsbuild.getNormalizedConfig({ environment: 'node' }).output.target, 'node');
      assert.equal(rsbuild.getNormalizedConfig().output.target, 'web');
      assert.throws(
        () => rsbuild.getNormalizedConfig({ environment: 'admin' }),
        /Cannot find normalized config by environment: admin\./,
      );
    },
  },
];
