import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild, type RsbuildPluginAPI } from '@rsbuild/core';
import { fakePackage } from '#kit/fake-package';
import { manifestInMemory } from '#kit/manifest-in-memory';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: 'true | dist/manifest.json',
    run: 'build',
    config: { output: { manifest: true, filenameHash: false } },
    expect({ read }) {
      const manifest = JSON.parse(read('manifest.json')) as { allFiles: string[]; entries: object };
      assert.deepEqual(manifest.allFiles, ['/static/js/index.js', '/index.html']);
      assert.deepEqual(manifest.entries, {
        index: { initial: { js: ['/static/js/index.js'] }, html: ['/index.html'] },
      });
    },
  },
  {
    says: 'Your function replaces the default filter',
    run: 'build',
    config: { output: { manifest: { filter: (file) => file.name.endsWith('.html') } } },
    expect: ({ read }) =>
      assert.deepEqual((JSON.parse(read('manifest.json')) as { allFiles: string[] }).allFiles, [
        '/index.html',
      ]),
  },
  {
    says: [
      "The images, fonts and source maps in assets don't.",
      "If the asset prefix is 'auto', the other paths begin with the word auto/, so don't combine the two options.",
    ],
    run: 'build',
    files: {
      'src/index.js': "import url from './a.png';\nconsole.log(url);\n",
      'src/a.png': 'x'.repeat(5000),
    },
    config: { output: { manifest: true, assetPrefix: 'auto', filenameHash: false } },
    expect({ read }) {
      const { allFiles, entries } = JSON.parse(read('manifest.json'));
      assert.ok(allFiles.includes('auto/static/js/index.js'));
      assert.deepEqual(entries.index.assets, ['static/image/a.png']);
    },
  },
  {
    says: "allFiles | The files that Rspack writes. Files of the public directory aren't included",
    run: 'build',
    files: { 'public/robots.txt': '' },
    config: { output: { manifest: true } },
    expect({ files, read }) {
      assert.ok(files.includes('robots.txt'));
      assert.doesNotMatch(read('manifest.json'), /robots/);
    },
  },
  {
    says: "Files that output.inlineScripts or output.inlineStyles puts into the page are listed too, although they don't exist",
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': 'a { color: red }\n' },
    config: {
      output: { manifest: true, inlineScripts: true, inlineStyles: true, filenameHash: false },
    },
    expect({ files, read }) {
      const { allFiles } = JSON.parse(read('manifest.json')) as { allFiles: string[] };
      for (const name of ['static/js/index.js', 'static/css/index.css']) {
        assert.ok(allFiles.includes(`/${name}`) && !files.includes(name), name);
      }
    },
  },
  {
    says: "If it doesn't return an object, the build fails with manifest.generate function must return a valid manifest object.",
    run: 'build',
    config: { output: { manifest: { generate: () => 'text' as never } } },
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`.replaceAll('`', ''),
        /manifest\.generate function must return a valid manifest object/,
      ),
  },
  {
    says: "A string, 'assets/files.json' | A file with this path in the output directory",
    run: 'build',
    config: { output: { manifest: 'assets/files.json' } },
    expect: ({ files }) => assert.ok(files.includes('assets/files.json')),
  },
  {
    says: "If it begins with a slash, it's an absolute path on your disk",
    run: 'script',
    files: { 'src/index.js': "console.log('hello');\n" },
    async expect({ root }) {
      const filename = path.join(root, 'beside.json');
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { output: { manifest: { filename } } },
      });
      await (await rsbuild.build()).close();
      assert.ok(fs.existsSync(filename));
    },
  },
  {
    says: [
      'Since 1.3.16, Rsbuild warns you that manifest.filename must be unique.',
      'The warning only compares the names, so it also appears if the environments have different output directories and nothing is overwritten.',
    ],
    run: 'build',
    config: {
      output: { manifest: true },
      environments: {
        web: { output: { distPath: { root: 'dist/web' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
      },
    },
    expect({ files, log }) {
      assert.match(log, /manifest\.filename.* must be unique/);
      assert.ok(files.includes('web/manifest.json') && files.includes('node/manifest.json'));
    },
  },
  {
    says: "It can't be async, because a promise makes the build fail too.",
    run: 'build',
    config: { output: { manifest: { generate: (async () => ({})) as never } } },
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`.replaceAll('`', ''),
        /manifest\.generate function must return a valid manifest object/,
      ),
  },
  ...manifestInMemory('In the other modes, the manifest is in memory too.'),
  {
    says: 'In development mode, the dev server writes the manifest to disk, although it keeps the other output in memory.',
    run: 'dev',
    config: { output: { manifest: true } },
    async expect({ root, page }) {
      await page('/');
      assert.deepEqual(fs.readdirSync(path.join(root, 'dist')), ['manifest.json']);
    },
  },
  {
    says: [
      'name | The name, or the path of a file without a name | index.js | static/js/async/199.3811d13b.js | index.html | static/image/logo.png',
      'isChunk | It consists of modules | Yes | Yes | No | No',
      'isInitial | The page loads it at once | Yes | No | No | No',
      "isAsset | It doesn't consist of modules | No | No | Yes | Yes",
      'isModuleAsset | A module imports it, or output.copy copies it | No | No | No | Yes',
      'chunk | The chunk object of Rspack | Yes | Yes | No | No',
    ],
    run: 'build',
    files: {
      'src/index.js': "import url from './logo.png';\nconsole.log(url);\nimport('./later');\n",
      'src/later.js': "console.log('later');\n",
      'src/logo.png': 'x'.repeat(5000),
      'copied/notes.txt': 'notes',
    },
    config: {
      output: {
        copy: [{ from: './copied' }],
        manifest: {
          generate: ({ files }) => ({
            rows: files.map(({ chunk, isChunk, isInitial, isAsset, isModuleAsset, name }) => [
              name.replace(/\d+\.[0-9a-f]{8}/, 'ID.HASH'),
              isChunk,
              isInitial,
              isAsset,
              isModuleAsset,
              chunk !== undefined,
            ]),
          }),
        },
      },
    },
    expect({ read }) {
      const { rows } = JSON.parse(read('manifest.json')) as { rows: [string, ...boolean[]][] };
      assert.deepEqual(Object.fromEntries(rows.map(([name, ...flags]) => [name, flags])), {
        'index.js': [true, true, false, false, true],
        'static/js/async/ID.HASH.js': [true, false, false, false, true],
        'index.html': [false, false, true, false, false],
        'static/image/logo.png': [false, false, true, true, false],
        'notes.txt': [false, false, true, true, false],
      });
    },
  },
  ...([true, { generate: () => ({ own: 1 }) }, false] as const).map((manifest): Proof => ({
    says: [
      'After a compilation, a plugin can read the content from environments.<name>.manifest, without reading the file.',
      'If you set generate, this is the value that it returned.',
      "If the option is off, it's undefined.",
    ],
    run: 'build',
    config: {
      output: { manifest },
      plugins: [
        {
          name: 'note',
          setup(api: RsbuildPluginAPI) {
            api.onAfterBuild(({ environments }) => {
              console.log(`noted ${JSON.stringify(Object.values(environments)[0]?.manifest)}.`);
            });
          },
        },
      ],
    },
    expect({ log }) {
      const noted = { true: /noted \{"allFiles":\[/, false: /noted undefined\./ };
      assert.match(
        log,
        typeof manifest === 'object' ? /noted \{"own":1\}\./ : noted[`${manifest}`],
      );
    },
  })),
  {
    says: [
      'A key without files is left out.',
      "By default, Rsbuild doesn't write a manifest.",
      "A string, 'assets/files.json' | A file with this path in the output directory",
    ],
    run: 'build',
    config: {
      output: { filenameHash: false },
      environments: {
        web: { output: { manifest: 'assets/files.json' } },
        none: { output: { distPath: { root: 'dist/none' } } },
      },
    },
    expect({ files, read }) {
      assert.deepEqual(
        files.filter((file) => file.endsWith('.json')),
        ['assets/files.json'],
      );
      assert.deepEqual(JSON.parse(read('assets/files.json')).entries, {
        index: { html: ['/index.html'], initial: { js: ['/static/js/index.js'] } },
      });
    },
  },
  {
    says: 'entries.<name> | The files that belong to this key of source.entry, without those of its web workers',
    run: 'build',
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));\n",
      'src/worker.js': "import('./later');\n",
      'src/later.js': "console.log('later');\n",
    },
    config: { output: { manifest: true } },
    expect({ read }) {
      const { allFiles, entries } = JSON.parse(read('manifest.json'));
      const scripts = (allFiles as string[]).filter((name) => name.endsWith('.js'));
      assert.equal(scripts.length, 3);
      assert.deepEqual(Object.keys(entries.index), ['html', 'initial']);
      assert.deepEqual(
        entries.index.initial.js,
        scripts.filter((name) => /\/index\./.test(name)),
      );
    },
  },
  {
    says: "The order in which you load the scripts doesn't matter.",
    run: 'preview',
    files: {
      'src/index.js': "import a from 'aa';\nimport b from 'bb';\ndocument.title = a[0] + b[0];\n",
      ...fakePackage('aa'),
      ...fakePackage('bb'),
    },
    config: {
      performance: { chunkSplit: { strategy: 'split-by-module' } },
      output: { manifest: true },
    },
    async expect({ root, open, write }) {
      const { entries } = JSON.parse(
        fs.readFileSync(path.join(root, 'dist/manifest.json'), 'utf8'),
      ) as { entries: { index: { initial: { js: string[] } } } };
      const { js } = entries.index.initial;
      assert.equal(js.length, 3);
      for (const [number, list] of [js, [...js].reverse()].entries()) {
        write(`dist/${number}.html`, list.map((src) => `<script src="${src}"></script>`).join(''));
        assert.equal(await (await open(`/${number}.html`)).title(), 'ab');
      }
    },
  },
  ...(
    [
      [{ filter: () => true }, { filter: () => false }, true],
      [{ generate: () => ({}) }, { generate: () => ({}) }, true],
      [{ filter: () => true }, { generate: () => ({}) }, false],
    ] as const
  ).map<Proof>(([top, own, fails]) => ({
    says: [
      'Rsbuild merges an object at the top level with an object in an environment.',
      'If both have a filter, or both have a generate, the two functions become an array, and the build fails with a message that ends with is not a function.',
      'Set each function at one of the two levels.',
    ],
    run: 'build',
    config: {
      output: { manifest: { filename: 'merged.json', ...top } },
      environments: { web: { output: { manifest: own } } },
    },
    expect({ error, files, log }) {
      if (fails) assert.match(`${error}${log}`, /is not a function$/m);
      else assert.ok(files.includes('merged.json'), `${error}`);
    },
  })),
];
