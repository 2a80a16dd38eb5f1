import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { NormalizedConfig } from '@rsbuild/core';
import { projectRoot } from '#tools/pages/project-root';
import { loadersOf } from '#kit/loader-options';
import { typeProofs } from '#kit/type-proofs';
import type { Proof } from '#tools/prover/proof';

// What the announcement says about 1.x is tried with the documented version of 1.x.
export const proofs: Proof[] = [
  {
    says: 'Lightning CSS is built in and on. You no longer need the plugin and the option',
    run: 'rspack',
    config: {},
    expect: (config) =>
      assert.ok(loadersOf(config).some(({ loader }) => loader === 'builtin:lightningcss-loader')),
  },
  ...(
    [
      ["output.polyfill is 'usage' | 'off'", ({ output }) => assert.equal(output.polyfill, 'off')],
      [
        "source.decorators.version is 'legacy' | '2022-03'",
        ({ source }) => assert.equal(source.decorators.version, '2022-03'),
      ],
      ["output.charset is 'ascii' | 'utf8'", ({ output }) => assert.equal(output.charset, 'utf8')],
      [
        "dev.client.port is the port of the dev server | '', the port of the page",
        ({ dev }) => assert.equal(dev.client.port, ''),
      ],
    ] as [string, (config: NormalizedConfig) => void][]
  ).map(([says, check]): Proof => ({
    says,
    run: 'rspack',
    config: {},
    expect: (_, { rsbuild }) => check(rsbuild),
  })),
  {
    says: "Rspack doesn't check its configuration | Rspack reports mistakes in its configuration",
    run: 'build',
    config: { tools: { rspack: { resolve: { alias: 42 } } as never } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Invalid configuration object/i),
  },
  {
    says: 'Usually, you write a function that returns it:',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: ['my-plugin.ts'],
    files: {
      'package.json': '{ "type": "module" }',
      'rsbuild.config.ts':
        "import { pluginBuildTime } from './my-plugin';\nexport default { plugins: [pluginBuildTime()] };\n",
      'src/index.js': '',
    },
    expect: ({ log, code }) => {
      assert.equal(code, 0);
      assert.match(log, /built in \d+ ms/);
    },
  },
  ...typeProofs("type Output = NonNullable<RsbuildConfig['output']>;", [
    [
      'output.overrideBrowserslist as an object | A list of strings, per environment',
      "Same<NonNullable<NonNullable<EnvironmentConfig['output']>['overrideBrowserslist']>, string[]>",
    ],
    [
      'output.emitAssets as a function | A boolean, per environment',
      "Same<NonNullable<NonNullable<EnvironmentConfig['output']>['emitAssets']>, boolean>",
    ],
    [
      'source.entry as a function | entry per environment',
      "Not<Fits<() => { index: string }, NonNullable<NonNullable<EnvironmentConfig['source']>['entry']>>>",
    ],
    [
      'html.appIcon as a string | An object with icons (see html.appIcon)',
      "Not<Fits<string, NonNullable<NonNullable<RsbuildConfig['html']>['appIcon']>>>",
    ],
    [
      'dev.startUrl | server.open',
      "Fits<'open', keyof NonNullable<RsbuildConfig['server']>>",
      "Not<Fits<'startUrl', keyof NonNullable<RsbuildConfig['dev']>>>",
    ],
    [
      'output.targets | output.target or environments',
      "Fits<'target', keyof Output>",
      "Not<Fits<'targets', keyof Output>>",
      "Fits<'environments', keyof RsbuildConfig>",
    ],
    [
      'output.distPath.server | output.distPath.root of that environment',
      "Fits<'root', keyof NonNullable<Output['distPath']>>",
      "Not<Fits<'server', keyof NonNullable<Output['distPath']>>>",
    ],
  ]),
  {
    says: "Rsbuild doesn't minify HTML.",
    run: 'build',
    config: { html: { template: './static/page.html' } },
    files: {
      'static/page.html':
        '<html>\n  <body>\n    <!-- kept -->\n    <p>text</p>\n  </body>\n</html>\n',
    },
    expect: ({ read }) => assert.match(read('index.html'), /<!-- kept -->\n {4}<p>text<\/p>\n/),
  },
  {
    says: 'Rsbuild 1.0 needs Node.js 16.7 or later, and 1.3.22 needs 16.10.',
    run: 'script',
    expect() {
      const file = path.join(projectRoot, 'node_modules/@rsbuild/core/package.json');
      const { engines, version } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
        engines: { node: string };
        version: string;
      };
      assert.deepEqual([version, engines.node], ['1.3.22', '>=16.10.0']);
    },
  },
  {
    says: 'You can already use the persistent cache with performance.buildCache.',
    run: 'rspack',
    config: { performance: { buildCache: true } },
    expect: ({ experiments }) =>
      assert.equal((experiments?.cache as { type?: string } | undefined)?.type, 'persistent'),
  },
];
