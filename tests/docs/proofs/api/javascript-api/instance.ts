import assert from 'node:assert/strict';
import fs from 'node:fs';
import { inspect } from 'node:util';
import {
  createRsbuild,
  loadConfig,
  rspack,
  version,
  type RsbuildConfig,
  type RsbuildContext,
  type RsbuildPlugin,
  type RsbuildTarget,
} from '@rsbuild/core';
import { besideServer } from '#kit/beside-server';
import { editUntil, noteCalls } from '#kit/note-calls';
import type { Proof } from '#tools/prover/proof';
import { packageMembers } from '#tools/reference/api/package-members';

const plugin = (name: string, setup: RsbuildPlugin['setup'] = () => {}): RsbuildPlugin => ({
  name,
  setup,
});

const two: RsbuildConfig = {
  environments: {
    web: { output: { distPath: { root: 'out/web' } } },
    node: { output: { target: 'node', distPath: { root: 'out/node' } } },
  },
};

/** The action that plugins see when they are set up. */
async function actionOf(cwd: string, port: number, act: (rsbuild: Instance) => Promise<unknown>) {
  let seen: RsbuildContext['action'];
  const probe = plugin('probe', ({ context }) => void (seen = context.action));
  const rsbuildConfig = { server: { port }, plugins: [probe] };
  await act(await createRsbuild({ cwd, rsbuildConfig }));
  return seen;
}

type Instance = Awaited<ReturnType<typeof createRsbuild>>;

const build = (rsbuild: Instance) => rsbuild.build().then(({ close }) => close());
const serve = (rsbuild: Instance) => rsbuild.startDevServer().then(({ server }) => server.close());
const createServer = (rsbuild: Instance) => rsbuild.createDevServer().then(({ close }) => close());
const preview = (rsbuild: Instance) =>
  rsbuild.preview({ checkDistDir: false }).then(({ server }) => server.close());

/** What is in NODE_ENV after an act that found it empty. */
async function nodeEnvAfter(
  cwd: string,
  port: number,
  act: (rsbuild: Instance) => Promise<unknown>,
) {
  delete process.env.NODE_ENV;
  await act(await createRsbuild({ cwd, rsbuildConfig: { server: { port } } }));
  return process.env.NODE_ENV;
}

/** A compiler that is created with Rspack alone. */
const ownCompiler = (context: string) =>
  rspack({
    context,
    mode: 'production',
    entry: './src/index.js',
    output: { path: `${context}/raw` },
  });

