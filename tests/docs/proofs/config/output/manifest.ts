import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild, type RsbuildPluginAPI } from '@rsbuild/core';
import { besideServer } from '#kit/beside-server';
import { fakePackage } from '#kit/fake-package';
import { looksLike } from '#kit/looks-like';
import { manifestInMemory } from '#kit/manifest-in-memory';
import { until } from '#kit/until';
import type { Proof } from '#tools/prover/proof';

/** The project of the page's lists. */
const shop = {
  'src/index.js':
    "import './index.css';\nimport logo from './logo.png';\nconsole.log(logo);\nimport('./cart.js');\n",
  'src/cart.js': "import './cart.css';\nconsole.log('cart');\n",
  'src/index.css': '.a { color: red }',
  'src/cart.css': '.c { color: red }',
  'src/logo.png': 'x'.repeat(6000),
};

/** A text without what depends on the content: hashes, ids of chunks. */
const plain = (text: string) =>
  text.replaceAll(/(?<=async\/)\d+/g, 'ID').replaceAll(/\.[\da-f]{8,10}(?=\.)/g, '.HASH');

const sameJson = (actual: string, shown: string) =>
  assert.deepEqual(sorted(JSON.parse(plain(actual))), sorted(JSON.parse(plain(shown))));

/** The order of a list can differ between builds. */
const sorted = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, part) => (Array.isArray(part) ? part.sort() : part)));

/** Starts the server of the page and asks it for its page. */
async function pageOfBackend(root: string): Promise<string> {
  const server = spawn(process.execPath, ['server.mjs'], { cwd: root, stdio: 'inherit' });
  let page = '';
  try {
    await until(async () => {
      page = await fetch('http://localhost:8000').then(
        (answer) => answer.text(),
        () => '',
      );
      return page !== '';
    });
    return page;
  } finally {
    server.kill();
  }
}

