import assert from 'node:assert/strict';
import { runInNewContext } from 'node:vm';
import { createRsbuild } from '@rsbuild/core';
import { importCompletes } from '#kit/complete-cache.mjs';
import { typeErrors } from '#kit/type-errors';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: [
      'A string is inserted as code.',
      "To decide the answer yourself, use the expression as the key: 'typeof window': JSON.stringify('object').",
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log(TEXT, SUM, typeof window);\n' },
    config: {
      output: { minify: false },
      source: {
        define: { TEXT: JSON.stringify('hi'), SUM: '1 + 1', 'typeof window': '"object"' },
      },
    },
    expect: ({ read }) => assert.match(read(script), /console\.log\("hi", 1 \+ 1, "object"\)/),
  },
  {
    says: [
      'is not defined',
      'The browser reports eu is not defined, where eu is your text.',
      'You set it without quotes, and it was inserted as code.',
      'So wrap text in JSON.stringify.',
      'That surprises most people once, because a text without quotes turns into a variable:',
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log(FIRST, SECOND);\n' },
    config: {
      output: { minify: false },
      source: { define: { FIRST: 'eu', SECOND: JSON.stringify('eu') } },
    },
    expect({ read }) {
      const printed: unknown[] = [];
      const run = (globals: object) =>
        runInNewContext(read(script), {
          console: { log: (...values: unknown[]) => printed.push(...values) },
          self: {},
          ...globals,
        });
      assert.throws(() => run({}), /eu is not defined/);
      run({ eu: 'first' });
      assert.deepEqual(printed, ['first', 'eu']);
    },
  },
  {
    says: [
      'You define the whole of process.env.',
      'Then the variables of the machine that builds end up in your bundle, secrets included, so Rsbuild warns you (since 1.3.0).',
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log(process.env);\n' },
    config: {
      source: { define: { 'process.env': JSON.stringify({ ...process.env, KEY: 'a secret' }) } },
    },
    expect({ log, read }) {
      assert.match(log, /indicating potential exposure of all environment variables/);
      assert.match(read(script), /a secret/);
    },
  },
  {
    says: 'Rspack leaves process.env.NODE_ENV in the code.',
    run: 'build',
    files: { 'src/index.js': 'console.log(process.env.NODE_ENV);\n' },
    config: { mode: 'none' },
    expect: ({ read }) => assert.match(read('static/js/index.js'), /process\.env\.NODE_ENV/),
  },
  ...(['development', 'production'] as const).map((mode): Proof => ({
    says: "Rspack adds process.env.NODE_ENV in development and production mode, so you don't need to define it either.",
    run: 'build',
    files: { 'src/index.js': 'console.log(process.env.NODE_ENV);\n' },
    config: { mode, output: { filenameHash: false } },
    expect: ({ read }) =>
      assert.match(read('static/js/index.js'), new RegExp(`console\\.log\\("${mode}"\\)`)),
  })),
  ...(['STARTED:', 'import.meta.env.TIER'] as const).map((code): Proof => ({
    says:
      code === 'STARTED:'
        ? [
            'The other way round, you can use a string for an expression that the browser evaluates.',
            'Numbers, booleans and objects need no conversion:',
          ]
        : 'A key can also be a path with dots, for example if a package expects a variable of Node.js:',
    shown: {
      containing: code === 'STARTED:' ? 'console.log(3, true' : "console.log('eu', 'free')",
    },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: code },
    with: { output: { minify: false } },
    pageFiles: [code === 'STARTED:' ? 'src/index.js' : { title: 'src/index.ts', nth: 2 }],
    expect: ({ read, shown }) =>
      assert.ok(
        read(script).replaceAll('"', "'").replaceAll('/* "..." */', '').includes(shown.trim()),
        read(script),
      ),
  })),
  {
    says: 'The config file is code, so it can look up a value.',
    run: 'command',
    command: 'rsbuild build',
    env: { npm_package_version: '4.5.6' },
    pageFiles: [{ title: 'rsbuild.config.ts', containing: 'BUILD_TIME' }],
    files: { 'src/index.js': 'console.log(APP_VERSION, BUILD_TIME);\n' },
    expect: ({ read }) =>
      assert.match(read(script), /console\.log\("4\.5\.6","\d{4}-\d\d-\d\dT[\d:.]+Z"\)/),
  },
  {
    says: 'A time changes with each build, and so does the hash in the name of the script that contains it.',
    run: 'script',
    files: { 'src/index.js': 'console.log(BUILD_TIME);\n' },
    async expect({ root }) {
      const build = async (time: string) => {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: {
            mode: 'production',
            source: { define: { BUILD_TIME: JSON.stringify(time) } },
          },
        });
        const { stats, close } = await rsbuild.build();
        const { assets = [] } = stats!.toJson({ all: false, assets: true });
        await close();
        return assets.find(({ name }) => name.endsWith('.js'))!.name;
      };
      assert.notEqual(await build('1'), await build('2'));
    },
  },
  {
    says: "TypeScript doesn't read your config, so it reports Cannot find name 'APP_VERSION'.",
    run: 'script',
    pageFiles: ['src/env.d.ts', { title: 'src/index.ts', nth: 1 }],
    expect({ root }) {
      const errors = (names: string[]) =>
        typeErrors(root, names).map((message) => message.replace(/\.$/, ''));
      assert.ok(
        errors(['src/index.ts']).some((message) =>
          message.endsWith("Cannot find name 'APP_VERSION'"),
        ),
      );
      assert.deepEqual(errors(['src/index.ts', 'src/env.d.ts']), []);
    },
  },
  {
    says: 'Rsbuild defines these names by default, and your keys take precedence over them:',
    run: 'build',
    files: { 'src/index.js': 'console.log(import.meta.env.MODE);\n' },
    config: { source: { define: { 'import.meta.env.MODE': '"mine"' } } },
    expect: ({ read }) => assert.match(read(script), /"mine"/),
  },
  {
    says: [
      'Rsbuild replaces the whole path.',
      "It leaves text in strings and properties of other objects alone, so 'REGION' and globalThis.REGION stay as they are.",
      "'REGION' and globalThis.REGION stay as they are.",
    ],
    run: 'build',
    files: { 'src/index.js': "console.log('REGION', globalThis.REGION, REGION);\n" },
    config: { output: { minify: false }, source: { define: { REGION: 3 } } },
    expect: ({ read }) =>
      assert.match(read(script), /console\.log\(["']REGION["'], globalThis\.REGION, 3\)/),
  },
  {
    says: [
      'Define a name for each, and Rsbuild puts the value in its place when it compiles your code:',
      "In production, this is what's left of the code.",
      'Because the condition is false, the minifier removes the block behind it:',
    ],
    shown: { containing: "console.log('1.2.0');" },
    run: 'build',
    pageFiles: [{ title: 'src/index.ts', nth: 1 }],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ read, shown }) {
      assert.ok(
        read(script).replaceAll('"', "'").includes(shown.trim().slice(0, -1)),
        read(script),
      );
      assert.doesNotMatch(read(script), /not in the production bundle/);
    },
  },
  ...(
    [
      [{}, '"","/"'],
      [{ server: { base: '/shop' } }, '"/shop","/shop"'],
      [
        { output: { assetPrefix: 'https://cdn.example.com/a/' } },
        '"https://cdn.example.com/a","/"',
      ],
      [{ output: { assetPrefix: 'auto' } }, '"auto","/"'],
    ] as const
  ).map<Proof>(([config, expected]) => ({
    says: [
      'import.meta.env.ASSET_PREFIX, process.env.ASSET_PREFIX | The asset prefix, without the slash at its end',
      'import.meta.env.BASE_URL, process.env.BASE_URL | server.base',
      'Rsbuild defines these names by default',
    ],
    run: 'build',
    files: {
      'src/index.js':
        'console.log(import.meta.env.ASSET_PREFIX, import.meta.env.BASE_URL, process.env.ASSET_PREFIX, process.env.BASE_URL, import.meta.env.DEV, import.meta.env.PROD, import.meta.env.MODE);\n',
    },
    config,
    expect: ({ read }) =>
      assert.ok(read(script).includes(`log(${expected},${expected},!1,!0,"production")`)),
  })),
  ...(['development', 'production', 'none'] as const).map<Proof>((mode) => ({
    says: [
      'import.meta.env.DEV, import.meta.env.PROD | Booleans that depend on the mode',
      'import.meta.env.MODE | mode',
    ],
    run: 'build',
    files: {
      'src/index.js':
        'console.log(import.meta.env.DEV, import.meta.env.PROD, import.meta.env.MODE);\n',
    },
    config: { mode, output: { filenameHash: false } },
    expect({ read }) {
      const printed: unknown[] = [];
      const console = { log: (...values: unknown[]) => printed.push(...values) };
      runInNewContext(read('static/js/index.js'), { console, self: {} });
      assert.deepEqual(printed, [mode === 'development', mode === 'production', mode]);
    },
  })),
  {
    says: 'your keys take precedence over them:',
    run: 'build',
    files: { 'src/index.js': 'console.log(import.meta.env.MODE, process.env.BASE_URL);\n' },
    config: {
      source: {
        define: { 'import.meta.env.MODE': '"staging"', 'process.env.BASE_URL': '"/mine"' },
      },
    },
    expect: ({ read }) => assert.match(read(script), /log\("staging","\/mine"\)/),
  },
  {
    says: [
      'You use performance.buildCache, and the value comes from a variable of the shell.',
      "Rspack doesn't notice that the variable has changed.",
      'Make it part of the cache key:',
    ],
    run: 'command',
    command: 'node builds.mjs',
    files: {
      'src/index.js': 'console.log(process.env.PUBLIC_API, OWN);\n',
      'rsbuild.config.mjs': `${importCompletes}
const cacheDirectory = process.env.DIGEST ?? 'plain';
export default {
  plugins: [completes(cacheDirectory)],
  output: { filenameHash: false, distPath: { root: process.env.DIST } },
  source: { define: { OWN: JSON.stringify(process.env.OWN) } },
  performance: {
    buildCache: {
      cacheDirectory,
      cacheDigest: process.env.DIGEST ? [process.env.PUBLIC_API] : [],
    },
  },
};\n`,
      'builds.mjs': `import { execFileSync } from 'node:child_process';
for (const [DIST, PUBLIC_API, rest] of [
  ['dist/1', 'one', {}],
  ['dist/2', 'two', {}],
  ['dist/3', 'one', { DIGEST: 'digest' }],
  ['dist/4', 'two', { DIGEST: 'digest' }],
]) {
  execFileSync(process.execPath, ['node_modules/@rsbuild/core/bin/rsbuild.js', 'build'], {
    env: { ...process.env, ...rest, DIST, PUBLIC_API, OWN: PUBLIC_API },
  });
}\n`,
    },
    expect({ read }) {
      const logged = [1, 2, 3, 4].map((build) =>
        /log\("(\w+)","(\w+)"\)/.exec(read(`${build}/static/js/index.js`))?.slice(1),
      );
      assert.deepEqual(logged, [
        ['one', 'one'],
        ['one', 'one'],
        ['one', 'one'],
        ['two', 'two'],
      ]);
    },
  },
  ...[true, false].map<Proof>((loadEnv) => ({
    says: [
      'PUBLIC_* variables of .env files and of the shell | Their text, if you use the CLI or set loadEnv in the JavaScript API',
      'you keep them in .env files, and those with the prefix PUBLIC_ reach your code without a definition.',
    ],
    run: 'command',
    command: 'node build.mjs',
    env: { PUBLIC_SHELL: 'of the shell' },
    files: {
      '.env': 'PUBLIC_FILE=of the file\n',
      'src/index.js': 'console.log(import.meta.env.PUBLIC_FILE, process.env.PUBLIC_SHELL);\n',
      'build.mjs': `import { createRsbuild } from '@rsbuild/core';\nawait (await createRsbuild({ loadEnv: ${loadEnv} })).build();\n`,
    },
    expect: ({ files, read }) =>
      assert.equal(
        /"of the file", ?"of the shell"/.test(read(files.find((file) => file.endsWith('.js'))!)),
        loadEnv,
      ),
  })),
];
