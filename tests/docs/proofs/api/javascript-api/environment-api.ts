import assert from 'node:assert/strict';
import {
  createRsbuild,
  type EnvironmentContext,
  type RsbuildConfig,
  type RsbuildDevServer,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';
import { typeProofs } from '#kit/type-proofs';
import { editUntil, noteCalls } from '#kit/note-calls';
import { until } from '#kit/until';
import type { Project, Proof } from '#tools/prover/proof';
import { coreExports } from '#tools/package/core-exports';

/** The contexts of a project's environments, by name. */
async function contextsOf(cwd: string, rsbuildConfig: RsbuildConfig = {}) {
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig });
  let contexts: Record<string, EnvironmentContext> = {};
  rsbuild.onBeforeCreateCompiler(({ environments }) => void (contexts = environments));
  await rsbuild.createCompiler();
  return { rsbuild, contexts };
}

/** A dev server that listens, closed when the act is done. */
async function withServer(
  cwd: string,
  rsbuildConfig: RsbuildConfig,
  act: (
    server: Awaited<ReturnType<Awaited<ReturnType<typeof createRsbuild>>['createDevServer']>>,
  ) => Promise<void>,
) {
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig });
  const server = await rsbuild.createDevServer();
  await server.listen();
  try {
    await act(server);
  } finally {
    await server.close();
  }
}

/**
 * A dev server, and a function that edits `src/index.js` and answers which edit has been compiled.
 * It waits for the last edit, because Rspack may crash if its stats are read while it compiles.
 */
const withEdits = (
  { root, port, write }: Project,
  {
    target,
    source,
    act,
  }: {
    target: 'web' | 'node';
    source: (edit: number) => string;
    act: (environments: RsbuildDevServer['environments'], edit: () => Promise<number>) => unknown;
  },
) => {
  let compiling = 0;
  const compiled = noteCalls<number>();
  const probe: RsbuildPlugin = {
    name: 'probe',
    setup(api) {
      api.transform({ test: /index\.js$/ }, ({ code }) => {
        compiling = Number(/edit = (\d+)/.exec(code)?.[1]);
        return code;
      });
      api.onDevCompileDone(() => compiled.note(compiling));
    },
  };
  const rsbuildConfig = { server: { port }, output: { target }, plugins: [probe] };
  return withServer(root, rsbuildConfig, async ({ environments }) => {
    await compiled.nth(1);
    let last = 0;
    await act(environments, async () => {
      await editUntil((count) => write('src/index.js', source((last = count))), compiled.nth(2));
      await until(() => compiled.calls.at(-1) === last);
      return last;
    });
  });
};

/** A script that loads a server bundle which is an ES module. */
const esModuleLoader = `import { createRsbuild } from '@rsbuild/core';

const rsbuild = await createRsbuild({
  rsbuildConfig: {
    output: { target: 'node', filename: { js: '[name].mjs' } },
    tools: {
      rspack: {
        experiments: { outputModule: true },
        output: { module: true, chunkFormat: 'module', library: { type: 'module' } },
      },
    },
  },
});
const { environments, close } = await rsbuild.createDevServer();
await environments.node.loadBundle('index').then(
  ({ answer }) => console.log('loaded', answer),
  ({ message }) => console.log(message),
);
await close();
process.exit();
`;

/** A script that loads an entry at the moment of a rebuild when Rspack can't tell sizes yet. */
const loadDuringRebuild = (afterCreate: string) => `import fs from 'node:fs';
import { createRsbuild } from '@rsbuild/core';

let isReady = false;
const probe = {
  apply(compiler) {
    compiler.hooks.compilation.tap('probe', (compilation) => {
      compilation.hooks.runtimeModule.tap('probe', () => {
        if (isReady) during();
      });
    });
  },
};
const rsbuild = await createRsbuild({
  rsbuildConfig: { output: { target: 'node' }, tools: { rspack: { plugins: [probe] } } },
});
const { environments } = await rsbuild.createDevServer();
let stats;
${afterCreate}
stats = await environments.node.getStats();
let edit = 0;
setInterval(() => fs.writeFileSync('src/index.js', 'export const edit = ' + ++edit), 500);
isReady = true;
`;