export const proofs: Proof[] = [
  {
    shown: { title: 'dist/manifest.json', nth: 1 },
    run: 'build',
    files: shop,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ read, shown }) => sameJson(read('manifest.json'), shown),
  },
  {
    says: 'The tags contain the names of the latest build:',
    shown: { containing: 'href="/static/css/index' },
    run: 'build',
    files: shop,
    pageFiles: ['server.mjs'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    async expect({ root, shown }) {
      const page = await pageOfBackend(root);
      for (const line of shown.trim().split('\n')) looksLike(page, line);
    },
  },
  {
    says: 'Your backend now renders the page, so you can leave out the one that Rsbuild writes:',
    run: 'build',
    files: shop,
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.html')));
      assert.equal(JSON.parse(read('manifest.json')).entries.index.html, undefined);
    },
  },
  {
    says: [
      'So the code of your backend can stay the same, as long as it reads the manifest for each request while you develop:',
      'Your edits now reach the page as hot updates.',
      'The tags can also contain one more script than those of a build, because hot updates of stylesheets need code of their own.',
      'Your page may load files from another port, because the dev server allows pages on localhost by default.',
    ],
    shown: { containing: 'src="http://localhost:3000' },
    run: 'dev',
    alone: true,
    files: {
      'src/index.js':
        "import './index.css';\ndocument.body.dataset.word = 'first';\nimport.meta.webpackHot?.accept();\n",
      'src/index.css': '.a { color: red }',
    },
    sample: { title: 'rsbuild.config.ts', section: 'Use the dev server for assets' },
    async expect({ root, port, open, write, get, shown }) {
      await get('/static/js/index.js');
      const text = fs.readFileSync(path.join(root, 'dist/manifest.json'), 'utf8');
      const { js, css } = JSON.parse(text).entries.index.initial as Record<string, string[]>;
      assert.equal(js!.length, 2);
      assert.match(await (await get(new URL(js![0]!).pathname)).text(), /cssExtractHmr/);
      const tags = [
        ...css!.map((url) => `<link rel="stylesheet" href="${url}">`),
        ...js!.map((url) => `<script defer src="${url}"></script>`),
      ].join('\n');
      for (const line of shown.trim().split('\n'))
        looksLike(tags, line.replace(':3000', `:${port}`));
      const headers = { Origin: 'http://localhost:8000' };
      const answer = await get('/static/js/index.js', { headers });
      assert.equal(answer.headers.get('access-control-allow-origin'), headers.Origin);
      await besideServer(
        (_request, response) => {
          response.setHeader('Content-Type', 'text/html');
          response.end(`<body>${tags}</body>`);
        },
        async (backend) => {
          const page = await open();
          await page.goto(`http://localhost:${backend}/`);
          await page.waitForFunction(() => document.body.dataset.word === 'first');
          await page.evaluate(() => (document.body.dataset.kept = 'kept'));
          const entry = fs.readFileSync(path.join(root, 'src/index.js'), 'utf8');
          write('src/index.js', entry.replace('first', 'second'));
          await page.waitForFunction(() => document.body.dataset.word === 'second');
          assert.equal(await page.evaluate(() => document.body.dataset.kept), 'kept');
        },
      );
    },
  },
  {
    says: 'generate gets the files and returns the content of the manifest:',
    shown: { title: 'dist/manifest.json', nth: 2 },
    run: 'build',
    files: shop,
    sample: { title: 'rsbuild.config.ts', section: 'Change the format', nth: 1 },
    expect: ({ read, shown }) => sameJson(read('manifest.json'), shown),
  },
  {
    says: 'Here it becomes a list for a service worker that stores the files for offline use:',
    run: 'preview',
    files: {
      ...shop,
      'src/index.js': "navigator.serviceWorker.register('/sw.js');\nimport('./cart.js');\n",
    },
    pageFiles: ['public/sw.js'],
    sample: { title: 'rsbuild.config.ts', section: 'Change the format', nth: 2 },
    async expect({ open, root }) {
      const { builtAt, urls } = JSON.parse(
        fs.readFileSync(path.join(root, 'dist/precache.json'), 'utf8'),
      ) as { builtAt: string; urls: string[] };
      const page = await open();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      const kept = await page.evaluate(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return requests.map(({ url }) => new URL(url).pathname);
      }, builtAt);
      assert.deepEqual(kept.sort(), urls.sort());
    },
  },
  {
    says: [
      'For example, you may want the manifest to list just what the page loads at once:',
      'The filter applies to allFiles, initial, async and html, but the images, fonts and source maps in assets stay.',
    ],
    shown: { title: 'dist/manifest.json', nth: 3 },
    run: 'build',
    files: shop,
    sample: { title: 'rsbuild.config.ts', section: 'Leave out files', nth: 1 },
    expect: ({ read, shown }) => sameJson(read('manifest.json'), shown),
  },
  {
    says: 'Your function replaces the default filter, which leaves out license files.',
    run: 'build',
    files: { 'src/index.js': '/*! @license own */\nconsole.log(1);\n' },
    config: {
      environments: {
        none: { output: { manifest: 'none.json' } },
        all: { output: { manifest: { filename: 'all.json', filter: () => true } } },
      },
      output: { filenameHash: false },
    },
    expect({ read }) {
      assert.doesNotMatch(read('none.json'), /LICENSE/);
      assert.match(read('all.json'), /LICENSE/);
    },
  },
  {
    says: 'To leave them out as well, repeat this condition in your function:',
    run: 'build',
    files: { 'src/index.js': '/*! @license own */\nconsole.log(1);\n' },
    sample: { title: 'rsbuild.config.ts', section: 'Leave out files', nth: 2 },
    expect: ({ read }) => assert.doesNotMatch(read('manifest.json'), /LICENSE|html/),
  },
  {
    says: 'Give each manifest its own name:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Multiple environments' },
    expect({ files, log }) {
      assert.ok(files.includes('manifest.json') && files.includes('manifest-node.json'));
      assert.doesNotMatch(log, /unique/);
    },
  },
  {
    says: 'and each build lists its files in dist/manifest.json, sorted by entry:',
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
    says: 'Your function replaces the default filter,',
    run: 'build',
    config: { output: { manifest: { filter: (file) => file.name.endsWith('.html') } } },
    expect: ({ read }) =>
      assert.deepEqual((JSON.parse(read('manifest.json')) as { allFiles: string[] }).allFiles, [
        '/index.html',
      ]),
  },
  {
    says: [
      "For 'auto', the URLs in the manifest begin with the word auto/, which means nothing to a browser.",
      'The images, fonts and source maps in assets are relative to the output directory,',
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
    says: 'Files from the public directory, on the other hand, exist without being listed.',
    run: 'build',
    files: { 'public/robots.txt': '' },
    config: { output: { manifest: true } },
    expect({ files, read }) {
      assert.ok(files.includes('robots.txt'));
      assert.doesNotMatch(read('manifest.json'), /robots/);
    },
  },
  {
    says: 'A file that output.inlineScripts or output.inlineStyles puts into the page is still in the list.',
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
    says: [
      'manifest.generate function must return a valid manifest object',
      "Your function didn't return an object.",
    ],
    run: 'build',
    config: { output: { manifest: { generate: () => 'text' as never } } },
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`.replaceAll('`', ''),
        /manifest\.generate function must return a valid manifest object/,
      ),
  },
  {
    says: [
      'If your backend expects another name, set this name as a string.',
      'The string can also be a path in the output directory:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Change the name' },
    expect: ({ files }) => assert.ok(files.includes('assets/files.json')),
  },
  {
    says: "If filename begins with a slash, it's an absolute path on your disk.",
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
      'manifest.filename must be unique',
      'Since 1.3.16, Rsbuild warns you when two environments use the same name.',
      'Rsbuild only compares the names.',
      'If the environments have different output directories, nothing is overwritten, and you can ignore the warning.',
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
    says: 'Often the function is async, so it returned a promise.',
    run: 'build',
    config: { output: { manifest: { generate: (async () => ({})) as never } } },
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`.replaceAll('`', ''),
        /manifest\.generate function must return a valid manifest object/,
      ),
  },
  ...manifestInMemory(
    'In production mode, the dev server keeps the manifest in memory like the other files.',
  ),
  {
    says: 'The dev server saves the manifest to the disk, although it keeps the other files in memory.',
    run: 'dev',
    config: { output: { manifest: true } },
    async expect({ root, page }) {
      await page('/');
      assert.deepEqual(fs.readdirSync(path.join(root, 'dist')), ['manifest.json']);
    },
  },
  {
    says: [
      'name | The name, or the path of a file without a name | index.js | static/js/async/565.420723ae.js | index.html | static/image/logo.png',
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
              name.replace(/\d+\.[0-9a-f]{8,10}/, 'ID.HASH'),
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
      "A plugin doesn't have to read the file.",
      'After a compilation, it finds the content in environments.<name>.manifest, or the value that your generate returned:',
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
    says: ['A key without files is left out: an entry without styles has no css.'],
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
    says: [
      'The files of web workers are missing from the entries, but you find them in allFiles.',
      'The files of web workers are missing from the entries, but you find them in allFiles.',
    ],
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
    says: "The order in which you load the scripts doesn't matter, because the last one to arrive starts the app.",
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
      'is not a function in a build with environments',
      'If both have a filter, or both have a generate, the two functions become an array.',
      'Set each function at one of the two levels:',
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
