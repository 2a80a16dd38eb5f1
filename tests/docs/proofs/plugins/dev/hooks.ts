import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {
  createRsbuild,
  type ModifyEnvironmentConfigFn,
  rspack,
  type RsbuildConfig,
  type RsbuildPlugin,
  type RsbuildPluginAPI,
} from '@rsbuild/core';
import { startTool, waitForLog } from '#tools/project/run-tool';
import { buildsCached } from '#kit/builds-cached';
import { callsInWatchMode, editUntil, noteCalls } from '#kit/note-calls';
import { compilationsOf, throwing } from '#kit/stopped-by-error';
import { typeProofs } from '#kit/type-proofs';
import type { Proof } from '#tools/prover/proof';

type Record = (entry: string) => void;
type Register = (api: RsbuildPluginAPI, record: Record) => void;

const ENVIRONMENTS = {
  web: {},
  admin: { source: { entry: { admin: './src/index.js' } }, html: { title: 'Admin' } },
};

const probe = (register: Register, entries: string[]): RsbuildPlugin => ({
  name: 'probe',
  setup: (api) => register(api, (entry) => void entries.push(entry)),
});

/** What a plugin records while a project is built. */
async function inBuild(root: string, register: Register, config: RsbuildConfig = {}) {
  const entries: string[] = [];
  const plugins = [probe(register, entries), ...(config.plugins ?? [])];
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: { mode: 'production', ...config, plugins },
  });
  const { close } = await rsbuild.build();
  await close();
  return entries;
}

/** What a plugin records while the dev server starts, compiles once and closes. */
async function inDev(root: string, port: number, register: Register, config: RsbuildConfig = {}) {
  const entries: string[] = [];
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: { ...config, server: { port }, plugins: [probe(register, entries)] },
  });
  const compiled = new Promise((done) => rsbuild.onDevCompileDone(() => done(undefined)));
  const { server } = await rsbuild.startDevServer();
  await compiled;
  await server.close();
  return entries;
}

const registerBuildHooks: Register = (api, record) => {
  const note = (name: string) => () => record(name);
  api.modifyRsbuildConfig(note('modifyRsbuildConfig'));
  api.modifyEnvironmentConfig(note('modifyEnvironmentConfig'));
  api.modifyBundlerChain(note('modifyBundlerChain'));
  api.modifyRspackConfig(note('modifyRspackConfig'));
  api.modifyHTMLTags((tags) => {
    record('modifyHTMLTags');
    return tags;
  });
  api.modifyHTML((html) => {
    record('modifyHTML');
    return html;
  });
  api.onBeforeCreateCompiler(note('onBeforeCreateCompiler'));
  api.onAfterCreateCompiler(note('onAfterCreateCompiler'));
  api.onBeforeEnvironmentCompile(note('onBeforeEnvironmentCompile'));
  api.onAfterEnvironmentCompile(note('onAfterEnvironmentCompile'));
  api.onBeforeBuild(note('onBeforeBuild'));
  api.onAfterBuild(note('onAfterBuild'));
  api.onCloseBuild(note('onCloseBuild'));
};
/** A plugin that notes the hooks of compilations, and two environments that have their own modules. */
const compiling = (note: (entry: string) => void): RsbuildConfig => ({
  environments: {
    one: { source: { entry: { one: './src/one.js' } } },
    two: { source: { entry: { two: './src/two.js' } } },
  },
  plugins: [
    {
      name: 'probe',
      setup(api: RsbuildPluginAPI) {
        api.transform({ test: /src\/\w+\.js$/ }, ({ code, resourcePath }) => {
          note(`transform ${/\w+(?=\.js$)/.exec(resourcePath)![0]}`);
          return code;
        });
        api.onBeforeBuild(() => note('onBeforeBuild'));
        api.onBeforeEnvironmentCompile(({ environment, isFirstCompile }) =>
          note(`before ${environment.name} ${isFirstCompile}`),
        );
        api.onAfterEnvironmentCompile(({ environment }) => note(`after ${environment.name}`));
        api.onDevCompileDone(() => note('done'));
        api.onAfterBuild(() => note('done'));
      },
    },
  ],
});
const compiled = {
  'src/one.js': "import './part.js';\nconsole.log(1);\n",
  'src/part.js': 'console.log(2);\n',
  'src/two.js': 'console.log(3);\n',
};

const noticeFiles = (config: string) => ({
  'rsbuild.config.ts': `import { pluginNotice } from './plugin-notice';\nexport default { plugins: [pluginNotice()], ${config} };\n`,
});

const timesOf = (entries: string[], name: string) => entries.filter((one) => one === name).length;

/** The plugins that are left where a callback adds one, to a new object or not, and a later one adds another. */
async function addedPlugins(root: string, replace: boolean) {
  const named = (name: string) => ({ name, apply() {} });
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: {
      plugins: [
        probe((api) => {
          api.modifyRspackConfig((config, { mergeConfig }) => {
            if (replace) return mergeConfig(config, { plugins: [named('first')] });
            config.plugins.push(named('first'));
          });
          api.modifyRspackConfig((_, utils) => utils.appendPlugins(named('second')));
        }, []),
      ],
    },
  });
  const [config] = await rsbuild.initConfigs();
  const names = (config?.plugins ?? []).map((own) => (own as { name?: string }).name ?? '');
  return names.filter((name) => ['first', 'second'].includes(name));
}

