import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { looksLike, sameFiles } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const png = 'not really a picture';

const logo = 'x'.repeat(5000);

export const proofs: Proof[] = [
  {
    shown: { containing: 'dist/server/server.js' },
    says: "The server prints the same URL that the client uses, and the image is in the client's output:",
    run: 'build',
    files: {
      'src/client.ts': "import logo from './logo.png';\ndocument.body.append(logo);\n",
      'src/logo.png': logo,
    },
    pageFiles: ['src/server.ts'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ files, read, shown }) {
      sameFiles(files, shown);
      const [image = ''] = files.filter((file) => file.endsWith('.png'));
      assert.ok(read('static/js/index.*.js').includes(image.slice('static/'.length)));
      assert.ok(read('server/server.js').includes(image.slice('static/'.length)));
    },
  },
  {
    shown: { containing: '<img src="/static' },
    run: 'build',
    files: {
      'src/client.ts': "import './logo.png';\n",
      'src/logo.png': logo,
      'package.json': '{}',
    },
    pageFiles: ['src/server.ts'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ root, shown }) =>
      looksLike(
        execFileSync(process.execPath, ['dist/server/server.js'], { cwd: root, encoding: 'utf8' }),
        shown,
      ),
  },
  {
    says: 'Without the option, the server build would create a second copy in dist/server/static/image.',
    run: 'build',
    files: { 'src/client.ts': "import './logo.png';\n", 'src/logo.png': logo },
    pageFiles: ['src/server.ts'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { environments: { node: { output: { emitAssets: true } } } },
    expect: ({ files }) =>
      assert.ok(
        files.some((file) => file.startsWith('server/static/image/logo.')),
        files.join(),
      ),
  },
  {
    says: 'An image that only the server imports is missing too, because no build emits it.',
    run: 'build',
    files: { 'src/client.ts': 'console.log(1);\n', 'src/logo.png': logo },
    pageFiles: ['src/server.ts'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.png')), files.join()),
  },
  {
    says: 'If output.filename, output.distPath for assets or output.assetPrefix differs between the two environments, the URL is wrong.',
    run: 'build',
    files: { 'src/client.ts': "import './logo.png';\n", 'src/logo.png': logo },
    pageFiles: ['src/server.ts'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { environments: { web: { output: { distPath: { image: 'pictures' } } } } },
    expect({ files, read }) {
      assert.ok(
        files.some((file) => /^pictures\/logo\./.test(file)),
        files.join(),
      );
      assert.match(read('server/server.js'), /image\/logo\./);
    },
  },
  {
    says: "Set output.emitAssets to false for the server: your code still gets the URLs, but the server build doesn't write the files.",
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
      assert.match(written, /^static\/image\/a\.[0-9a-f]{8,10}\.png$/);
      assert.deepEqual(others, []);
      assert.ok(read('server/index.js').includes(written));
    },
  },
  {
    says: [
      'JavaScript, HTML and CSS, which other options control',
      'Copied files and the icons of html.favicon and html.appIcon',
      'An asset that is small enough to be inlined stays a data URI in the code.',
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
      "The option applies to the assets that your code imports or refers to: images, SVG, fonts, video, audio, the files that you add with source.assetsInclude, and those in new URL('./a.bin', import.meta.url).",
      'WebAssembly that you import, and Node.js addons, because the server has to load them itself',
      'Copied files and the icons of html.favicon and html.appIcon',
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
    says: 'WebAssembly that you import, and Node.js addons, because the server has to load them itself',
    run: 'build',
    files: {
      'src/index.js': "import addon from './addon.node';\nconsole.log(addon);\n",
      'src/addon.node': 'no addon',
    },
    config: { output: { target: 'node', emitAssets: false } },
    expect: ({ files }) => assert.deepEqual(files, ['addon.node', 'index.js']),
  },
  {
    says: "and those in new URL('./a.bin', import.meta.url).",
    run: 'build',
    files: {
      'src/index.js': "console.log(new URL('./a.wasm', import.meta.url));\n",
      'src/a.wasm': new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]),
    },
    config: { output: { emitAssets: false } },
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.wasm')), files.join()),
  },
];
