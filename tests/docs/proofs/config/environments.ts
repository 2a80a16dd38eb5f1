import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
import type { Proof } from '#tools/prover/proof';

const names = (config: { environments?: object }) => Object.keys(config.environments ?? {});
const ran: string[] = [];
const noting = (name: string) => ({ name, setup: () => void ran.push(name) });
const titling = (title: string) => ({
  name: 'titling',
  setup: (api: RsbuildPluginAPI) => api.modifyHTML((html) => html.replace('Rsbuild App', title)),
});

const markingAll = (mountId: string) => ({
  name: 'marking-all',
  setup: (api: RsbuildPluginAPI) =>
    api.modifyRsbuildConfig((config) => void (config.html = { ...config.html, mountId })),
});

export const proofs: Proof[] = [
  {
    says: [
      'If you leave this option out, Rsbuild has one environment.',
      "Its name is the target in camel case, so it's web, node or webWorker.",
    ],
    run: 'rspack',
    config: { output: { target: 'web-worker' } },
    expect: (_, { rspack }) =>
      assert.deepEqual(
        rspack.map(({ name }) => name),
        ['webWorker'],
      ),
  },
  {
    says: [
      'With environments, you can build more than one output in a single run.',
      'The options at the top level are shared by all environments.',
      'An environment adds options to them or changes them:',
      "resolve.alias['@common'] | ./src/common | ./src/common",
      "resolve.alias['@platform'] | ./src/browser | ./src/server",
      'source.entry.index | ./src/index.client.ts | ./src/index.server.ts',
      'output.target | web | node',
      'Output directory | dist | dist/server',
    ],
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: { 'src/index.client.ts': 'console.log(1);', 'src/index.server.ts': 'console.log(2);' },
    expect(_, { rspack, root }) {
      const [web, node] = rspack;
      for (const [config, platform, entry] of [
        [web, 'browser', './src/index.client.ts'],
        [node, 'server', './src/index.server.ts'],
      ] as const) {
        assert.ok(JSON.stringify(config?.entry).includes(`"${entry}"`));
        const alias = config?.resolve?.alias as Record<string, string>;
        assert.equal(alias['@common'], `${root}/src/common`);
        assert.equal(alias['@platform'], `${root}/src/${platform}`);
      }
      assert.equal(web?.output?.path, `${root}/dist`);
      assert.equal(node?.output?.path, `${root}/dist/server`);
      assert.deepEqual([node?.target].flat(), ['node']);
    },
  },
  {
    says: [
      "Other values | The environment's value replaces the shared one",
      'Rsbuild merges the shared value of an option with the value of the environment:',
      'Plain objects | Merged key by key, including nested objects',
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log(PLACE, SHARED);' },
    config: {
      source: { define: { SHARED: '"both"', PLACE: '"none"' } },
      environments: {
        web: { source: { define: { PLACE: '"browser"' } } },
        node: {
          source: { define: { PLACE: '"server"' } },
          output: { target: 'node', distPath: { root: 'dist/server' } },
        },
      },
    },
    expect({ read }) {
      assert.match(read('static/js/index.*.js'), /"browser","both"/);
      assert.match(read('server/index.js'), /"server","both"/);
    },
  },
  {
    says: [
      'An array on at least one side | Joined into one array, with the shared items first',
      'A function on at least one side | Put into an array, with the shared value first. Options such as tools.rspack apply both',
      "A boolean, on either side | The environment's value replaces the shared one",
    ],
    run: 'rspack',
    config: {
      output: { externals: ['a'] },
      html: { crossorigin: true },
      tools: { rspack: (config) => void (config.name = 'shared') },
      environments: {
        web: {
          output: { externals: { b: 'c' } },
          html: { crossorigin: false },
          tools: { rspack: (config) => void (config.name += ', own') },
        },
      },
    },
    expect({ externals, name, output }) {
      assert.deepEqual(externals, ['a', { b: 'c' }]);
      assert.equal(name, 'shared, own');
      assert.ok(!output?.crossOriginLoading);
    },
  },
  {
    says: [
      'undefined in the environment | The shared value remains',
      'If output.copy is an array in one place and an object in the other, the result is an object with the items of both in patterns.',
    ],
    run: 'script',
    config: {
      html: { title: 'shared' },
      output: { copy: [{ from: './a' }], minify: false },
      environments: {
        web: {
          html: { title: undefined },
          output: { copy: { patterns: [{ from: './b' }] }, minify: undefined },
        },
      },
    },
    async expect({ root, config }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config });
      await rsbuild.initConfigs();
      const { html, output } = rsbuild.getNormalizedConfig({ environment: 'web' });
      assert.equal(html.title, 'shared');
      assert.equal(output.minify, false);
      assert.deepEqual(output.copy, { patterns: [{ from: './a' }, { from: './b' }] });
    },
  },
  ...[null, false].map<Proof>((sourceMap) => ({
    says: [
      "Don't use null to remove a shared value.",
      "The types don't allow it for most options, and with output.sourceMap: null, for example, the build fails with Cannot read properties of null.",
      'Use the value that turns the option off, such as false.',
    ],
    run: 'script',
    config: {
      output: { sourceMap: true },
      environments: { web: { output: { sourceMap: sourceMap as never } } },
    },
    async expect({ root, config }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config });
      const build = rsbuild.build();
      if (sourceMap === null) await assert.rejects(build, /Cannot read properties of null/);
      else await (await build).close();
      const isBuilt = fs.existsSync(path.join(root, 'dist/index.html'));
      assert.equal(isBuilt, sourceMap !== null);
    },
  })),
  {
    says: [
      "For some options, the environment's value replaces the shared one even if it's an array, an object or a function.",
      'These are output.overrideBrowserslist, output.inlineScripts, output.inlineStyles, output.filename.*, output.cssModules.auto, performance.removeConsole and resolve.extensions.',
    ],
    run: 'script',
    config: {
      output: {
        overrideBrowserslist: ['chrome 80'],
        inlineScripts: { test: /a/, enable: 'auto' },
        inlineStyles: { test: /a/ },
        filename: { js: () => 'a.js' },
        cssModules: { auto: () => false },
      },
      performance: { removeConsole: ['log'] },
      resolve: { extensions: ['.a'] },
      environments: {
        web: {
          output: {
            overrideBrowserslist: ['chrome 90'],
            inlineScripts: { test: /b/ },
            inlineStyles: /b/,
            filename: { js: 'b.js' },
            cssModules: { auto: /b/ },
          },
          performance: { removeConsole: ['warn'] },
          resolve: { extensions: ['.b'] },
        },
      },
    },
    async expect({ root, config }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config });
      await rsbuild.initConfigs();
      const { output, performance, resolve } = rsbuild.getNormalizedConfig({ environment: 'web' });
      assert.deepEqual(
        [
          output.overrideBrowserslist,
          output.inlineScripts,
          output.inlineStyles,
          output.filename.js,
          output.cssModules.auto,
          performance.removeConsole,
          resolve.extensions,
        ],
        [['chrome 90'], { test: /b/ }, /b/, 'b.js', /b/, ['warn'], ['.b']],
      );
    },
  },
  {
    says: [
      'If neither of them sets source.entry, the environment uses the default entry src/index.*.',
      "Rsbuild doesn't print a message about options that it ignores, such as environments.web.server.port.",
      'server, root | Ignored',
    ],
    run: 'dev',
    files: { 'src/index.js': "console.log('of the root');\n", 'other/src/index.js': '' },
    config: {
      environments: { web: { server: { port: 1, base: '/shop' }, root: './other' } as object },
    },
    async expect({ get, log, port, urls }) {
      assert.match(await (await get('/static/js/index.js')).text(), /of the root/);
      assert.ok(port !== 1 && urls[0]?.endsWith(`:${port}`), urls.join());
      assert.doesNotMatch(log(), /warn/);
    },
  },
  {
    says: 'This also means that an environment adds its entries to those of the top level.',
    run: 'rspack',
    files: { 'src/a.js': '', 'src/b.js': '' },
    config: {
      source: { entry: { a: './src/a.js' } },
      environments: { web: {}, second: { source: { entry: { b: './src/b.js' } } } },
    },
    expect: (_, { rspack }) =>
      assert.deepEqual(
        rspack.map(({ entry }) => Object.keys(entry as object)),
        [['a'], ['a', 'b']],
      ),
  },
  {
    says: 'plugins | Accepted. The plugins only work in this environment, except for their global hooks',
    run: 'build',
    config: {
      environments: {
        web: { plugins: [titling('of web'), markingAll('global')] },
        admin: { output: { distPath: { root: 'dist/admin' } } },
      },
    },
    expect({ read }) {
      assert.match(read('index.html'), /<title>of web<\/title>/);
      assert.match(read('admin/index.html'), /<title>Rsbuild App<\/title>/);
      for (const page of ['index.html', 'admin/index.html'])
        assert.match(read(page), /id="global"/);
    },
  },
  {
    says: 'mode | Not part of the types. Rsbuild 1.3.22 still builds the environment in this mode',
    run: 'build',
    config: {
      environments: {
        web: {},
        other: { mode: 'development', output: { distPath: { root: 'dist/other' } } } as object,
      },
    },
    expect({ files }) {
      hasFile(files, /^static\/js\/index\.\w{8}\.js$/);
      hasFile(files, /^other\/static\/js\/index\.js$/);
    },
  },
  {
    says: [
      "Rsbuild doesn't run the plugins of an environment that it doesn't build.",
      "It skips a name that doesn't exist.",
    ],
    run: 'script',
    config: {
      environments: {
        web: { plugins: [noting('of web')] },
        admin: { plugins: [noting('of admin')] },
      },
    },
    async expect({ root, config }) {
      const { createRsbuild } = await import('@rsbuild/core');
      assert.deepEqual(names(config), ['web', 'admin']);
      const environment = ['web', 'none'];
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config, environment });
      assert.equal((await rsbuild.initConfigs()).length, 1);
      assert.deepEqual(ran, ['of web']);
    },
  },
  {
    says: 'If none of the names exists, the build fails with The current build is specified to run only in the … environment, but the configuration of the specified environment was not found.',
    run: 'script',
    config: { environments: { web: {} } },
    async expect({ root, config }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: config,
        environment: ['none'],
      });
      await assert.rejects(
        rsbuild.build(),
        /The current build is specified to run only in the none environment, but the configuration of the specified environment was not found\./,
      );
    },
  },
  {
    says: 'To build only one environment, pass its name:',
    run: 'command',
    command: 'rsbuild build --environment web',
    config: {
      environments: {
        web: {},
        other: { output: { distPath: { root: 'dist/other' } } },
      },
    },
    expect({ code, files }) {
      assert.equal(code, 0);
      assert.ok(files.includes('index.html') && !files.includes('other/index.html'), files.join());
    },
  },
];
