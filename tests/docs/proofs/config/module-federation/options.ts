import assert from 'node:assert/strict';
import path from 'node:path';
import { freePort } from '#tools/project/free-port';
import { openBrowserPage } from '#tools/prover/browser-pages';
import { besideTakenPorts } from '#kit/beside-taken-ports';
import { until } from '#kit/until';
import { startDev } from '#kit/start-dev';
import { typeProofs } from '#kit/type-proofs';
import type { Proof } from '#tools/prover/proof';

const shared = {
  moduleFederation: { options: { name: 'remote', exposes: { './a': './src/index.js' } } },
};
const federates = (plugins: unknown[] | undefined) =>
  plugins?.some((entry) => entry?.constructor.name === 'ModuleFederationPlugin') ?? false;

const names = (...fields: string[]) => fields.map((field) => `'${field}'`).join(' | ');
const perPackage = names(
  ...['eager', 'import', 'packageName', 'requiredVersion', 'shareKey'],
  ...['shareScope', 'singleton', 'strictVersion', 'version'],
);

export const proofs: Proof[] = [
  ...typeProofs(
    "type Options = NonNullable<NonNullable<RsbuildConfig['moduleFederation']>['options']>;\ntype Shared = Exclude<NonNullable<Options['shared']>, unknown[]>[string];",
    [
      [
        'shared | The packages to share. For each package, you can set eager, import, packageName, requiredVersion, shareKey, shareScope, singleton, strictVersion and version',
        `Same<keyof Exclude<Shared, string>, ${perPackage}>`,
      ],
      [
        "shareStrategy | 'version-first' or 'loaded-first'",
        `Same<NonNullable<Options['shareStrategy']>, ${names('version-first', 'loaded-first')}>`,
      ],
    ],
  ),
  {
    says: [
      "Rspack's output.uniqueName defaults to name | The target is web",
      "If you set this option, Rsbuild registers Rspack's ModuleFederationPlugin (version 1.5) and adjusts the settings that it depends on.",
      'The target has to be web.',
      "For node and web-worker, Rsbuild doesn't register the plugin.",
    ],
    run: 'rspack',
    config: {
      ...shared,
      environments: {
        web: {},
        node: { output: { target: 'node' } },
        worker: { output: { target: 'web-worker' } },
      },
    },
    expect(_, { rspack }) {
      assert.deepEqual(
        rspack.map(({ plugins }) => federates(plugins)),
        [true, false, false],
      );
      assert.deepEqual(
        rspack.map(({ output }) => output?.uniqueName),
        ['remote', undefined, undefined],
      );
    },
  },
  {
    says: [
      'dev.assetPrefix defaults to true | You set exposes',
      'server.cors defaults to true (since 1.3.0) | You set exposes',
      'The port of dev.client defaults to server.port | You set exposes',
    ],
    run: 'rspack',
    config: { ...shared, mode: 'development', server: { port: 3002 } },
    expect(_, { rsbuild }) {
      assert.equal(rsbuild.dev.assetPrefix, true);
      assert.equal(rsbuild.server.cors, true);
      assert.equal(rsbuild.dev.client.port, 3002);
    },
  },
  {
    says: 'strictPort is important here, because the address in the other application contains this port, and the client for hot updates uses it even if the server has moved to another one.',
    run: 'script',
    expect: ({ root }) =>
      besideTakenPorts(1, async (taken) => {
        const { port, server } = await startDev(root, { ...shared, server: { port: taken } });
        try {
          assert.notEqual(port, taken);
          const script = `http://localhost:${port}/static/js/index.js`;
          await until(async () =>
            (await (await fetch(script)).text()).includes(`"port":${taken},`),
          );
        } finally {
          await server.close();
        }
      }),
  },
  {
    says: 'If you set dev.assetPrefix or server.cors yourself, Rsbuild keeps your value.',
    run: 'rspack',
    config: {
      ...shared,
      mode: 'development',
      dev: { assetPrefix: '/mine/' },
      server: { cors: false },
    },
    expect({ output }, { rsbuild }) {
      assert.equal(output?.publicPath, '/mine/');
      assert.equal(rsbuild.server.cors, false);
    },
  },
  {
    says: [
      "An environment doesn't get all defaults.",
      "If you set the option in environments, Rsbuild registers the plugin, but dev.assetPrefix, server.cors and dev.client.port don't change.",
    ],
    run: 'rspack',
    config: { mode: 'development', environments: { web: shared } },
    expect({ plugins }, { rsbuild }) {
      assert.ok(federates(plugins));
      assert.equal(rsbuild.dev.assetPrefix, '/');
      assert.notEqual(rsbuild.server.cors, true);
      assert.equal(rsbuild.dev.client.port, '');
    },
  },
  {
    says: [
      'The strategy of performance.chunkSplit changes from split-by-experience to custom, so there are no lib-* chunks | None',
      'The @module-federation packages become part of source.include | None',
    ],
    run: 'script',
    config: { moduleFederation: { options: { name: 'host', remotes: {} } } },
    async expect({ root, config }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config });
      await rsbuild.initConfigs();
      const { performance, source } = rsbuild.getNormalizedConfig({ environment: 'web' });
      assert.equal(performance.chunkSplit?.strategy, 'custom');
      assert.match(String(source.include), /@module-federation/);
    },
  },
  ...(['production', 'development'] as const).map((mode): Proof => ({
    says: [
      "Module Federation's runtime contains it, and Rsbuild doesn't replace it.",
      'In production mode, their syntax is transpiled for your browsers, except for import(). In development mode, arrow functions remain',
    ],
    run: 'build',
    config: {
      ...shared,
      mode,
      output: { filenameHash: false, overrideBrowserslist: ['ie 11'] },
    },
    files: { 'src/index.js': '' },
    expect({ read }) {
      const code = read('static/js/remote.js');
      assert.match(code, /[^.\w]import\(\w+\)/);
      assert.equal(/\)=>\{|async function/.test(code), mode === 'development');
    },
  })),
  {
    says: 'The page at http://localhost:3001/ now runs code that the server on port 3002 compiled.',
    run: 'script',
    sample: { title: 'rsbuild.config.ts', section: 'Load the module in another application' },
    pageFiles: ['src/index.js'],
    files: {
      'remote/src/index.js': '',
      'remote/src/greet.ts': 'export const greet = (name: string) => `Hello ${name}`;\n',
    },
    async expect({ root, port, config }) {
      const { options } = config.moduleFederation!;
      const remote = await startDev(path.join(root, 'remote'), {
        server: { port },
        moduleFederation: {
          options: {
            name: 'remote',
            filename: 'remoteEntry.js',
            exposes: { './greet': './src/greet.ts' },
          },
        },
      });
      const remotes = { remote: `remote@http://localhost:${port}/remoteEntry.js` };
      const host = await startDev(root, {
        server: { port: await freePort() },
        moduleFederation: { options: { ...options!, remotes } },
      });
      try {
        const { page } = await openBrowserPage(`http://localhost:${host.port}/`);
        await page.waitForFunction(() => document.body.textContent === 'Hello host');
        await page.context().close();
      } finally {
        await host.server.close();
        await remote.server.close();
      }
    },
  },
  {
    says: "The entry file isn't split | You set exposes | It has to work without other chunks",
    run: 'build',
    config: {
      performance: { chunkSplit: { strategy: 'split-by-module' } },
      moduleFederation: {
        options: { name: 'remote', filename: 'remoteEntry.js', exposes: { './a': './src/a.js' } },
      },
      output: { manifest: true },
    },
    files: { 'src/a.js': "export const a = 'a';\n" },
    expect({ read }) {
      const { entries } = JSON.parse(read('manifest.json'));
      assert.deepEqual(entries.remote.initial.js, ['/remoteEntry.js']);
    },
  },
];
