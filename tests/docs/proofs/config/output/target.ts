import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { sameFiles } from '#kit/looks-like';
import { scriptWith } from '#kit/scripts';
import { until } from '#kit/until';
import { withoutAndWith } from '#kit/without-and-with';
import type { Proof } from '#tools/prover/proof';

const addon = {
  'src/index.js': "import addon from './addon.node';\nconsole.log(addon);\n",
  'src/addon.node': 'no addon',
};

/** A module that exports a function, which loads a chunk. */
const modules = {
  'src/index.js': "export const load = () => import('./later.js');\n",
  'src/later.js': 'export const answer = 42;\n',
};

export const proofs: Proof[] = [
  withoutAndWith({
    option: 'output.target',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: { 'src/server.ts': "console.log('Hello');\n" },
    parts: [[/^index\.html$/, /<(?:script|link)\b[^>]*>(?:<\/script>)?/g]],
  }),
  {
    says: ['HTML pages | Yes | No | No', 'Hash in script names, in production | Yes | No | Yes'],
    run: 'build',
    config: { output: { target: 'node' } },
    expect: ({ files }) => assert.deepEqual(files, ['index.js']),
  },
  {
    says: 'Rsbuild copies the addon to the root of the output directory under its own name, and the bundle loads the copy with process.dlopen.',
    shown: { containing: 'addon.node', section: 'Use a native addon', nth: 2 },
    run: 'build',
    files: addon,
    config: { output: { target: 'node' } },
    expect({ files, read, shown }) {
      sameFiles(files, shown);
      assert.match(read('index.js'), /process\.dlopen/);
    },
  },
  ...(
    [
      ['another addon', false],
      ['no addon', true],
    ] as const
  ).map<Proof>(([content, builds]) => ({
    says: [
      'Multiple assets emit different content to the same filename addon.node',
      'Two different addons have the same file name,',
    ],
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
    says: "The script looks for the addon in its own directory, but you've moved the script, either with output.distPath.js or with a directory in output.filename.js.",
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
      ['console.log(__dirname);\n', '__dirname'],
    ] as const
  ).map(([code, name]): Proof => ({
    says: [
      'require is not defined in ES module scope',
      'The package.json of your project contains "type": "module", so Node.js takes the CommonJS file dist/index.js for an ES module.',
      'Depending on your code, the message names module or __dirname instead.',
    ],
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
    says: 'Change the extension and start dist/index.cjs:',
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
    says: 'A string as target in tools.rspack replaces the Rspack target.',
    run: 'rspack',
    config: { tools: { rspack: { target: 'electron-main' } } },
    expect: ({ target }) => assert.equal(target, 'electron-main'),
  },
  {
    says: [
      'But if you set an array for web or web-worker, Rsbuild appends it to the Rspack target.',
      'To replace the target with an array, pass a function to tools.rspack.',
    ],
    run: 'rspack',
    config: {
      output: { target: 'web-worker' },
      tools: { rspack: { target: ['electron-renderer'] } },
    },
    expect: ({ target }) => assert.deepEqual(target, ['webworker', 'es2017', 'electron-renderer']),
  },
  {
    says: "If you've set a browser list, the second item of the Rspack target is browserslist:<list> for web and es5 for web-worker.",
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
      'Code that you load with import() is included in it, because the worker and the page share no chunks.',
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
      `import(/* webpackMode: "lazy" */ './shoes') creates a chunk.`,
      "import.meta.webpackContext with mode: 'lazy' creates a chunk for each file.",
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
    says: "The script looks for the addon in its own directory, but you've moved the script, either with output.distPath.js or with a directory in output.filename.js.",
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
      'Name of the environment, unless you define one | web | node | webWorker',
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
      "When you build one, set output.target to 'node': Rsbuild then creates a script that Node.js can start, and no page.",
      'The result is a CommonJS file that loads built-in modules such as node:http with require.',
    ],
    run: 'build',
    pageFiles: [{ title: 'src/server.ts', nth: 1 }],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ root, files, read }) {
      assert.deepEqual(files, ['index.js']);
      assert.match(read('index.js'), /require\("node:http"\)/);
      const { stdout } = spawnSync(
        process.execPath,
        ['-e', "require('./dist/index.js'); console.log('started'); process.exit()"],
        { cwd: root, encoding: 'utf8' },
      );
      assert.equal(stdout, 'started\n');
    },
  },
  {
    says: [
      'output.emitCss | true | false | false',
      'output.externals | A global variable | require() | Ignored',
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\nimport { word } from 'words';\nconsole.log(word);\n",
      'src/a.css': '.a { color: red }',
      'node_modules/words/package.json': '{ "name": "words", "main": "index.js" }',
      'node_modules/words/index.js': "exports.word = 'packed';\n",
    },
    config: {
      output: { filenameHash: false, minify: false, externals: { words: 'Words' } },
      environments: {
        web: { output: { distPath: { root: 'dist/web' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
        worker: { output: { target: 'web-worker', distPath: { root: 'dist/worker' } } },
      },
    },
    expect({ files, read }) {
      assert.deepEqual(
        files.filter((file) => file.endsWith('.css')),
        ['web/static/css/index.css'],
      );
      assert.match(read('web/static/js/index.js'), /= Words;/);
      assert.match(read('node/index.js'), /require\("Words"\)/);
      assert.match(read('worker/static/js/index.js'), /'packed'/);
    },
  },
  {
    says: "The default target is 'web', which builds pages for browsers.",
    run: 'build',
    expect: ({ files }) => assert.ok(files.includes('index.html')),
  },
  {
    says: 'Packages are bundled into this file,',
    run: 'build',
    files: {
      'src/index.js': "import { word } from 'words';\nconsole.log(word);\n",
      'node_modules/words/package.json': '{ "name": "words", "main": "index.js" }',
      'node_modules/words/index.js': "exports.word = 'packed';\n",
    },
    config: { output: { target: 'node' } },
    expect({ read }) {
      assert.match(read('index.js'), /packed/);
      assert.doesNotMatch(read('index.js'), /require\(["']words/);
    },
  },
  {
    says: 'rsbuild dev keeps a Node bundle in memory without starting it.',
    run: 'dev',
    files: {
      'src/index.js': "import fs from 'node:fs';\nfs.writeFileSync('started.txt', 'started');\n",
    },
    config: { output: { target: 'node' } },
    expect({ root }) {
      assert.ok(!fs.existsSync(path.join(root, 'dist/index.js')));
      assert.ok(!fs.existsSync(path.join(root, 'started.txt')));
    },
  },
  {
    says: 'Node.js reads the source maps that Rsbuild adds, so the stack trace of an error leads you to a line in src.',
    run: 'build',
    files: { 'src/index.ts': "interface Empty {}\n\nthrow new Error('broken');\n" },
    config: {
      mode: 'development',
      source: { entry: { index: './src/index.ts' } },
      output: { target: 'node' },
    },
    expect({ root }) {
      const { stderr } = spawnSync(process.execPath, ['--enable-source-maps', 'dist/index.js'], {
        cwd: root,
        encoding: 'utf8',
      });
      assert.match(stderr, /src\/index\.ts:3/);
    },
  },
  {
    says: [
      'In the first terminal, Rsbuild builds after each edit:',
      'In the second terminal, Node.js starts the bundle and restarts it when Rsbuild has written it again.',
    ],
    run: 'script',
    files: { 'src/index.js': "console.log('first');\n" },
    async expect({ root, write }) {
      const rsbuildConfig = { output: { target: 'node' as const } };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
      const { close } = await rsbuild.build({ watch: true });
      const bundle = path.join(root, 'dist/index.js');
      const has = (word: string) =>
        until(() => fs.existsSync(bundle) && fs.readFileSync(bundle, 'utf8').includes(word));
      await has('first');
      const server = spawn(process.execPath, ['--watch', 'dist/index.js'], { cwd: root });
      try {
        let printed = '';
        server.stdout.on('data', (text: Buffer) => (printed += text.toString()));
        await until(() => printed.includes('first'));
        write('src/index.js', "console.log('second');\n");
        await has('second');
        await until(() => printed.includes('second'));
      } finally {
        server.kill();
        await close();
      }
    },
  },
  {
    says: [
      'Give each of them an environment, and Rsbuild builds them in one run:',
      'We recommend a separate directory for the server, here dist/server.',
    ],
    shown: { containing: 'server.js' },
    run: 'build',
    files: {
      'src/client.ts': "console.log('client');\n",
      'src/server.ts': "console.log('server');\n",
    },
    sample: { title: 'rsbuild.config.ts', section: 'Build for browsers and Node.js together' },
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  {
    says: [
      'Rspack can output an ES module for Node.js,',
      'The exports of your entry are now exports of the file, and chunks are loaded with import():',
    ],
    shown: { containing: 'export { load }' },
    run: 'build',
    files: modules,
    sample: { title: 'rsbuild.config.ts', section: 'Output ES modules' },
    expect({ root, read }) {
      assert.match(read('index.mjs'), /export\{\w+ as load\}/);
      assert.match(read('index.mjs'), /import\("\.\/"\+/);
      const code =
        "import('./dist/index.mjs').then(({ load }) => load()).then(({ answer }) => console.log(answer))";
      const { stdout } = spawnSync(process.execPath, ['-e', code], { cwd: root, encoding: 'utf8' });
      assert.equal(stdout, '42\n');
    },
  },
  {
    says: 'If your package.json contains "type": "module", you can leave out filename, because Node.js already takes dist/index.js for an ES module.',
    run: 'build',
    files: { 'package.json': '{ "type": "module" }', 'src/index.js': "console.log('started');\n" },
    sample: { title: 'rsbuild.config.ts', section: 'Output ES modules' },
    with: { output: { filename: { js: '[name].js' } } },
    expect({ root }) {
      const { stdout } = spawnSync(process.execPath, ['dist/index.js'], {
        cwd: root,
        encoding: 'utf8',
      });
      assert.equal(stdout, 'started\n');
    },
  },
  {
    says: 'The result is dist/static/js/sw.js, without a hash because of filenameHash.',
    run: 'build',
    files: { 'src/sw.ts': "console.log('worker');\n" },
    sample: { title: 'rsbuild.config.ts', section: 'Build for web workers' },
    expect: ({ files }) => assert.deepEqual(files, ['static/js/sw.js']),
  },
  {
    says: 'The two scripts load electron and Node.js modules with require.',
    shown: { containing: 'preload.js' },
    run: 'build',
    files: {
      'src/main.ts':
        "import { app } from 'electron';\nimport fs from 'fs';\nconsole.log(app, fs);\n",
      'src/preload.ts': "import { ipcRenderer } from 'electron';\nconsole.log(ipcRenderer);\n",
      'src/page.ts': "console.log('page');\n",
    },
    sample: { title: 'rsbuild.config.ts', nth: 1, section: 'Build for Electron' },
    expect({ files, read, shown }) {
      sameFiles(files, shown);
      assert.match(read('main.js'), /require\("electron"\)/);
      assert.match(read('main.js'), /require\("fs"\)/);
      assert.match(read('preload.js'), /require\("electron"\)/);
      assert.match(read('page/index.html'), /src="static\/js\/index\./);
    },
  },
  {
    says: "If an older app does rely on nodeIntegration, set 'electron-renderer' for the page:",
    run: 'build',
    files: {
      'src/index.js': "import { ipcRenderer } from 'electron';\nconsole.log(ipcRenderer);\n",
    },
    sample: { title: 'rsbuild.config.ts', nth: 2, section: 'Build for Electron' },
    expect({ files, read }) {
      assert.ok(files.includes('index.html'));
      assert.match(read('static/js/index.*.js'), /require\("electron"\)/);
    },
  },
  {
    says: [
      'import.meta.url is the path of the source file',
      'In CommonJS, use __dirname, which is the directory of the bundle.',
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log(import.meta.url, __dirname);\n' },
    config: { output: { target: 'node' } },
    expect({ root }) {
      const { stdout } = spawnSync(process.execPath, ['dist/index.js'], {
        cwd: root,
        encoding: 'utf8',
      });
      const [url, folder] = stdout.trim().split(' ');
      assert.ok(url!.endsWith('/src/index.js'), url);
      assert.equal(path.basename(folder!), 'dist');
    },
  },
  {
    says: 'In an ES module, tell Rspack to leave import.meta alone:',
    run: 'build',
    files: { 'src/index.js': 'console.log(import.meta.url);\n' },
    sample: {
      title: 'rsbuild.config.ts',
      section: 'import.meta.url is the path of the source file',
    },
    expect({ root }) {
      const { stdout } = spawnSync(process.execPath, ['dist/index.mjs'], {
        cwd: root,
        encoding: 'utf8',
      });
      assert.ok(stdout.trim().endsWith('/dist/index.mjs'), stdout);
    },
  },
  {
    says: "To let Rspack use newer syntax in a worker, replace the target with a function in tools.rspack that returns { ...config, target: ['webworker', 'es2020'] }.",
    run: 'rspack',
    config: {
      output: { target: 'web-worker', overrideBrowserslist: ['chrome >= 100'] },
      tools: { rspack: (config) => ({ ...config, target: ['webworker', 'es2020'] }) },
    },
    expect: ({ target }) => assert.deepEqual(target, ['webworker', 'es2020']),
  },
];
