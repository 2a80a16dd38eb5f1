import assert from 'node:assert/strict';
import { createRsbuild, type ModuleFederationConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { besideTakenPorts } from '#kit/beside-taken-ports';
import { buildIn } from '#kit/build-in';
import { fakePackage } from '#kit/fake-package';
import { typeErrors } from '#kit/type-errors';
import { until } from '#kit/until';
import type { FenceName, Proof, Server } from '#tools/prover/proof';

type Options = NonNullable<ModuleFederationConfig['options']>;

const exposes = { './Button': './src/index.js' };
const federated = (options: Partial<Options>): RsbuildConfig => ({
  moduleFederation: { options: { name: 'shop', ...options } as Options },
});
const remote: FenceName = {
  title: 'remote/rsbuild.config.ts',
  containing: 'moduleFederation:',
  as: 'rsbuild.config.ts',
};
const button: FenceName = { title: 'remote/src/Button.tsx', as: 'src/Button.tsx' };
const federates = (plugins: unknown[] | undefined) =>
  plugins?.some((plugin) => plugin?.constructor.name === 'ModuleFederationPlugin') ?? false;

const corsOption = 'server.cors is true, so that other origins can load the files.';
const prefixOption = 'dev.assetPrefix is true, so that files have full URLs in development.';
const portOption =
  'dev.client.port is the port of the server, so that the host gets hot updates too.';
const threeOptions =
  'So when an app exposes modules at the top level of the configuration, Rsbuild changes the defaults of three options:';

/** A host that writes what it got from a remote into its title. */
const host = {
  'src/index.js': `const show = (title) => {
  document.title = title;
};
import('remote/Button').then(({ default: button }) => show(button()), () => show('rejected'));
`,
};
const hostWith = (options: Partial<Options>): RsbuildConfig =>
  federated({
    name: 'host',
    remotes: { remote: 'remote@https://remote.example.com/remoteEntry.js' },
    ...options,
  });
const withPlugin = hostWith({ runtimePlugins: ['./src/federation.js'] });

/** The title of the host's page in the end, where a URL leads to a remote and others to nothing. */
async function titleOf({ open }: Server, url?: string, script = ''): Promise<string> {
  const page = await open();
  await page.route('**/remoteEntry.js', (route) =>
    route.request().url() === url
      ? route.fulfill({
          body: "var remote = { init() {}, get: async () => () => ({ __esModule: true, default: () => 'Button' }) };",
        })
      : route.abort(),
  );
  await page.addInitScript(script);
  await page.reload();
  await until(async () => /^(?:rejected|Button|No button today)$/.test(await page.title()));
  return page.title();
}

/** The files of an application with a version of a package, in which a module shows this version. */
const withKit = (folder: string, version: string) => ({
  [`${folder}node_modules/kit/package.json`]: JSON.stringify({ name: 'kit', version }),
  [`${folder}node_modules/kit/index.js`]: `exports.version = '${version}';\n`,
  [`${folder}package.json`]: JSON.stringify({ name: 'app', dependencies: { kit: `^${version}` } }),
});

/** Proofs of a setting, with `exposes` and without. */
const settings = (
  says: string,
  check: (config: RsbuildConfig & { port: number | string | undefined }, exposed: boolean) => void,
): Proof[] =>
  [true, false].map((exposed) => ({
    says,
    run: 'rspack',
    config: {
      mode: 'development',
      server: { port: 3004 },
      ...federated(exposed ? { exposes } : { remotes: {} }),
    },
    expect: (_, { rsbuild }) =>
      check({ ...(rsbuild as RsbuildConfig), port: rsbuild.dev.client.port }, exposed),
  }));

const ofEachTarget: RsbuildConfig['environments'] = {
  web: {},
  node: { output: { target: 'node' } },
  worker: { output: { target: 'web-worker' } },
};

export const proofs: Proof[] = [
  ...settings(corsOption, ({ server }, exposed) => assert.equal(server?.cors === true, exposed)),
  ...settings(prefixOption, ({ dev }, exposed) => assert.equal(dev?.assetPrefix === true, exposed)),
  ...settings(portOption, ({ port }, exposed) => assert.equal(port === 3004, exposed)),
  {
    says: [
      threeOptions,
      corsOption,
      prefixOption,
      portOption,
      'Rsbuild keeps what you set yourself:',
    ],
    run: 'rspack',
    config: {
      mode: 'development',
      server: { cors: false },
      dev: { assetPrefix: '/mine/', client: { port: 4444 } },
      ...federated({ exposes }),
    },
    expect(_, { rsbuild }) {
      assert.equal(rsbuild.server.cors, false);
      assert.equal(rsbuild.dev.assetPrefix, '/mine/');
      assert.equal(rsbuild.dev.client.port, 4444);
    },
  },
  ...(
    [
      [{}, ['index']],
      [{ strategy: 'single-vendor' }, ['index', 'vendor']],
      [{ forceSplitting: { first: /alpha/ } }, ['first', 'index']],
      [
        {
          strategy: 'custom',
          splitChunks: {
            cacheGroups: { own: { test: /alpha/, name: 'own', chunks: 'all', enforce: true } },
          },
        },
        ['index', 'own'],
      ],
    ] as const
  ).map(([chunkSplit, expected]): Proof => ({
    says: [
      'The remote entry stays in one piece.',
      'Your remote is also a page, and the packages of this page get no separate chunks.',
      'In addition, the chunk strategy split-by-experience becomes custom, so that shared packages work.',
      'In an app that exposes modules, Rsbuild splits the other entries only by what single-vendor, forceSplitting or your own splitChunks rules select.',
    ],
    run: 'build',
    config: { ...federated({ exposes }), performance: { chunkSplit } },
    files: {
      ...fakePackage('alpha', `export default '${'alpha'.repeat(5000)}';`),
      'src/index.js': "import a from 'alpha';\nconsole.log(a);\n",
    },
    expect({ files, read }) {
      const names = files.map((file) => /^static\/js\/([\w-]+)\.\w+\.js$/.exec(file)?.[1]);
      assert.deepEqual(names.filter(Boolean).sort(), [...expected, 'shop'].sort());
      assert.match(read('static/js/shop.*.js'), /FEDERATION/);
    },
  })),
  ...[{ exposes }, { remotes: {} }].map<Proof>((options) => ({
    says: [
      'Packages called @module-federation/* are compiled, so that the runtime works in your browsers too.',
      'For the target web, the name becomes output.uniqueName, unless you set that option.',
    ],
    run: 'script',
    config: federated(options),
    async expect({ root, config }) {
      const uniqueNames = async (extra: RsbuildConfig) => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { ...config, ...extra } });
        const [rspack] = await rsbuild.initConfigs();
        const { performance, source } = rsbuild.getNormalizedConfig({ environment: 'web' });
        assert.equal(performance.chunkSplit?.strategy, 'custom');
        assert.match(String(source.include), /@module-federation/);
        return rspack?.output?.uniqueName;
      };
      assert.equal(await uniqueNames({}), 'shop');
      const own = {
        tools: {
          bundlerChain: (chain: { output: { uniqueName: (name: string) => void } }) =>
            chain.output.uniqueName('mine'),
        },
      };
      assert.equal(await uniqueNames(own as RsbuildConfig), 'mine');
    },
  })),
  {
    says: 'For the target web, the name becomes output.uniqueName, unless you set that option.',
    run: 'rspack',
    config: { ...federated({ exposes }), environments: ofEachTarget },
    expect: (_, { rspack }) =>
      assert.deepEqual(
        rspack.map(({ output }) => output?.uniqueName),
        ['shop', undefined, undefined],
      ),
  },
  {
    says: [
      "Your server bundle can't load the remote, because Rsbuild adds Rspack's plugin for the target web, but not for node and web-worker.",
      "It's a part of Rspack, and you set it with the option moduleFederation.options.",
    ],
    run: 'rspack',
    config: { ...federated({ exposes }), environments: ofEachTarget },
    expect: (_, { rspack }) =>
      assert.deepEqual(
        rspack.map(({ plugins }) => federates(plugins)),
        [true, false, false],
      ),
  },
  {
    says: [
      'filename is the file that other applications load first.',
      'It has no hash, because its URL must not change.',
      'The remote exposes a React component, under the name that the host will import:',
      'Its entry loads the rest with import(), so that the two applications can first agree on the shared packages:',
    ],
    run: 'build',
    sample: remote,
    pageFiles: [
      button,
      { title: 'remote/src/index.ts', as: 'src/index.ts' },
      { title: 'remote/src/bootstrap.tsx', as: 'src/bootstrap.tsx' },
    ],
    files: {
      'package.json': '{ "type": "module", "dependencies": { "react": "19", "react-dom": "19" } }',
      'src/packages.ts': "import 'react';\nimport 'react-dom';\n",
    },
    expect({ files, read, error }) {
      assert.equal(error, undefined);
      assert.ok(
        files.some((file) => /(?:^|\/)remoteEntry\.js$/.test(file)),
        files.join(),
      );
      assert.match(read(files.find((file) => file.endsWith('remoteEntry.js'))!), /\.\/Button/);
    },
  },
  {
    says: "The shared package isn't in the dependencies of package.json.",
    run: 'build',
    config: {
      plugins: [pluginReact()],
      ...federated({ exposes, shared: { react: { singleton: true } } }),
    },
    files: { 'package.json': '{ "name": "shop" }', 'src/index.js': "import 'react';\n" },
    expect: ({ log, error }) =>
      assert.match(`${log}${error}`, /No required version specified and unable to automatically/),
  },
  {
    says: [
      'Then write a plugin for the runtime of Module Federation, which takes the URL from there:',
      'The URL in remotes is now the default, for example for development:',
    ],
    shown: { containing: 'window.remotes =' },
    run: 'preview',
    config: withPlugin,
    pageFiles: [
      { title: 'host/src/federation.js', containing: 'beforeInit', as: 'src/federation.js' },
    ],
    files: host,
    async expect({ shown, ...server }) {
      const test = 'https://remote.test.example.com/remoteEntry.js';
      const script = shown.replaceAll(/<\/?script>/g, '');
      assert.equal(await titleOf(server, test, script), 'Button');
      assert.equal(await titleOf(server, test), 'rejected');
      assert.equal(await titleOf(server, 'https://remote.example.com/remoteEntry.js'), 'Button');
    },
  },
  {
    says: "Your host starts even if the remote doesn't answer. But then import('remote/Button') is rejected, and the page shows an error instead of the button.",
    run: 'preview',
    config: hostWith({}),
    files: host,
    expect: async (server) => assert.equal(await titleOf(server), 'rejected'),
  },
  {
    says: 'To show something else, let the plugin return another module:',
    run: 'preview',
    config: withPlugin,
    pageFiles: [
      { title: 'host/src/federation.js', containing: 'errorLoadRemote', as: 'src/federation.js' },
    ],
    files: host,
    async expect(server) {
      assert.equal(await titleOf(server), 'No button today');
      assert.equal(await titleOf(server, 'https://remote.example.com/remoteEntry.js'), 'Button');
    },
  },
  {
    says: 'The parameter also contains id, such as remote/Button, so you can return a different module for each import.',
    run: 'preview',
    config: withPlugin,
    files: {
      ...host,
      'src/federation.js': `export default () => ({
  name: 'host-remotes',
  errorLoadRemote: ({ id, lifecycle }) =>
    lifecycle === 'onLoad' && id === 'remote/Button'
      ? () => ({ __esModule: true, default: () => 'No button today' })
      : undefined,
});
`,
    },
    expect: async (server) => assert.equal(await titleOf(server), 'No button today'),
  },
  ...(
    [
      ['1.0.0', '2.0.0', true],
      ['2.0.0', '1.0.0', true],
      ['1.0.0', '2.0.0', false],
    ] as const
  ).map(([ofHost, ofRemote, singleton]): Proof => {
    const shared = { kit: { singleton } };
    const options: Partial<Options> = { name: 'remote', filename: 'remoteEntry.js', shared };
    return {
      says: [
        'That means that your applications ask for different versions of a package that they share with singleton: true.',
        "They all get the newest one, so the host runs with a version that it wasn't tested with.",
        'Without singleton, each application would use its own copy',
        'The host only loads what the exposed module imports, but the styles are imported by the entry of the remote.',
      ],
      run: 'preview',
      config: hostWith({ shared }),
      files: {
        ...withKit('', ofHost),
        ...withKit('remote/', ofRemote),
        'src/index.js': "import('./bootstrap');\n",
        'src/bootstrap.js': `import { version } from 'kit';
import('remote/Button').then(({ kit }) => {
  document.title = [version, kit].join();
});
`,
        'remote/rsbuild.config.mjs': `export default ${JSON.stringify({
          output: { assetPrefix: 'auto' },
          ...federated({ ...options, exposes: { './Button': './src/button.js' } }),
        })};\n`,
        'remote/src/index.js': "import('kit');\nimport './entry.css';\n",
        'remote/src/entry.css': 'body { color: rgb(1, 2, 3); }\n',
        'remote/src/button.css': 'body { background: rgb(4, 5, 6); }\n',
        'remote/src/button.js': "import './button.css';\nexport { version as kit } from 'kit';\n",
      },
      async expect({ root, open }) {
        const { read } = await buildIn(`${root}/remote`);
        const page = await open();
        const messages: string[] = [];
        page.on('console', (message) => messages.push(message.text()));
        await page.route('https://remote.example.com/**', (route) => {
          const { pathname } = new URL(route.request().url());
          return route.fulfill({
            body: read(pathname.slice(1)),
            contentType: pathname.endsWith('.css') ? 'text/css' : 'text/javascript',
          });
        });
        await page.reload();
        await until(async () => /^[12]/.test(await page.title()));
        assert.equal(await page.title(), singleton ? '2.0.0,2.0.0' : `${ofHost},${ofRemote}`);
        assert.equal(
          /Version 2\.0\.0 from (?:remote|host) of shared singleton module kit does not satisfy the requirement of (?:remote|host) which needs \^1\.0\.0/.test(
            messages.join('\n'),
          ),
          singleton,
        );
        const [color, background] = await page.evaluate(() => {
          const style = getComputedStyle(document.body);
          return [style.color, style.backgroundColor];
        });
        assert.deepEqual([color, background], ['rgb(0, 0, 0)', 'rgb(4, 5, 6)']);
      },
    };
  }),
  {
    says: "TypeScript can't see the modules on the other server, so declare them:",
    run: 'script',
    pageFiles: [{ title: 'host/src/remote.d.ts', as: 'src/remote.d.ts' }],
    files: { 'src/index.ts': "import Button from 'remote/Button';\nexport { Button };\n" },
    expect({ root }) {
      assert.match(typeErrors(root, ['src/index.ts']).join(), /TS2307/);
      assert.doesNotMatch(
        typeErrors(root, ['src/index.ts', 'src/remote.d.ts']).join(),
        /remote\/Button/,
      );
    },
  },
  {
    says: 'To let only your hosts read these files, list the origins of the hosts in server.cors.',
    run: 'dev',
    config: {
      server: { cors: { origin: ['https://host.example.com'] } },
      ...federated({ exposes }),
    },
    async expect({ get }) {
      for (const origin of ['https://host.example.com', 'https://other.example.com']) {
        const { headers } = await get('/', { headers: { origin } });
        const allowed = headers.get('access-control-allow-origin') === origin;
        assert.equal(allowed, origin.includes('host'));
      }
    },
  },
  {
    says: [
      "server.cors: true doesn't only apply to your hosts.",
      'While the dev server of the remote is running, other websites that you open can load its files, too.',
    ],
    run: 'dev',
    config: federated({ exposes }),
    async expect({ get }) {
      const { headers } = await get('/', { headers: { origin: 'https://any.example.com' } });
      assert.equal(headers.get('access-control-allow-origin'), '*');
    },
  },
  {
    says: [
      'Without strictPort, the server uses the next free port, but dev.client.port keeps the first one.',
      'So the HMR client first tries to connect to the program that has taken this port.',
    ],
    run: 'script',
    config: federated({ exposes }),
    expect: ({ root, config }) =>
      besideTakenPorts(1, async (taken) => {
        process.env.NODE_ENV = 'development';
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: { ...config, mode: 'development', server: { port: taken } },
        });
        const { port, server } = await rsbuild.startDevServer();
        try {
          assert.equal(port, taken + 1);
          const script = await (await fetch(`http://localhost:${port}/static/js/index.js`)).text();
          assert.match(script, new RegExp(`"port":\\s*${taken}\\b`));
        } finally {
          await server.close();
        }
      }),
  },
];