/** A config file with one plugin of the page. */
const withPlugin = (file: string, call: string, rest = '') => ({
  'rsbuild.config.ts': `import { ${call.replace(/\(.*/, '')} } from './${file}';
export default { plugins: [${call}], ${rest} };
`,
});

const web = ['chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14'];

export const proofs: Proof[] = [
  {
    says: 'Check the target in environment, the context that hooks receive when they run for a single environment:',
    run: 'command',
    command: 'rsbuild inspect',
    pageFiles: ['plugin-server-name.ts'],
    files: withPlugin(
      'plugin-server-name',
      'pluginServerName()',
      "environments: { web: {}, node: { output: { target: 'node' } } }",
    ),
    expect({ code, log, read }) {
      assert.equal(code, 0, log);
      assert.match(read('.rsbuild/rspack.config.node.mjs'), /uniqueName: ['"]shop-node['"]/);
      assert.doesNotMatch(read('.rsbuild/rspack.config.web.mjs'), /shop-/);
    },
  },
  {
    says: 'A hook that concerns the whole run receives environments instead, an object with all contexts by name:',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: ['plugin-list.ts'],
    files: withPlugin(
      'plugin-list',
      'pluginList()',
      "environments: { web: {}, node: { output: { target: 'node', distPath: { root: 'dist/node' } } } }",
    ),
    expect({ code, log, root }) {
      assert.equal(code, 0, log);
      assert.ok(log.includes(`web is in ${root}/dist\n`), log);
      assert.ok(log.includes(`node is in ${root}/dist/node\n`), log);
    },
  },
  {
    says: 'Use the path to add a file to a finished build:',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: ['plugin-version.ts'],
    files: withPlugin('plugin-version', "pluginVersion('1.2.3')"),
    expect({ code, log, read }) {
      assert.equal(code, 0, log);
      assert.equal(read('version.txt'), '1.2.3');
    },
  },
  {
    says: 'With these paths, a plugin can save the list of pages for another tool:',
    shown: 'dist/pages.json',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: ['plugin-pages.ts'],
    files: {
      ...withPlugin(
        'plugin-pages',
        'pluginPages()',
        "source: { entry: { index: './src/index.js', cart: './src/cart.js' } }",
      ),
      'src/index.js': '',
      'src/cart.js': '',
    },
    expect({ code, log, read, shown }) {
      assert.equal(code, 0, log);
      assert.deepEqual(JSON.parse(read('pages.json')), JSON.parse(shown));
    },
  },
  {
    says: 'In your config file, environments is in the second parameter of a dev.setupMiddlewares function.',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: '/asset-count' },
    async expect({ get, page }) {
      await page('/');
      assert.ok(Number(await (await get('/asset-count')).text()) >= 2);
    },
  },
  {
    says: 'A plugin that needs the manifest can turn the option on itself:',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: ['plugin-file-list.ts'],
    files: withPlugin('plugin-file-list', 'pluginFileList()'),
    expect({ code, log, files }) {
      assert.equal(code, 0, log);
      assert.ok(files.includes('manifest.json'), files.join());
      assert.match(log, /\[[^\]]*'\/static\/js\/index\.[^\]]*\]/);
    },
  },
  {
    says: 'A script gets environments from rsbuild.createDevServer(). A plugin gets environments from the server parameter of onBeforeStartDevServer and uses the object later, in middleware.',
    run: 'script',
    async expect({ root, port }) {
      const seen: object[] = [];
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          server: { port },
          dev: { setupMiddlewares: [(_, { environments }) => void seen.push(environments)] },
        },
      });
      rsbuild.onBeforeStartDevServer(({ server }) => void seen.push(server.environments));
      const server = await rsbuild.createDevServer();
      await server.close();
      assert.equal(seen.length, 2);
      for (const environments of seen) assert.equal(environments, server.environments);
    },
  },
  {
    shown: { section: 'loadBundle', containing: 'Hello Ada' },
    run: 'command',
    command: 'node greet.mjs',
    onDefaultPort: true,
    pageFiles: ['src/index.js', 'greet.mjs'],
    expect({ log, shown }) {
      assert.ok(log.includes(shown.trim()), log);
    },
  },
  {
    says: [
      'You call loadBundle for a page, for example, and a hot update has added a second script to the chunk of the entry.',
      "Code splitting alone doesn't cause this.",
    ],
    run: 'script',
    alone: true,
    files: {
      'src/index.js':
        "export const edit = 0;\nimport('./part.js');\nimport.meta.webpackHot?.accept();\n",
      'src/part.js': 'export const part = 1;\n',
    },
    expect: (project) =>
      withEdits(project, {
        target: 'web',
        source: (edit) =>
          `export const edit = ${edit};\nimport('./part.js');\nimport.meta.webpackHot?.accept();\n`,
        async act({ web }, edit) {
          await assert.rejects(web!.loadBundle('index'), /self is not defined/);
          await edit();
          await assert.rejects(
            web!.loadBundle('index'),
            /Only support load single entry chunk, but got .*2/,
          );
        },
      }),
  },
  {
    says: 'The final configuration of this environment, with all defaults.',
    run: 'script',
    async expect({ root }) {
      const { contexts } = await contextsOf(root, { html: { title: 'Shop' } });
      const { html, output } = contexts.web!.config;
      assert.equal(html.title, 'Shop');
      assert.equal(output.distPath.root, 'dist');
    },
  },
  {
    says: [
      'These are the members of a context, which are read-only:',
      'EnvironmentContext is readonly',
      'You assigned a value to a member of the context, such as environment.distPath, but nothing changes.',
    ],
    run: 'script',
    async expect({ root, log }) {
      const { contexts } = await contextsOf(root);
      const context = contexts.web!;
      for (const name of Object.keys(context) as (keyof EnvironmentContext)[]) {
        const before = context[name];
        Object.assign(context, { [name]: 'other' });
        assert.equal(context[name], before);
        assert.ok(
          log().includes(
            `EnvironmentContext is readonly, you can not assign to the "environment.${name}" prop.`,
          ),
        );
      }
    },
  },
  {
    says: [
      'A hook that concerns the whole run receives environments instead, an object with all contexts by name:',
      'The position of the environment among those that run, in the order of the configuration.',
      'Some hooks hand you something for all environments at once: their Rspack configurations in the array bundlerConfigs, or their stats as a MultiStats.',
      'Both follow this order, so use index to find the item of one environment:',
    ],
    run: 'script',
    async expect({ root }) {
      const rsbuildConfig: RsbuildConfig = {
        environments: { node: { output: { target: 'node' } }, web: {} },
      };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
      rsbuild.onAfterBuild(({ environments, stats }) => {
        assert.deepEqual(Object.keys(environments), ['node', 'web']);
        assert.deepEqual([environments.node?.index, environments.web?.index], [0, 1]);
        const all = stats && 'stats' in stats ? stats.stats : [];
        assert.deepEqual(
          all.map(({ compilation }) => compilation.name),
          ['node', 'web'],
        );
      });
      rsbuild.onBeforeBuild(({ bundlerConfigs = [] }) => {
        assert.deepEqual(
          bundlerConfigs.map(({ name }) => name),
          ['node', 'web'],
        );
      });
      await rsbuild.build();
      const some = await createRsbuild({ cwd: root, rsbuildConfig, environment: ['web'] });
      some.onBeforeCreateCompiler(({ environments }) =>
        assert.deepEqual([Object.keys(environments), environments.web?.index], [['web'], 0]),
      );
      await some.createCompiler();
    },
  },
  {
    says: 'You get the context in development, in builds and in preview.',
    run: 'script',
    files: { 'dist/index.html': '' },
    async expect({ root, port }) {
      const seen: string[][] = [];
      const start = () => createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      const note = ({ environments }: { environments: Record<string, EnvironmentContext> }) =>
        void seen.push(Object.values(environments).map(({ name }) => name));
      const previewed = await start();
      previewed.onAfterStartProdServer(note);
      await (await previewed.preview()).server.close();
      const served = await start();
      served.onBeforeStartDevServer(note);
      await (await served.createDevServer()).close();
      const built = await start();
      built.onAfterBuild(note);
      await built.build();
      assert.deepEqual(seen, [['web'], ['web'], ['web']]);
    },
  },
  {
    says: 'A project without that option has one environment, which gets its name from output.target: web, node or webWorker.',
    run: 'script',
    async expect({ root }) {
      const nameOf = async (target: 'web' | 'node' | 'web-worker') =>
        Object.keys((await contextsOf(root, { output: { target } })).contexts);
      assert.deepEqual(await nameOf('web'), ['web']);
      assert.deepEqual(await nameOf('node'), ['node']);
      assert.deepEqual(await nameOf('web-worker'), ['webWorker']);
    },
  },
  {
    says: [
      'Rsbuild uses the first of these sources that applies:',
      'output.overrideBrowserslist | All',
      "The project's browserslist file or field | web, web-worker",
      "['chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14'] | web, web-worker",
      "['node >= 16'] | node",
    ],
    run: 'script',
    files: { 'with/.browserslistrc': 'chrome 100\n', 'with/src/index.js': '' },
    async expect({ root }) {
      const targets = ['web', 'web-worker', 'node'] as const;
      const listed = async (folder: string, overrideBrowserslist?: string[]) => {
        const lists = targets.map(async (target) => {
          const { contexts } = await contextsOf(`${root}${folder}`, {
            output: { target, overrideBrowserslist },
          });
          return Object.values(contexts)[0]?.browserslist;
        });
        return Promise.all(lists);
      };
      assert.deepEqual(await listed(''), [web, web, ['node >= 16']]);
      assert.deepEqual(await listed('/with'), [['chrome 100'], ['chrome 100'], ['node >= 16']]);
      const own = ['chrome >= 110'];
      assert.deepEqual(await listed('/with', own), [own, own, own]);
    },
  },
  {
    says: [
      'You get the same object from api.getNormalizedConfig({ environment: name }).',
      'The value of source.entry, or the src/index.* file that Rsbuild found:',
      'The keys are the names of the entries:',
      "The HTML file of each entry, relative to distPath, for example { index: 'index.html' }.",
      'Some entries have no page: those with html: false are missing.',
      "And the object is empty if the target isn't web, or if tools.htmlPlugin is false.",
      'The absolute path of the output directory, from output.distPath.root.',
    ],
    run: 'script',
    files: { 'src/index.js': '', 'src/plain.js': '' },
    async expect({ root }) {
      const { rsbuild, contexts } = await contextsOf(root);
      const config = rsbuild.getNormalizedConfig({ environment: 'web' });
      assert.equal(contexts.web?.config, config);
      assert.deepEqual(Object.keys(contexts.web?.entry ?? {}), ['index']);
      assert.match(JSON.stringify(contexts.web?.entry), /src\/index/);
      assert.deepEqual(contexts.web?.htmlPaths, { index: 'index.html' });
      assert.equal(contexts.web?.distPath, `${root}/dist`);
      const entry = { index: './src/index.js', plain: { import: './src/plain.js', html: false } };
      const two = await contextsOf(root, { source: { entry } });
      assert.deepEqual(two.contexts.web?.htmlPaths, { index: 'index.html' });
      assert.deepEqual(two.contexts.web?.entry, entry);
      const pathsWith = async (rsbuildConfig: RsbuildConfig) =>
        Object.values((await contextsOf(root, rsbuildConfig)).contexts)[0]?.htmlPaths;
      assert.deepEqual(await pathsWith({ output: { target: 'node' } }), {});
      assert.deepEqual(await pathsWith({ output: { target: 'web-worker' } }), {});
      assert.deepEqual(await pathsWith({ tools: { htmlPlugin: false } }), {});
    },
  },
  {
    says: 'The absolute path of tsconfig.json if the project has one.',
    run: 'script',
    async expect({ root, write }) {
      const pathsWith = async (rsbuildConfig: RsbuildConfig = {}) =>
        Object.values((await contextsOf(root, rsbuildConfig)).contexts).map(
          ({ tsconfigPath }) => tsconfigPath,
        );
      assert.deepEqual(await pathsWith(), [undefined]);
      write('tsconfig.json', '{}');
      write('tsconfig.node.json', '{}');
      const environments = { web: {}, node: { source: { tsconfigPath: './tsconfig.node.json' } } };
      assert.deepEqual(await pathsWith({ environments }), [
        `${root}/tsconfig.json`,
        `${root}/tsconfig.node.json`,
      ]);
    },
  },
  {
    says: [
      'If you have set a generate function in output.manifest, manifest is what this function returned.',
      'To read it, turn on output.manifest, and use onAfterEnvironmentCompile, onAfterBuild or onDevCompileDone, because the manifest exists once the environment has been compiled.',
    ],
    run: 'script',
    async expect({ root }) {
      const own = { own: true };
      const manifests: unknown[] = [];
      const build = async (rsbuildConfig: RsbuildConfig) => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        rsbuild.onAfterBuild(({ environments }) => void manifests.push(environments.web?.manifest));
        await rsbuild.build();
      };
      await build({});
      await build({ output: { manifest: true } });
      await build({ output: { manifest: { generate: () => own } } });
      assert.equal(manifests[0], undefined);
      const { allFiles, entries } = manifests[1] as Record<string, object>;
      assert.ok(allFiles && entries);
      assert.deepEqual(manifests[2], own);
    },
  },
  {
    says: 'On the dev server, environments holds three methods for each environment.',
    run: 'script',
    async expect({ root, port }) {
      const rsbuildConfig = { server: { port }, environments: { a: {}, b: {} } };
      await withServer(root, rsbuildConfig, async ({ environments }) => {
        const methods = ['getStats', 'getTransformedHtml', 'loadBundle'];
        assert.deepEqual(
          Object.entries(environments).map(([name, own]) => [name, Object.keys(own).sort()]),
          [
            ['a', methods],
            ['b', methods],
          ],
        );
        // Rspack crashes if a server is closed while it compiles for the first time.
        await Promise.all(Object.values(environments).map(({ getStats }) => getStats()));
      });
    },
  },
  {
    says: 'Call getStats to get the Stats of the latest compilation',
    run: 'script',
    async expect({ root, port }) {
      const rsbuildConfig = { server: { port }, environments: { a: {}, b: {} } };
      await withServer(root, rsbuildConfig, async ({ environments }) => {
        for (const name of ['a', 'b']) {
          const stats = await environments[name]!.getStats();
          assert.equal(stats.compilation.name, name);
          assert.ok((stats.toJson({ all: false, assets: true }).assets?.length ?? 0) > 0);
        }
      });
    },
  },
  {
    says: 'The methods wait until all environments have been compiled for the first time, so you can call them as soon as you have the server.',
    run: 'script',
    async expect({ root, port }) {
      let open = () => {};
      const opened = new Promise<void>((resolve) => (open = resolve));
      const slow: RsbuildPlugin = {
        name: 'slow',
        setup: (api) =>
          api.transform({ test: /index\.js$/ }, async ({ code }) => {
            await opened;
            return code;
          }),
      };
      const quick = noteCalls<string>();
      const probe: RsbuildPlugin = {
        name: 'probe',
        setup: (api) =>
          api.onAfterEnvironmentCompile(({ environment }) => quick.note(environment.name)),
      };
      const rsbuildConfig: RsbuildConfig = {
        server: { port },
        plugins: [probe],
        environments: { web: {}, slow: { plugins: [slow] } },
      };
      await withServer(root, rsbuildConfig, async ({ environments }) => {
        let answered = false;
        const stats = environments.web!.getStats().then(() => (answered = true));
        assert.equal(await quick.nth(1), 'web');
        assert.equal(answered, false);
        open();
        await stats;
        assert.deepEqual(quick.calls.slice(0, 2), ['web', 'slow']);
      });
    },
  },
  ...(['onAfterEnvironmentCompile', 'onDevCompileDone'] as const).map((hook): Proof => ({
    says: [
      'Use the stats that both hooks receive.',
      'In onAfterEnvironmentCompile or onDevCompileDone: when you await getStats, loadBundle or getTransformedHtml there, the method waits for the first compilation, and the compilation waits for your callback, so neither goes on.',
    ],
    run: 'script',
    async expect({ root, port }) {
      let open = () => {};
      const opened = new Promise<void>((resolve) => (open = resolve));
      const called = noteCalls<number>();
      const hold = ({ stats }: { stats?: Rspack.Stats | Rspack.MultiStats }) => {
        called.note(stats?.toJson({ all: false, assets: true }).assets?.length ?? 0);
        return opened;
      };
      const probe: RsbuildPlugin = { name: 'probe', setup: (api) => api[hook](hold) };
      const rsbuildConfig: RsbuildConfig = { server: { port }, plugins: [probe] };
      await withServer(root, rsbuildConfig, async ({ environments }) => {
        let answered = false;
        const stats = environments.web!.getStats().then(() => (answered = true));
        assert.ok((await called.nth(1)) > 0);
        await new Promise((resolve) => setImmediate(resolve));
        assert.equal(answered, false);
        open();
        assert.equal(await stats, true);
      });
    },
  })),
  {
    says: 'The methods also keep waiting if a hook such as onBeforeEnvironmentCompile or a processAssets handler throws an error during the first compilation.',
    run: 'script',
    async expect({ root, port, log }) {
      const fail = (name: string) => () => {
        throw new Error(`stopped by ${name}`);
      };
      const failing: Record<string, RsbuildPlugin['setup']> = {
        processAssets: (api) => api.processAssets({ stage: 'none' }, fail('processAssets')),
        before: (api) => api.onBeforeEnvironmentCompile(fail('before')),
      };
      for (const [name, setup] of Object.entries(failing)) {
        const rsbuildConfig = { server: { port }, plugins: [{ name: 'probe', setup }] };
        await withServer(root, rsbuildConfig, async ({ environments }) => {
          let answered = false;
          void environments.web!.getStats().then(() => (answered = true));
          await until(() => log().includes(`stopped by ${name}`));
          assert.equal(answered, false);
        });
      }
    },
  },
  {
    says: [
      'You put a hash into html of output.filename, and getTransformedHtml is rejected with ENOENT.',
      'In htmlPaths, the hash stays a placeholder, such as index.[contenthash].html, and there is no file of this name.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const rsbuildConfig: RsbuildConfig = {
        server: { port },
        output: { filename: { html: '[name].[contenthash].html' } },
      };
      const { contexts } = await contextsOf(root, rsbuildConfig);
      assert.deepEqual(contexts.web?.htmlPaths, { index: 'index.[contenthash].html' });
      await withServer(root, rsbuildConfig, ({ environments }) =>
        assert.rejects(environments.web!.getTransformedHtml('index'), { code: 'ENOENT' }),
      );
    },
  },
  {
    says: [
      'Call loadBundle to run the compiled code of an entry in the server process and get its exports.',
      "Use it for entries with output.target: 'node', because a bundle for browsers usually fails on names such as self, and it has no exports:",
      'CSS files are skipped.',
      'The environment has no entry with this name.',
      "you called the method of the server's environment, whose entries have no HTML.",
      'Call getTransformedHtml to get the HTML of an entry as the browser would get it, with scripts and styles:',
    ],
    run: 'script',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/server.js': "import './a.css';\nexport const pid = process.pid;\n",
      'src/plain.js': 'export const plain = 1;\n',
      'src/a.css': 'a { color: red }',
    },
    async expect({ root, port }) {
      const rsbuildConfig: RsbuildConfig = {
        server: { port },
        output: { emitCss: true },
        environments: {
          // A hot update would be a second script of the entry.
          web: { dev: { hmr: false } },
          node: { output: { target: 'node' }, source: { entry: { server: './src/server.js' } } },
          worker: {
            output: { target: 'web-worker', distPath: { root: 'dist/worker' } },
            source: { entry: { plain: './src/plain.js' } },
          },
        },
      };
      await withServer(root, rsbuildConfig, async ({ environments }) => {
        const { web: page, node, worker } = environments;
        assert.deepEqual(Object.keys(await worker!.loadBundle('plain')), []);
        const { pid } = await node!.loadBundle<{ pid: number }>('server');
        assert.equal(pid, process.pid);
        await assert.rejects(page!.loadBundle('index'), /self is not defined/);
        await assert.rejects(node!.loadBundle('other'), /Can't find entry: .*other/);
        await assert.rejects(
          node!.getTransformedHtml('server'),
          /Failed to get HTML file by entryName: .*server/,
        );
        const served = await fetch(`http://localhost:${port}/`, {
          headers: { accept: 'text/html' },
        });
        const html = await page!.getTransformedHtml('index');
        assert.equal(html, await served.text());
        assert.match(html, /<script[^]*|<link/);
      });
    },
  },
  {
    says: [
      "You also get the message right after an edit, when a compilation has just started and this entry hasn't been loaded since the last one.",
      'While a rebuild runs, the stats contain no assets, modules or entries.',
    ],
    run: 'script',
    alone: true,
    files: { 'src/index.js': 'export const edit = 0;\n', 'src/other.js': '' },
    async expect({ root, port, write }) {
      let start = () => {};
      let finish = () => {};
      const started = new Promise<void>((resolve) => (start = resolve));
      const finished = new Promise<void>((resolve) => (finish = resolve));
      const setup: RsbuildPlugin['setup'] = (api) =>
        api.transform({ test: /index\.js$/ }, async ({ code }) => {
          if (code.includes('edit = 0')) return code;
          start();
          await finished;
          return code;
        });
      const rsbuildConfig: RsbuildConfig = {
        server: { port },
        source: { entry: { index: './src/index.js', other: './src/other.js' } },
        output: { target: 'node' },
        plugins: [{ name: 'probe', setup }],
      };
      await withServer(root, rsbuildConfig, async ({ environments: { node } }) => {
        const loaded = await node!.loadBundle('other');
        await editUntil(
          (count) => write('src/index.js', `export const edit = ${count};\n`),
          started,
        );
        try {
          await assert.rejects(node!.loadBundle('index'), /Can't find entry: .*index/);
          assert.equal(await node!.loadBundle('other'), loaded);
          const { assets, modules, entrypoints } = (await node!.getStats()).toJson();
          assert.deepEqual([assets, modules, Object.keys(entrypoints ?? {})], [[], [], []]);
        } finally {
          finish();
        }
      });
    },
  },
  {
    says: [
      'In a server, call loadBundle for each request.',
      'Rsbuild keeps the result until the next compilation, so you get new code after an edit, without a restart.',
    ],
    run: 'script',
    files: { 'src/index.js': 'export const edit = 0;\n' },
    expect: (project) =>
      withEdits(project, {
        target: 'node',
        source: (edit) => `export const edit = ${edit};\n`,
        async act({ node }, edit) {
          const load = () => node!.loadBundle<{ edit: number }>('index');
          const first = await load();
          assert.equal(first.edit, 0);
          assert.equal(await load(), first);
          const edited = await edit();
          assert.equal((await load()).edit, edited);
        },
      }),
  },
  ...(
    ["environments.node.loadBundle('index').catch(console.error)", 'stats.toJson()'] as const
  ).map((read): Proof => ({
    says: [
      'Rspack printed Panic occurred at runtime with this message, and the process of your dev server ended.',
      "While a rebuild was running, a request called loadBundle for an entry that hadn't been loaded since the last compilation, or your own code called toJson() on the stats.",
      'get size of runtime module before code generation',
    ],
    run: 'command',
    command: 'node load.mjs',
    files: {
      'src/index.js': 'export const edit = 0;\n',
      'load.mjs': loadDuringRebuild(`let calls = 0;
const during = () => {
  ${read};
  if (++calls > 50) process.exit();
};`),
    },
    expect({ code, log }) {
      assert.notEqual(code, 0, log);
      assert.match(log, /Panic occurred at runtime/);
      assert.match(log, /Message: +get size of runtime module before code generation/);
    },
  })),
  {
    says: 'Load the entry right after each compilation, so that requests get the result that Rsbuild keeps:',
    run: 'command',
    command: 'node load.mjs',
    files: {
      'src/index.js': 'export const edit = 0;\n',
      'load.mjs': loadDuringRebuild(`rsbuild.onDevCompileDone(() => {
  environments.node.loadBundle('index').catch(console.error);
});
const during = async () => {
  const { edit } = await environments.node.loadBundle('index');
  console.log('loaded', edit);
  if (edit > 1) process.exit();
};`),
    },
    expect({ code, log }) {
      assert.equal(code, 0, log);
      assert.match(log, /^loaded [2-9]/m);
    },
  },
  ...(
    [
      ['', /Running ESM bundle needs add Node\.js option --experimental-vm-modules\./],
      ['--experimental-vm-modules ', /^loaded 1$/m],
    ] as const
  ).map(([flag, printed]): Proof => ({
    says: [
      'The bundle is an ES module, and Node.js runs without this option.',
      'Start your script with the option:',
    ],
    run: 'command',
    command: `node ${flag}load.mjs`,
    files: { 'src/index.js': 'export const answer = 1;\n', 'load.mjs': esModuleLoader },
    expect: ({ log }) => assert.match(log, printed),
  })),
  ...(['production', 'none'] as const).map((mode): Proof => ({
    says: [
      'Usually, the configuration sets another mode,',
      'but loadBundle only works in the mode development.',
      'Remove mode from the configuration.',
    ],
    run: 'script',
    expect: ({ root, port }) =>
      withServer(
        root,
        { mode, server: { port }, output: { target: 'node' } },
        async ({ environments }) =>
          assert.rejects(
            environments.node!.loadBundle('index'),
            /Failed to get bundle by entryName: .*index/,
          ),
      ),
  })),
  {
    says: 'If the mode is right, the entry has no JavaScript file.',
    run: 'script',
    async expect({ root, port }) {
      const rsbuildConfig: RsbuildConfig = {
        server: { port },
        output: { target: 'node' },
        tools: {
          rspack: (config) => {
            config.plugins.push({
              apply: (compiler: Rspack.Compiler) =>
                compiler.hooks.thisCompilation.tap('probe', (compilation) =>
                  compilation.hooks.processAssets.tap('probe', (assets) => {
                    for (const name of Object.keys(assets)) {
                      if (name.endsWith('.js')) compilation.deleteAsset(name);
                    }
                  }),
                ),
            });
          },
        },
      };
      await withServer(root, rsbuildConfig, async ({ environments }) => {
        await assert.rejects(
          environments.node!.loadBundle('index'),
          /Failed to get bundle by entryName: .*index/,
        );
      });
    },
  },
  {
    says: "The type isn't exported, so use RsbuildDevServer['environments'].",
    run: 'script',
    expect: () => assert.ok(!coreExports().includes('EnvironmentAPI')),
  },
  ...typeProofs('', [
    [
      'In the example above, the hook concerns a single environment, so it receives environment. The callbacks of transform, resolve and processAssets receive environment too.',
      "Same<Parameters<ModifyRspackConfigFn>[1]['environment'], EnvironmentContext>",
      "Same<TransformContext['environment'], EnvironmentContext>",
      "Same<Parameters<ResolveHandler>[0]['environment'], EnvironmentContext>",
      "Same<Parameters<ProcessAssetsHandler>[0]['environment'], EnvironmentContext>",
    ],
    [
      'modifyEnvironmentConfig runs before the context exists, so it only receives the name.',
      "Same<keyof ModifyEnvironmentConfigUtils, 'name' | 'mergeEnvironmentConfig'>",
    ],
    [
      'modifyRsbuildConfig, onBeforeStartProdServer, onCloseBuild, onCloseDevServer and onExit receive no contexts.',
      "Same<keyof ModifyRsbuildConfigUtils, 'mergeRsbuildConfig'>",
      'Same<Parameters<OnBeforeStartProdServerFn>, []>',
      'Same<Parameters<OnCloseBuildFn>, []>',
      'Same<Parameters<OnCloseDevServerFn>, []>',
      "Same<keyof Parameters<OnExitFn>[0], 'exitCode'>",
      "Same<Parameters<OnAfterStartProdServerFn>[0]['environments'][string], EnvironmentContext>",
      "Same<Parameters<OnBeforeBuildFn>[0]['environments'][string], EnvironmentContext>",
    ],
    [
      'use onAfterEnvironmentCompile, onAfterBuild or onDevCompileDone, because the manifest exists once the environment has been compiled.',
      "Same<Parameters<OnAfterEnvironmentCompileFn>[0]['environment'], EnvironmentContext>",
      "Same<Parameters<OnAfterBuildFn>[0]['environments'][string], EnvironmentContext>",
      "Same<Parameters<OnDevCompileDoneFn>[0]['environments'][string], EnvironmentContext>",
    ],
  ]),
  {
    says: [
      'For server-side rendering in development, combine getTransformedHtml, which gives you the page, with loadBundle, which gives you the code that renders it.',
      'In this example, src/server.js exports a function render:',
      'The middleware puts the result of render into the root element of the page:',
    ],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', section: 'Render on the server' },
    files: {
      'src/client.js': "console.log('client');\n",
    },
    pageFiles: ['src/server.js'],
    async expect({ page }) {
      assert.match(await page('/'), /<div id="root"><p>You are at \/<\/p>/);
    },
  },
];
