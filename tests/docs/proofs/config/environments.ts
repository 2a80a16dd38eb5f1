import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild, type RsbuildPluginAPI, type RsbuildTarget } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
import { sameFiles } from '#kit/looks-like';
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
      'Without the option, there is also one environment, and its name is the target in camel case: web, node or webWorker.',
    ],
    run: 'script',
    async expect({ root }) {
      const namesFor = async (target: RsbuildTarget) => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { output: { target } } });
        return (await rsbuild.initConfigs()).map(({ name }) => name);
      };
      assert.deepEqual(await namesFor('web'), ['web']);
      assert.deepEqual(await namesFor('node'), ['node']);
      assert.deepEqual(await namesFor('web-worker'), ['webWorker']);
    },
  },
  {
    says: [
      'Give each build a name in environments, and one run makes them all, each with its own entry, target and output directory:',
      'What stays outside of environments is shared, so both builds can import from @common.',
      "What's inside belongs to one build: @platform points to src/browser in the bundle for the browser, and to src/server in the one for Node.js.",
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
    says: "The server's files have their own directory, because otherwise the two builds would mix in dist:",
    shown: { containing: 'dist/server/index.js' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: { 'src/index.client.ts': 'console.log(1);', 'src/index.server.ts': 'console.log(2);' },
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  {
    says: 'This widget, for example, keeps the shared title, but it gets its own mount point and one more constant:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'shop-widget' },
    files: { 'src/index.js': 'console.log(API, typeof EMBEDDED);' },
    expect({ read }) {
      const [page, widget] = [read('index.html'), read('widget/index.html')];
      for (const html of [page, widget]) assert.match(html, /<title>Shop<\/title>/);
      assert.match(page, /<div id="app">/);
      assert.match(widget, /<div id="shop-widget">/);
      assert.match(read('static/js/index.*.js'), /"https:\/\/api\.example\.com",typeof EMBEDDED/);
      assert.match(read('widget/static/js/index.*.js'), /"https:\/\/api\.example\.com","boolean"/);
    },
  },
  ...([true, false] as const).map<Proof>((shared) => ({
    says: [
      'Entries are an object as well, and that surprises people: an environment builds its entries in addition to those of the top level.',
      'When each build should have only its own, move the shared entry into the environment that needs it:',
    ],
    run: 'build',
    ...(shared
      ? {
          config: {
            source: { entry: { shop: './src/shop.ts' } },
            environments: {
              web: {},
              admin: {
                source: { entry: { admin: './src/admin.ts' } },
                output: { distPath: { root: 'dist/admin' } },
              },
            },
          },
        }
      : { sample: { title: 'rsbuild.config.ts', containing: 'shop.ts' } }),
    files: { 'src/shop.ts': 'console.log(1);', 'src/admin.ts': 'console.log(2);' },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => file.endsWith('.html')).sort(),
        ['admin/admin.html', ...(shared ? ['admin/shop.html'] : []), 'shop.html'].sort(),
      ),
  })),
  {
    says: [
      "Other values | The environment's value replaces the shared one",
      "Most options combine as you'd expect: objects are joined key by key, lists grow, and a single value of the environment wins over the shared one.",
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
      'You can mix the two forms.',
      'The result is an object with the items of both in patterns.',
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
      "You set an option of the environment to null because you don't want the shared value, such as output.sourceMap: null.",
      'Use the value that turns the option off instead, which is often false:',
    ],
    run: 'script',
    config: {
      output: { sourceMap: true },
      environments: { web: { output: { sourceMap: sourceMap as never } } },
    },
    async expect({ root, config }) {
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
      "Joining some lists and functions would make no sense, so the environment's value replaces the shared one.",
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
      'If neither the top level nor the environment sets source.entry, the environment uses the default entry src/index.*.',
      'Inside an environment, Rsbuild ignores both without a message:',
      'But the environments share one dev server and one project root, so server and root belong to the top level.',
    ],
    run: 'dev',
    files: {
      'src/index.js': "console.log('of the root');\n",
      'src/admin.js': "console.log('of admin');\n",
      'other/src/index.js': '',
    },
    config: {
      environments: {
        web: { server: { port: 1, base: '/shop' }, root: './other' } as object,
        admin: { source: { entry: { admin: './src/admin.js' } } },
      },
    },
    async expect({ get, log, port, urls }) {
      assert.match(await (await get('/static/js/admin.js')).text(), /of admin/);
      assert.match(await (await get('/static/js/index.js')).text(), /of the root/);
      assert.ok(port !== 1 && urls[0]?.endsWith(`:${port}`), urls.join());
      assert.doesNotMatch(log(), /warn/);
    },
  },
  {
    says: 'The plugins of an environment only apply to this environment, except for their global hooks.',
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
    says: "That's how you keep the React plugin away from a server bundle that can do without it:",
    run: 'script',
    sample: { title: 'rsbuild.config.ts', containing: 'pluginReact' },
    async expect({ root, config }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config });
      const hasReact = (environment: string) =>
        rsbuild.isPluginExists('rsbuild:react', { environment });
      assert.deepEqual([hasReact('web'), hasReact('node')], [true, false]);
    },
  },
  {
    says: 'From dev, an environment accepts hmr (since 1.0.3), assetPrefix, progressBar and writeToDisk (since 1.1.1).',
    run: 'script',
    async expect({ root }) {
      const taken = { hmr: false, assetPrefix: '/own/', progressBar: true, writeToDisk: true };
      const dev = { ...taken, liveReload: false };
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { environments: { web: { dev }, other: {} } },
      });
      await rsbuild.initConfigs();
      const devOf = (environment: string) => rsbuild.getNormalizedConfig({ environment }).dev;
      for (const [key, value] of Object.entries(taken)) {
        assert.equal(devOf('web')[key as keyof typeof taken], value);
        assert.notEqual(devOf('other')[key as keyof typeof taken], value);
      }
      assert.equal(devOf('web').liveReload, true);
    },
  },
  ...([true, false] as const).map<Proof>((kept) => ({
    says: "When dev.hmr and dev.liveReload are both false at the top level, the page contains no client code, and dev.hmr: true in an environment doesn't bring that code back.",
    run: 'dev',
    config: {
      dev: { hmr: kept, liveReload: kept },
      environments: { web: { dev: { hmr: true } } },
    },
    expect: async ({ get }) =>
      assert.equal(
        (await (await get('/static/js/index.js')).text()).includes('new WebSocket'),
        kept,
      ),
  })),
  {
    says: 'Even so, Rsbuild ignores this value in an environment.',
    run: 'dev',
    files: {
      'src/index.js': "import('./later.js');\n",
      'src/later.js': "console.log('compiled at once');\n",
    },
    config: { environments: { web: { dev: { lazyCompilation: true } } } },
    expect: async ({ get }) =>
      assert.match(
        await (await get('/static/js/async/src_later_js.js')).text(),
        /compiled at once/,
      ),
  },
  {
    says: [
      "A mode in an environment isn't part of the types",
      'Rsbuild still builds the environment in that mode,',
    ],
    run: 'build',
    config: {
      environments: {
        web: {},
        other: { mode: 'development', output: { distPath: { root: 'dist/other' } } } as object,
      },
    },
    expect({ files }) {
      hasFile(files, /^static\/js\/index\.\w{8,10}\.js$/);
      hasFile(files, /^other\/static\/js\/index\.js$/);
    },
  },
  {
    says: [
      "Rsbuild doesn't run the plugins of an environment that it doesn't build.",
      'As long as one of the names exists, Rsbuild builds that one and skips the others, so a misspelled second name just leaves files out.',
    ],
    run: 'script',
    config: {
      environments: {
        web: { plugins: [noting('of web')] },
        admin: { plugins: [noting('of admin')] },
      },
    },
    async expect({ root, config }) {
      assert.deepEqual(names(config), ['web', 'admin']);
      const environment = ['web', 'none'];
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config, environment });
      assert.equal((await rsbuild.initConfigs()).length, 1);
      assert.deepEqual(ran, ['of web']);
    },
  },
  {
    says: 'None of the names that you passed is in environments.',
    run: 'script',
    config: { environments: { web: {} } },
    async expect({ root, config }) {
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
    says: 'Pass the name of the environment that you need:',
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