export const proofs: Proof[] = [
  {
    says: [
      'For example, list the files:',
      'Call createRsbuild to get an instance, and use its methods to build a project, start a server or check the configuration from your own script:',
    ],
    shown: { section: 'Read the result', nth: 2 },
    run: 'command',
    command: 'node assets.mjs',
    pageFiles: ['assets.mjs'],
    expect({ log, shown }) {
      const listed = log
        .split('\n')
        .filter((line) => /^[\w/.]+\.(?:js|html)$/.test(line))
        .map((line) => line.replace(/[\da-f]{8,10}/, 'HASH'));
      assert.deepEqual(
        listed,
        shown
          .trim()
          .replace(/[\da-f]{8,10}/, 'HASH')
          .split('\n'),
      );
    },
  },
  {
    says: [
      'This script builds without your config file.',
      'To use the same configuration as the command line, load the file first:',
    ],
    run: 'script',
    files: { 'rsbuild.config.mjs': "export default { html: { title: 'From the file' } };\n" },
    async expect({ root }) {
      const titleWith = async (rsbuildConfig: RsbuildConfig) => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        await build(rsbuild);
        return /<title>(.*?)</.exec(fs.readFileSync(`${root}/dist/index.html`, 'utf8'))?.[1];
      };
      const { content } = await loadConfig({ cwd: root });
      assert.equal(await titleWith(content), 'From the file');
      assert.notEqual(await titleWith({}), 'From the file');
    },
  },
  {
    says: [
      "That's why the script catches the error and sets the exit code, which your CI can see.",
      'The code has errors, and Rsbuild has printed them above this message.',
    ],
    run: 'command',
    command: 'node build.mjs',
    pageFiles: [{ title: 'build.mjs', section: 'rsbuild.build', containing: 'process.exit(1)' }],
    files: { 'src/index.js': "import './missing.js';\n" },
    expect({ code, log }) {
      assert.equal(code, 1);
      assert.match(log, /missing\.js[\s\S]*Rspack build failed\./);
    },
  },
  {
    says: 'As each run needs its own instance, a script that builds and then previews creates two:',
    shown: { section: 'rsbuild.preview', containing: '200' },
    run: 'command',
    command: 'node preview.mjs',
    onDefaultPort: true,
    pageFiles: ['preview.mjs'],
    expect: ({ log, shown }) => assert.ok(log.split('\n').includes(shown.trim())),
  },
  {
    says: 'Read context to learn about the current run.',
    shown: { section: 'rsbuild.context', containing: '/home/ada' },
    run: 'command',
    command: 'node context.mjs',
    pageFiles: ['context.mjs'],
    expect: ({ log, root, shown }) =>
      assert.ok(log.includes(shown.trim().replaceAll('/home/ada/shop', root))),
  },
  {
    says: 'Plugins read the same object from api.context.',
    run: 'script',
    async expect({ root }) {
      let seen: RsbuildContext | undefined;
      const probe = plugin('probe', ({ context }) => void (seen = context));
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { plugins: [probe] } });
      await rsbuild.initConfigs();
      assert.deepEqual({ ...seen }, { ...rsbuild.context });
    },
  },
  {
    says: [
      'Context is readonly, you can not assign to the "context.<name>" prop.',
      'but Rsbuild keeps the old value and logs this error.',
    ],
    run: 'script',
    async expect({ root, log }) {
      const { context } = await createRsbuild({ cwd: root });
      for (const name of packageMembers('RsbuildContext') as (keyof RsbuildContext)[]) {
        const before = context[name];
        Object.assign(context, { [name]: 'other' });
        assert.equal(context[name], before);
        const message = `Context is readonly, you can not assign to the "context.${name}" prop.`;
        assert.ok(log().includes(message));
      }
    },
  },
  {
    says: [
      'version | string | The version of @rsbuild/core',
      'rootPath | string | The absolute path of the project, from cwd or root',
      "distPath | string | The absolute path of the output directory, from output.distPath.root. It's empty until the configuration is initialized",
      'In a project with more than one environment, distPath is the folder that they have in common.',
      'callerName | string | The tool that uses Rsbuild (since 1.3.18)',
      'cachePath | string | <rootPath>/node_modules/.cache',
      "callerName is 'rsbuild' unless the caller passes another name.",
    ],
    run: 'script',
    async expect({ root }) {
      const one = await createRsbuild({
        cwd: root,
        rsbuildConfig: { output: { distPath: { root: 'out' } } },
      });
      assert.equal(one.context.version, version);
      assert.equal(one.context.rootPath, root);
      assert.equal(one.context.distPath, '');
      assert.equal(one.context.callerName, 'rsbuild');
      await one.initConfigs();
      assert.equal(one.context.distPath, `${root}/out`);
      assert.equal(one.context.cachePath, `${root}/node_modules/.cache`);
      const both = await createRsbuild({ cwd: root, rsbuildConfig: two, callerName: 'shop' });
      await both.initConfigs();
      assert.equal(both.context.distPath, `${root}/out`);
      assert.equal(both.context.callerName, 'shop');
    },
  },
  {
    says: [
      'devServer | { hostname: string; port: number; https: boolean } | undefined | The dev server, once it has been created',
      "hostname has the value of server.host, so by default it's '0.0.0.0' and not 'localhost':",
    ],
    shown: { containing: 'hostname: ', section: 'rsbuild.context' },
    run: 'script',
    files: { 'dist/index.html': '' },
    async expect({ root, port, shown }) {
      const start = () => createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      const previewed = await start();
      await preview(previewed);
      assert.equal(previewed.context.devServer, undefined);
      const served = await start();
      assert.equal(served.context.devServer, undefined);
      await createServer(served);
      assert.equal(inspect(served.context.devServer), shown.trim().replace('3000', `${port}`));
      const host = '127.0.0.1';
      const named = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port, host } } });
      await createServer(named);
      assert.equal(named.context.devServer?.hostname, host);
    },
  },
  {
    says: [
      'Rsbuild sets the value before it sets up the plugins, so a plugin can already behave differently in setup:',
      "startDevServer and createDevServer | 'dev'",
      "build | 'build'",
      "preview | 'preview'",
      "action | 'dev' | 'build' | 'preview' | undefined | What the instance was asked to do (since 1.3.0)",
    ],
    run: 'script',
    async expect({ root, port }) {
      const action = (act: (rsbuild: Instance) => Promise<unknown>) => actionOf(root, port, act);
      assert.equal(await action(serve), 'dev');
      assert.equal(await action(createServer), 'dev');
      assert.equal(await action(build), 'build');
      assert.equal(await action(preview), 'preview');
    },
  },
  {
    says: 'initConfigs and inspectConfig | undefined',
    run: 'script',
    async expect({ root, port }) {
      const action = (act: (rsbuild: Instance) => Promise<unknown>) => actionOf(root, port, act);
      assert.equal(await action((rsbuild) => rsbuild.initConfigs()), undefined);
      assert.equal(await action((rsbuild) => rsbuild.inspectConfig()), undefined);
    },
  },
  {
    says: [
      "Rsbuild can't know what you'll do with a compiler that you create, so it goes by NODE_ENV.",
      "After createCompiler, context.action is 'dev' if NODE_ENV is development, and otherwise 'build'.",
      'A value that another method has set before stays.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const action = (act: (rsbuild: Instance) => Promise<unknown>) => actionOf(root, port, act);
      assert.equal(await action((rsbuild) => rsbuild.createCompiler()), 'dev');
      process.env.NODE_ENV = 'test';
      assert.equal(await action((rsbuild) => rsbuild.createCompiler()), 'build');
      let later: RsbuildContext['action'];
      await actionOf(root, port, async (rsbuild) => {
        await build(rsbuild);
        process.env.NODE_ENV = 'development';
        await rsbuild.createCompiler();
        later = rsbuild.context.action;
      });
      assert.equal(later, 'build');
    },
  },
  {
    says: [
      'It sets NODE_ENV to production if the variable is empty, so you get a production build by default:',
      'NODE_ENV already had another value when your script started, for example test.',
      "build only sets the variable if it's empty, so the value stays, and you don't get a production build.",
      "The output isn't minified",
    ],
    run: 'script',
    async expect({ root, port }) {
      assert.equal(await nodeEnvAfter(root, port, build), 'production');
      const modeWith = async (mode?: 'none' | 'production', nodeEnv = 'production') => {
        process.env.NODE_ENV = nodeEnv;
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { mode } });
        await build(rsbuild);
        return rsbuild.getNormalizedConfig().mode;
      };
      assert.equal(await modeWith(), 'production');
      assert.equal(await modeWith('none'), 'none');
      assert.equal(await modeWith('production', 'test'), 'production');
      assert.equal(await modeWith(undefined, 'development'), 'development');
      assert.equal(await modeWith(undefined, 'test'), 'none');
      const code = fs.readFileSync(`${root}/dist/static/js/index.js`, 'utf8');
      assert.match(code, /console\.log\(.*\);\n/);
    },
  },
  {
    says: [
      'If you do want to hold the compiler yourself, create it with rsbuild.createCompiler, and pass it to build.',
      "Set NODE_ENV to production first, because createCompiler doesn't:",
      'The sample sets NODE_ENV because createCompiler leaves the variable to you.',
      'If you set neither the variable nor mode, the mode is none, which is rarely what you want.',
      'NODE_ENV is empty, so createCompiler and initConfigs use the mode none.',
      'As with createCompiler, set NODE_ENV first:',
      'and gives you one Rspack configuration for each environment.',
      'It creates no compiler.',
    ],
    run: 'script',
    async expect({ root }) {
      const modes = async (nodeEnv?: string) => {
        const modeBy = async (act: (rsbuild: Instance) => Promise<unknown>) => {
          delete process.env.NODE_ENV;
          if (nodeEnv) process.env.NODE_ENV = nodeEnv;
          const rsbuild = await createRsbuild({ cwd: root });
          await act(rsbuild);
          return rsbuild.getNormalizedConfig().mode;
        };
        return [
          await modeBy(async (rsbuild) =>
            rsbuild.build({ compiler: await rsbuild.createCompiler() }),
          ),
          await modeBy((rsbuild) => rsbuild.initConfigs()),
        ];
      };
      assert.deepEqual(await modes(), ['none', 'none']);
      assert.deepEqual(await modes('production'), ['production', 'production']);
    },
  },
  {
    says: 'For the target web, Rsbuild then loads the PostCSS configuration, which changes an empty NODE_ENV to development.',
    run: 'script',
    async expect({ root }) {
      const after = async (
        target: RsbuildTarget,
        act: (rsbuild: Instance) => Promise<unknown>,
        nodeEnv?: string,
      ) => {
        delete process.env.NODE_ENV;
        if (nodeEnv) process.env.NODE_ENV = nodeEnv;
        await act(await createRsbuild({ cwd: root, rsbuildConfig: { output: { target } } }));
        return process.env.NODE_ENV;
      };
      const init = (rsbuild: Instance) => rsbuild.initConfigs();
      assert.equal(await after('node', init), undefined);
      assert.equal(await after('web', init, 'production'), 'production');
      assert.equal(await after('web', (rsbuild) => rsbuild.createCompiler()), 'development');
      assert.equal(await after('web', init), 'development');
    },
  },
  {
    says: [
      "When a script first creates a compiler and then builds, the output isn't that of a production build.",
      'When build() runs, the variable is no longer empty, so build() leaves it alone.',
    ],
    run: 'script',
    async expect({ root }) {
      delete process.env.NODE_ENV;
      await (await createRsbuild({ cwd: root })).initConfigs();
      const later = await createRsbuild({ cwd: root });
      await later.build();
      assert.equal(later.getNormalizedConfig().mode, 'development');
      assert.ok(fs.existsSync(`${root}/dist/static/js/index.js`));
    },
  },
  {
    says: [
      'With your own compiler, some things are missing:',
      'Rsbuild prints neither the URLs of the server nor a message if it uses another port.',
    ],
    run: 'script',
    expect: ({ root, log }) =>
      besideServer(
        (_, response) => response.end(),
        async (port) => {
          const start = async (own: boolean) => {
            const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
            const options = own ? { compiler: await rsbuild.createCompiler<never>() } : {};
            const { server, port: used } = await rsbuild.startDevServer(options);
            await server.close();
            assert.ok(used > port);
            return [log().includes('http://localhost:'), log().includes('is in use')];
          };
          assert.deepEqual(await start(true), [false, false]);
          assert.deepEqual(await start(false), [true, true]);
        },
      ),
  },
  {
    says: [
      'Most server options of the configuration apply, including the proxy, the headers, the base path and HTTPS.',
      'The preview server ignores middlewareMode and publicDir: the build has already copied the public files.',
    ],
    run: 'script',
    files: { 'dist/index.html': 'built before', 'public/own.txt': 'public' },
    async expect({ root, port }) {
      const rsbuildConfig: RsbuildConfig = {
        server: {
          port,
          base: '/shop',
          headers: { 'x-shop': 'yes' },
          proxy: { '/api': `http://localhost:${port}/shop/index.html?` },
          middlewareMode: true,
          htmlFallback: false,
        },
      };
      const { server } = await (await createRsbuild({ cwd: root, rsbuildConfig })).preview();
      const get = (path: string) => fetch(`http://localhost:${port}${path}`);
      const [page, proxied, own] = await Promise.all(
        ['/shop/index.html', '/api', '/shop/own.txt'].map(get),
      );
      assert.equal(await page!.text(), 'built before');
      assert.equal(page!.headers.get('x-shop'), 'yes');
      assert.equal(await proxied!.text(), 'built before');
      assert.equal(own!.status, 404);
      await server.close();
    },
  },
  {
    says: 'The method sets NODE_ENV to development if the variable is empty.',
    section: 'rsbuild.startDevServer',
    run: 'script',
    async expect({ root, port }) {
      assert.equal(await nodeEnvAfter(root, port, serve), 'development');
    },
  },
  {
    says: 'Like startDevServer, the method sets NODE_ENV to development if the variable is empty.',
    section: 'rsbuild.createDevServer',
    run: 'script',
    async expect({ root, port }) {
      assert.equal(await nodeEnvAfter(root, port, createServer), 'development');
    },
  },
  {
    says: 'The method sets NODE_ENV to production if the variable is empty.',
    run: 'script',
    async expect({ root, port }) {
      assert.equal(await nodeEnvAfter(root, port, preview), 'production');
    },
  },
  {
    says: [
      'Call build to compile the environments and write the output.',
      'The promise of build resolves when the files are written.',
      'To find out what has been built, read stats, the result of the compilation.',
      'The promise of build then resolves right away, before the first build is finished, so there are no stats yet.',
      'In watch mode, close also stops watching.',
      'Set watch to true to rebuild when files change.',
      'watch | boolean | false | Rebuild when files change',
    ],
    run: 'script',
    alone: true,
    async expect({ root, write }) {
      const once = await createRsbuild({ cwd: root });
      let closed = 0;
      once.onCloseBuild(() => void (closed += 1));
      const result = await once.build();
      assert.ok(fs.existsSync(`${root}/dist/index.html`));
      assert.equal(result.stats?.hasErrors(), false);
      await result.close();
      assert.equal(closed, 1);
      const watching = await createRsbuild({ cwd: root });
      const built = noteCalls<boolean>();
      watching.onAfterBuild(({ isFirstCompile }) => built.note(isFirstCompile));
      watching.onCloseBuild(() => void (closed += 1));
      const { stats, close } = await watching.build({ watch: true });
      assert.deepEqual(built.calls, []);
      assert.equal(stats, undefined);
      await built.nth(1);
      await editUntil((count) => write('src/index.js', `console.log(${count});\n`), built.nth(2));
      await close();
      assert.equal(closed, 2);
      const { length } = built.calls;
      write('src/index.js', "console.log('closed');\n");
      await new Promise((done) => setTimeout(done, 1000));
      assert.equal(built.calls.length, length);
    },
  },
  {
    says: [
      'But if the compilation has errors, the promise is rejected with Rspack build failed.',
      'The hooks onAfterEnvironmentCompile and onAfterBuild still run.',
      'In onAfterBuild, stats.hasErrors() is true, so a plugin can report the errors elsewhere.',
      'onAfterEnvironmentCompile runs for each environment, but its stats.hasErrors() is only true for the environments that have errors.',
      'Your script waits for build, and a hook such as onBeforeBuild or a processAssets handler throws an error.',
      'Rsbuild rejects the promise of build with that error and skips the later hooks.',
      "As after a failed compilation, you get no close function to call, so onCloseBuild doesn't run either.",
    ],
    run: 'script',
    files: { 'src/index.js': "import './missing.js';\n", 'src/good.js': '' },
    async expect({ root }) {
      const buildWith = async (
        environments: RsbuildConfig['environments'],
        error: object,
        setup: RsbuildPlugin['setup'] = () => {},
      ) => {
        const seen: string[] = [];
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { environments } });
        rsbuild.addPlugins([
          plugin('probe', (api) => {
            api.onBeforeEnvironmentCompile(() => void seen.push('before'));
            api.onAfterEnvironmentCompile(
              ({ environment, stats }) =>
                void seen.push(`${environment.name} ${stats?.hasErrors()}`),
            );
            api.onAfterBuild(({ stats }) => void seen.push(`all ${stats?.hasErrors()}`));
            api.onCloseBuild(() => void seen.push('closed'));
            return setup(api);
          }),
        ]);
        await assert.rejects(rsbuild.build(), error);
        return seen;
      };
      const good = { source: { entry: { good: './src/good.js' } } };
      const failed = await buildWith({ bad: {}, good }, { message: 'Rspack build failed.' });
      assert.deepEqual(failed.slice(0, 2), ['before', 'before']);
      assert.deepEqual(failed.slice(2, 4).sort(), ['bad true', 'good false']);
      assert.deepEqual(failed.slice(4), ['all true']);
      const fail = () => {
        throw new Error('not today');
      };
      const early = await buildWith({ good }, /not today/, (api) => api.onBeforeBuild(fail));
      assert.deepEqual(early, []);
      const late = await buildWith({ good }, /not today/, (api) =>
        api.processAssets({ stage: 'none' }, fail),
      );
      assert.deepEqual(late, ['before']);
    },
  },
  {
    says: 'It already resolves when the port is open and the onAfterStartDevServer callbacks are done:',
    run: 'script',
    async expect({ root, port }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      const compiled = noteCalls<boolean>();
      let answered = 0;
      rsbuild.onDevCompileDone(({ isFirstCompile }) => compiled.note(isFirstCompile));
      rsbuild.onAfterStartDevServer(async () => {
        await compiled.nth(1);
        answered = (await fetch(`http://localhost:${port}/`)).status;
      });
      const { server } = await rsbuild.startDevServer();
      assert.equal(answered, 200);
      await server.close();
    },
  },
  {
    says: "When you're done, call the close function that build returns, so that plugins can clean up: in a script, the hook onCloseBuild only runs if you do so.",
    run: 'script',
    async expect({ root }) {
      const rsbuild = await createRsbuild({ cwd: root });
      let closed = 0;
      rsbuild.onCloseBuild(() => void (closed += 1));
      const { close } = await rsbuild.build();
      assert.equal(closed, 0);
      await close();
      assert.equal(closed, 1);
    },
  },
  {
    says: "The build works as with Rsbuild's own compiler, except that bundlerConfigs is undefined in onBeforeBuild.",
    run: 'script',
    async expect({ root }) {
      process.env.NODE_ENV = 'production';
      const builtWith = async (isOwn: boolean) => {
        const rsbuild = await createRsbuild({ cwd: root });
        let configs: unknown;
        rsbuild.onBeforeBuild(({ bundlerConfigs }) => void (configs = bundlerConfigs?.length));
        const compiler = isOwn ? await rsbuild.createCompiler() : undefined;
        const { close } = await rsbuild.build({ compiler });
        await close();
        return [configs, fs.readFileSync(`${root}/dist/index.html`, 'utf8')];
      };
      const [given, html] = await builtWith(false);
      assert.equal(given, 1);
      assert.deepEqual(await builtWith(true), [undefined, html]);
    },
  },
  {
    says: [
      'The reason is that Rsbuild sets up the plugins and completes the configuration only once per instance',
      'Each call creates the Rspack configurations anew, and so does a build after it.',
      "modifyBundlerChain, modifyRspackConfig and the functions in tools then run again, but setup and modifyRsbuildConfig don't.",
    ],
    run: 'script',
    async expect({ root }) {
      const ran: string[] = [];
      const probe = plugin('probe', (api) => {
        ran.push('setup');
        api.modifyRsbuildConfig(() => void ran.push('modifyRsbuildConfig'));
        api.modifyBundlerChain(() => void ran.push('modifyBundlerChain'));
        api.modifyRspackConfig(() => void ran.push('modifyRspackConfig'));
      });
      const tools = { rspack: () => void ran.push('tools.rspack') };
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { plugins: [probe], tools },
      });
      const acts = [
        () => rsbuild.initConfigs(),
        () => rsbuild.inspectConfig(),
        () => build(rsbuild),
      ];
      const each = ['modifyBundlerChain', 'modifyRspackConfig', 'tools.rspack'];
      const once = ['setup', 'modifyRsbuildConfig'];
      for (const [index, act] of acts.entries()) {
        ran.length = 0;
        await act();
        assert.deepEqual(ran, index === 0 ? [...once, ...each] : each);
      }
    },
  },
  {
    says: [
      "But you lose a lot: such a compiler ignores the whole Rsbuild configuration, so your plugins can't change what it builds.",
      'Of their hooks, only those for builds and for the compilation of environments run.',
      'Call initConfigs before build:',
    ],
    run: 'script',
    async expect({ root }) {
      const ran: string[] = [];
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          html: { title: 'Shop' },
          plugins: [
            plugin('probe', (api) => {
              api.modifyRspackConfig(() => void ran.push('modifyRspackConfig'));
              api.onBeforeCreateCompiler(() => void ran.push('onBeforeCreateCompiler'));
              api.onAfterCreateCompiler(() => void ran.push('onAfterCreateCompiler'));
              api.modifyHTML((html) => {
                ran.push('modifyHTML');
                return html;
              });
              api.onBeforeBuild(() => void ran.push('onBeforeBuild'));
              api.onBeforeEnvironmentCompile(() => void ran.push('onBeforeEnvironmentCompile'));
              api.onAfterEnvironmentCompile(() => void ran.push('onAfterEnvironmentCompile'));
              api.onAfterBuild(() => void ran.push('onAfterBuild'));
            }),
          ],
        },
      });
      await rsbuild.initConfigs();
      ran.length = 0;
      await rsbuild.build({ compiler: ownCompiler(root) });
      assert.deepEqual(fs.readdirSync(`${root}/raw`), ['main.js']);
      assert.deepEqual([...ran].sort(), [
        'onAfterBuild',
        'onAfterEnvironmentCompile',
        'onBeforeBuild',
        'onBeforeEnvironmentCompile',
      ]);
    },
  },
  {
    says: "Without initConfigs, build() is rejected with Cannot read properties of undefined (reading 'name').",
    run: 'script',
    async expect({ root }) {
      const rsbuild = await createRsbuild({ cwd: root });
      await assert.rejects(
        rsbuild.build({ compiler: ownCompiler(root) }),
        /Cannot read properties of undefined \(reading 'name'\)/,
      );
    },
  },
  {
    says: [
      'Call startDevServer to create the dev server, open the port and compile.',
      "because the promise of startDevServer doesn't wait for the first compilation.",
      'Call server.close() before your script ends, so that plugins can clean up.',
      'It runs onCloseDevServer and stops the server, the file watchers and the compiler:',
    ],
    run: 'script',
    async expect({ root, port }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      let open = () => {};
      const opened = new Promise<void>((resolve) => (open = resolve));
      const done = noteCalls<boolean>();
      let closed = 0;
      rsbuild.addPlugins([
        plugin('slow', (api) =>
          api.transform({ test: /index\.js$/ }, async ({ code }) => {
            await opened;
            return code;
          }),
        ),
      ]);
      let compilerClosed = false;
      rsbuild.onAfterCreateCompiler(({ compiler }) => {
        if (!('compilers' in compiler)) {
          compiler.hooks.shutdown.tap('probe', () => void (compilerClosed = true));
        }
      });
      rsbuild.onDevCompileDone(({ isFirstCompile }) => done.note(isFirstCompile));
      rsbuild.onCloseDevServer(() => void (closed += 1));
      const result = await rsbuild.startDevServer();
      assert.equal(result.port, port);
      assert.deepEqual(done.calls, []);
      open();
      await done.nth(1);
      assert.equal((await fetch(`http://localhost:${port}/`)).status, 200);
      await result.server.close();
      assert.equal(closed, 1);
      assert.equal(compilerClosed, true);
      await assert.rejects(fetch(`http://localhost:${port}/`));
    },
  },
  {
    says: [
      'Rsbuild then uses the next free port',
      'Rsbuild then uses the next free port and prints port 3000 is in use, using port 3001., unless you set getPortSilently.',
      'Port 3000 is occupied, please choose another one.',
      'You set server.strictPort, so Rsbuild throws this error instead of using the next port.',
    ],
    run: 'script',
    async expect({ root, log }) {
      await besideServer(
        (_, response) => response.end(),
        async (port) => {
          const start = async (options: object, strictPort = false) => {
            const rsbuildConfig = { server: { port, strictPort } };
            const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
            const { server, ...result } = await rsbuild.startDevServer(options);
            await server.close();
            return result.port;
          };
          assert.ok((await start({ getPortSilently: true })) > port);
          assert.doesNotMatch(log(), /is in use/);
          const next = await start({});
          assert.match(log(), new RegExp(`port ${port} is in use, using port ${next}\\.`));
          await assert.rejects(
            start({}, true),
            new RegExp(`Port .*${port}.* is occupied, please choose another one\\.`),
          );
        },
      );
    },
  },
  {
    says: [
      'Call createDevServer, which creates the dev server without opening a port.',
      "The first compilation doesn't wait for the port: it starts right away.",
      'runCompile | boolean | true | Whether to compile. With false, the server only offers its middleware',
    ],
    run: 'script',
    async expect({ root, port }) {
      const start = async (runCompile?: boolean) => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
        let compilers = 0;
        rsbuild.onAfterCreateCompiler(() => void (compilers += 1));
        const server = await rsbuild.createDevServer({ runCompile });
        assert.equal(server.httpServer?.listening, false);
        return { server, compilers };
      };
      const { server } = await start();
      assert.equal((await server.environments.web!.getStats()).hasErrors(), false);
      await server.close();
      const idle = await start(false);
      assert.equal(idle.compilers, 0);
      assert.ok(idle.server.middlewares.stack.length > 0);
      await idle.server.close();
    },
  },
  {
    says: [
      'Call preview to serve the output of an earlier build, for example to test it before you deploy.',
      "preview serves files and doesn't build them, so run build first.",
      'checkDistDir | boolean | true | Whether to fail if the output directory is missing or empty (since 1.0.11)',
      'The output directory <path> does not exist, please build the project before previewing.',
      'If the directory exists but contains no files, the message is The output directory <path> is empty, please build the project before previewing.',
      'To skip both checks, set checkDistDir to false.',
      'The script prints the status of the page and stops the server with server.close():',
    ],
    run: 'script',
    alone: true,
    async expect({ root, port }) {
      const start = async (checkDistDir?: boolean) =>
        (await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } })).preview({
          checkDistDir,
        });
      const open = await start(false);
      await open.server.close();
      const missing =
        /The output directory .*dist.* does not exist, please build the project before previewing\./;
      await assert.rejects(start(), missing);
      fs.mkdirSync(`${root}/dist`);
      const empty =
        /The output directory .*dist.* is empty, please build the project before previewing\./;
      await assert.rejects(start(), empty);
      const unchecked = await start(false);
      await unchecked.server.close();
      fs.writeFileSync(`${root}/dist/index.html`, 'built before');
      const { server } = await start();
      assert.equal(await (await fetch(`http://localhost:${port}/`)).text(), 'built before');
      await server.close();
      await assert.rejects(fetch(`http://localhost:${port}/`));
    },
  },
  {
    says: [
      'call createCompiler to get the Rspack Compiler, or a MultiCompiler if there is more than one environment.',
      'Rsbuild only creates it, and you run it yourself.',
      'Your plugins can still change the configuration.',
      'Their hooks for this purpose run, and so do onBeforeCreateCompiler and onAfterCreateCompiler.',
    ],
    run: 'script',
    async expect({ root }) {
      const ran: string[] = [];
      const probe = plugin('probe', (api) => {
        api.modifyRsbuildConfig(() => void ran.push('config'));
        api.modifyRspackConfig(() => void ran.push('rspack'));
        api.onBeforeCreateCompiler(() => void ran.push('before'));
        api.onAfterCreateCompiler(() => void ran.push('after'));
        api.onBeforeBuild(() => void ran.push('build'));
      });
      const start = (rsbuildConfig: RsbuildConfig) => createRsbuild({ cwd: root, rsbuildConfig });
      const compiler = await (await start({ plugins: [probe] })).createCompiler();
      assert.deepEqual(ran, ['config', 'rspack', 'before', 'after']);
      assert.ok(!('compilers' in (compiler as object)));
      assert.ok('compilers' in ((await (await start(two)).createCompiler()) as object));
      assert.ok(!fs.existsSync(`${root}/dist`));
    },
  },
  {
    says: [
      'Rsbuild sets up the plugins with the first call of build, startDevServer, createDevServer, preview, createCompiler, initConfigs or inspectConfig, and later changes of the list come too late.',
      'Once the run has started, Rsbuild adds a plugin to the list without a message, but no longer calls its setup.',
      'A plugin that was added does nothing',
    ],
    run: 'script',
    async expect({ root, port, log }) {
      const acts = [
        build,
        serve,
        createServer,
        preview,
        (rsbuild: Instance) => rsbuild.createCompiler(),
        (rsbuild: Instance) => rsbuild.initConfigs(),
        (rsbuild: Instance) => rsbuild.inspectConfig(),
      ];
      for (const act of acts) {
        const ran: string[] = [];
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
        rsbuild.addPlugins([
          plugin('early', () => void ran.push('early')),
          plugin('gone', () => void ran.push('gone')),
        ]);
        rsbuild.removePlugins(['gone']);
        await act(rsbuild);
        const before = log();
        rsbuild.addPlugins([plugin('late', () => void ran.push('late'))]);
        rsbuild.removePlugins(['early']);
        assert.equal(log(), before);
        assert.equal(rsbuild.isPluginExists('late'), true);
        assert.equal(rsbuild.isPluginExists('early'), false);
        await rsbuild.initConfigs();
        assert.deepEqual(ran, ['early']);
      }
    },
  },
  {
    says: [
      'before | string | Insert the plugins before the plugin with this name',
      'The plugins go to the end of the list.',
      'Plugin "<name>" does not exist.',
      'You passed a name in before that no plugin has, so Rsbuild puts your plugins at the end.',
      'environment | string | Register the plugins for this environment only. By default, they are registered for all environments',
      'You get the plugins that are registered for all environments, including the built-in ones (rsbuild:*).',
      'When you pass the name of an environment, the result also has the plugins of that environment.',
      "Call removePlugins with the name of the plugin, and it's gone for all environments.",
      'If you also pass the name of an environment, removePlugins only removes what was registered for exactly that environment.',
    ],
    run: 'script',
    async expect({ root, log }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { environments: { web: {}, node: {} } },
      });
      const own = (environment?: string) =>
        rsbuild
          .getPlugins(environment ? { environment } : undefined)
          .map(({ name }) => name)
          .filter((name) => !name.startsWith('rsbuild:'));
      rsbuild.addPlugins([plugin('b')]);
      rsbuild.addPlugins([plugin('a')], { before: 'b' });
      assert.deepEqual(own(), ['a', 'b']);
      assert.ok(rsbuild.getPlugins().some(({ name }) => name.startsWith('rsbuild:')));
      rsbuild.addPlugins([plugin('c')], { before: 'missing' });
      assert.match(log(), /Plugin "missing" does not exist\./);
      assert.deepEqual(own(), ['a', 'b', 'c']);
      rsbuild.addPlugins([plugin('web'), plugin('both')], { environment: 'web' });
      rsbuild.addPlugins([plugin('both')], { environment: 'node' });
      rsbuild.addPlugins([plugin('both')]);
      assert.deepEqual(own('web'), ['a', 'b', 'c', 'web', 'both', 'both']);
      assert.deepEqual(own('node'), ['a', 'b', 'c', 'both', 'both']);
      assert.deepEqual(own(), ['a', 'b', 'c', 'both']);
      rsbuild.removePlugins(['both'], { environment: 'web' });
      assert.deepEqual(own('web'), ['a', 'b', 'c', 'web', 'both']);
      assert.deepEqual(own('node'), ['a', 'b', 'c', 'both', 'both']);
      rsbuild.removePlugins(['both', 'web']);
      assert.deepEqual([own(), own('web'), own('node')], Array(3).fill(['a', 'b', 'c']));
    },
  },
  {
    says: [
      'The first argument has to be an array.',
      "Unlike the option plugins, it can't contain arrays or promises, so spread a preset into it.",
      'Expect the setup function of Rsbuild plugin to be a function…',
      "If it's a preset, spread it, because a preset is an array:",
      'A plugin of Rspack or webpack belongs in tools.rspack, to which Rsbuild points you.',
      "For a value that isn't an object, the message is Expect Rsbuild plugin instance to be an object, but got <type>.",
    ],
    run: 'script',
    async expect({ root }) {
      const rsbuild = await createRsbuild({ cwd: root });
      const add = (value: unknown) => () => rsbuild.addPlugins([value as RsbuildPlugin]);
      assert.throws(
        add({ name: 'x' }),
        /Expect the setup function of Rsbuild plugin to be a function/,
      );
      assert.throws(add(new rspack.BannerPlugin('x')), /tools\.rspack/);
      assert.throws(add('x'), /Expect Rsbuild plugin instance to be an object, but got .*string/);
      assert.throws(() => rsbuild.addPlugins(plugin('alone') as never), /is not iterable/);
      const ran: string[] = [];
      const preset = ['one', 'two'].map((name) => plugin(name, () => void ran.push(name)));
      for (const value of [preset, Promise.resolve(preset[0])])
        assert.throws(add(value), /Expect the setup function of Rsbuild plugin to be a function/);
      rsbuild.addPlugins([...preset]);
      await rsbuild.initConfigs();
      const plugins = [preset, Promise.resolve(preset[0])];
      await (await createRsbuild({ cwd: root, rsbuildConfig: { plugins } })).initConfigs();
      assert.deepEqual(ran, ['one', 'two', 'one', 'one', 'two']);
    },
  },
  {
    says: [
      'Call initConfigs to get the Rspack configurations without building.',
      'Rsbuild sets up the plugins, runs the hooks that change the configuration,',
    ],
    run: 'script',
    async expect({ root }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: two });
      let compilers = 0;
      rsbuild.onBeforeCreateCompiler(() => void (compilers += 1));
      const configs = await rsbuild.initConfigs();
      assert.deepEqual(
        configs.map(({ name }) => name),
        ['web', 'node'],
      );
      assert.equal(compilers, 0);
    },
  },
  {
    says: [
      'You get the final configurations as text, and you can also write them to files.',
      'outputPath | string | <distPath>/.rsbuild | The folder for the files. A relative path is resolved from distPath',
      'writeToDisk | boolean | false | Write the files',
      'verbose | boolean | false | Print functions in full',
      'When your script has to work with the values, use origin instead, which holds the same configurations as objects.',
      'One environment: the files are rsbuild.config.mjs and rspack.config.<name>.mjs.',
      'More than one: each environment gets rsbuild.config.<name>.mjs and rspack.config.<name>.mjs.',
      'If an Rspack file of inspectConfig already exists, Rsbuild keeps it and adds a timestamp to the name of the new file.',
    ],
    run: 'script',
    alone: true,
    async expect({ root }) {
      const inspected = async (options: object, rsbuildConfig: RsbuildConfig = {}) =>
        (await createRsbuild({ cwd: root, rsbuildConfig })).inspectConfig(options);
      const listed = (folder: string) => fs.readdirSync(`${root}/${folder}`).sort();
      const { rsbuildConfig, bundlerConfigs, origin } = await inspected({});
      assert.equal(typeof rsbuildConfig, 'string');
      assert.match(bundlerConfigs[0]!, /devtool/);
      assert.equal(origin.bundlerConfigs[0]?.name, 'web');
      assert.ok(!fs.existsSync(`${root}/dist`));
      await inspected({ writeToDisk: true });
      assert.deepEqual(listed('dist/.rsbuild'), ['rsbuild.config.mjs', 'rspack.config.web.mjs']);
      await inspected({ writeToDisk: true });
      const files = listed('dist/.rsbuild');
      assert.equal(files.length, 3);
      assert.ok(files.some((name) => /^rspack\.config\.web\.\d+\.mjs$/.test(name)));
      await inspected({ writeToDisk: true, outputPath: 'own' }, two);
      assert.deepEqual(listed('out/own'), [
        'rsbuild.config.node.mjs',
        'rsbuild.config.web.mjs',
        'rspack.config.node.mjs',
        'rspack.config.web.mjs',
      ]);
      const long = () => [
        'own words',
        'that are long enough',
        'to be left out',
        'of what is printed',
        'by default',
        'because it has more than a hundred letters',
      ];
      const tools: RsbuildConfig = { tools: { rspack: { externals: [long as never] } } };
      assert.doesNotMatch((await inspected({}, tools)).bundlerConfigs[0]!, /own words/);
      assert.match((await inspected({ verbose: true }, tools)).bundlerConfigs[0]!, /own words/);
    },
  },
  {
    says: [
      "mode | RsbuildMode | 'development' | The value that NODE_ENV gets. The default is only set if the variable is empty",
      'The option mode comes too late for this, because Rsbuild resolves the configurations before it applies the option.',
    ],
    run: 'script',
    async expect({ root }) {
      const inspected = async (nodeEnv: string | undefined, mode?: 'production') => {
        delete process.env.NODE_ENV;
        if (nodeEnv) process.env.NODE_ENV = nodeEnv;
        const rsbuild = await createRsbuild({ cwd: root });
        const { origin } = await rsbuild.inspectConfig({ mode });
        return [origin.bundlerConfigs[0]?.mode, process.env.NODE_ENV];
      };
      assert.deepEqual(await inspected(undefined), ['none', 'development']);
      assert.deepEqual(await inspected('production'), ['production', 'production']);
      assert.deepEqual(await inspected('test'), ['none', 'test']);
      assert.deepEqual(await inspected(undefined, 'production'), ['none', 'production']);
      assert.deepEqual(await inspected('development', 'production'), ['development', 'production']);
    },
  },
  {
    says: [
      'A hook that you register on the instance runs before the callbacks of plugins, because plugins are set up later.',
      'To change the order, set order, as the second hook above does.',
    ],
    run: 'script',
    async expect({ root }) {
      const order: string[] = [];
      const probe = plugin('probe', (api) => api.onBeforeBuild(() => void order.push('plugin')));
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { plugins: [probe] } });
      rsbuild.onBeforeBuild(() => void order.push('instance'));
      rsbuild.onBeforeBuild({ order: 'post', handler: () => void order.push('post') });
      await build(rsbuild);
      assert.deepEqual(order, ['instance', 'plugin', 'post']);
    },
  },
  {
    says: 'But the hooks that change the configuration or the HTML, and those of a single environment, are only available in plugins.',
    run: 'script',
    expect() {
      const hooks = packageMembers('RsbuildPluginAPI').filter((name) =>
        /^(on|modify)[A-Z]/.test(name),
      );
      const own = new Set(packageMembers('RsbuildInstance'));
      assert.deepEqual(
        hooks.filter((name) => !own.has(name)).sort(),
        hooks.filter((name) => /^modify|Environment/.test(name)).sort(),
      );
    },
  },
];