export const proofs: Proof[] = [
  {
    says: [
      "processAssets, onBeforeBuild, onAfterBuild, onDevCompileDone, onBeforeEnvironmentCompile, onAfterEnvironmentCompile | build() is rejected with the error | Rsbuild logs the error and doesn't compile again until you restart it",
      'Your callback has thrown an error, and in some hooks, an error stops the work for good:',
      "In the callbacks of the second row, catch errors that shouldn't stop the work, such as a notification that fails:",
    ],
    run: 'script',
    alone: true,
    async expect({ root, port, log, write }) {
      for (const [name, { setup }] of Object.entries(throwing)) {
        if (name === 'onDevCompileDone') continue;
        const plugins = [{ name, setup }];
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { plugins } });
        await assert.rejects(rsbuild.build(), new RegExp(`stopped by ${name}`));
      }
      const counts = await compilationsOf({ root, port, log }, write, throwing);
      assert.deepEqual(counts, Object.fromEntries(Object.keys(throwing).map((name) => [name, 1])));
    },
  },
  {
    says: 'transform, resolve, modifyHTMLTags, modifyHTML | The compilation has an error, and the build fails | Rsbuild reports the error and compiles again after the next change',
    run: 'script',
    alone: true,
    files: { 'src/index.js': "import './part.js';\n", 'src/part.js': '' },
    async expect({ root, port, write }) {
      const failOnce = () => {
        let calls = 0;
        return () => {
          calls += 1;
          if (calls === 1) throw new Error('only once');
          return undefined as never;
        };
      };
      const registered: ((api: RsbuildPluginAPI) => void)[] = [
        (api) => api.transform({ test: /src\/index\.js$/ }, failOnce()),
        (api) => {
          const resolve = failOnce();
          api.resolve(({ resolveData }) => {
            if (resolveData.request === './part.js') resolve();
          });
        },
        (api) => api.modifyHTMLTags(failOnce()),
        (api) => api.modifyHTML(failOnce()),
      ];
      for (const setup of registered) {
        const rsbuildConfig = { server: { port }, plugins: [{ name: 'probe', setup }] };
        const built = await createRsbuild({ cwd: root, rsbuildConfig });
        const failed = noteCalls<boolean | undefined>();
        built.onAfterBuild(({ stats }) => failed.note(stats?.hasErrors()));
        const { close } = await built.build({ watch: true });
        assert.equal(await failed.nth(1), true);
        const edit = (count: number) =>
          write('src/index.js', `import './part.js';\nconsole.log(${count});\n`);
        const again = await editUntil(edit, failed.nth(2));
        await close();
        assert.equal(again, false);
      }
    },
  },
  ...typeProofs('', [
    [
      'TypeScript expects a complete configuration as the first or the last argument of mergeEnvironmentConfig, such as the config that the callback gets.',
      "Fits<[MergedEnvironmentConfig, EnvironmentConfig], Parameters<ModifyEnvironmentConfigUtils['mergeEnvironmentConfig']>>",
      "Fits<[EnvironmentConfig, MergedEnvironmentConfig], Parameters<ModifyEnvironmentConfigUtils['mergeEnvironmentConfig']>>",
      "Not<Fits<[EnvironmentConfig, EnvironmentConfig], Parameters<ModifyEnvironmentConfigUtils['mergeEnvironmentConfig']>>>",
    ],
    [
      'Only TypeScript reports the mistake before the build.',
      "Not<Fits<(chain: RspackChain) => ReturnType<ReturnType<RspackChain['plugin']>['use']>, ModifyBundlerChainFn>>",
    ],
  ]),
  {
    says: [
      'Mind the braces around the body.',
      "Without them, as in (chain) => chain.plugin('notice').use(…), the callback returns a value, which Rsbuild takes for the new chain, and the build fails.",
    ],
    run: 'script',
    async expect({ root }) {
      const seen: unknown[] = [];
      await assert.rejects(
        inBuild(root, (api) => {
          api.modifyBundlerChain(
            (chain) => chain.plugin('notice').use(rspack.BannerPlugin) as never,
          );
          api.modifyBundlerChain((chain) => void seen.push(chain.module));
        }),
      );
      assert.deepEqual(seen, [undefined]);
    },
  },
  {
    says: 'A production build moves this notice to a *.LICENSE.txt file next to the script.',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ containing: 'pluginNotice', as: 'plugin-notice.ts' }],
    files: noticeFiles(''),
    expect({ read }) {
      assert.equal(read('static/js/index.*.js.LICENSE.txt'), '/*! Shop */');
      assert.doesNotMatch(read('static/js/index.*.js'), /Shop/);
    },
  },
  {
    says: "To keep it in the script, set output.legalComments to 'inline'.",
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ containing: 'pluginNotice', as: 'plugin-notice.ts' }],
    files: noticeFiles("output: { legalComments: 'inline' }"),
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /^\/\*! Shop \*\//),
  },
  {
    says: 'Change config itself in that callback.',
    run: 'script',
    expect: async ({ root }) =>
      assert.deepEqual(await addedPlugins(root, false), ['first', 'second']),
  },
  {
    says: [
      'Look for a callback that returns a new object, for example from mergeConfig.',
      'Look for a callback that returns a new object, for example from mergeConfig.',
      'We recommend that you change this object rather than return a new one, because calls of other plugins can get lost otherwise.',
      'The utilities change the object that the first callback got, so after a callback has returned another one, later calls of the other utilities can get lost, including the calls in other plugins.',
    ],
    run: 'script',
    expect: async ({ root }) => assert.deepEqual(await addedPlugins(root, true), ['first']),
  },
  {
    says: [
      'A rebuild repeats step 8 and steps 10 to 12 for the environments that have changed, with isFirstCompile: false.',
      'resolve and transform only run for modules that have changed.',
    ],
    run: 'script',
    alone: true,
    files: compiled,
    async expect({ root, port, write }) {
      const noted = noteCalls<string>();
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { ...compiling(noted.note), server: { port } },
      });
      const { server } = await rsbuild.startDevServer();
      const first = ['part', 'one', 'two'].map((name) => `transform ${name}`);
      await noted.nth(first.length + 5);
      assert.ok(first.every((entry) => noted.calls.includes(entry)));
      assert.equal(noted.calls.at(-1), 'done');
      const count = noted.calls.length;
      await editUntil(
        (edit) => write('src/part.js', `console.log(${edit});\n`),
        noted.nth(count + 4),
      );
      await server.close();
      const again = ['before one false', 'transform part', 'after one', 'done'];
      assert.deepEqual(noted.calls.slice(count, count + 4), again);
    },
  },
  {
    says: 'With performance.buildCache, resolve and transform also skip unchanged modules in the next run.',
    run: 'script',
    alone: true,
    files: { 'src/index.js': "import './part.js';\nconsole.log('index');\n", 'src/part.js': '' },
    async expect({ root, write }) {
      const buildCache = { cacheDirectory: '.cache' };
      const changed = async (text: string) => {
        write('src/part.js', `console.log('${text}');\n`);
        const names: string[] = [];
        const register: Register = (api, record) =>
          api.transform({ test: /src/ }, ({ code, resource }) => {
            record(path.basename(resource));
            return code;
          });
        const config: RsbuildConfig = {
          mode: 'production',
          performance: { buildCache },
          output: { filenameHash: false },
          plugins: [probe(register, names)],
        };
        assert.equal(await buildsCached(root, config, 'js/index.js', /"(first|second)"/), text);
        return names.sort();
      };
      assert.deepEqual(await changed('first'), ['index.js', 'part.js']);
      assert.deepEqual(await changed('second'), ['part.js']);
    },
  },
  {
    says: 'A rebuild in watch mode repeats steps 8 to 11 for the environments that have changed.',
    run: 'script',
    alone: true,
    files: compiled,
    async expect({ root, write }) {
      const noted = noteCalls<string>();
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: compiling(noted.note) });
      const { close } = await rsbuild.build({ watch: true });
      await noted.nth(9);
      await editUntil((edit) => write('src/part.js', `console.log(${edit});\n`), noted.nth(9 + 4));
      const again = ['before one false', 'transform part', 'after one', 'done'];
      assert.deepEqual(noted.calls.slice(9, 13), again);
      await close();
    },
  },
  {
    says: 'If all of them have changed, it also repeats step 7.',
    run: 'script',
    alone: true,
    files: compiled,
    async expect({ root, write }) {
      const noted = noteCalls<string>();
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: compiling(noted.note) });
      const { close } = await rsbuild.build({ watch: true });
      await noted.nth(9);
      const repeated = new Promise<void>((resolve) => rsbuild.onBeforeBuild(() => resolve()));
      await editUntil((edit) => {
        write('src/one.js', `console.log(${edit});\n`);
        write('src/two.js', `console.log(${edit});\n`);
      }, repeated);
      await close();
    },
  },
  {
    says: [
      'onBeforeStartProdServer, onAfterStartProdServer, onExit | transform, resolve, processAssets',
    ],
    run: 'script',
    async expect({ root }) {
      const entries: string[] = [];
      const own = probe((api, record) => {
        api.transform({ test: /src/ }, ({ code, environment }) => {
          record(`transform ${environment.name}`);
          return code;
        });
        api.resolve(({ environment }) => record(`resolve ${environment.name}`));
        api.processAssets({ stage: 'report' }, ({ environment }) =>
          record(`processAssets ${environment.name}`),
        );
      }, entries);
      await inBuild(root, () => {}, {
        environments: { web: { plugins: [own] }, other: { output: { distPath: { root: 'b' } } } },
      });
      assert.deepEqual([...new Set(entries)].sort(), [
        'processAssets web',
        'resolve web',
        'transform web',
      ]);
    },
  },
  {
    says: [
      'onBeforeCreateCompiler. Rsbuild then prints the URLs of the server',
      'onAfterStartDevServer, as soon as the server listens.',
    ],
    run: 'script',
    async expect({ root, port, log }) {
      const printed: string[] = [];
      await inDev(root, port, (api) => {
        const note = (name: string) => () =>
          void printed.push(`${name} ${log().includes(`http://localhost:${port}/`)}`);
        api.onBeforeCreateCompiler(note('before'));
        api.onAfterCreateCompiler(note('after'));
        api.onAfterStartDevServer(note('listening'));
      });
      assert.deepEqual(printed, ['before false', 'after true', 'listening true']);
    },
  },
  {
    says: [
      'As long as you build with Rspack, both hooks are skipped',
      'so use modifyBundlerChain and modifyRspackConfig instead.',
    ],
    run: 'script',
    async expect({ root }) {
      const entries = await inBuild(root, (api, record) => {
        api.modifyWebpackChain(() => record('webpack chain'));
        api.modifyWebpackConfig(() => record('webpack config'));
        api.modifyBundlerChain(() => record('chain'));
        api.modifyRspackConfig(() => record('config'));
      });
      assert.deepEqual(entries, ['chain', 'config']);
    },
  },
  {
    says: [
      "'pre' puts a callback before the others.",
      "'post' puts it after them.",
      "'default' is the same as a function alone.",
      'Callbacks with the same order run in the order of their registration',
      'Rsbuild calls one callback after the other and waits for promises',
    ],
    run: 'script',
    async expect({ root }) {
      const order = await inBuild(root, (api, record) => {
        const add = (name: string, order: 'pre' | 'default' | 'post') =>
          api.onBeforeBuild({
            order,
            async handler() {
              await new Promise((done) => setTimeout(done, 5));
              record(name);
            },
          });
        add('post', 'post');
        api.onBeforeBuild(() => record('function'));
        add('default', 'default');
        add('pre', 'pre');
        add('pre two', 'pre');
      });
      assert.deepEqual(order, ['pre', 'pre two', 'function', 'default', 'post']);
    },
  },
  {
    says: [
      'In a modify hook, each callback gets the result of the previous one.',
      'You can also change an object without returning it: if a callback returns undefined, the value remains.',
      'If you return undefined, the text stays as it is, although the type forbids this.',
      "Change the text of an HTML file before it's written, and return it.",
      'modifyHTML | Change the HTML text | Per HTML file',
    ],
    run: 'script',
    async expect({ root }) {
      await inBuild(root, (api) => {
        api.modifyHTML((html) => `${html}<!-- one -->`);
        api.modifyHTML(() => undefined as never);
        api.modifyHTML((html) => {
          assert.match(html, /<!-- one -->$/);
          return `${html}<!-- two -->`;
        });
      });
      const html = fs.readFileSync(`${root}/dist/index.html`, 'utf8');
      assert.match(html, /<!-- one --><!-- two -->$/);
    },
  },
  {
    says: [
      'modifyRsbuildConfig | Change the configuration | Once',
      'modifyEnvironmentConfig | Change the configuration of one environment | Per environment',
      'modifyBundlerChain | Change the Rspack configuration with chained calls | Per environment',
      'modifyRspackConfig | Change the Rspack configuration as an object | Per environment',
      'modifyHTMLTags | Add, change or move tags of a page | Per HTML file',
      'onBeforeCreateCompiler | Read the final Rspack configurations | Once',
      'onAfterCreateCompiler | Use the hooks of the compiler | Once',
      'onBeforeEnvironmentCompile | Act before an environment is compiled | Per environment',
      'onAfterEnvironmentCompile | Read the result of an environment | Per environment',
      'onBeforeBuild | Check or prepare something | Once per build',
      'onAfterBuild | Use the output | Once per build',
      'onCloseBuild | Clean up | Once',
      "Hooks that deal with the server or the base configuration run once, even if there's more than one environment.",
      'Hooks that deal with the compilation of an environment run for each of them.',
      'modifyRsbuildConfig | modifyEnvironmentConfig',
      'onBeforeCreateCompiler, onAfterCreateCompiler | modifyBundlerChain, modifyRspackConfig',
      'onBeforeBuild, onAfterBuild, onCloseBuild | modifyHTMLTags, modifyHTML',
      'These hooks run once for each HTML file.',
    ],
    run: 'script',
    async expect({ root }) {
      const config = { environments: ENVIRONMENTS };
      const entries = await inBuild(root, registerBuildHooks, config);
      for (const name of [
        'modifyRsbuildConfig',
        'onBeforeCreateCompiler',
        'onAfterCreateCompiler',
        'onBeforeBuild',
        'onAfterBuild',
        'onCloseBuild',
      ])
        assert.equal(timesOf(entries, name), 1, name);
      for (const name of [
        'modifyEnvironmentConfig',
        'modifyBundlerChain',
        'modifyRspackConfig',
        'modifyHTMLTags',
        'modifyHTML',
        'onBeforeEnvironmentCompile',
        'onAfterEnvironmentCompile',
      ])
        assert.equal(timesOf(entries, name), 2, name);
    },
  },
  {
    says: [
      "If a plugin is registered for one environment, the hooks in the right column are limited to that environment, but those in the left column aren't.",
      'The hook is global, even if a user has registered your plugin for one environment.',
    ],
    run: 'script',
    async expect({ root }) {
      const entries: string[] = [];
      const own = probe((api, record) => {
        api.modifyRsbuildConfig((config) => {
          config.html = { ...config.html, title: 'Global' };
        });
        api.modifyBundlerChain((_, { environment }) => record(`chain ${environment.name}`));
        api.modifyRspackConfig((_, { environment }) => record(`rspack ${environment.name}`));
        api.modifyEnvironmentConfig((_, { name }) => record(`config ${name}`));
        api.modifyHTMLTags((tags, { environment }) => {
          record(`tags ${environment.name}`);
          return tags;
        });
        api.modifyHTML((html, { environment }) => {
          record(`html ${environment.name}`);
          return html;
        });
        api.onBeforeEnvironmentCompile(({ environment }) => record(`before ${environment.name}`));
        api.onAfterEnvironmentCompile(({ environment }) => record(`after ${environment.name}`));
        api.onAfterBuild(({ environments }) => record(`all ${Object.keys(environments).join()}`));
      }, entries);
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          environments: {
            web: { plugins: [own] },
            other: { output: { distPath: { root: 'other' } } },
          },
        },
      });
      const { close } = await rsbuild.build();
      await close();
      assert.deepEqual([...new Set(entries)].sort(), [
        'after web',
        'all web,other',
        'before web',
        'chain web',
        'config web',
        'html web',
        'rspack web',
        'tags web',
      ]);
      assert.match(fs.readFileSync(`${root}/other/index.html`, 'utf8'), /<title>Global</);
    },
  },
  {
    says: [
      'onBeforeStartDevServer | Add middleware | Once',
      'onAfterStartDevServer | Get the port and the pages | Once',
      'onDevCompileDone | Act after a compilation | Once per compilation',
      'onCloseDevServer | Clean up | Once',
      'onBeforeStartDevServer, onAfterStartDevServer, onDevCompileDone, onCloseDevServer | onBeforeEnvironmentCompile, onAfterEnvironmentCompile',
    ],
    run: 'script',
    async expect({ root, port }) {
      const entries = await inDev(
        root,
        port,
        (api, record) => {
          api.onBeforeStartDevServer(() => record('onBeforeStartDevServer'));
          api.onAfterStartDevServer(({ port: own, routes }) => {
            assert.equal(own, port);
            assert.ok(routes.length > 0);
            record('onAfterStartDevServer');
          });
          api.onDevCompileDone(() => record('onDevCompileDone'));
          api.onCloseDevServer(() => record('onCloseDevServer'));
          api.onBeforeEnvironmentCompile(() => record('environment'));
        },
        { environments: ENVIRONMENTS },
      );
      assert.equal(timesOf(entries, 'environment'), 2);
      const once = entries.filter((name) => name !== 'environment').sort();
      assert.deepEqual(once, [
        'onAfterStartDevServer',
        'onBeforeStartDevServer',
        'onCloseDevServer',
        'onDevCompileDone',
      ]);
    },
  },
  {
    says: [
      'onBeforeBuild | Check or prepare something | Once per build',
      'onAfterBuild | Use the output | Once per build',
    ],
    run: 'script',
    alone: true,
    async expect(project) {
      for (const hook of ['onBeforeBuild', 'onAfterBuild'] as const) {
        const calls = await callsInWatchMode<boolean>(project, (rsbuild, note) =>
          rsbuild[hook](({ isFirstCompile }: { isFirstCompile: boolean }) => note(isFirstCompile)),
        );
        assert.deepEqual(calls, [true, false]);
      }
    },
  },
  {
    says: 'onDevCompileDone | Act after a compilation | Once per compilation',
    run: 'script',
    alone: true,
    async expect({ root, port, write }) {
      const calls = noteCalls<boolean>();
      const rsbuildConfig = { server: { port }, environments: ENVIRONMENTS };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
      rsbuild.onDevCompileDone(({ isFirstCompile }) => calls.note(isFirstCompile));
      const { server } = await rsbuild.startDevServer();
      assert.equal(await calls.nth(1), true);
      const edit = (count: number) => write('src/index.js', `console.log(${count});\n`);
      assert.equal(await editUntil(edit, calls.nth(2)), false);
      await server.close();
    },
  },
  {
    says: [
      'onBeforeStartProdServer | Act before the server listens | Once',
      'onAfterStartProdServer | Get the port and the pages | Once',
      'In dev and build. The first two and onExit also run in preview',
    ],
    run: 'script',
    async expect({ root, port }) {
      const entries: string[] = [];
      await inBuild(root, () => {});
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          server: { port },
          plugins: [
            probe((api, record) => {
              registerBuildHooks(api, record);
              api.onBeforeStartProdServer(() => record('before'));
              api.onAfterStartProdServer(({ port: own, routes }) =>
                record(`after ${own === port} ${routes.map(({ pathname }) => pathname).join()}`),
              );
            }, entries),
          ],
        },
      });
      const { server } = await rsbuild.preview();
      await server.close();
      assert.deepEqual(entries, [
        'modifyRsbuildConfig',
        'modifyEnvironmentConfig',
        'before',
        'after true /',
      ]);
    },
  },
  {
    says: [
      'In early stages, the HTML files are still missing, because the HTML hooks run between the stages optimize and report.',
      'The hook runs before html.tags and modifyHTML.',
    ],
    run: 'script',
    async expect({ root }) {
      const entries: string[] = [];
      const order = await inBuild(
        root,
        (api, record) => {
          for (const stage of ['optimize', 'report'] as const)
            api.processAssets({ stage }, ({ assets }) =>
              record(`${stage} ${'index.html' in assets}`),
            );
          api.modifyHTMLTags((tags) => {
            record('modifyHTMLTags');
            return tags;
          });
          api.modifyHTML((html) => {
            record(`html.tags ${entries.length}`);
            record('modifyHTML');
            return html;
          });
        },
        { html: { tags: [() => void entries.push('tags')] } },
      );
      assert.deepEqual(order, [
        'optimize false',
        'modifyHTMLTags',
        'html.tags 1',
        'modifyHTML',
        'report true',
      ]);
    },
  },
  {
    says: [
      "In config itself, you can't see whether the user set a port, because it already contains the defaults of Rsbuild, for example 3000 for server.port and 'Rsbuild App' for html.title.",
      'Pass it to mergeRsbuildConfig last, because later arguments take precedence:',
    ],
    run: 'script',
    async expect({ root }) {
      await inBuild(root, (api) => {
        api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => {
          assert.equal(config.html?.title, 'Rsbuild App');
          assert.equal(config.server?.port, 3000);
          assert.equal(api.getRsbuildConfig('original').server?.port, undefined);
          const merged = mergeRsbuildConfig({ server: { port: 1 } }, { server: { port: 2 } });
          assert.equal(merged.server?.port, 2);
        });
      });
    },
  },
  {
    says: [
      'root and provider: leave them to the user.',
      "In modifyRsbuildConfig, it's too late for both, because Rsbuild has used them before.",
      'server.base: when you change it, set dev.assetPrefix and output.assetPrefix as well, because they already have the earlier base.',
    ],
    run: 'script',
    files: { 'other/src/index.js': "console.log('the other root');\n" },
    async expect({ root }) {
      const source = async (change: (config: RsbuildConfig) => void) => {
        await inBuild(root, (api) => api.modifyRsbuildConfig(change));
        assert.ok(!fs.existsSync(`${root}/other/dist`));
        return /src="(.*?)index/.exec(fs.readFileSync(`${root}/dist/index.html`, 'utf8'))![1];
      };
      const elsewhere = await source((config) => {
        config.root = `${root}/other`;
        config.provider = () => Promise.reject(new Error('not used'));
      });
      assert.equal(elsewhere, '/static/js/');
      const server = { base: '/shop' };
      assert.equal(await source((config) => void (config.server = server)), '/static/js/');
      const both = await source((config) => {
        config.server = server;
        config.output = { ...config.output, assetPrefix: '/shop' };
      });
      assert.equal(both, '/shop/static/js/');
    },
  },
  {
    says: "When your value should only be a default, get the user's own configuration with api.getRsbuildConfig('original').",
    run: 'script',
    async expect({ root }) {
      const portOf = async (config: RsbuildConfig) => {
        let port = 0;
        await inBuild(
          root,
          (api) => {
            api.modifyRsbuildConfig((current, { mergeRsbuildConfig }) =>
              mergeRsbuildConfig(
                current,
                { server: { port: 4000 } },
                { server: { port: api.getRsbuildConfig('original').server?.port } },
              ),
            );
            api.onBeforeBuild(() => void (port = api.getNormalizedConfig().server.port));
          },
          config,
        );
        return port;
      };
      assert.equal(await portOf({}), 4000);
      assert.equal(await portOf({ server: { port: 5000 } }), 5000);
    },
  },
  {
    says: [
      'The plugins are already set up, so Rsbuild ignores changes of config.plugins, mostly with a warning.',
    ],
    run: 'script',
    async expect({ root, log }) {
      let ran = false;
      await inBuild(root, (api) => {
        api.modifyRsbuildConfig((config) => {
          const more: RsbuildPlugin = { name: 'more', setup: () => void (ran = true) };
          config.plugins = [...(config.plugins ?? []), more];
        });
      });
      assert.match(log(), /warn +\[rsbuild\] Cannot change plugins via modifyRsbuildConfig as/);
      assert.equal(ran, false);
      const before = log();
      let kept = false;
      const removed: RsbuildPlugin = { name: 'removed', setup: () => void (kept = true) };
      const removing = (api: RsbuildPluginAPI) =>
        api.modifyRsbuildConfig((config) => void (config.plugins = []));
      await inBuild(root, removing, { plugins: [removed] });
      assert.match(log().slice(before.length), /Cannot change plugins via modifyRsbuildConfig as/);
      assert.equal(kept, true);
    },
  },
  {
    says: [
      'To add to an array, use mergeEnvironmentConfig as well, because it makes a new array.',
      'Environments can share an array, so when you push a file to config.source.preEntry of one environment, the others get the file too.',
    ],
    run: 'script',
    files: { 'src/before.js': "console.log('comes first');\n" },
    async expect({ root }) {
      const before = './src/before.js';
      const environmentsWith = async (change: ModifyEnvironmentConfigFn) => {
        const found: string[] = [];
        const environments = Object.fromEntries(
          ['web', 'admin'].map((name) => [
            name,
            { output: { distPath: { root: `dist/${name}` } } },
          ]),
        );
        await inBuild(
          root,
          (api) => {
            api.modifyEnvironmentConfig(change);
            api.processAssets({ stage: 'report' }, ({ assets, environment }) => {
              const script = Object.keys(assets).find((name) => name.endsWith('.js'))!;
              if (/comes first/.test(assets[script]!.source().toString()))
                found.push(environment.name);
            });
          },
          { environments },
        );
        return found.sort();
      };
      assert.deepEqual(
        await environmentsWith((config, { name }) => {
          if (name === 'web') (config.source.preEntry as string[]).push(before);
        }),
        ['admin', 'web'],
      );
      assert.deepEqual(
        await environmentsWith((config, { name, mergeEnvironmentConfig }) =>
          name === 'web'
            ? mergeEnvironmentConfig(config, { source: { preEntry: [before] } })
            : config,
        ),
        ['web'],
      );
    },
  },
  {
    says: [
      'Rsbuild has already merged this configuration with the shared one.',
      'Read values from config, because api.getNormalizedConfig() still throws an error in this hook.',
    ],
    run: 'script',
    async expect({ root }) {
      await inBuild(
        root,
        (api) => {
          api.modifyEnvironmentConfig((config, { name }) => {
            assert.equal(config.html.title, name === 'admin' ? 'Admin' : 'Shared');
            assert.throws(() => api.getNormalizedConfig());
          });
        },
        { html: { title: 'Shared' }, environments: ENVIRONMENTS },
      );
    },
  },
  {
    says: "You won't find each option in config, though, because the environments share some of them.",
    run: 'script',
    async expect({ root }) {
      await inBuild(root, (api) => {
        api.modifyEnvironmentConfig((config) => assert.ok(!('server' in config)));
      });
    },
  },
  {
    says: 'For example, config has no server section, and its dev section only has hmr, assetPrefix, progressBar, lazyCompilation and writeToDisk.',
    run: 'script',
    async expect({ root }) {
      await inBuild(
        root,
        (api) => {
          api.modifyEnvironmentConfig((config) => {
            const allowed = ['hmr', 'assetPrefix', 'progressBar', 'lazyCompilation', 'writeToDisk'];
            assert.deepEqual(
              Object.keys(config.dev).filter((key) => !allowed.includes(key)),
              [],
            );
          });
        },
        { environments: ENVIRONMENTS },
      );
    },
  },
  {
    says: [
      'The hook does the same as tools.bundlerChain and runs before that option.',
      "The hook runs before tools.rspack, so you don't see what the user changes in that option.",
    ],
    run: 'script',
    async expect({ root }) {
      const order: string[] = [];
      await inBuild(
        root,
        (api) => {
          api.modifyBundlerChain(() => void order.push('modifyBundlerChain'));
          api.modifyRspackConfig((config) => {
            assert.notEqual(config.devtool, 'eval');
            order.push('modifyRspackConfig');
          });
        },
        {
          tools: {
            bundlerChain: () => void order.push('tools.bundlerChain'),
            rspack(config) {
              order.push('tools.rspack');
              config.devtool = 'eval';
            },
          },
        },
      );
      assert.deepEqual(order, [
        'modifyBundlerChain',
        'tools.bundlerChain',
        'modifyRspackConfig',
        'tools.rspack',
      ]);
    },
  },
  {
    says: [
      'environment | The environment context',
      'env | The value of NODE_ENV',
      'isDev, isProd | Whether mode is development or production',
      'target | The value of output.target',
      'isServer, isWebWorker | Whether the target is node or web-worker',
      'CHAIN_ID | The names of rules, loaders and plugins',
      'HtmlPlugin | The class of the HTML plugin',
      'rspack | The rspack object, since 1.3.6',
      'bundler | The six plugins of the type above. Prefer rspack, which has them and more',
      'plugins, module, resolve and output always exist.',
      'The callback gets the utilities of modifyBundlerChain without bundler, and these:',
    ],
    run: 'script',
    async expect({ root }) {
      await inBuild(
        root,
        (api) => {
          api.modifyBundlerChain((_, utils) => {
            const { env, isDev, isProd, target, isServer, isWebWorker, environment } = utils;
            assert.deepEqual(
              { env, isDev, isProd, target, isServer, isWebWorker, name: environment.name },
              {
                env: process.env.NODE_ENV,
                isDev: false,
                isProd: true,
                target: environment.name,
                isServer: target === 'node',
                isWebWorker: target === 'web-worker',
                name: environment.name,
              },
            );
            assert.ok(utils.CHAIN_ID.RULE && utils.CHAIN_ID.USE && utils.CHAIN_ID.PLUGIN);
            assert.equal(typeof utils.HtmlPlugin, 'function');
            assert.deepEqual(Object.keys(utils.bundler).sort(), [
              'BannerPlugin',
              'DefinePlugin',
              'HotModuleReplacementPlugin',
              'IgnorePlugin',
              'ProvidePlugin',
              'SourceMapDevToolPlugin',
            ]);
            for (const name of Object.keys(utils.bundler)) assert.ok(name in utils.rspack);
          });
          api.modifyRspackConfig((config, utils) => {
            assert.ok(config.plugins && config.module && config.resolve && config.output);
            assert.ok(!('bundler' in utils) && 'rspack' in utils && 'CHAIN_ID' in utils);
          });
        },
        {
          environments: {
            web: {},
            node: { output: { target: 'node' } },
            'web-worker': { output: { target: 'web-worker' } },
          },
        },
      );
    },
  },
  {
    says: [
      'addRules(rules) | Adds rules before the existing ones',
      'appendRules(rules) | Adds rules after the existing ones',
      'prependPlugins(plugins) | Adds Rspack plugins before the existing ones',
      'appendPlugins(plugins) | Adds Rspack plugins after the existing ones',
      'removePlugin(name) | Removes an Rspack plugin by its name, or by the name of its class if it has none',
      'mergeConfig(first, ...others) | Merges Rspack configurations into a new one',
    ],
    run: 'script',
    async expect({ root }) {
      class Unnamed {
        apply() {}
      }
      const named = (name: string) => ({ name, apply() {} });
      await inBuild(root, (api) => {
        api.modifyRspackConfig((config, utils) => {
          utils.addRules({ test: /first/ });
          utils.appendRules({ test: /last/ });
          const rules = config.module.rules as { test?: RegExp }[];
          assert.deepEqual([rules[0]!.test, rules.at(-1)!.test], [/first/, /last/]);
          utils.prependPlugins(named('first'));
          utils.appendPlugins([named('last'), new Unnamed()]);
          utils.removePlugin('Unnamed');
          const plugins = config.plugins as { name?: string }[];
          assert.deepEqual([plugins[0]!.name, plugins.at(-1)!.name], ['first', 'last']);
          utils.removePlugin('first');
          assert.notEqual((config.plugins as { name?: string }[])[0]!.name, 'first');
          const merged = utils.mergeConfig({ devtool: 'eval' }, { name: 'shop' });
          assert.deepEqual(merged, { devtool: 'eval', name: 'shop' });
        });
      });
    },
  },
  {
    says: "Neither runs where there's no HTML file, for example because the target isn't web or tools.htmlPlugin is false.",
    run: 'script',
    async expect({ root }) {
      for (const config of [
        { output: { target: 'node' } },
        { tools: { htmlPlugin: false } },
      ] as RsbuildConfig[]) {
        const entries = await inBuild(root, registerBuildHooks, config);
        assert.ok(!entries.some((name) => name.startsWith('modifyHTML')));
      }
    },
  },
  {
    says: [
      'Add, change or move the tags that Rsbuild adds to a page, and return both lists.',
      'headTags, bodyTags | The tags that Rsbuild adds to <head> and <body>. headTags includes the meta tags and, unless the template has one, the title',
      'tag, attrs, children | The name, the attributes and the content of a tag',
      'assetPrefix | The prefix of asset addresses, such as https://example.com/.',
      'filename | The path of the HTML file in the output directory, such as index.html',
      'The tags appear in the order of the lists.',
      'So use unshift to add a tag before the others, and push to add it after them:',
    ],
    run: 'script',
    async expect({ root }) {
      await inBuild(
        root,
        (api) => {
          api.modifyHTMLTags(({ headTags, bodyTags }, { assetPrefix, filename }) => {
            const names = headTags.map(({ tag }) => tag);
            assert.ok(names.includes('title') && names.includes('meta'));
            assert.equal(assetPrefix, 'https://example.com/');
            assert.equal(filename, 'index.html');
            headTags.unshift({ tag: 'style', attrs: { id: 'a' }, children: 'a {}' });
            headTags.push({ tag: 'style', attrs: { id: 'b' } });
            return { headTags, bodyTags };
          });
        },
        { output: { assetPrefix: 'https://example.com/' } },
      );
      const html = fs.readFileSync(`${root}/dist/index.html`, 'utf8');
      assert.match(
        html,
        /<head>\s*<style id="a">a \{\}<\/style>.*<style id="b"><\/style>\s*<\/head>/s,
      );
      const names: string[] = [];
      fs.writeFileSync(`${root}/page.html`, '<html><head><title>Own</title></head></html>');
      await inBuild(
        root,
        (api) => {
          api.modifyHTMLTags((tags) => {
            names.push(...tags.headTags.map(({ tag }) => tag));
            return tags;
          });
        },
        { html: { template: './page.html' } },
      );
      assert.ok(names.includes('meta') && !names.includes('title'));
    },
  },
  {
    says: "For 'auto', the path from the page to the output directory, such as ../",
    run: 'script',
    async expect({ root }) {
      const prefixes: string[] = [];
      await inBuild(
        root,
        (api) => {
          api.modifyHTMLTags((tags, { assetPrefix }) => {
            prefixes.push(assetPrefix);
            return tags;
          });
        },
        { html: { outputStructure: 'nested' }, output: { assetPrefix: 'auto' } },
      );
      assert.deepEqual(prefixes, ['../']);
    },
  },
  {
    says: 'The tags that you add in modifyHTMLTags then only appear where the template prints the lists.',
    run: 'script',
    async expect({ root, write }) {
      const pageWith = async (text?: string) => {
        if (text) write('page.html', text);
        const html = { inject: false, ...(text ? { template: './page.html' } : {}) };
        const add: Register = (api) =>
          api.modifyHTMLTags((tags) => {
            tags.headTags.push({ tag: 'meta', attrs: { name: 'own' } });
            return tags;
          });
        await inBuild(root, add, { html });
        return fs.readFileSync(`${root}/dist/index.html`, 'utf8');
      };
      assert.doesNotMatch(await pageWith(), /own/);
      const printed = await pageWith('<html><!-- a --><%= htmlPlugin.tags.headTags %></html>');
      assert.match(printed, /<!-- a -->.*<meta name="own">.*<\/html>/s);
    },
  },
  {
    says: [
      "In a production build, the hashes in the names of scripts and styles aren't final in modifyHTML and modifyHTMLTags, because Rsbuild replaces them in the HTML afterward.",
      'Rsbuild replaces them in the HTML afterward.',
      'So read the names in the stage report of processAssets or in onAfterBuild:',
    ],
    run: 'script',
    files: { 'src/index.js': "import './index.css';\n", 'src/index.css': 'a { color: red }\n' },
    async expect({ root }) {
      const names = (text: string) => text.match(/index\.\w{8,10}\.(?:js|css)\b/g)!.sort();
      const found: { [place: string]: string[] } = {};
      await inBuild(root, (api) => {
        api.modifyHTMLTags((tags) => {
          found.tags = names(JSON.stringify(tags));
          return tags;
        });
        api.modifyHTML((html) => {
          found.html = names(html);
          return html;
        });
        api.processAssets({ stage: 'report' }, ({ assets }) => {
          found.report = names(Object.keys(assets).join());
          assert.deepEqual(names(assets['index.html']!.source().toString()), found.report);
        });
        api.onAfterBuild(({ stats }) => {
          const { assets = [] } = stats!.toJson({ all: false, assets: true });
          found.after = names(assets.map(({ name }) => name).join());
        });
      });
      const written = names(fs.readFileSync(`${root}/dist/index.html`, 'utf8'));
      assert.equal(written.length, 2);
      for (const name of written) {
        const folder = name.endsWith('.css') ? 'css' : 'js';
        assert.ok(fs.existsSync(`${root}/dist/static/${folder}/${name}`));
        assert.ok(!found.tags!.includes(name) && !found.html!.includes(name));
      }
      assert.deepEqual([found.report, found.after], [written, written]);
    },
  },
  {
    says: 'Register a function for that moment in the setup function of your plugin, and Rsbuild calls it:',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ containing: 'plugin-upload', as: 'plugin-upload.ts' }],
    files: {
      'rsbuild.config.ts':
        "import { pluginUpload } from './plugin-upload';\nexport default { plugins: [pluginUpload()] };\n",
    },
    expect({ log, read }) {
      assert.match(log, /uploading .*dist/);
      assert.match(read('index.html'), /<meta name="release" content="7">/);
    },
  },
  {
    says: 'When SIGTERM ends the process, onExit runs before onCloseDevServer.',
    run: 'script',
    files: {
      'serve.mjs': `import { createRsbuild } from '@rsbuild/core';
const rsbuild = await createRsbuild({ rsbuildConfig: { server: { port: Number(process.argv[2]) } } });
rsbuild.onCloseDevServer(() => console.log('step 13'));
rsbuild.onExit(() => console.log('step 14'));
await rsbuild.startDevServer();
console.log('serving now');
`,
    },
    async expect({ root, port }) {
      const tool = startTool(['serve.mjs', String(port)], root, { CI: 'true' });
      await waitForLog(tool, /serving now/);
      tool.child.kill('SIGTERM');
      await tool.ended;
      assert.match(tool.log(), /step 14[^]*step 13/);
    },
  },
  {
    says: 'For example, this plugin sets a title for the whole project and another one for admin:',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ containing: 'plugin-titles', as: 'plugin-titles.ts' }],
    files: {
      'rsbuild.config.ts': `import { pluginTitles } from './plugin-titles';
export default {
  environments: { web: {}, admin: { output: { distPath: { root: 'dist/admin' } } } },
  plugins: [pluginTitles()],
};
`,
    },
    expect({ read }) {
      assert.match(read('index.html'), /<title>Shop</);
      assert.match(read('admin/index.html'), /<title>Admin</);
    },
  },
];
