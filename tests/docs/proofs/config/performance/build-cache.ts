import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild, loadConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { waitFor } from '#tools/project/wait-for';
import { buildIn } from '#kit/build-in';
import { buildsCached, untilCached } from '#kit/builds-cached';
import { importCompletes } from '#kit/complete-cache.mjs';
import { crashesFromCache } from '#kit/vue-from-cache';
import type { Proof } from '#tools/prover/proof';

const cached = { performance: { buildCache: true } };
const cacheOf = (config: Rspack.Configuration) =>
  config.experiments!.cache as { version: string; buildDependencies: string[] };

/** Proves that the cache depends on files of the project, on those given or on all of them. */
const depends = (
  says: string | string[],
  files: Record<string, string>,
  config: RsbuildConfig = {},
  expected = Object.keys(files),
): Proof => ({
  says,
  run: 'rspack',
  files,
  config: { ...cached, ...config },
  expect: (rspack, { root }) =>
    assert.deepEqual(
      cacheOf(rspack).buildDependencies.map((file) => file.replace(`${root}/`, '')),
      expected,
    ),
});

export const proofs: Proof[] = [
  {
    says: [
      'A module that you edit is compiled again.',
      'But some files influence more than one module, so Rspack discards the whole snapshot if one of these changes:',
      'When your CI job saves the cache and restores it in the next run, we recommend a directory outside of node_modules, because you can then restore the cache at any time before the build.',
      'Rspack uses a restored cache if the project is at the same path as before, even if the files have new timestamps after a checkout.',
      'even if the files have new timestamps after a checkout.',
    ],
    run: 'script',
    files: {
      'package.json': '{}',
      'src/index.js': "import './other';\n",
      'src/other.js': "console.log('other');\n",
    },
    async expect({ root, write }) {
      const cache = path.join(root, 'kept');
      /** Whether the next build compiles the two modules. */
      const compiled = async () => {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: { performance: { buildCache: { cacheDirectory: 'kept' } } },
        });
        const { stats, close } = await rsbuild.build();
        const { modules } = stats!.toJson({ all: false, modules: true, nestedModules: true });
        await close();
        await untilCached(cache);
        return ['index', 'other'].map(
          (name) => modules!.find((each) => each.name === `./src/${name}.js`)?.built,
        );
      };
      assert.deepEqual(await compiled(), [true, true]);
      assert.deepEqual(await compiled(), [false, false]);
      fs.cpSync(cache, `${cache}-saved`, { recursive: true });
      fs.rmSync(cache, { recursive: true });
      fs.renameSync(`${cache}-saved`, cache);
      const later = new Date(Date.now() + 60_000);
      for (const file of ['package.json', 'src/index.js', 'src/other.js']) {
        fs.utimesSync(path.join(root, file), later, later);
      }
      assert.deepEqual(await compiled(), [false, false]);
      write('src/other.js', "console.log('another');\n");
      assert.deepEqual(await compiled(), [false, true]);
      write('package.json', '{ "name": "shop" }');
      assert.deepEqual(await compiled(), [true, true]);
    },
  },
  {
    says: '.env, .env.local and the same names with the mode | The CLI or createRsbuild with loadEnv: true has loaded them, and buildCache is at the top level of the config',
    run: 'script',
    files: { '.env': 'A=1\n', '.env.local': 'B=1\n', '.env.development': 'C=1\n' },
    async expect({ root }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        loadEnv: { cwd: root, mode: 'development' },
        // Rsbuild adds the files to the object that it gets.
        rsbuildConfig: { mode: 'development', ...structuredClone(cached) },
      });
      const [config] = await rsbuild.initConfigs();
      const watched = cacheOf(config!).buildDependencies.map((file) => path.basename(file));
      for (const name of ['.env', '.env.local', '.env.development']) {
        assert.ok(watched.includes(name), watched.join());
      }
    },
  },
  {
    says: 'If a variable of the shell changes the output, add it to cacheDigest, because Rspack only compares files.',
    run: 'script',
    files: { 'src/index.js': "console.log('region', REGION);\n" },
    async expect({ root }) {
      const builds = (REGION: string, cacheDirectory: string, cacheDigest: string[]) =>
        buildsCached(
          root,
          {
            mode: 'development',
            source: { define: { REGION: JSON.stringify(REGION) } },
            performance: { buildCache: { cacheDirectory, cacheDigest } },
          },
          'js/index.js',
          /'region', "(\w+)"/,
        );
      assert.equal(await builds('north', 'plain', []), 'north');
      assert.equal(await builds('south', 'plain', []), 'north');
      assert.equal(await builds('north', 'digest', ['north']), 'north');
      assert.equal(await builds('south', 'digest', ['south']), 'south');
    },
  },
  {
    says: 'The base of your tsconfig, the file that extends names.',
    run: 'script',
    files: {
      'tsconfig.json': '{ "extends": "./base.json" }',
      'src/index.js': "import '@shop/price';\n",
      'src/eu/price.js': "console.log('eu');\n",
      'src/us/price.js': "console.log('us');\n",
    },
    async expect({ root, write }) {
      const builds = (region: string, cacheDirectory: string, buildDependencies: string[]) => {
        write(
          'base.json',
          `{ "compilerOptions": { "paths": { "@shop/*": ["./src/${region}/*"] } } }`,
        );
        return buildsCached(
          root,
          {
            mode: 'development',
            performance: { buildCache: { cacheDirectory, buildDependencies } },
          },
          'js/index.js',
          /log\('(\w+)'/,
        );
      };
      for (const [cache, watched, expected] of [
        ['plain', [], 'eu'],
        ['watched', ['./base.json'], 'us'],
      ] as const) {
        assert.equal(await builds('eu', cache, [...watched]), 'eu');
        assert.equal(await builds('us', cache, [...watched]), expected);
      }
    },
  },
  {
    says: "Rspack deletes a snapshot that hasn't been used for about seven days, so there's nothing to tidy up.",
    run: 'script',
    async expect({ root }) {
      const day = 24 * 60 * 60 * 1000;
      const folder = path.join(root, 'kept');
      const snapshots = () => fs.readdirSync(folder).filter((name) => !name.startsWith('.'));
      const builds = (digest: string) =>
        buildsCached(
          root,
          {
            mode: 'development',
            performance: { buildCache: { cacheDirectory: 'kept', cacheDigest: [digest] } },
          },
          'js/index.js',
          /./,
        );
      await builds('first');
      const meta = path.join(folder, snapshots()[0]!, 'storage_meta');
      const [end = '', ...rest] = fs.readFileSync(meta, 'utf8').split('\n');
      assert.equal(Math.round((Number(end) - Date.now()) / day), 7);
      /** As if the first snapshot had been used so many days ago. */
      const age = (days: number) =>
        fs.writeFileSync(meta, [Number(end) - days * day, ...rest].join('\n'));
      age(6);
      await builds('second');
      await waitFor('the second beside the first', () => snapshots().length === 2 || undefined);
      assert.ok(fs.existsSync(meta));
      age(8);
      await builds('third');
      await waitFor('the end of the first', () => !fs.existsSync(meta) || undefined);
      await waitFor('the third beside the second', () => snapshots().length === 2 || undefined);
    },
  },
  ...crashesFromCache(
    "In a project with @rsbuild/plugin-vue, the second production build stops with a message such as Cannot get final name for export 'default'.",
  ),
  {
    says: 'A production build from the cache can give the same code other hashes and chunk numbers than a build without it',
    run: 'script',
    files: {
      'src/index.js': "import('./later.js');\n",
      'src/later.js': "import './later.css';\nconsole.log('later');\n",
      'src/later.css': '.later { color: red }\n',
      'rsbuild.config.mjs': `${importCompletes}
const buildCache = process.argv.includes('production');
export default { plugins: [buildCache && completes()], performance: { buildCache } };
`,
    },
    async expect({ root }) {
      const { files: without } = await buildIn(root);
      assert.deepEqual((await buildIn(root)).files, without);
      const cached = async () => (await buildIn(root, ['--mode', 'production'])).files;
      assert.deepEqual(await cached(), without);
      const again = await cached();
      const differing = again.filter((file) => !without.includes(file)).join(' ');
      assert.match(differing, /static\/js\/index\.\w+\.js/);
      assert.match(differing, /static\/js\/async\/\d+\.\w+\.js/);
    },
  },
  {
    says: [
      'The plugins for UnoCSS and StyleX collect styles while Rspack compiles the modules, so they miss the modules that come from the cache.',
      'Your second build lacks styles.',
    ],
    run: 'script',
    files: {
      'src/index.jsx': "import 'uno.css';\ndocument.body.className = 'flex';\n",
      'rsbuild.config.mjs': `${importCompletes}
import { UnoCSSRspackPlugin } from '@unocss/webpack/rspack';
import { presetWind3 } from 'unocss';

export default {
  source: { entry: { index: './src/index.jsx' } },
  plugins: [completes()],
  performance: { buildCache: true },
  tools: { rspack: { plugins: [UnoCSSRspackPlugin({ presets: [presetWind3()] })] } },
};
`,
    },
    async expect({ root }) {
      const styles = async () => (await buildIn(root)).read('static/css/index.*.css');
      assert.match(await styles(), /\.flex\{/);
      assert.doesNotMatch(await styles(), /\.flex\{/);
    },
  },
  {
    says: 'While the cache is on, Rsbuild logs Rspack persistent cache enabled (experimental)',
    run: 'build',
    config: { performance: { buildCache: true } },
    expect: ({ log }) => assert.match(log, /persistent cache enabled/),
  },
  {
    says: 'A relative path starts at the project root.',
    run: 'rspack',
    config: { performance: { buildCache: { cacheDirectory: 'kept' } } },
    expect: (config, { root }) =>
      assert.match(
        JSON.stringify(config.experiments),
        new RegExp(`"directory":"${root.replaceAll('\\\\', '.')}/kept"`),
      ),
  },
  {
    says: 'Each combination of values has a separate snapshot:',
    run: 'rspack',
    config: {
      environments: {
        web: { performance: { buildCache: { cacheDigest: ['a'] } } },
        admin: { performance: { buildCache: { cacheDigest: ['b'] } } },
      },
    },
    expect(_, { rspack }) {
      const digests = rspack.map(
        ({ experiments }) => /"version":"[^"]*-(\w+)"/.exec(JSON.stringify(experiments))?.[1],
      );
      assert.equal(digests.length, 2);
      assert.notEqual(digests[0], digests[1]);
    },
  },
  ...[{}, { performance: { buildCache: false } }].map((config): Proof => ({
    says: [
      'false turns the cache off, the same as leaving the option out.',
      'Each time you start rsbuild dev, Rspack compiles your modules from scratch',
    ],
    run: 'build',
    config,
    expect({ log, root }) {
      assert.doesNotMatch(log, /cache enabled/);
      assert.ok(!fs.existsSync(path.join(root, 'node_modules/.cache/rspack')));
    },
  })),
  {
    says: [
      'Turn on buildCache, and it keeps the compiled modules on disk',
      'The cache is in node_modules/.cache/rspack',
    ],
    run: 'build',
    config: { performance: { buildCache: true } },
    expect: ({ root }) =>
      assert.ok(fs.readdirSync(path.join(root, 'node_modules/.cache/rspack')).length > 0),
  },
  {
    says: "Check the path, or add the file only if it's there:",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'existsSync' },
    expect({ log, error }) {
      assert.equal(error, undefined);
      assert.match(log, /persistent cache enabled/);
    },
  },
  depends('package.json in the root | It exists', { 'package.json': '{}' }),
  depends('.browserslistrc in the root | It exists', { '.browserslistrc': 'chrome >= 100' }),
  depends('The tsconfig in use, see source.tsconfigPath | It exists', { 'tsconfig.json': '{}' }),
  depends(
    'The tsconfig in use, see source.tsconfigPath | It exists',
    { 'tsconfig.app.json': '{}' },
    { source: { tsconfigPath: './tsconfig.app.json' } },
  ),
  ...(['ts', 'js', 'cjs', 'mjs'] as const).map((extension, index, order) =>
    depends(
      'tailwind.config.ts, .js, .cjs or .mjs in the root | It exists. The first one in this order counts',
      Object.fromEntries(order.slice(index).map((each) => [`tailwind.config.${each}`, ''])),
      {},
      [`tailwind.config.${extension}`],
    ),
  ),
  depends(
    [
      "Rsbuild can't know about these files, so list them in buildDependencies (since 1.2.8):",
      'Rspack discards the snapshot when one of these files changes, as it does for those in the table above.',
    ],
    { 'package.json': '{}', 'config/theme.json': '{}' },
    { performance: { buildCache: { buildDependencies: ['./config/theme.json'] } } },
    ['package.json', './config/theme.json'],
  ),
  depends(
    'The base of your tsconfig, the file that extends names.',
    { 'tsconfig.json': '{ "extends": "./base.json" }', 'base.json': '{}' },
    {},
    ['tsconfig.json'],
  ),
  {
    says: ['The script that calls createRsbuild, for example with other values in source.define.'],
    run: 'script',
    files: { 'src/index.js': 'console.log(`region: ${REGION}`);\n' },
    async expect({ root, write }) {
      const outputs: (string | undefined)[] = [];
      for (const [REGION, buildDependencies] of [
        ['"north"', undefined],
        ['"south"', undefined],
        ['"north"', ['./build.mjs']],
        ['"south"', ['./build.mjs']],
      ] as const) {
        write('build.mjs', `// ${REGION}`);
        const buildCache = {
          cacheDirectory: buildDependencies ? 'watched' : 'kept',
          buildDependencies: buildDependencies && [...buildDependencies],
        };
        const config: RsbuildConfig = {
          mode: 'production',
          source: { define: { REGION } },
          output: { filenameHash: false },
          performance: { buildCache },
        };
        outputs.push(await buildsCached(root, config, 'js/index.js', /region: (\w+)/));
      }
      assert.deepEqual(outputs, ['north', 'north', 'north', 'south']);
    },
  },
  {
    says: [
      "Each environment, each mode and each value of NODE_ENV has a separate snapshot, so a production build doesn't use what the dev server has stored.",
      'The first run fills the cache, so measure the second one.',
    ],
    run: 'script',
    env: { NODE_ENV: 'test' },
    async expect({ root }) {
      const isBuilt: unknown[] = [];
      for (const mode of ['development', 'production', 'development'] as const) {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: { mode, performance: { buildCache: { cacheDirectory: 'kept' } } },
        });
        const { stats, close } = await rsbuild.build();
        const { modules } = stats!.toJson({ all: false, modules: true });
        isBuilt.push(modules!.find(({ name }) => name?.endsWith('index.js'))?.built);
        await close();
        await untilCached(path.join(root, 'kept'));
      }
      assert.equal(process.env.NODE_ENV, 'test');
      assert.deepEqual(isBuilt, [true, true, false]);
    },
  },
  {
    says: 'Each environment, each mode and each value of NODE_ENV has a separate snapshot',
    run: 'script',
    async expect({ root }) {
      const versions: string[] = [];
      for (const mode of ['development', 'production']) {
        process.env.NODE_ENV = mode;
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: { ...cached, environments: { web: {}, admin: {} } },
        });
        versions.push(...(await rsbuild.initConfigs()).map((each) => cacheOf(each).version));
      }
      assert.equal(new Set(versions).size, 4);
    },
  },
  {
    says: [
      'When a value changes, Rspack starts a new snapshot and keeps the old one.',
      'Go back to the earlier value, and Rspack uses its snapshot again.',
    ],
    run: 'script',
    async expect({ root }) {
      const folder = path.join(root, 'node_modules/.cache/rspack');
      const snapshots = () => fs.readdirSync(folder).filter((name) => !name.startsWith('.'));
      const isBuilt: unknown[] = [];
      for (const [value, kept] of [
        ['eu', 1],
        ['us', 2],
        ['eu', 2],
      ] as const) {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: { performance: { buildCache: { cacheDigest: [value] } } },
        });
        const { stats, close } = await rsbuild.build();
        const { modules } = stats!.toJson({ all: false, modules: true });
        isBuilt.push(modules!.find(({ name }) => name?.endsWith('index.js'))?.built);
        await close();
        // Written by a thread of its own.
        await waitFor(`${kept} snapshots`, () => snapshots().length === kept || undefined);
        await untilCached(folder);
      }
      assert.deepEqual(isBuilt, [true, true, false]);
    },
  },
  {
    says: [
      'Failed to get buildDependency(/my-app/none.json) metadata info.',
      'Rspack crashes if a file in buildDependencies is missing.',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs':
        "export default { performance: { buildCache: { buildDependencies: ['./none.json'] } } };\n",
    },
    expect({ code, log, root }) {
      assert.notEqual(code, 0);
      assert.ok(
        log.includes(`Failed to get buildDependency(${root}/none.json) metadata info.`),
        log,
      );
    },
  },
  {
    says: "A .env file, if you've set buildCache in environments.<name>.",
    run: 'rspack',
    files: { '.env': 'A=1\n' },
    config: { environments: { web: cached } },
    expect: (config) => assert.ok(!cacheOf(config).buildDependencies.join().includes('.env')),
  },
  {
    says: [
      'A config file of PostCSS or SVGR.',
      'Add a variable to cacheDigest, and a file to buildDependencies.',
    ],
    run: 'script',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }\n' },
    async expect({ root, write }) {
      const builds = async (name: string, buildDependencies: string[]) => {
        const plugin = `{ postcssPlugin: 'add', Once: (root) => void root.append('.${name} { margin: 0 }') }`;
        write('postcss.config.mjs', `export default { plugins: [${plugin}] };\n`);
        return buildsCached(
          root,
          {
            mode: 'development',
            performance: {
              buildCache: {
                cacheDirectory: `cache-${buildDependencies.length}`,
                buildDependencies,
              },
            },
          },
          'css/index.css',
          /(first|second)/,
        );
      };
      for (const [watched, expected] of [
        [[], 'first'],
        [['./postcss.config.mjs'], 'second'],
      ] as const) {
        assert.equal(await builds('first', [...watched]), 'first');
        assert.equal(await builds('second', [...watched]), expected);
      }
    },
  },
  {
    says: [
      'The Rsbuild config file | The CLI or loadConfig has loaded it',
      "Rsbuild can't know about these files, so list them in buildDependencies (since 1.2.8):",
    ],
    run: 'script',
    files: {
      'src/index.js': '',
      'shared.mjs': 'export const performance = { buildCache: true };\n',
      'rsbuild.config.mjs':
        "import { performance } from './shared.mjs';\nexport default { performance };\n",
    },
    async expect({ root }) {
      const { content, filePath } = await loadConfig({ cwd: root });
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: content });
      const [config] = await rsbuild.initConfigs();
      assert.deepEqual(cacheOf(config!).buildDependencies, [filePath]);
    },
  },
  depends(
    'A config file of PostCSS or SVGR.',
    { '.svgrrc': '{}', 'postcss.config.cjs': 'module.exports = { plugins: [] };\n' },
    { plugins: [pluginSvgr()] },
    [],
  ),
  {
    says: [
      "A file in node_modules that you've edited.",
      'Add a variable to cacheDigest, and a file to buildDependencies.',
    ],
    run: 'script',
    files: { 'src/index.js': "import 'prices';\n" },
    async expect({ root, write }) {
      const builds = (cache: string, version: string, value: string) => {
        write('node_modules/prices/package.json', `{ "name": "prices", "version": "${version}" }`);
        write('node_modules/prices/index.js', `console.log('${value}');\n`);
        const buildDependencies = cache === 'watched' ? ['node_modules/prices/index.js'] : [];
        return buildsCached(
          root,
          {
            mode: 'development',
            performance: { buildCache: { cacheDirectory: cache, buildDependencies } },
          },
          'js/index.js',
          /log\('(\w+)'/,
        );
      };
      assert.equal(await builds('plain', '1.0.0', 'first'), 'first');
      assert.equal(await builds('plain', '1.0.0', 'second'), 'first');
      assert.equal(await builds('plain', '1.0.1', 'third'), 'third');
      assert.equal(await builds('watched', '1.0.0', 'first'), 'first');
      assert.equal(await builds('watched', '1.0.0', 'second'), 'second');
    },
  },
  {
    says: [
      "because the cache doesn't notice this flag.",
      'Set cacheDigest: process.argv.',
      'You build with another --base, but import.meta.env.BASE_URL and the URLs in your CSS keep the earlier one,',
    ],
    run: 'script',
    files: {
      'src/index.js': "import './a.css';\nconsole.log('base', import.meta.env.BASE_URL);\n",
      'src/a.css': '.a { background: url(./a.png?url) }\n',
      'src/a.png': 'picture',
    },
    async expect({ root }) {
      for (const [cacheDirectory, expected] of [
        ['plain', '/'],
        ['digest', '/shop'],
      ] as const) {
        for (const [file, text] of [
          ['js/index.js', /base['"], ?"(.*?)"/],
          ['css/index.css', /url\((.*?)\/?static/],
        ] as const) {
          const builds = (base: string, ...flags: string[]) =>
            buildsCached(
              root,
              {
                mode: 'development',
                // What the flag sets.
                server: { base },
                performance: {
                  buildCache: {
                    cacheDirectory: `${cacheDirectory}-${file.slice(-3)}`,
                    cacheDigest: cacheDirectory === 'digest' ? flags : [],
                  },
                },
              },
              file,
              text,
            );
          const first = await builds('/', 'build');
          assert.equal((await builds('/shop', 'build', '--base', '/shop')) || '/', expected);
          assert.equal(first || '/', '/');
        }
      }
    },
  },
  {
    says: [
      'A browser list above the project root.',
      'Add a variable to cacheDigest, and a file to buildDependencies.',
    ],
    run: 'script',
    files: {
      'app/package.json': '{}',
      'app/src/index.js': "console.log(globalThis.shop ?? 'none');\n",
      'app/rsbuild.config.mjs': `${importCompletes}
      const folder = process.env.CACHE;
      export default {
        mode: 'development',
        plugins: [completes(folder)],
        performance: {
          buildCache: {
            cacheDirectory: folder,
            buildDependencies: folder === 'watched' ? ['../.browserslistrc'] : [],
          },
        },
      };`,
    },
    expect({ root, write }) {
      const keepsSyntax = (list: string, cache: string) => {
        write('.browserslistrc', list);
        // A process reads the list once.
        execFileSync(process.execPath, [rsbuildBin, 'build'], {
          cwd: path.join(root, 'app'),
          env: { ...process.env, CACHE: cache },
        });
        const script = path.join(root, 'app/dist/static/js/index.js');
        return fs.readFileSync(script, 'utf8').includes("shop ?? 'none'");
      };
      assert.deepEqual(
        ['unwatched', 'watched'].map((cache) =>
          ['chrome >= 100', 'chrome >= 50'].map((list) => keepsSyntax(list, cache)),
        ),
        [
          [true, true],
          [true, false],
        ],
      );
    },
  },
];
