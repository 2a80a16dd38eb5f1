import assert from 'node:assert/strict';
import path from 'node:path';
import { freePort } from '#tools/project/free-port';
import { openBrowserPage } from '#tools/prover/browser-pages';
import { besideTakenPorts } from '#kit/beside-taken-ports';
import { until } from '#kit/until';
import { startDev } from '#kit/start-dev';
import { typeProofs } from '#kit/type-proofs';
import type { Proof } from '#tools/prover/proof';

const title = 'rsbuild.config.ts';
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
        'Besides singleton, you can set eager, import, packageName, requiredVersion, shareKey, shareScope, strictVersion and version for each package.',
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
      'This option is for Module Federation 1.5, which is part of Rspack: Rsbuild registers the ModuleFederationPlugin and adjusts the settings that the plugin depends on.',
      'For node and web-worker, Rsbuild leaves out the plugin.',
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
    says: 'Without it, the server moves to another port when 3002 is taken, but the URL in the host still contains 3002, and so does the client for hot updates.',
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
      "An environment doesn't get all defaults",
      'If you set moduleFederation in environments, Rsbuild registers the plugin, but dev.assetPrefix, server.cors and dev.client.port stay as they are.',
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
      'The @module-federation packages become part of source.include | None | Their syntax is compiled for your browsers in production mode',
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
      "Module Federation's runtime contains import(), and Rsbuild leaves it in place.",
      'In a browser without import(), such as Internet Explorer 11, the scripts stop with a syntax error',
      'In production mode, Rsbuild compiles the syntax of the runtime for your browsers.',
      'In development mode, arrow functions remain',
      'The @module-federation packages become part of source.include | None | Their syntax is compiled for your browsers in production mode',
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
    says: [
      "Set FEDERATION_ALLOW_NEW_FUNCTION to 'true' in source.define, and the import() is only left inside strings, which such a browser doesn't parse.",
    ],
    run: 'build',
    config: {
      ...shared,
      mode: 'production',
      source: { define: { FEDERATION_ALLOW_NEW_FUNCTION: 'true' } },
      output: { filenameHash: false, overrideBrowserslist: ['ie 11'] },
    },
    files: { 'src/index.js': '' },
    expect({ read }) {
      const code = read('static/js/remote.js');
      const strings = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
      assert.match(code.match(strings)!.join('\n'), /\bimport\(/);
      assert.doesNotMatch(code.replace(strings, "''"), /[^.\w]import\(/);
    },
  },
  {
    says: [
      'The page at http://localhost:3001/ now runs code that the server on port 3002 compiled.',
      'With Module Federation, your app loads the newest version of that code at run time.',
      'The import begins with the key below remotes, while the part before the @ is the name of the other app:',
    ],
    run: 'script',
    sample: { title, nth: 1 },
    pageFiles: [
      { title: 'src/index.js', containing: 'remote/greet' },
      { title: 'src/greet.ts', as: 'remote/src/greet.ts' },
    ],
    files: { 'remote/src/index.js': '' },
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
  ...[true, false].map((sharing): Proof => ({
    says: [
      'Both apps may use the same package, and by default each of them loads its own copy.',
      'Name the package in shared, in both apps:',
    ],
    run: 'script',
    files: {
      'package.json': '{ "name": "host", "dependencies": { "store": "1.0.0" } }',
      'remote/package.json': '{ "name": "remote", "dependencies": { "store": "1.0.0" } }',
      'node_modules/store/package.json':
        '{ "name": "store", "version": "1.0.0", "main": "index.js" }',
      'node_modules/store/index.js': 'globalThis.copies = (globalThis.copies ?? 0) + 1;\n',
      'remote/src/index.js': '',
      'remote/src/greet.js': "import 'store';\nexport const greet = () => 'done';\n",
      'src/index.js': "import('./bootstrap.js');\n",
      'src/bootstrap.js':
        "import 'store';\nimport('remote/greet').then(({ greet }) => (document.title = greet()));\n",
    },
    async expect({ root, port }) {
      const packages = sharing ? { shared: { store: { singleton: true } } } : {};
      const remote = await startDev(path.join(root, 'remote'), {
        server: { port },
        moduleFederation: {
          options: {
            name: 'remote',
            filename: 'remoteEntry.js',
            exposes: { './greet': './src/greet.js' },
            ...packages,
          },
        },
      });
      const remotes = { remote: `remote@http://localhost:${port}/remoteEntry.js` };
      const host = await startDev(root, {
        server: { port: await freePort() },
        moduleFederation: { options: { name: 'host', remotes, ...packages } },
      });
      try {
        const { page } = await openBrowserPage(`http://localhost:${host.port}/`);
        await page.waitForFunction(() => document.title === 'done');
        assert.equal(
          await page.evaluate(() => (globalThis as unknown as { copies: number }).copies),
          sharing ? 1 : 2,
        );
        await page.context().close();
      } finally {
        await host.server.close();
        await remote.server.close();
      }
    },
  })),
  ...(['build', 'dev'] as const).map((run): Proof => {
    const setting = {
      says: 'In production, the host needs the deployed URL:',
      sample: { title, containing: 'command ===' },
      files: { 'src/index.js': "import('remote/greet');\n" },
    };
    const check = (code: string) => {
      assert.equal(code.includes('https://remote.example.com/remoteEntry.js'), run === 'build');
      assert.equal(code.includes('http://localhost:3002/remoteEntry.js'), run === 'dev');
    };
    return run === 'build'
      ? { ...setting, run, expect: ({ read }) => check(read('static/js/index.*.js')) }
      : {
          ...setting,
          run,
          expect: async ({ get }) => check(await (await get('/static/js/index.js')).text()),
        };
  }),
  ...[true, false].map((auto): Proof => ({
    says: "The asset prefix 'auto' takes them from where the entry file is",
    run: 'build',
    ...(auto
      ? { sample: { title, containing: "'auto'" } }
      : { sample: { title, section: 'Expose a module' } }),
    pageFiles: ['src/greet.ts'],
    expect: ({ read }) => assert.equal(/currentScript/.test(read('remoteEntry.js')), auto),
  })),
  ...(['http://localhost:3001', 'http://other.example'] as const).map((origin): Proof => ({
    says: [
      'If you set dev.assetPrefix or server.cors yourself, Rsbuild keeps your value.',
      "When your dev server can be reached from outside, we recommend that you limit server.cors to your own apps, because with true, other websites can read the server's files:",
    ],
    run: 'dev',
    sample: { title, containing: 'cors: {' },
    pageFiles: ['src/greet.ts'],
    async expect({ get }) {
      const { headers } = await get('/remoteEntry.js', { headers: { Origin: origin } });
      assert.equal(
        headers.get('access-control-allow-origin'),
        origin.includes('3001') ? origin : null,
      );
    },
  })),
  {
    says: "because with true, other websites can read the server's files:",
    run: 'dev',
    config: shared,
    files: { 'src/index.js': '' },
    async expect({ get }) {
      const { headers } = await get('/', { headers: { Origin: 'http://other.example' } });
      assert.equal(headers.get('access-control-allow-origin'), '*');
    },
  },
  {
    says: 'gives its entry file a name without a hash, because the URL must not change:',
    run: 'build',
    sample: { title, section: 'Expose a module' },
    pageFiles: ['src/greet.ts'],
    expect: ({ files }) => assert.ok(files.includes('remoteEntry.js'), files.join()),
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
