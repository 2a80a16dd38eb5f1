import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRsbuild } from '@rsbuild/core';
import { scriptWith } from '#kit/scripts';
import type { Proof } from '#tools/prover/proof';

const addon = {
  'src/index.js': "import addon from './addon.node';\nconsole.log(addon);\n",
  'src/addon.node': 'no addon',
};

export const proofs: Proof[] = [
  {
    says: ['HTML pages | Yes | No | No', 'Hash in script names, in production | Yes | No | Yes'],
    run: 'build',
    config: { output: { target: 'node' } },
    expect: ({ files }) => assert.deepEqual(files, ['index.js']),
  },
  {
    says: 'Rsbuild copies the file to the root of the output directory under its own name, and the code loads it with process.dlopen.',
    run: 'build',
    files: addon,
    config: { output: { target: 'node' } },
    expect({ files, read }) {
      assert.deepEqual(files, ['addon.node', 'index.js']);
      assert.match(read('index.js'), /process\.dlopen/);
    },
  },
  ...(
    [
      ['another addon', false],
      ['no addon', true],
    ] as const
  ).map<Proof>(([content, builds]) => ({
    says: 'Two different addons with the same file name make the build fail.',
    run: 'build',
    files: {
      ...addon,
      'src/index.js':
        "import addon from './addon.node';\nimport other from './other/addon.node';\nconsole.log(addon, other);\n",
      'src/other/addon.node': content,
    },
    config: { output: { target: 'node' } },
    expect({ error, log }) {
      assert.equal(error === undefined, builds);
      assert.equal(/different content to the same filename addon\.node/.test(log), !builds);
    },
  })),
  {
    says: [
      'The script looks for the addon in its own directory.',
      "If you set output.distPath.js to another directory, the script doesn't find the addon and fails.",
    ],
    run: 'build',
    files: addon,
    config: { output: { target: 'node', distPath: { js: 'server' } } },
    expect({ files, read }) {
      assert.deepEqual(files, ['addon.node', 'server/index.js']);
      assert.match(read('server/index.js'), /join\(__dirname, ?"addon\.node"\)/);
    },
  },
  ...(
    [
      ["import fs from 'node:fs';\nconsole.log(fs.readFileSync);\n", 'require'],
      ["import('./later.js');\n", 'require'],
      ['export const answer = 42;\n', 'module'],
    ] as const
  ).map(([code, name]): Proof => ({
    says: 'If the package.json of your project contains "type": "module", Node.js treats dist/index.js as an ES module, and it usually fails with require is not defined in ES module scope, or with module instead of require.',
    run: 'build',
    files: {
      'package.json': '{ "type": "module" }',
      'src/index.js': code,
      'src/later.js': "console.log('later');\n",
    },
    config: { output: { target: 'node' } },
    expect({ root }) {
      const { stderr } = spawnSync(process.execPath, ['dist/index.js'], {
        cwd: root,
        encoding: 'utf8',
      });
      assert.ok(stderr.includes(`${name} is not defined in ES module scope`), stderr);
    },
  })),
  {
    says: 'You can then start dist/index.cjs.',
    run: 'build',
    files: { 'package.json': '{ "type": "module" }', 'src/index.js': "console.log('started');\n" },
    sample: { title: 'rsbuild.config.ts', containing: '.cjs' },
    expect({ root }) {
      const { stdout } = spawnSync(process.execPath, ['dist/index.cjs'], {
        cwd: root,
        encoding: 'utf8',
      });
      assert.match(stdout, /started/);
    },
  },
  {
    says: 'A string replaces the target of Rspack.',
    run: 'rspack',
    config: { tools: { rspack: { target: 'electron-main' } } },
    expect: ({ target }) => assert.equal(target, 'electron-main'),
  },
  {
    says: 'For web and web-worker, an array is appended to it.',
    run: 'rspack',
    config: {
      output: { target: 'web-worker' },
      tools: { rspack: { target: ['electron-renderer'] } },
    },
    expect: ({ target }) => assert.deepEqual(target, ['webworker', 'es2017', 'electron-renderer']),
  },
  {
    says: 'If you set your own browser list, the second item of the Rspack target is browserslist:<list> for web and es5 for web-worker.',
    run: 'rspack',
    config: {
      output: { overrideBrowserslist: ['chrome >= 100'] },
      environments: { web: {}, worker: { output: { target: 'web-worker' } } },
    },
    expect: (_config, { rspack }) =>
      assert.deepEqual(
        rspack.map(({ target }) => target),
        [
          ['web', 'browserslist:chrome >= 100'],
          ['webworker', 'es5'],
        ],
      ),
  },
  {
    says: [
      'import() | Loads a chunk | Loads a chunk | Included in the one script',
      "Code that you load with import() is included in it, because the worker doesn't share chunks with the page.",
      'Scripts in | static/js | The output directory itself | static/js',
    ],
    run: 'build',
    files: { 'src/index.js': "import('./later');\n", 'src/later.js': "console.log('later');\n" },
    config: {
      output: { filenameHash: false },
      environments: {
        web: { output: { distPath: { root: 'dist/web' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
        worker: { output: { target: 'web-worker', distPath: { root: 'dist/worker' } } },
      },
    },
    expect({ files }) {
      const scripts = files
        .filter((file) => /\.js$/.test(file))
        .map((file) => file.replace(/\d+/, 'N'));
      assert.deepEqual(scripts, [
        'node/N.js',
        'node/index.js',
        'web/static/js/async/N.js',
        'web/static/js/index.js',
        'worker/static/js/index.js',
      ]);
    },
  },
  {
    says: [
      "You still get chunks from import(/* webpackMode: \"lazy\" */ './shoes') and, one for each file, from import.meta.webpackContext with mode: 'lazy'.",
      'A worker that the script starts is also a separate file.',
    ],
    run: 'build',
    config: { output: { target: 'web-worker' } },
    files: {
      'src/index.js': [
        "const context = import.meta.webpackContext('./shoes', { regExp: /\\.js$/, mode: 'lazy' });",
        "context('./red.js');",
        "import(/* webpackMode: 'lazy' */ './hats');",
        "import('./bags');",
        "new Worker(new URL('./helper.js', import.meta.url));",
      ].join('\n'),
      'src/hats.js': "console.log('hats');\n",
      'src/bags.js': "console.log('bags');\n",
      'src/helper.js': "console.log('helper');\n",
      'src/shoes/red.js': "console.log('red');\n",
      'src/shoes/blue.js': "console.log('blue');\n",
    },
    expect(build) {
      const own = ['red', 'blue', 'hats', 'helper'].map((word) => scriptWith(`"${word}"`, build));
      assert.equal(new Set(own).size, 4);
      assert.ok(!own.some((file) => file.includes('index')));
      assert.match(scriptWith('"bags"', build), /index/);
    },
  },
  {
    says: [
      "target of Rspack | ['web', 'es2017'] | 'node' | ['webworker', 'es2017']",
      'Library type | – | commonjs2 | –',
    ],
    run: 'rspack',
    config: {
      environments: {
        web: {},
        node: { output: { target: 'node' } },
        worker: { output: { target: 'web-worker' } },
      },
    },
    expect(_config, { rspack }) {
      assert.deepEqual(
        rspack.map(({ target }) => target),
        [['web', 'es2017'], 'node', ['webworker', 'es2017']],
      );
      assert.deepEqual(
        rspack.map(({ output }) => (output?.library as { type?: string } | undefined)?.type),
        [undefined, 'commonjs2', undefined],
      );
    },
  },
  {
    says: 'The same happens if output.filename.js contains a directory.',
    run: 'build',
    files: addon,
    config: { output: { target: 'node', filename: { js: 'server/[name].js' } } },
    expect({ files, read }) {
      assert.deepEqual(files, ['addon.node', 'server/index.js']);
      assert.match(read('server/index.js'), /join\(__dirname, ?"addon\.node"\)/);
    },
  },
  {
    says: [
      "Name of the environment, if you don't define one | web | node | webWorker",
      'HMR in development | Yes | No | No',
      'Default chunk splitting | Yes | No | No',
    ],
    run: 'script',
    async expect({ root }) {
      const found = await Promise.all(
        (['web', 'node', 'web-worker'] as const).map(async (target) => {
          const rsbuild = await createRsbuild({
            cwd: root,
            rsbuildConfig: { mode: 'development', output: { target } },
          });
          const [config] = await rsbuild.initConfigs();
          const names = config!.plugins!.map((plugin) => (plugin as { name?: string }).name);
          return [
            config!.name,
            names.includes('HotModuleReplacementPlugin'),
            config!.optimization?.splitChunks !== false,
          ];
        }),
      );
      assert.deepEqual(found, [
        ['web', true, true],
        ['node', false, false],
        ['webWorker', false, false],
      ]);
    },
  },
  {
    says: [
      'The result is a CommonJS file, dist/index.js, that you can start with node dist/index.js.',
      'It loads built-in modules such as node:fs with require at run time.',
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import fs from 'node:fs';\nconsole.log('started', typeof fs.readFileSync);\n",
    },
    config: { output: { target: 'node' } },
    expect({ root, read }) {
      assert.match(read('index.js'), /require\("node:fs"\)/);
      const { stdout } = spawnSync(process.execPath, ['dist/index.js'], {
        cwd: root,
        encoding: 'utf8',
      });
      assert.equal(stdout, 'started function\n');
    },
  },
];
