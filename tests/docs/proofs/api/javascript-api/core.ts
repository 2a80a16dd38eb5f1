import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import * as core from '@rsbuild/core';
import {
  createRsbuild,
  defaultAllowedOrigins,
  defineConfig,
  ensureAssetPrefix,
  loadConfig,
  loadEnv,
  logger,
  mergeRsbuildConfig,
  rspack,
  version,
  type RsbuildConfig,
  type RsbuildInstance,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';
import { untilCached } from '#kit/builds-cached';
import { typeProofs } from '#kit/type-proofs';
import { typeErrors } from '#kit/type-errors';
import type { Proof } from '#tools/prover/proof';
import { packageMembers } from '#tools/reference/api/package-members';

const plugin = (name: string, setup: RsbuildPlugin['setup'] = () => {}): RsbuildPlugin => ({
  name,
  setup,
});

const ofRoot = createRequire(`${process.cwd()}/package.json`);

/** What the logger prints at a level. */
function printedAt(level: typeof logger.level, act: () => void): string {
  const before = logger.level;
  const lines: string[] = [];
  const { log, error, warn } = console;
  console.log =
    console.error =
    console.warn =
      (...values: unknown[]) => lines.push(values.join(' '));
  logger.level = level;
  try {
    act();
  } finally {
    logger.level = before;
    Object.assign(console, { log, error, warn });
  }
  return lines.join('\n');
}

const levels = ['error', 'warn', 'info', 'log', 'verbose'] as const;

/** The lowest level that prints, and one below it that does not. */
function printsFrom(level: (typeof levels)[number], act: () => void, expected: RegExp) {
  const index = levels.indexOf(level);
  assert.match(printedAt(level, act), expected);
  const lower = levels[index - 1];
  if (lower) assert.equal(printedAt(lower, act), '');
}

const level = {
  'level.mjs':
    "import { logger } from '@rsbuild/core';\nconsole.log(`the level is ${logger.level}`);\n",
};
const envFiles = {
  '.env': 'PUBLIC_NAME=base\nLEVEL=base\nPUBLIC_URL=${PUBLIC_NAME}/x\n',
  '.env.local': 'LEVEL=local\n',
  '.env.staging': 'LEVEL=staging\n',
  '.env.staging.local': 'LEVEL=staging-local\n',
};

const merged = (first: RsbuildConfig, second: RsbuildConfig) => mergeRsbuildConfig(first, second);

export const proofs: Proof[] = [
  {
    says: 'loadConfig reads your config file, and createRsbuild makes an instance from it, whose build method you then call:',
    run: 'command',
    command: 'node build.mjs',
    pageFiles: [{ title: 'build.mjs', nth: 1 }],
    files: { 'rsbuild.config.mjs': "export default { html: { title: 'of the file' } };\n" },
    expect({ code, read }) {
      assert.equal(code, 0);
      assert.match(read('index.html'), /<title>of the file<\/title>/);
    },
  },
  {
    says: 'In this example, the project is in apps/shop and has no config file, so the script passes cwd and rsbuildConfig:',
    run: 'command',
    command: 'node build.mjs',
    pageFiles: [{ title: 'build.mjs', nth: 2 }],
    files: { 'apps/shop/src/index.js': '' },
    expect({ code, root }) {
      assert.equal(code, 0);
      const html = fs.readFileSync(`${root}/apps/shop/dist/index.html`, 'utf8');
      assert.match(html, /<title>Shop<\/title>/);
    },
  },
  {
    says: 'The result contains the configuration and the path of the file:',
    run: 'command',
    command: 'node show-config.mjs',
    pageFiles: ['show-config.mjs'],
    files: { 'rsbuild.config.mjs': "export default { html: { title: 'Shop' } };\n" },
    expect({ code, log, root }) {
      assert.equal(code, 0);
      assert.match(log, /title: 'Shop'/);
      assert.ok(log.startsWith(`${root}/rsbuild.config.mjs`), log);
    },
  },
  {
    says: "To see only warnings and errors, for example, set 'warn':",
    run: 'script',
    expect() {
      const print = () => {
        logger.info('an info');
        logger.warn('a warning');
        logger.error('an error');
      };
      const printed = printedAt('warn', print);
      assert.match(printed, /a warning[^]*an error/);
      assert.doesNotMatch(printed, /an info/);
    },
  },
  {
    says: 'Until then, you can still add and remove plugins.',
    run: 'script',
    async expect({ root }) {
      const ran: string[] = [];
      const noting = (name: string) => plugin(name, () => void ran.push(name));
      const rsbuildConfig = { plugins: [noting('kept'), noting('gone')] };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
      rsbuild.addPlugins([noting('late')]);
      rsbuild.removePlugins(['gone']);
      await rsbuild.initConfigs();
      assert.deepEqual(ran, ['kept', 'late']);
    },
  },
  {
    says: 'You can import all names on this page from @rsbuild/core.',
    run: 'script',
    expect() {
      const names = [
        'createRsbuild',
        'loadConfig',
        'loadEnv',
        'mergeRsbuildConfig',
        'defineConfig',
        'logger',
        'rspack',
        'version',
        'ensureAssetPrefix',
        'defaultAllowedOrigins',
        'PLUGIN_CSS_NAME',
        'PLUGIN_SWC_NAME',
        'runCLI',
      ];
      assert.deepEqual(
        Object.keys(core)
          .filter((name) => name !== 'default')
          .sort(),
        names.sort(),
      );
    },
  },
  {
    says: ['createRsbuild | Create an instance', 'createRsbuild returns a promise of an instance'],
    run: 'script',
    async expect({ root }) {
      const promise = createRsbuild({ cwd: root });
      assert.ok(promise instanceof Promise);
      assert.equal(typeof (await promise).build, 'function');
    },
  },
  {
    says: [
      'By default, the project is in the working directory and the configuration is empty.',
      'cwd | string | process.cwd() | The absolute path of the project folder. A relative root is resolved from here. Without root, so are the entry, tsconfig.json and the output',
      "callerName | string | 'rsbuild' | The name of the tool that calls Rsbuild (since 1.3.18)",
    ],
    run: 'script',
    files: { 'src/index.js': '', 'app/src/index.js': '', 'app/tsconfig.json': '{}' },
    async expect({ root }) {
      const rsbuild = await createRsbuild({ cwd: `${root}/app`, callerName: 'shop' });
      const seen: core.EnvironmentContext[] = [];
      rsbuild.addPlugins([
        plugin('probe', (api) =>
          api.modifyBundlerChain((_, { environment }) => void seen.push(environment)),
        ),
      ]);
      await rsbuild.initConfigs();
      assert.equal(rsbuild.context.rootPath, `${root}/app`);
      assert.equal(rsbuild.context.distPath, `${root}/app/dist`);
      assert.equal(rsbuild.context.callerName, 'shop');
      assert.equal(seen[0]?.tsconfigPath, `${root}/app/tsconfig.json`);
      const nested = await createRsbuild({ cwd: root, rsbuildConfig: { root: 'app' } });
      assert.equal(nested.context.rootPath, `${root}/app`);
      await nested.initConfigs();
      const { source } = nested.getNormalizedConfig({ environment: 'web' });
      assert.equal(source.entry?.index, `${root}/app/src/index.js`);
      assert.equal(source.tsconfigPath, `${root}/app/tsconfig.json`);
      assert.equal(nested.context.distPath, `${root}/app/dist`);
      const entry = { index: './src/index.js' };
      const relative = await createRsbuild({
        cwd: 'app',
        rsbuildConfig: { source: { entry } },
      });
      await assert.rejects(relative.createCompiler(), /must be an absolute path/);
      const plain = await createRsbuild();
      assert.equal(plain.context.rootPath, process.cwd());
      assert.deepEqual(plain.getRsbuildConfig('original'), {});
      assert.equal(plain.context.callerName, 'rsbuild');
    },
  },
  {
    says: [
      'rsbuildConfig | RsbuildConfig | (() => Promise<RsbuildConfig>) | {} | The configuration, or (since 1.2.19) an async function that returns it',
      "A script doesn't read .env files on its own.",
      'It loads .env files if loadEnv is set.',
      'It calls the function in rsbuildConfig, which can already read these variables.',
      'loadEnv | boolean | LoadEnvOptions | false | Whether to read .env files first (since 1.2.19)',
    ],
    run: 'script',
    files: { '.env': 'SHOP_TITLE=Shoes\n' },
    async expect({ root }) {
      const rsbuildConfig = async () => ({ html: { title: process.env.SHOP_TITLE ?? 'none' } });
      const titleWith = async (options: { loadEnv?: boolean }) =>
        (await createRsbuild({ cwd: root, rsbuildConfig, ...options })).getRsbuildConfig().html
          ?.title;
      assert.equal(await titleWith({}), 'none');
      assert.equal(await titleWith({ loadEnv: true }), 'Shoes');
    },
  },
  {
    says: 'Instead of an object, you can pass an async function that reads the config file and returns the changed configuration:',
    run: 'script',
    files: {
      'rsbuild.config.mjs': "export default { html: { title: 'Shop' }, server: { port: 3000 } };\n",
    },
    async expect({ root }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: async () => {
          const { content } = await loadConfig({ cwd: root });
          return mergeRsbuildConfig(content, { server: { port: 4000 } });
        },
      });
      await rsbuild.initConfigs();
      const { html, server } = rsbuild.getNormalizedConfig();
      assert.deepEqual([html.title, server.port], ['Shop', 4000]);
    },
  },
  {
    says: [
      'environment | string[] | All | The names of the environments to run. An empty array also means all of them',
      'None of the names that you passed in environment is in the configuration.',
      'Rsbuild skips unknown names, so no environment is left to run, and the first method that needs the configuration fails:',
      '[rsbuild:config] The current build is specified to run only in the admin environment, but the configuration of the specified environment was not found.',
    ],
    run: 'script',
    async expect({ root }) {
      const rsbuildConfig = { environments: { web: {}, node: {} } };
      const namesFor = async (environment?: string[]) => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig, environment });
        return (await rsbuild.initConfigs()).map(({ name }) => name);
      };
      assert.deepEqual(await namesFor(), ['web', 'node']);
      assert.deepEqual(await namesFor([]), ['web', 'node']);
      assert.deepEqual(await namesFor(['node', 'admin']), ['node']);
      await assert.rejects(
        namesFor(['admin']),
        /The current build is specified to run only in the .*admin.* environment, but the configuration of the specified environment was not found\./,
      );
    },
  },
  {
    says: [
      'It registers the built-in plugins.',
      'It registers the plugins of the configuration:',
      'it flattens nested arrays, waits for promises and drops empty values.',
      'It registers the plugins of the selected environments.',
      'The setup functions of the plugins run later, when you call the first method that needs the configuration:',
    ],
    run: 'script',
    async expect({ root }) {
      let ran = false;
      const rsbuild = await createRsbuild({
        cwd: root,
        environment: ['web'],
        rsbuildConfig: {
          plugins: [
            [plugin('one', () => void (ran = true)), [plugin('two')]],
            Promise.resolve(plugin('three')),
            null,
            false,
          ],
          environments: { web: { plugins: [plugin('web')] }, node: { plugins: [plugin('node')] } },
        },
      });
      const names = rsbuild.getPlugins({ environment: 'web' }).map(({ name }) => name);
      assert.deepEqual(names.slice(-4), ['one', 'two', 'three', 'web']);
      assert.ok(names.slice(0, -4).every((name) => name.startsWith('rsbuild:')));
      assert.equal(rsbuild.isPluginExists('node', { environment: 'node' }), false);
      assert.equal(ran, false);
    },
  },
  {
    says: [
      'Rsbuild adds those with a public prefix to source.define.',
      'Keys that you define yourself take precedence.',
      "Rsbuild adds them to dev.watchFiles with type: 'reload-server'.",
    ],
    run: 'script',
    files: {
      '.env': 'PUBLIC_A=one\nPUBLIC_B=two\nPUBLIC_C=three\nSECRET=four\n',
      'src/index.js': [
        'console.log(process.env.PUBLIC_A, import.meta.env.PUBLIC_A);',
        'console.log(process.env.PUBLIC_B, process.env.PUBLIC_C, process.env.SECRET);',
        '',
      ].join('\n'),
    },
    async expect({ root }) {
      const own = (name: string) => ({ define: { [`process.env.${name}`]: '"own"' } });
      const rsbuild = await createRsbuild({
        cwd: root,
        loadEnv: true,
        rsbuildConfig: {
          mode: 'production',
          output: { filenameHash: false },
          source: own('PUBLIC_B'),
          environments: { web: { source: own('PUBLIC_C') } },
        },
      });
      await rsbuild.build();
      const script = fs.readFileSync(`${root}/dist/static/js/index.js`, 'utf8');
      assert.match(script, /"one","one"/);
      assert.match(script, /"own","own",process\.env\.SECRET/);
      assert.deepEqual([rsbuild.getRsbuildConfig().dev?.watchFiles].flat(), [
        { paths: [`${root}/.env`], type: 'reload-server' },
      ]);
    },
  },
  {
    says: [
      "When you've turned on performance.buildCache at the top level of the configuration, Rsbuild adds the files to the build dependencies.",
      'A change then invalidates the cache.',
    ],
    run: 'script',
    alone: true,
    files: { 'src/index.js': 'console.log(process.env.PUBLIC_WORD);\n' },
    async expect({ root, write }) {
      const buildWith = async (word: string, cache: string, config: RsbuildConfig) => {
        write('.env', `PUBLIC_WORD=${word}\n`);
        const rsbuild = await createRsbuild({
          cwd: root,
          loadEnv: true,
          rsbuildConfig: { mode: 'development', ...config },
        });
        await (await rsbuild.build()).close();
        await untilCached(`${root}/${cache}`);
        return fs.readFileSync(`${root}/dist/static/js/index.js`, 'utf8');
      };
      const cachedIn = (cacheDirectory: string) => ({
        performance: { buildCache: { cacheDirectory } },
      });
      await buildWith('first', 'top', cachedIn('top'));
      assert.match(await buildWith('second', 'top', cachedIn('top')), /second/);
      const environments = { web: cachedIn('web') };
      await buildWith('first', 'web', { environments });
      assert.match(await buildWith('second', 'web', { environments }), /first/);
    },
  },
  {
    says: [
      'When you use one object for two instances, the second build still contains the variables of the first one.',
      'Rsbuild adds the variables to the object that you pass as rsbuildConfig, and',
      'and the object keeps them.',
      'So create a new object for each instance.',
    ],
    run: 'script',
    files: { '.env.one': 'PUBLIC_MODE=one\n', '.env.two': 'PUBLIC_MODE=two\n' },
    async expect({ root }) {
      const modeWith = async (mode: string, rsbuildConfig: RsbuildConfig) => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig, loadEnv: { mode } });
        const { close } = await rsbuild.build();
        await close();
        return rsbuild.getRsbuildConfig().source?.define?.['process.env.PUBLIC_MODE'];
      };
      const shared: RsbuildConfig = {};
      assert.equal(await modeWith('one', shared), '"one"');
      assert.deepEqual(Object.keys(shared), ['source', 'dev']);
      assert.equal(await modeWith('two', shared), '"one"');
      assert.equal(await modeWith('two', {}), '"two"');
    },
  },
  {
    says: 'Rsbuild removes the variables from process.env when the build or the dev server closes.',
    run: 'script',
    files: { '.env': 'PROOF_LOADED=one\n' },
    async expect({ root, port }) {
      const options = { cwd: root, loadEnv: true, rsbuildConfig: { server: { port } } };
      const built = await (await createRsbuild(options)).build();
      assert.equal(process.env.PROOF_LOADED, 'one');
      await built.close();
      assert.equal(process.env.PROOF_LOADED, undefined);
      const { server } = await (await createRsbuild(options)).startDevServer();
      assert.equal(process.env.PROOF_LOADED, 'one');
      await server.close();
      assert.equal(process.env.PROOF_LOADED, undefined);
    },
  },
  {
    says: [
      'Rsbuild reads the files before a method such as build has set NODE_ENV',
      'If NODE_ENV is empty and mode is missing, Rsbuild only finds .env and .env.local, and not .env.production.',
    ],
    run: 'script',
    files: {
      '.env': 'PUBLIC_A=1\n',
      '.env.local': 'PUBLIC_B=1\n',
      '.env.production': 'PUBLIC_C=1\n',
    },
    async expect({ root }) {
      delete process.env.NODE_ENV;
      const rsbuild = await createRsbuild({ cwd: root, loadEnv: true });
      const { close } = await rsbuild.build();
      await close();
      assert.equal(process.env.NODE_ENV, 'production');
      const { define = {} } = rsbuild.getRsbuildConfig().source ?? {};
      assert.deepEqual(
        Object.keys(define).filter((name) => name.startsWith('process.env')),
        ['process.env.PUBLIC_A', 'process.env.PUBLIC_B'],
      );
    },
  },
  {
    says: [
      'loadConfig | Read a config file',
      'Call loadConfig to find and run your config file.',
      'content | RsbuildConfig | The configuration, or {} if there is no file',
      'filePath | string | null | The absolute path of the file, or null if there is none',
      'cwd | string | process.cwd() | The absolute path of the folder to search',
      'path | string | None | A specific file. The path is absolute or relative to cwd',
    ],
    run: 'script',
    alone: true,
    async expect({ root, write }) {
      assert.deepEqual(await loadConfig({ cwd: root }), { content: {}, filePath: null });
      write('rsbuild.config.mjs', 'export default {};\n');
      write('other.mjs', 'export default { mode: "none" };\n');
      assert.equal((await loadConfig({ cwd: root })).filePath, `${root}/rsbuild.config.mjs`);
      for (const path of ['./other.mjs', `${root}/other.mjs`]) {
        assert.equal((await loadConfig({ cwd: root, path })).content.mode, 'none');
      }
    },
  },
  {
    says: 'Otherwise, TypeScript can take the type of the result from the first argument and reject a second one with other fields.',
    run: 'script',
    files: {
      'merge.ts': [
        "import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';",
        'const base = { server: { port: 3000 } };',
        "const extra = { html: { title: 'Shop' } };",
        'mergeRsbuildConfig(base, extra);',
        'const annotated: RsbuildConfig = base;',
        'mergeRsbuildConfig(annotated, extra);',
        '',
      ].join('\n'),
    },
    expect({ root }) {
      const [error, ...others] = typeErrors(root, ['merge.ts']);
      assert.match(String(error), /^TS2345: Argument of type '\{ html: .*'\{ server: /s);
      assert.deepEqual(others, []);
    },
  },
  {
    says: [
      'Without path, Rsbuild uses the first of these files that exists: rsbuild.config.mjs, .ts, .js, .cjs, .mts, .cts.',
    ],
    run: 'script',
    alone: true,
    async expect({ root, write }) {
      const order = ['mjs', 'ts', 'js', 'cjs', 'mts', 'cts'];
      for (const extension of order.reverse()) {
        const isCommon = extension.startsWith('c');
        write(
          `rsbuild.config.${extension}`,
          isCommon ? 'module.exports = {};\n' : 'export default {};\n',
        );
        const { filePath } = await loadConfig({ cwd: root });
        assert.equal(filePath, `${root}/rsbuild.config.${extension}`);
      }
    },
  },
  {
    says: "If the file doesn't exist, Rsbuild prints the warning Cannot find config file: <path> and looks for the usual names instead.",
    run: 'script',
    files: { 'rsbuild.config.mjs': 'export default {};\n' },
    async expect({ root, log }) {
      const { filePath } = await loadConfig({ cwd: root, path: 'missing.ts' });
      assert.equal(filePath, `${root}/rsbuild.config.mjs`);
      assert.match(log(), /Cannot find config file: \S*missing\.ts/);
    },
  },
  {
    says: [
      'A config function receives env (the value of process.env.NODE_ENV), command (the first argument of the process, such as build in rsbuild build), envMode and meta.',
      'meta | Record<string, unknown> | None | Passed to the config function (since 1.1.4)',
      'envMode | string | process.env.NODE_ENV | Passed to the config function',
    ],
    run: 'script',
    files: {
      'rsbuild.config.mjs': 'export default (params) => ({ source: { define: params } });\n',
    },
    async expect({ root }) {
      const given = async (options: core.LoadConfigOptions) =>
        (await loadConfig({ cwd: root, ...options })).content.source?.define;
      const common = { env: 'development', command: process.argv[2] };
      assert.deepEqual(await given({}), { ...common, envMode: 'development', meta: undefined });
      assert.deepEqual(await given({ envMode: 'staging', meta: { tenant: 'north' } }), {
        ...common,
        envMode: 'staging',
        meta: { tenant: 'north' },
      });
    },
  },
  {
    says: [
      'The function in your config file returns undefined, often because a return or the parentheses around the object are missing.',
      "When it returns null, the message is Cannot set properties of null (setting '_privateMeta') instead.",
      'Your config file exports another kind of value, such as an array of configurations.',
    ],
    run: 'script',
    alone: true,
    async expect({ root, write }) {
      write('none.mjs', 'export default () => {};\n');
      write('null.mjs', 'export default () => null;\n');
      write('text.mjs', "export default 'text';\n");
      write('list.mjs', 'export default [];\n');
      write('list.ts', 'export default [];\n');
      await assert.rejects(
        loadConfig({ cwd: root, path: 'none.mjs' }),
        /The config function must return a config object\./,
      );
      await assert.rejects(loadConfig({ cwd: root, path: 'null.mjs' }), {
        message: "Cannot set properties of null (setting '_privateMeta')",
      });
      await assert.rejects(
        loadConfig({ cwd: root, path: 'text.mjs' }),
        /The config must be an object or a function that returns an object, get .*text/,
      );
      for (const path of ['list.mjs', 'list.ts'])
        await assert.rejects(loadConfig({ cwd: root, path }), /The config must be an object or/);
    },
  },
  {
    says: [
      'Node.js has loaded a module without a default export, or with one such as null or false.',
      'Two loaders can run the file, and they treat it differently:',
      'Node.js stops with Cannot convert object to primitive value.',
      'jiti, which loads rsbuild.config.ts, for example, takes the named exports as the options, and no error is thrown.',
    ],
    run: 'script',
    alone: true,
    async expect({ root, write }) {
      const text = "export const root = 'shop';\n";
      write('named.mjs', text);
      write('named.ts', text);
      for (const loader of ['jiti', 'native'] as const)
        await assert.rejects(
          loadConfig({ cwd: root, path: 'named.mjs', loader }),
          /Cannot convert object to primitive value/,
        );
      for (const value of ['null', 'false']) {
        write(`${value}.mjs`, `export default ${value};\n`);
        await assert.rejects(
          loadConfig({ cwd: root, path: `${value}.mjs` }),
          /Cannot convert object to primitive value/,
        );
      }
      const { content } = await loadConfig({ cwd: root, path: 'named.ts' });
      assert.equal(content.root, 'shop');
    },
  },
  {
    says: [
      "You chose loader: 'native', and Node.js can't run the file.",
      'The error itself follows this line.',
    ],
    run: 'script',
    files: { 'rsbuild.config.mjs': "throw new Error('closed');\n" },
    async expect({ root, log }) {
      await assert.rejects(loadConfig({ cwd: root, loader: 'native' }), /closed/);
      assert.match(log(), /Failed to load file with native loader: \S*rsbuild\.config\.mjs/);
    },
  },
  {
    says: "'native' | Node.js | Node.js 22.6 or later. Before 22.18 and in 23.0 to 23.5, it needs a flag. Otherwise, loading fails with ERR_UNKNOWN_FILE_EXTENSION",
    run: 'command',
    command: 'node load.mjs',
    files: {
      'rsbuild.config.mts': "export default { html: { title: 'Shop' as string } };\n",
      'load.mjs': [
        "import { loadConfig } from '@rsbuild/core';",
        "const { content } = await loadConfig({ loader: 'native' });",
        'console.log(`title: ${content.html.title}`);',
      ].join('\n'),
    },
    expect({ code, log }) {
      const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
      const withoutFlag =
        major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
      assert.equal(code === 0, withoutFlag);
      assert.match(log, withoutFlag ? /title: Shop/ : /ERR_UNKNOWN_FILE_EXTENSION/);
    },
  },
  {
    says: [
      'loadEnv | Read .env files',
      'Call loadEnv to read .env files and add their variables to process.env.',
      'Rsbuild reads four files, and later ones take precedence: .env, .env.local, .env.[mode], .env.[mode].local.',
      'filePaths | string[] | The absolute paths of the files that exist',
      "mode | string | process.env.NODE_ENV | The [mode] part of the file names, like --env-mode of the CLI. 'local' throws an error",
    ],
    run: 'script',
    files: envFiles,
    expect({ root }) {
      const { filePaths, cleanup } = loadEnv({ cwd: root, mode: 'staging' });
      assert.deepEqual(
        filePaths,
        Object.keys(envFiles).map((name) => `${root}/${name}`),
      );
      assert.equal(process.env.LEVEL, 'staging-local');
      assert.equal(process.env.PUBLIC_URL, 'base/x');
      cleanup();
      assert.deepEqual(loadEnv({ cwd: root }).filePaths.length, 2);
      assert.throws(() => loadEnv({ cwd: root, mode: 'local' }));
    },
  },
  {
    says: 'The value contains ${NAME} or $NAME. Rsbuild replaces it with a variable that appears earlier.',
    run: 'script',
    files: { '.env': 'BRACED=${LATER}!\nPLAIN=$LATER!\nLATER=later\nAFTER=${LATER}, $LATER\n' },
    expect({ root }) {
      const { parsed } = loadEnv({ cwd: root, processEnv: {} });
      assert.deepEqual(parsed, { BRACED: '!', PLAIN: '!', LATER: 'later', AFTER: 'later, later' });
    },
  },
  {
    says: [
      'The shell has set the variable. A variable that already has a value in processEnv keeps this value.',
      'NODE_ENV is an exception, because the value in a file overrides it.',
      'Your tool builds two projects, and the second one gets the variables of the first.',
      "That's because a variable that's in process.env keeps its value.",
      'parsed | Record<string, string> | The variables that the files name. If a variable already had a value, you get that value and not the one in the file',
    ],
    run: 'script',
    files: {
      '.env': 'LEVEL=file\nNODE_ENV=test\nEMPTY=file\n',
      'first/.env': 'PROOF_PROJECT=first\n',
      'second/.env': 'PROOF_PROJECT=second\n',
    },
    expect({ root }) {
      const processEnv: Record<string, string> = { LEVEL: 'shell', NODE_ENV: 'shell', EMPTY: '' };
      const { parsed } = loadEnv({ cwd: root, processEnv });
      assert.deepEqual(processEnv, { LEVEL: 'shell', NODE_ENV: 'test', EMPTY: 'file' });
      assert.equal(parsed.LEVEL, 'shell');
      for (const project of ['first', 'second']) {
        const loaded = loadEnv({ cwd: `${root}/${project}` });
        assert.equal(loaded.parsed.PROOF_PROJECT, 'first');
        assert.equal(process.env.PROOF_PROJECT, 'first');
      }
      delete process.env.PROOF_PROJECT;
    },
  },
  {
    says: [
      "prefixes | string[] | ['PUBLIC_'] | The prefixes of public variables",
      'processEnv | Record<string, string> | process.env | The object that the variables are written to (since 1.2.12)',
      "rawPublicVars | Record<string, string | undefined> | The public variables as they are, such as { PUBLIC_FOO: 'bar' } (since 1.0.15)",
      'publicVars | Record<string, string> | The public variables for source.define. The keys are process.env.PUBLIC_FOO and import.meta.env.PUBLIC_FOO, both with the value \'"bar"\'',
      'Rsbuild collects public variables from the whole processEnv object, so public variables of your shell count too.',
      'In such a tool, or in a test, pass another object as processEnv, and Rsbuild adds the variables to it:',
      'To get only the variables of the files, pass an empty object.',
      'To get those of process.env as well, pass a copy of it.',
    ],
    run: 'script',
    files: { '.env': 'PUBLIC_FOO=bar\nSHOP_FOO=baz\n' },
    expect({ root }) {
      const alone: Record<string, string> = {};
      const { rawPublicVars, publicVars } = loadEnv({ cwd: root, processEnv: alone });
      assert.deepEqual(rawPublicVars, { PUBLIC_FOO: 'bar' });
      assert.deepEqual(publicVars, {
        'process.env.PUBLIC_FOO': '"bar"',
        'import.meta.env.PUBLIC_FOO': '"bar"',
      });
      assert.deepEqual(alone, { PUBLIC_FOO: 'bar', SHOP_FOO: 'baz' });
      assert.equal(process.env.PUBLIC_FOO, undefined);
      process.env.PUBLIC_SHELL = 'shell';
      const both = { ...process.env } as Record<string, string>;
      assert.deepEqual(loadEnv({ cwd: root, processEnv: both }).rawPublicVars, {
        PUBLIC_FOO: 'bar',
        PUBLIC_SHELL: 'shell',
      });
      const shop = loadEnv({ cwd: root, processEnv: {}, prefixes: ['SHOP_'] });
      assert.deepEqual(shop.rawPublicVars, { SHOP_FOO: 'baz' });
    },
  },
  {
    says: [
      'cleanup | () => void | Removes the variables again',
      'cleanup works once.',
      'You call cleanup, and a variable of your shell is gone as well.',
      'The function deletes the variables that the files name, even those that your shell had set before.',
      'Only NODE_ENV and variables whose value has changed in the meantime stay.',
      'To keep the variables of the shell, pass a copy of process.env.',
    ],
    run: 'script',
    files: { '.env': 'A=file\nB=file\nC=file\nNODE_ENV=test\n' },
    expect({ root }) {
      const processEnv: Record<string, string> = { C: 'shell' };
      const { cleanup } = loadEnv({ cwd: root, processEnv });
      processEnv.B = 'changed';
      cleanup();
      assert.deepEqual(Object.entries(processEnv), [
        ['NODE_ENV', 'test'],
        ['B', 'changed'],
      ]);
      processEnv.A = 'file';
      cleanup();
      assert.equal(processEnv.A, 'file');
      const afterCleanup = (given: () => Record<string, string>) => {
        process.env.C = 'shell';
        loadEnv({ cwd: root, processEnv: given() }).cleanup();
        return process.env.C;
      };
      assert.equal(
        afterCleanup(() => process.env as Record<string, string>),
        undefined,
      );
      assert.equal(
        afterCleanup(() => ({ ...process.env }) as Record<string, string>),
        'shell',
      );
      delete process.env.C;
    },
  },
  {
    says: [
      'mergeRsbuildConfig | Combine configurations',
      'call mergeRsbuildConfig to combine it with the changes of each project.',
      'Later configurations take precedence, and the arguments stay as they are:',
      'Object and object | Merged level by level',
      'Other simple values | The later value',
    ],
    run: 'script',
    expect() {
      const first: RsbuildConfig = { server: { port: 1, host: 'a' } };
      const before = structuredClone(first);
      assert.deepEqual(merged(first, { server: { port: 2 } }).server, { port: 2, host: 'a' });
      assert.deepEqual(first, before);
    },
  },
  {
    says: 'If you pass a single argument, you get the same object back.',
    run: 'script',
    expect() {
      const config: RsbuildConfig = { server: { port: 1 } };
      assert.equal(mergeRsbuildConfig(config), config);
    },
  },
  {
    says: 'A boolean on either side | The later value',
    run: 'script',
    expect() {
      const given: RsbuildConfig = { dev: { progressBar: { id: 'x' } } };
      assert.equal(merged(given, { dev: { progressBar: false } }).dev?.progressBar, false);
    },
  },
  {
    says: 'undefined as the later value | The earlier value',
    run: 'script',
    expect: () =>
      assert.equal(
        merged({ server: { port: 1 } }, { server: { port: undefined } }).server?.port,
        1,
      ),
  },
  {
    says: 'An array on either side | One array, with the later value at the end',
    run: 'script',
    expect() {
      assert.deepEqual(
        merged({ source: { preEntry: 'a' } }, { source: { preEntry: ['b'] } }).source?.preEntry,
        ['a', 'b'],
      );
      assert.deepEqual(
        merged({ source: { preEntry: ['b'] } }, { source: { preEntry: 'a' } }).source?.preEntry,
        ['b', 'a'],
      );
    },
  },
  {
    says: 'output.copy as an array and as an object, but not below environments | One object with the patterns of both',
    run: 'script',
    expect() {
      assert.deepEqual(
        merged(
          { output: { copy: [{ from: 'a' }] } },
          { output: { copy: { patterns: [{ from: 'b' }] } } },
        ).output?.copy,
        { patterns: [{ from: 'a' }, { from: 'b' }] },
      );
      const below = (copy: unknown) =>
        ({ environments: { web: { output: { copy } } } }) as RsbuildConfig;
      assert.deepEqual(
        merged(below([{ from: 'a' }]), below({ patterns: [] })).environments?.web?.output?.copy,
        [{ from: 'a' }, { patterns: [] }],
      );
    },
  },
  {
    says: [
      'How two values are merged depends on their types.',
      'If more than one row of this table fits, the upper one applies:',
    ],
    run: 'script',
    expect() {
      assert.equal(
        merged({ html: { tags: [{ tag: 'a' }] } }, { html: { tags: false as never } }).html?.tags,
        false,
      );
      const postcss = [() => {}, () => {}];
      assert.deepEqual(
        merged({ tools: { postcss: postcss[0] } }, { tools: { postcss: [postcss[1]!] } }).tools
          ?.postcss,
        postcss,
      );
    },
  },
  {
    says: [
      'A function on either side | An array of both. If the option accepts an array, its items apply one after the other',
      'In such an array, each function receives the result of the previous item.',
    ],
    run: 'script',
    async expect({ root }) {
      const rsbuildConfig = merged(
        { tools: { rspack: { devtool: 'eval' } } },
        {
          tools: {
            rspack: (config) => {
              config.name = `after ${String(config.devtool)}`;
            },
          },
        },
      );
      const functions = [() => {}, () => {}];
      const both = functions.map((rspackFunction) => ({ tools: { rspack: rspackFunction } }));
      assert.deepEqual(mergeRsbuildConfig<RsbuildConfig>(...both).tools?.rspack, functions);
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
      assert.equal((await rsbuild.initConfigs())[0]?.name, 'after eval');
    },
  },
  {
    says: [
      'One configuration sets an object, the other a function, and neither may get lost.',
      'So tools.rspack ends up as an array of an object and a function.',
    ],
    run: 'script',
    pageFiles: [
      { containing: 'const config = mergeRsbuildConfig(base, extra);', as: 'rsbuild.config.ts' },
    ],
    async expect({ root, write }) {
      const example = fs.readFileSync(`${root}/rsbuild.config.ts`, 'utf8');
      write('rsbuild.config.ts', `${example}export default config;\n`);
      const { content } = await loadConfig({ cwd: root });
      assert.deepEqual(
        [content.tools?.rspack].flat().map((item) => typeof item),
        ['object', 'function'],
      );
    },
  },
  {
    says: "The result can share arrays with the arguments, so don't push to these.",
    run: 'script',
    expect() {
      const include = ['./lib'];
      const result = merged({ source: { include } }, { html: { title: 'Shop' } });
      (result.source!.include as string[]).push('./more');
      assert.deepEqual(include, ['./lib', './more']);
    },
  },
  {
    says: [
      "mergeRsbuildConfig puts both into an array, although this option doesn't accept one, and the build fails.",
      'Two configurations set a function such as output.manifest.generate.',
      'Set one function that calls both functions.',
    ],
    run: 'script',
    async expect({ root }) {
      const builds = async (generate: () => Record<string, unknown>, second?: typeof generate) => {
        const rsbuildConfig = mergeRsbuildConfig<RsbuildConfig>(
          { mode: 'production', output: { manifest: { generate } } },
          second ? { output: { manifest: { generate: second } } } : {},
        );
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        await (await rsbuild.build()).close();
        return fs.readFileSync(`${root}/dist/manifest.json`, 'utf8').replace(/\s/g, '');
      };
      const one = () => ({ one: 1 });
      const two = () => ({ two: 2 });
      await assert.rejects(builds(one, two), /generate is not a function/);
      assert.equal(await builds(() => ({ ...one(), ...two() })), '{"one":1,"two":2}');
    },
  },
  {
    says: 'The same applies to tools.bundlerChain, tools.postcss and the other functions in tools.',
    run: 'script',
    files: { 'src/index.js': "import './index.css';\n", 'src/index.css': 'a { color: red }\n' },
    async expect({ root }) {
      const calls: string[] = [];
      const names = ['postcss', 'cssLoader', 'lightningcssLoader', 'swc', 'htmlPlugin'] as const;
      const functions = (position: string): RsbuildConfig => ({
        mode: 'production',
        tools: {
          ...Object.fromEntries(
            names.map((name) => [
              name,
              (options: Record<string, unknown>) => {
                calls.push(`${name} ${position} ${options.$first ? 'after first' : ''}`.trim());
                // a name that isn't enumerable isn't passed on to the loader's schema
                Object.defineProperty(options, '$first', { value: true, configurable: true });
              },
            ]),
          ),
          bundlerChain: async (chain) => {
            await Promise.resolve();
            chain.output.filename(`${position}-${chain.output.get('filename') ?? ''}`);
          },
        },
      });
      const rsbuildConfig = merged(functions('first'), functions('second'));
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
      const [config] = await rsbuild.initConfigs();
      assert.match(String(config?.output?.filename), /^second-first-/);
      for (const name of names)
        assert.deepEqual(
          calls.filter((call) => call.startsWith(`${name} `)).slice(0, 2),
          [`${name} first`, `${name} second after first`],
          name,
        );
    },
  },
  {
    says: 'an asynchronous function in an array of tools.rspack has to be the last one and has to return the configuration.',
    run: 'script',
    async expect({ root }) {
      const devtoolWith = async (second: (config: Rspack.Configuration) => Promise<unknown>) => {
        const rsbuildConfig = merged(
          { tools: { rspack: { name: 'web' } } },
          { tools: { rspack: second as never } },
        );
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        return (await rsbuild.initConfigs())[0]?.devtool;
      };
      const change = async (config: Rspack.Configuration) => {
        config.devtool = 'eval';
        return config;
      };
      assert.equal(await devtoolWith(change), 'eval');
      await assert.rejects(devtoolWith(async (config) => void (await change(config))));
    },
  },
  {
    says: [
      "For these options, the later value replaces the earlier one even if it's an array, an object or a function.",
      'output.inlineScripts, output.inlineStyles, output.overrideBrowserslist, output.cssModules.auto, the fields of output.filename',
      'This also applies below environments.<name>, with one exception:',
      'for a field of output.filename below environments.<name>, a function and another value become an array, and the build fails.',
    ],
    run: 'script',
    async expect({ root }) {
      const value = (name: string) => Object.assign(() => name, { toJSON: () => name });
      const config = (name: string) => ({
        output: {
          inlineScripts: value(name),
          inlineStyles: value(name),
          overrideBrowserslist: [name],
          cssModules: { auto: value(name) },
          filename: { js: value(name) },
        },
        performance: { removeConsole: [name] },
        resolve: { extensions: [name] },
        server: { open: [name], printUrls: value(name) },
        provider: value(name),
      });
      const both = merged(config('a') as never, config('b') as never);
      assert.equal(JSON.stringify(both), JSON.stringify(config('b')));
      const opened = merged(
        { server: { open: { target: '/a' } } },
        { server: { open: { before: () => undefined } } },
      );
      assert.deepEqual(Object.keys(opened.server?.open as object), ['before']);
      const within = (name: string): RsbuildConfig => ({
        environments: { web: config(name) as never },
      });
      const web = merged(within('a'), within('b')).environments?.web;
      const expected = config('b');
      expected.output.filename.js = [value('a'), value('b')] as never;
      assert.equal(
        JSON.stringify({ ...web, server: 0 }),
        JSON.stringify({ ...expected, server: 0 }),
      );
      const build = async (first: string | (() => string), second: string | (() => string)) => {
        const [one, two] = [first, second].map((js): RsbuildConfig => ({
          environments: { web: { output: { filename: { js } } } },
        }));
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: merged(one!, two!) });
        await (await rsbuild.build()).close();
      };
      const named = () => 'named.js';
      for (const [first, second] of [
        [named, named],
        [named, 'plain.js'],
        ['plain.js', named],
      ] as const)
        await assert.rejects(build(first, second), /Received an instance of Array/);
      await build('first.js', 'second.js');
      assert.ok(fs.existsSync(`${root}/dist/static/js/second.js`));
    },
  },
  {
    says: 'defineConfig | Add types to a config file',
    run: 'script',
    files: {
      'plain.ts': "export default { html: { title: 'Shop' }, server: { port: '4000' } };\n",
      'typed.ts': [
        "import { defineConfig } from '@rsbuild/core';",
        "export default defineConfig({ html: { title: 'Shop' }, server: { port: '4000' } });",
        '',
      ].join('\n'),
    },
    expect({ root }) {
      assert.deepEqual(typeErrors(root, ['plain.ts']), []);
      assert.match(
        typeErrors(root, ['typed.ts']).join('\n'),
        /'string' is not assignable to type 'number/,
      );
    },
  },
  {
    says: 'It returns its argument unchanged',
    run: 'script',
    expect() {
      const config = {};
      assert.equal(defineConfig(config), config);
      const sync = () => config;
      assert.equal(defineConfig(sync), sync);
    },
  },
  {
    says: ["error(message) | The message after error, and the stack if it's an Error | 'error'"],
    run: 'script',
    expect() {
      printsFrom('error', () => logger.error('late'), /error\W.*late/);
      assert.match(
        printedAt('error', () => logger.error(new Error('late'))),
        /late[^]*at .*core\.ts/,
      );
    },
  },
  ...(
    [
      ["warn(message) | The message after warn | 'warn'", 'warn', /warn\W.*late/],
      [
        "info, start, ready, success | The message after the name of the method | 'info'",
        'info',
        /info\W.*late\n.*start\W.*late\n.*ready\W.*late\n.*success\W.*late/,
      ],
      ["log(message) | The message alone, like console.log | 'log'", 'log', /^late$/],
      ["greet(message) | The message with a color gradient | 'log'", 'log', /l.*a.*t.*e/],
      [
        "debug(message) | The message after rsbuild and the time | 'verbose'",
        'verbose',
        /rsbuild.*\d\d:\d\d:\d\d.*late/,
      ],
    ] as const
  ).map<Proof>(([says, level, expected]) => ({
    says: ["logger | Print messages in Rsbuild's style", says],
    run: 'script',
    expect() {
      const [methods = ''] = /^[\w, ]+\w/.exec(says)!;
      const names = methods.split(', ') as Exclude<keyof typeof logger, 'level' | 'override'>[];
      printsFrom(level, () => names.forEach((name) => logger[name]('late')), expected);
    },
  })),
  {
    says: 'The terminal then shows these lines, and below the error also its stack:',
    shown: { section: 'logger', containing: 'start   collecting pages' },
    run: 'command',
    command: 'node pages.mjs',
    pageFiles: [{ containing: "logger.start('collecting pages')", as: 'pages.mjs' }],
    expect({ log, root, shown }) {
      const lines = log.trim().split('\n');
      const stack = lines.filter((line) => /^\s+at /.test(line));
      assert.match(stack[0]!, new RegExp(`${root}/pages\\.mjs:`));
      assert.equal(lines.indexOf(stack[0]!), lines.findIndex((line) => /^error/.test(line)) + 1);
      assert.deepEqual(
        lines.filter((line) => !stack.includes(line)),
        shown.trim().split('\n'),
      );
    },
  },
  {
    says: "A value such as 'silent' doesn't hide errors, warnings or information.",
    run: 'script',
    expect() {
      for (const name of ['error', 'warn', 'info'] as const) {
        assert.match(
          printedAt('silent' as never, () => logger[name]('late')),
          /late/,
        );
      }
    },
  },
  {
    says: [
      'To print nothing, replace the methods of the logger with override.',
      'You can replace greet in this way as well, but the types leave it out.',
    ],
    run: 'script',
    files: Object.fromEntries(
      ['warn', 'greet'].map((name) => [
        `${name}.ts`,
        `import { logger } from '@rsbuild/core';\nlogger.override({ ${name}: () => {} });\n`,
      ]),
    ),
    expect({ root }) {
      assert.deepEqual(typeErrors(root, ['warn.ts']), []);
      assert.match(typeErrors(root, ['greet.ts']).join('\n'), /'greet' does not exist in type/);
      const names = ['error', 'warn', 'info', 'start', 'ready', 'success', 'log', 'debug'] as const;
      const all = [...names, 'greet'] as const;
      const before = Object.fromEntries(all.map((name) => [name, logger[name]]));
      const print = () => all.forEach((name) => logger[name]('late'));
      assert.equal(printedAt('verbose', print).match(/l[^]*?a[^]*?t[^]*?e/g)?.length, all.length);
      logger.override(Object.fromEntries(all.map((name) => [name, () => {}])));
      try {
        assert.equal(printedAt('verbose', print), '');
      } finally {
        logger.override(before);
      }
    },
  },
  {
    says: "logger.level is 'log' by default.",
    run: 'command',
    command: 'node level.mjs',
    files: level,
    env: { DEBUG: '' },
    expect: ({ log }) => assert.match(log, /^the level is log$/m),
  },
  {
    says: "The environment variable DEBUG=rsbuild sets the level to 'verbose'.",
    run: 'command',
    command: 'node level.mjs',
    files: level,
    env: { DEBUG: 'rsbuild' },
    expect: ({ log }) => assert.match(log, /^the level is verbose$/m),
  },
  {
    says: "This changes Rsbuild's messages and yours:",
    run: 'script',
    async expect({ root }) {
      const { warn } = logger;
      const seen: unknown[] = [];
      logger.override({ warn: (message) => void seen.push(message) });
      try {
        logger.warn('own');
        const rsbuild = await createRsbuild({ cwd: root });
        rsbuild.addPlugins([plugin('probe')], { before: 'missing' });
      } finally {
        logger.override({ warn });
      }
      assert.deepEqual(seen, ['own', 'Plugin "missing" does not exist.']);
    },
  },
  {
    says: [
      "The object has Rspack's plugins and utilities, and you can also call it as a function to create a compiler,",
      'rspack | Use the bundled Rspack',
      'This object belongs to the @rspack/core version that comes with Rsbuild:',
    ],
    run: 'script',
    expect({ root }) {
      const ofRsbuild = createRequire(ofRoot.resolve('@rsbuild/core'));
      assert.equal(rspack, (ofRsbuild('@rspack/core') as typeof Rspack).rspack);
      assert.equal(typeof rspack.BannerPlugin, 'function');
      assert.equal(typeof rspack.util, 'object');
      assert.equal(typeof rspack({ context: root }).run, 'function');
    },
  },
  {
    says: "rspack.rspackVersion is '1.3.12' in Rsbuild 1.3.22.",
    run: 'script',
    expect: () => assert.equal(rspack.rspackVersion, '1.3.12'),
  },
  {
    says: "It's a string, '1.3.22' in the version that this site describes.",
    run: 'script',
    expect: () => assert.equal(version, '1.3.22'),
  },
  {
    says: [
      'version | Read the version of @rsbuild/core',
      'Read version to find out which @rsbuild/core your script runs with.',
    ],
    run: 'script',
    expect() {
      assert.equal((ofRoot('@rsbuild/core/package.json') as { version: string }).version, version);
    },
  },
  {
    says: [
      'The function puts an asset prefix before a URL, unless the URL is already complete.',
      'ensureAssetPrefix | Put a prefix before a URL',
      'foo/bar.js | Not passed | /foo/bar.js',
      'foo/bar.js | /static/ | /static/foo/bar.js',
      'foo/bar.js | https://example.com/static/ | https://example.com/static/foo/bar.js',
      'a.js | //cdn.com/x/ | //cdn.com/x/a.js',
      "a.js | 'auto' or a function | Unchanged",
    ],
    run: 'script',
    expect() {
      assert.equal(ensureAssetPrefix('foo/bar.js'), '/foo/bar.js');
      assert.equal(ensureAssetPrefix('foo/bar.js', '/static/'), '/static/foo/bar.js');
      assert.equal(
        ensureAssetPrefix('foo/bar.js', 'https://example.com/static/'),
        'https://example.com/static/foo/bar.js',
      );
      assert.equal(ensureAssetPrefix('a.js', '//cdn.com/x/'), '//cdn.com/x/a.js');
      assert.equal(ensureAssetPrefix('a.js', 'auto'), 'a.js');
      assert.equal(
        ensureAssetPrefix('a.js', () => '/x/'),
        'a.js',
      );
    },
  },
  {
    says: [
      'https://example.com/index.html | Any value | Unchanged',
      '//cdn.com/a.js | Any value | Unchanged',
      'data:text/plain,1 and other complete URLs | Any value | Unchanged',
    ],
    run: 'script',
    expect() {
      const prefixes = [
        undefined,
        '',
        '/',
        '/static/',
        'auto',
        'https://cdn.com/',
        '//cdn.com/',
        () => '/x/',
      ];
      const urls = [
        'https://example.com/index.html',
        '//cdn.com/a.js',
        'data:text/plain,1',
        'blob:x',
        'file:///a',
      ];
      for (const url of urls) {
        for (const prefix of prefixes) assert.equal(ensureAssetPrefix(url, prefix), url);
      }
    },
  },
  {
    says: [
      'defaultAllowedOrigins | Reuse the origins that the dev server allows by default',
      'defaultAllowedOrigins is the regular expression for the origins that server.cors allows by default.',
      'It matches localhost and its subdomains, 127.0.0.1 and [::1], with http or https and any port.',
    ],
    run: 'script',
    async expect({ root }) {
      for (const host of ['localhost', 'a.b.localhost', '127.0.0.1', '[::1]']) {
        for (const port of ['', ':1', ':3000', ':65535']) {
          assert.match(`http://${host}${port}`, defaultAllowedOrigins);
          assert.match(`https://${host}${port}`, defaultAllowedOrigins);
        }
        assert.doesNotMatch(`ftp://${host}`, defaultAllowedOrigins);
      }
      assert.doesNotMatch('http://localhost.example.com', defaultAllowedOrigins);
      const rsbuild = await createRsbuild({ cwd: root });
      await rsbuild.initConfigs();
      assert.deepEqual(rsbuild.getNormalizedConfig().server.cors, {
        origin: defaultAllowedOrigins,
      });
    },
  },
  {
    says: [
      'Rsbuild appends an array to the default, so local origins also stay allowed when the array leaves it out.',
      'But a single string or RegExp replaces the default, and then local origins are no longer allowed.',
    ],
    run: 'script',
    async expect({ root }) {
      const resolved = async (origin: string | RegExp | string[]) => {
        const rsbuildConfig = { server: { cors: { origin } } };
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        await rsbuild.initConfigs();
        const { cors } = rsbuild.getNormalizedConfig().server;
        return typeof cors === 'object' ? cors.origin : undefined;
      };
      const own = 'https://shop.example.com';
      assert.equal(await resolved(own), own);
      assert.deepEqual(await resolved(/shop/), /shop/);
      const both = await resolved([own]);
      assert.ok(Array.isArray(both) && both.includes(own));
      assert.deepEqual(both[0], defaultAllowedOrigins);
    },
  },
  {
    says: [
      'PLUGIN_CSS_NAME, PLUGIN_SWC_NAME | Refer to two built-in plugins',
      "PLUGIN_CSS_NAME is 'rsbuild:css' and PLUGIN_SWC_NAME is 'rsbuild:swc'.",
    ],
    run: 'script',
    async expect({ root }) {
      assert.deepEqual(
        [core.PLUGIN_CSS_NAME, core.PLUGIN_SWC_NAME],
        ['rsbuild:css', 'rsbuild:swc'],
      );
      const rsbuild = await createRsbuild({ cwd: root });
      assert.ok(rsbuild.isPluginExists(core.PLUGIN_CSS_NAME));
      assert.ok(rsbuild.isPluginExists(core.PLUGIN_SWC_NAME));
    },
  },
  {
    says: [
      'runCLI | Start the command line',
      'runCLI runs the rsbuild command with the arguments of the current process',
      'node bin/shop.mjs build then does the same as rsbuild build.',
    ],
    run: 'command',
    command: 'node bin/shop.mjs build',
    pageFiles: ['bin/shop.mjs'],
    expect({ code, files }) {
      assert.equal(code, 0);
      assert.ok(files.includes('index.html') || files.includes('dist/index.html'));
    },
  },
  {
    says: 'The setup functions of the plugins run later, when you call the first method that needs the configuration: build, startDevServer, createDevServer, preview, createCompiler, initConfigs or inspectConfig.',
    run: 'script',
    async expect({ root, port }) {
      const acts: ((rsbuild: RsbuildInstance) => Promise<unknown>)[] = [
        (rsbuild) => rsbuild.createCompiler(),
        (rsbuild) => rsbuild.initConfigs(),
        (rsbuild) => rsbuild.inspectConfig(),
        (rsbuild) => rsbuild.build().then(({ close }) => close()),
        (rsbuild) => rsbuild.preview().then(({ server }) => server.close()),
        (rsbuild) => rsbuild.createDevServer().then(({ close }) => close()),
        (rsbuild) => rsbuild.startDevServer().then(({ server }) => server.close()),
      ];
      for (const act of acts) {
        let ran = false;
        const plugins = [{ name: 'probe', setup: () => void (ran = true) }];
        const rsbuildConfig = { plugins, server: { port } };
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        assert.equal(ran, false);
        await act(rsbuild);
        assert.equal(ran, true);
      }
    },
  },
  {
    says: 'The promise resolves to an object with two fields:',
    run: 'script',
    expect() {
      assert.deepEqual(packageMembers('LoadConfigResult'), ['content', 'filePath']);
    },
  },
  ...typeProofs("type Given = NonNullable<CreateRsbuildOptions['rsbuildConfig']>;", [
    [
      'you can pass an async function that reads the config file and returns the changed configuration:',
      'Fits<() => Promise<RsbuildConfig>, Given>',
      'Not<Fits<() => RsbuildConfig, Given>>',
    ],
    [
      "loader | 'jiti' | 'native' | 'jiti' | How the file is run (since 1.2.5)",
      "Same<NonNullable<LoadConfigOptions['loader']>, 'jiti' | 'native'>",
    ],
  ]),
];
