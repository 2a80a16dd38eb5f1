import assert from 'node:assert/strict';
import { runInNewContext } from 'node:vm';
import { importCompletes } from '#kit/complete-cache.mjs';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: [
      "A: 'text' | The identifier text, because a string is inserted as code",
      'A: JSON.stringify(\'text\') | The string "text"',
      "'typeof A': JSON.stringify('object') | The string, but only for the expression typeof A",
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log(TEXT, SUM, typeof window2);\n' },
    config: {
      output: { minify: false },
      source: {
        define: { TEXT: JSON.stringify('hi'), SUM: '1 + 1', 'typeof window2': '"object"' },
      },
    },
    expect: ({ read }) => assert.match(read(script), /console\.log\("hi", 1 \+ 1, "object"\)/),
  },
  {
    says: [
      "If the browser reports text is not defined, the value 'text' was inserted as code.",
      'Wrap it in JSON.stringify.',
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log(FIRST, SECOND);\n' },
    config: {
      output: { minify: false },
      source: { define: { FIRST: 'text', SECOND: JSON.stringify('text') } },
    },
    expect({ read }) {
      const printed: unknown[] = [];
      const run = (globals: object) =>
        runInNewContext(read(script), {
          console: { log: (...values: unknown[]) => printed.push(...values) },
          self: {},
          ...globals,
        });
      assert.throws(() => run({}), /text is not defined/);
      run({ text: 'first' });
      assert.deepEqual(printed, ['first', 'text']);
    },
  },
  {
    says: "Don't pass the whole of process.env.",
    run: 'build',
    config: { source: { define: { 'process.env': JSON.stringify(process.env) } } },
    expect: ({ log }) =>
      assert.match(log, /indicating potential exposure of all environment variables/),
  },
  {
    says: "In the mode none, it doesn't.",
    run: 'build',
    files: { 'src/index.js': 'console.log(process.env.NODE_ENV);\n' },
    config: { mode: 'none' },
    expect: ({ read }) => assert.match(read('static/js/index.js'), /process\.env\.NODE_ENV/),
  },
  {
    says: 'In development and production mode, Rspack also replaces process.env.NODE_ENV with the mode.',
    run: 'build',
    files: { 'src/index.js': 'console.log(process.env.NODE_ENV);\n' },
    expect: ({ read }) => assert.match(read(script), /console\.log\("production"\)/),
  },
  {
    says: [
      "A: 'Date.now()' | The expression, which is evaluated when the code runs",
      'A: () => 1 | The source code of the function',
      'A: { b: true } | true for A.b, and an object for A',
      'A: 3, A: false | The number or the boolean',
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log(NOW, ONE(), ALL.b, ALL, N, NO);\n' },
    config: {
      output: { minify: false },
      source: {
        define: { NOW: 'Date.now()', ONE: () => 1, ALL: { b: true }, N: 3, NO: false },
      },
    },
    expect: ({ read }) =>
      assert.match(
        read(script),
        /console\.log\(Date\.now\(\), \(\(\) ?=> ?1\)\(\), true, \(?\{ ?"b": ?true ?\}\)?, 3, false\)/,
      ),
  },
  {
    says: 'Your keys take precedence over them:',
    run: 'build',
    files: { 'src/index.js': 'console.log(import.meta.env.MODE);\n' },
    config: { source: { define: { 'import.meta.env.MODE': '"mine"' } } },
    expect: ({ read }) => assert.match(read(script), /"mine"/),
  },
  {
    says: "Text inside strings and properties of other objects don't change.",
    run: 'build',
    files: { 'src/index.js': "console.log('LIMIT', globalThis.LIMIT, LIMIT);\n" },
    config: { output: { minify: false }, source: { define: { LIMIT: 3 } } },
    expect: ({ read }) =>
      assert.match(read(script), /console\.log\(["']LIMIT["'], globalThis\.LIMIT, 3\)/),
  },
  {
    says: [
      'In a production build, this code becomes the following.',
      'The minifier also joins the lines and writes !0 for true.',
      'If a switch is false, the code behind it is removed from production bundles.',
    ],
    run: 'build',
    pageFiles: ['src/index.ts'],
    sample: { title: 'rsbuild.config.ts', containing: 'APP_VERSION' },
    expect({ read }) {
      assert.match(read(script), /console\.log\("1\.2\.0",3,!0\),console\.log\("eu","free"\)/);
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
      "import.meta.env.ASSET_PREFIX, process.env.ASSET_PREFIX | The asset prefix, without the slash at its end. With 'auto', the value is 'auto' too",
      'import.meta.env.BASE_URL, process.env.BASE_URL | server.base',
      'import.meta.env.DEV, import.meta.env.PROD | Booleans that depend on the mode',
      'import.meta.env.MODE | mode',
      'Rsbuild defines these names by default.',
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
  {
    says: [
      "With performance.buildCache, Rspack doesn't notice that a variable of the shell has a new value.",
      'This applies to PUBLIC_* variables and to those that your config file reads.',
      'Add them to cacheDigest, for example as cacheDigest: [process.env.PUBLIC_API].',
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
    says: 'PUBLIC_* variables of .env files and of the shell | Their text, if you use the CLI or set loadEnv in the JavaScript API',
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
