import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
import { sameFiles } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const css = {
  'src/index.js': "import './a.css';\nimport('./later.js');\n",
  'src/a.css': '.a { color: red }',
  'src/later.js': "console.log('later');",
};

const kinds = ['svg', 'png', 'woff2', 'mp4'];

const wasm = {
  'src/index.js': "import('./a.wasm').then(console.log);\n",
  'src/a.wasm': new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]),
};

export const proofs: Proof[] = [
  {
    says: [
      'The hash is computed from the content, so a file that you edit gets a new URL, while the others can stay in the cache.',
      'We recommend that you stay with it, because an edit then changes few names.',
    ],
    run: 'script',
    files: css,
    config: { mode: 'production', output: { cleanDistPath: true } },
    async expect({ root, config, write }) {
      const build = async () => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config });
        await (await rsbuild.build()).close();
        return ['js', 'css'].map(
          (kind) =>
            fs
              .readdirSync(path.join(root, 'dist/static', kind))
              .filter((name) => name.startsWith('index.'))[0],
        );
      };
      const [script, style] = await build();
      write('src/a.css', '.a { color: blue }');
      const [sameScript, otherStyle] = await build();
      assert.equal(sameScript, script);
      assert.notEqual(otherStyle, style);
    },
  },
  {
    says: 'If a single file needs a fixed name, we recommend a function in output.filename, which leaves the other hashes alone.',
    run: 'build',
    files: { ...css, 'src/sdk.js': "console.log('sdk');\n" },
    config: {
      source: { entry: { index: './src/index.js', sdk: './src/sdk.js' } },
      output: {
        filename: {
          js: ({ chunk }) => (chunk?.name === 'sdk' ? '[name].js' : '[name].[contenthash:8].js'),
        },
      },
    },
    expect({ files }) {
      hasFile(files, /^static\/js\/sdk\.js$/);
      hasFile(files, /^static\/js\/index\.[\da-f]{8}\.js$/);
      hasFile(files, /^static\/css\/index\.[\da-f]{8}\.css$/);
    },
  },
  {
    says: 'index.[2fad2266].js: your format contains brackets.',
    run: 'build',
    config: { output: { filenameHash: '[contenthash:8]' } },
    expect: ({ files }) => hasFile(files, /^static\/js\/index\.\[[\da-f]{8}\]\.js$/),
  },
  {
    says: 'To choose another name, set webassemblyModuleFilename:',
    run: 'build',
    files: wasm,
    sample: { title: 'rsbuild.config.ts', section: 'Edge cases' },
    expect: ({ files }) => hasFile(files, /^static\/wasm\/a\.wasm$/),
  },
  {
    shown: { containing: 'c2e96fd3.js' },
    says: 'For example, fullhash lets you see which files come from the same build:',
    run: 'build',
    files: { ...css, 'src/index.js': "import './a.css';\n" },
    sample: { title: 'rsbuild.config.ts', containing: 'fullhash' },
    expect({ files, shown }) {
      sameFiles(files.slice(1), shown);
      assert.equal(
        /css\/index\.(\w+)/.exec(files.join(' '))?.[1],
        /js\/index\.(\w+)/.exec(files.join(' '))?.[1],
      );
    },
  },
  ...(['production', 'development', 'none'] as const).map<Proof>((mode) => ({
    says: [
      'Scripts and styles have a hash in production, but not while you develop.',
      'Pages have none in production either',
      'A hash has eight characters by default.',
    ],
    run: 'build',
    files: css,
    config: { mode },
    expect({ files }) {
      const hash = mode === 'production' ? String.raw`\.[\da-f]{8}` : '';
      hasFile(files, new RegExp(String.raw`^static/js/index${hash}\.js$`));
      hasFile(files, new RegExp(String.raw`^static/css/index${hash}\.css$`));
      hasFile(files, /^index\.html$/);
    },
  })),
  ...([false, ''] as const).map<Proof>((filenameHash) => ({
    says: [
      'The build no longer adds the hash to its files:',
      'dist/static/js/index.ce087511.js    →  dist/static/js/index.js',
      'dist/static/css/index.4f2345e4.css  →  dist/static/css/index.css',
    ],
    run: 'build',
    files: css,
    config: { output: { filenameHash } },
    expect({ files }) {
      hasFile(files, /^static\/js\/index\.js$/);
      hasFile(files, /^static\/css\/index\.css$/);
    },
  })),
  {
    says: 'Set the format without brackets, because Rsbuild inserts the hash before the extension as .[<format>].',
    run: 'build',
    config: { output: { filenameHash: 'fullhash:16' } },
    expect: ({ files }) => hasFile(files, /^static\/js\/index\.[0-9a-f]{16}\.js$/),
  },
  {
    says: [
      'JavaScript for web and web-worker | Hash | No hash',
      'SVG, images, fonts, media and other assets | Hash | Hash',
      'HTML | No hash | No hash',
    ],
    run: 'build',
    files: {
      'src/index.js': "import url from './a.png';\nconsole.log(url);\n",
      'src/a.png': 'x'.repeat(5000),
    },
    config: { mode: 'none', output: { sourceMap: false } },
    expect({ files }) {
      hasFile(files, /^index\.html$/);
      hasFile(files, /^static\/js\/index\.js$/);
      hasFile(files, /^static\/image\/a\.[0-9a-f]{8}\.png$/);
    },
  },
  ...(['production', 'development', 'none'] as const).map<Proof>((mode) => ({
    says: [
      'For scripts, the target counts as well:',
      'JavaScript for web and web-worker | Hash | No hash',
      'JavaScript for node | No hash | No hash',
      'SVG, images, fonts, media and other assets | Hash | Hash',
      'HTML | No hash | No hash',
    ],
    run: 'build',
    files: {
      'src/index.js': `${kinds.map((kind) => `import ${kind} from './a.${kind}?url';`).join('\n')}
console.log(${kinds.join()}, new URL('./a.bin', import.meta.url).href);`,
      ...Object.fromEntries([...kinds, 'bin'].map((kind) => [`src/a.${kind}`, 'x'.repeat(5000)])),
    },
    config: {
      mode,
      output: { sourceMap: false },
      environments: {
        web: { output: { distPath: { root: 'dist/web' } } },
        worker: { output: { target: 'web-worker', distPath: { root: 'dist/worker' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
      },
    },
    expect({ files }) {
      const hash = mode === 'production' ? '.HASH' : '';
      const assets = (folder: string) => [
        `${folder}/static/assets/a.HASH.bin`,
        `${folder}/static/font/a.HASH.woff2`,
        `${folder}/static/image/a.HASH.png`,
        `${folder}/static/media/a.HASH.mp4`,
        `${folder}/static/svg/a.HASH.svg`,
      ];
      assert.deepEqual(files.map((file) => file.replace(/[\da-f]{8}(?=\.)/, 'HASH')).sort(), [
        'node/index.js',
        ...assets('node'),
        'web/index.html',
        ...assets('web').slice(0, 3),
        `web/static/js/index${hash}.js`,
        ...assets('web').slice(3),
        ...assets('worker').slice(0, 3),
        `worker/static/js/index${hash}.js`,
        ...assets('worker').slice(3),
      ]);
    },
  })),
  {
    says: 'A hash has at most 16 characters, and exactly 16 when you leave out the length.',
    run: 'build',
    config: { output: { filenameHash: 'contenthash' } },
    expect: ({ files }) => hasFile(files, /^static\/js\/index\.[0-9a-f]{16}\.js$/),
  },
  {
    says: [
      'chunkhash | One hash for the script and the stylesheet of a chunk | Not replaced: logo.[chunkhash].png',
      'logo.[chunkhash].png: Rspack has no chunkhash for assets.',
      'Use contenthash, or name the assets in output.filename.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import url from './logo.png';\nimport './a.css';\nconsole.log(url);\n",
      'src/a.css': '.a { color: red }',
      'src/logo.png': 'x'.repeat(5000),
    },
    config: { output: { filenameHash: 'chunkhash' } },
    expect: ({ files }) => hasFile(files, /^static\/image\/logo\.\[chunkhash\]\.png$/),
  },
  ...(['web', 'node', 'web-worker'] as const).flatMap((target) =>
    (['production', 'development', 'none'] as const).map<Proof>((mode) => ({
      says: 'CSS, for each target | Hash | No hash',
      run: 'build',
      files: css,
      config: { mode, output: { emitCss: true, target } },
      expect: ({ files }) =>
        hasFile(
          files,
          mode === 'production'
            ? /^static\/css\/index\.[\da-f]{8}\.css$/
            : /^static\/css\/index\.css$/,
        ),
    })),
  ),
  {
    says: "If you've set a name in output.filename, Rsbuild uses it as it is, and filenameHash doesn't change it.",
    run: 'build',
    config: { output: { filename: { js: '[name].own.js' }, filenameHash: 'fullhash:4' } },
    expect: ({ files }) => hasFile(files, /^static\/js\/index\.own\.js$/),
  },
  ...([false, true] as const).map<Proof>((filenameHash) => ({
    says: [
      'WebAssembly | Hash | Hash',
      "You've set false, but WebAssembly modules are still called 2afb1f600b387757.module.wasm, for example.",
      'These names come from Rspack.',
    ],
    run: 'build',
    files: wasm,
    config: { output: { filenameHash } },
    expect: ({ files }) => hasFile(files, /^static\/wasm\/[\da-f]{16}\.module\.wasm$/),
  })),
  ...(
    [
      ['contenthash', ['script', 'stylesheet', 'other', 'asset']],
      ['chunkhash', ['chunk', 'chunk', 'other', 'none']],
      ['fullhash', ['build', 'build', 'build', 'asset']],
    ] as const
  ).map<Proof>(([format, kinds]) => ({
    says: [
      'contenthash gives each file a hash of its content.',
      'contenthash | A hash of this file | A hash of this file',
      'chunkhash | One hash for the script and the stylesheet of a chunk',
      'fullhash | One hash for the whole build | A hash of this file',
      'A hash has at most 16 characters, and exactly 16 when you leave out the length.',
    ],
    run: 'build',
    files: {
      ...css,
      'src/index.js': "import './a.css';\nimport url from './a.png';\nconsole.log(url);\n",
      'src/other.js': "console.log('other');\n",
      'src/a.png': 'x'.repeat(5000),
    },
    config: {
      source: { entry: { index: './src/index.js', other: './src/other.js' } },
      output: { filenameHash: format },
    },
    expect({ files }) {
      const hashes = [
        /^static\/js\/index\.([\da-f]{16})\.js$/,
        /^static\/css\/index\.([\da-f]{16})\.css$/,
        /^static\/js\/other\.([\da-f]{16})\.js$/,
        /^static\/image\/a\.([\da-f]{16}|\[chunkhash\])\.png$/,
      ].map((pattern) => files.map((file) => pattern.exec(file)?.[1]).find(Boolean));
      for (const [first, hash] of hashes.entries()) {
        assert.ok(hash, files.join(', '));
        for (const [second, other] of hashes.entries()) {
          assert.equal(hash === other, kinds[first] === kinds[second], files.join(', '));
        }
      }
    },
  })),
  ...(['chunkhash', 'fullhash'] as const).map<Proof>((format) => ({
    says: [
      'An edit that touches CSS alone changes neither chunkhash nor fullhash.',
      "You've chosen chunkhash or fullhash, which ignore changes in CSS.",
      'The stylesheet then has new content under its old name',
    ],
    run: 'script',
    files: css,
    config: { mode: 'production', output: { filenameHash: format } },
    async expect({ root, config, write }) {
      const build = async () => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config });
        await (await rsbuild.build()).close();
        const folder = path.join(root, 'dist/static/css');
        const [name = ''] = fs.readdirSync(folder);
        return { name, css: fs.readFileSync(path.join(folder, name), 'utf8') };
      };
      const before = await build();
      write('src/a.css', '.a { color: blue }');
      const after = await build();
      assert.equal(after.name, before.name);
      assert.notEqual(after.css, before.css);
    },
  })),
  {
    says: 'A hash has at most 16 characters, and exactly 16 when you leave out the length.',
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' },
    config: { output: { filenameHash: 'contenthash:20' } },
    expect({ files }) {
      for (const kind of ['js', 'css']) {
        hasFile(files, new RegExp(`^static/${kind}/index\\.[0-9a-f]{16}\\.${kind}$`));
      }
    },
  },
  ...[16, 17].map<Proof>((length) => ({
    says: [
      'Panic occurred at runtime',
      'Rspack crashes if the length is more than 16 and the build has async chunks,',
      'so set 16 or less.',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'src/index.js': "import('./later.js');\n",
      'src/later.js': "console.log('later');\n",
      'rsbuild.config.mjs': `export default { output: { filenameHash: 'contenthash:${length}' } };\n`,
    },
    expect({ code, log }) {
      if (length === 16) assert.equal(code, 0);
      else assert.match(log, /Panic occurred at runtime/);
    },
  })),
  {
    says: [
      "The default, true, is the same as 'contenthash:8'",
      'dist/static/js/index.ce087511588f06fc.js',
      'dist/static/css/index.4f2345e434d43fb7.css',
    ],
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': css['src/a.css'] },
    config: {
      environments: {
        short: { output: { distPath: { root: 'dist/short' } } },
        long: { output: { filenameHash: 'contenthash:16', distPath: { root: 'dist/long' } } },
      },
    },
    expect({ files }) {
      const hash = (folder: string, kind: string) =>
        files.join(' ').match(`${folder}/static/${kind}/index\\.(\\w+)\\.${kind}`)?.[1];
      for (const kind of ['js', 'css']) {
        assert.equal(hash('long', kind)?.length, 16);
        assert.equal(hash('long', kind)?.slice(0, 8), hash('short', kind));
      }
    },
  },
];
