import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
import type { Proof } from '#tools/prover/proof';

const css = {
  'src/index.js': "import './a.css';\nimport('./later.js');\n",
  'src/a.css': '.a { color: red }',
  'src/later.js': "console.log('later');",
};

const kinds = ['svg', 'png', 'woff2', 'mp4'];

export const proofs: Proof[] = [
  ...(['production', 'development', 'none'] as const).map<Proof>((mode) => ({
    says: [
      'By default, a production build has a hash of the content in the names of scripts for the browser, stylesheets and assets',
      'In production mode, the files of the entry index have these names:',
      'true | index.ce087511.js | index.4f2345e4.css',
    ],
    run: 'build',
    files: css,
    config: { mode },
    expect({ files }) {
      const hash = mode === 'production' ? String.raw`\.[\da-f]{8}` : '';
      hasFile(files, new RegExp(String.raw`^static/js/index${hash}\.js$`));
      hasFile(files, new RegExp(String.raw`^static/css/index${hash}\.css$`));
    },
  })),
  ...([false, ''] as const).map<Proof>((filenameHash) => ({
    says: "false or '' | index.js | index.css",
    run: 'build',
    files: css,
    config: { output: { filenameHash } },
    expect({ files }) {
      hasFile(files, /^static\/js\/index\.js$/);
      hasFile(files, /^static\/css\/index\.css$/);
    },
  })),
  {
    says: 'Rsbuild inserts it before the extension as .[<format>]',
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
    says: 'If you leave it out, the hash has 16 characters, which is also the maximum.',
    run: 'build',
    config: { output: { filenameHash: 'contenthash' } },
    expect: ({ files }) => hasFile(files, /^static\/js\/index\.[0-9a-f]{16}\.js$/),
  },
  {
    says: 'chunkhash | One hash for the script and the stylesheet of a chunk | Not replaced: logo.[chunkhash].png',
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
    says: "If you set a name in output.filename, Rsbuild uses it as you wrote it and filenameHash doesn't change it.",
    run: 'build',
    config: { output: { filename: { js: '[name].own.js' }, filenameHash: 'fullhash:4' } },
    expect: ({ files }) => hasFile(files, /^static\/js\/index\.own\.js$/),
  },
  ...([false, true] as const).map<Proof>((filenameHash) => ({
    says: "WebAssembly modules keep a hash even then, for example 2afb1f600b387757.module.wasm, because their names don't follow this option.",
    run: 'build',
    files: {
      'src/index.js': "import('./a.wasm').then(console.log);\n",
      'src/a.wasm': new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]),
    },
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
      'contenthash | A hash of this file | A hash of this file',
      'chunkhash | One hash for the script and the stylesheet of a chunk',
      'fullhash | One hash for the whole build | A hash of this file',
      'If you leave it out, the hash has 16 characters, which is also the maximum.',
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
    says: 'In 1.3.22, an edit that touches CSS alone changes neither chunkhash nor fullhash.',
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
    says: 'If you leave it out, the hash has 16 characters, which is also the maximum.',
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
    says: 'With a larger number, Rspack crashes if the build has async chunks.',
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
      'true | index.ce087511.js | index.4f2345e4.css',
      "'contenthash:16' | index.ce087511588f06fc.js | index.4f2345e434d43fb7.css",
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
