import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

const png = 'not really a picture';

export const proofs: Proof[] = [
  {
    says: "With false, a build doesn't write images, fonts, videos and other assets, but import logo from './logo.png' still gives you the URL that the file would have.",
    run: 'build',
    files: {
      'src/index.js': "import url from './a.png?url';\nconsole.log(url);\n",
      'src/a.png': png,
    },
    config: {
      environments: {
        web: {},
        node: { output: { target: 'node', distPath: { root: 'dist/server' }, emitAssets: false } },
      },
    },
    expect({ files, read }) {
      const [written = '', ...others] = files.filter((file) => file.endsWith('.png'));
      assert.match(written, /^static\/image\/a\.[0-9a-f]{8}\.png$/);
      assert.deepEqual(others, []);
      assert.ok(read('server/index.js').includes(written));
    },
  },
  {
    says: [
      'JavaScript, HTML, CSS, copied files | Written',
      'Assets that are small enough to be inlined | Inlined',
    ],
    run: 'build',
    files: {
      'src/index.js': "import url from './a.png';\nimport './a.css';\nconsole.log(url);\n",
      'src/a.css': '.a { color: red }',
      'src/a.png': 'x',
      'lib/a.txt': '',
    },
    config: { output: { emitAssets: false, filenameHash: false, copy: ['./lib'] } },
    expect({ files, read }) {
      assert.deepEqual(files, [
        'a.txt',
        'index.html',
        'static/css/index.css',
        'static/js/index.js',
      ]);
      assert.match(read('static/js/index.js'), /data:image\/png;base64/);
    },
  },
  {
    says: [
      'SVG, images, fonts, video and audio | Not written',
      "Files that you add with source.assetsInclude or use with new URL('./a.bin', import.meta.url) | Not written",
      'WebAssembly that you import, Node.js addons, the icons of html.favicon and html.appIcon | Written',
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import * as program from './a.wasm';\nimport svg from './a.svg';\nimport png from './a.png';\nimport font from './a.woff2';\nimport video from './a.mp4';\nimport glb from './a.glb';\nconsole.log(program, svg, png, font, video, glb, new URL('./a.bin', import.meta.url));\n",
      'src/a.wasm': new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]),
      ...Object.fromEntries(
        ['svg', 'png', 'woff2', 'mp4', 'glb', 'bin'].map((name) => [`src/a.${name}`, 'x']),
      ),
      'tab.ico': 'icon',
      'home.png': 'icon',
    },
    config: {
      html: {
        favicon: './tab.ico',
        appIcon: { name: 'Shop', icons: [{ src: './home.png', size: 180 }] },
      },
      source: { assetsInclude: /\.glb$/ },
      output: { emitAssets: false, filenameHash: false, dataUriLimit: 0 },
    },
    expect({ files, read }) {
      assert.deepEqual(
        files.map((file) => file.replace(/[0-9a-f]{16}/, 'HASH')),
        [
          'index.html',
          'manifest.webmanifest',
          'static/image/home.png',
          'static/js/index.js',
          'static/wasm/HASH.module.wasm',
          'tab.ico',
        ],
      );
      for (const name of [
        'svg/a.svg',
        'image/a.png',
        'font/a.woff2',
        'media/a.mp4',
        'assets/a.glb',
        'assets/a.bin',
      ]) {
        assert.ok(read('static/js/index.js').includes(`static/${name}`), name);
      }
    },
  },
  {
    says: 'WebAssembly that you import, Node.js addons, the icons of html.favicon and html.appIcon | Written',
    run: 'build',
    files: {
      'src/index.js': "import addon from './addon.node';\nconsole.log(addon);\n",
      'src/addon.node': 'no addon',
    },
    config: { output: { target: 'node', emitAssets: false } },
    expect: ({ files }) => assert.deepEqual(files, ['addon.node', 'index.js']),
  },
  {
    says: "Files that you add with source.assetsInclude or use with new URL('./a.bin', import.meta.url) | Not written",
    run: 'build',
    files: {
      'src/index.js': "console.log(new URL('./a.wasm', import.meta.url));\n",
      'src/a.wasm': new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]),
    },
    config: { output: { emitAssets: false } },
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.wasm')), files.join()),
  },
];
