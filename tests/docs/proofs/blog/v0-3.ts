import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import { loaderOptions } from '#kit/loader-options';
import type { Proof } from '#tools/prover/proof';

// What is still so is tried with the documented version of 1.x.
export const proofs: Proof[] = [
  ...(['a.toml', 'a.yaml'] as const).map((file): Proof => ({
    says: [
      'Few projects import TOML or YAML files, so the core no longer contains the parsers.',
      'TOML and YAML imports | Built in | pluginToml(), pluginYaml()',
    ],
    run: 'build',
    config: {},
    files: {
      'src/index.js': `import values from './${file}';\nconsole.log(values);\n`,
      'src/a.toml': 'name = "Shoes" # in English\n',
      'src/a.yaml': 'name: Good shoes\n',
    },
    expect: ({ error }) => assert.ok(error),
  })),
  {
    says: 'Browserslist for the target node | node >= 14 | node >= 16',
    run: 'rspack',
    config: { output: { target: 'node' } },
    expect: (config) =>
      assert.deepEqual(loaderOptions(config, 'swc-loader').env.targets, ['node >= 16']),
  },
  {
    says: 'Printed addresses | rsbuild.startDevServer({ printURLs }) | server.printUrls. The parameter has no effect',
    run: 'script',
    async expect({ root, port, log }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { server: { port, printUrls: false } },
      });
      const dev = await rsbuild.startDevServer({ printURLs: true } as never);
      await dev.server.close();
      assert.doesNotMatch(log(), /http:\/\/localhost/);
    },
  },
];
