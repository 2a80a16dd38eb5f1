import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
import type { Proof } from '#tools/prover/proof';

const css = {
  'src/index.js': "import './a.css';\nimport('./later.js');\n",
  'src/a.css': '.a { color: red }',
  'src/later.js': "console.log('later');",
};

const everyKind = {
  'src/index.js': "import './index.css';\nimport(/* webpackChunkName: 'later' */ './later.js');\n",
  'src/later.js':
    "import './later.css';\nexport * as svg from './a.svg';\nexport * as font from './a.woff2';\nexport * as image from './a.png';\nexport * as media from './a.mp4';\nexport * as glb from './a.glb';\nexport const txt = new URL('./a.txt', import.meta.url);\n",
  'src/index.css': 'a { color: red }',
  'src/later.css': 'b { color: red }',
  ...Object.fromEntries(
    ['svg', 'woff2', 'png', 'mp4', 'glb', 'txt'].map((name) => [`src/a.${name}`, '<svg/>']),
  ),
};

/** Rows: the field, a file of it, and its folder. */
const kinds: [says: string, kind: string, file: string, folder: string][] = [
  ['html | ./ | Pages', 'html', 'index.html', ''],
  [
    "js | static/js, or '' for the target node | Scripts that the page loads at once",
    'js',
    'index.js',
    'static/js',
  ],
  [
    'jsAsync | <js>/async, or the same as js for node | Scripts that import() loads',
    'jsAsync',
    'later.js',
    'static/js/async',
  ],
  ['css | static/css | Styles that the page loads at once', 'css', 'index.css', 'static/css'],
  [
    'cssAsync | <css>/async | Styles of chunks that import() loads',
    'cssAsync',
    'later.css',
    'static/css/async',
  ],
  ['svg | static/svg | SVG images', 'svg', 'a.svg', 'static/svg'],
  ['font | static/font | Fonts', 'font', 'a.woff2', 'static/font'],
  ['image | static/image | Other images', 'image', 'a.png', 'static/image'],
  ['media | static/media | Video and audio', 'media', 'a.mp4', 'static/media'],
  [
    'assets | static/assets | Other assets, for example from source.assetsInclude or new URL()',
    'assets',
    'a.glb',
    'static/assets',
  ],
  [
    'assets | static/assets | Other assets, for example from source.assetsInclude or new URL()',
    'assets',
    'a.txt',
    'static/assets',
  ],
];

export const proofs: Proof[] = [
  {
    says: "If you don't set jsAsync, the directory of the async scripts moves along with js:",
    run: 'build',
    files: css,
    config: { output: { distPath: { js: 'code', css: 'style' } } },
    expect({ files }) {
      hasFile(files, /^code\/index\./);
      hasFile(files, /^code\/async\//);
      hasFile(files, /^style\/index\./);
    },
  },
  {
    says: [
      'In html, the slash is removed and Rsbuild logs a warning.',
      'In the fields for scripts, stylesheets and assets, it leads to a broken address, such as //abs/js/index.js.',
    ],
    run: 'build',
    config: { output: { filenameHash: false, distPath: { html: '/pages', js: '/abs/js' } } },
    expect({ files, read, log }) {
      assert.ok(files.includes('pages/index.html'));
      assert.match(log, /Absolute path is not recommended/);
      assert.match(read('pages/index.html'), /src="\/\/abs\/js\/index\.js"/);
    },
  },
  {
    says: 'In the fields for scripts, stylesheets and assets, it leads to a broken address, such as //abs/js/index.js.',
    run: 'build',
    files: {
      'src/index.js': `import './a.css';
import(/* webpackChunkName: 'later' */ './later.js');
${['png', 'svg', 'ttf', 'mp4'].map((end) => `import ${end} from './a.${end}';`).join('\n')}
console.log(png, svg, ttf, mp4, new URL('./a.bin', import.meta.url).href);`,
      'src/later.js': "console.log('later');",
      'src/a.css': 'a { color: red }',
      ...Object.fromEntries(
        ['png', 'svg', 'ttf', 'mp4', 'bin'].map((end) => [`src/a.${end}`, 'x'.repeat(5000)]),
      ),
    },
    config: {
      output: {
        filenameHash: false,
        distPath: {
          css: '/abs/css',
          jsAsync: '/abs/async',
          svg: '/abs/svg',
          font: '/abs/font',
          image: '/abs/image',
          media: '/abs/media',
          assets: '/abs/assets',
        },
      },
    },
    expect({ read }) {
      assert.match(read('index.html'), /href="\/\/abs\/css\/index\.css"/);
      const code = read('static/js/index.js');
      assert.match(code, /\.p="\/"/);
      for (const start of ['svg/a.', 'font/a.', 'image/a.', 'media/a.', 'assets/a.', 'async/']) {
        assert.ok(code.includes(`"/abs/${start}`), start);
      }
    },
  },
  {
    says: "With js: '', scripts are in the output directory itself, and async scripts are in async.",
    run: 'build',
    files: {
      'src/index.js': "import(/* webpackChunkName: 'later' */ './later');\n",
      'src/later.js': '',
    },
    config: { output: { filenameHash: false, distPath: { js: '' } } },
    expect({ files }) {
      assert.ok(files.includes('index.js') && files.includes('async/later.js'));
    },
  },
  ...kinds.flatMap(([says, kind, name, folder]) =>
    [folder, 'mine'].map((expected): Proof => ({
      says,
      run: 'build',
      files: everyKind,
      config: {
        output: {
          dataUriLimit: 0,
          filenameHash: false,
          distPath: expected === 'mine' ? { [kind]: 'mine' } : {},
        },
        source: { assetsInclude: /\.glb$/ },
      },
      expect({ files }) {
        const place = expected === '' ? name : `${expected}/${name}`;
        assert.ok(files.includes(place), `${place}: ${files.join()}`);
      },
    })),
  ),
  {
    says: ["js | static/js, or '' for the target node", 'or the same as js for node'],
    run: 'build',
    files: {
      'src/index.js': everyKind['src/index.js'],
      'src/later.js': "console.log('later');",
      'src/index.css': '',
    },
    config: { output: { target: 'node', filenameHash: false } },
    expect: ({ files }) =>
      assert.ok(files.includes('index.js') && files.includes('later.js'), files.join()),
  },
  {
    says: 'root | dist | The output directory, relative to the project root or absolute',
    run: 'build',
    dist: 'out',
    config: { output: { filenameHash: false, distPath: { root: 'out' } } },
    expect: ({ files }) => assert.deepEqual(files, ['index.html', 'static/js/index.js']),
  },
  ...(['preview', 'dev'] as const).map((run): Proof => ({
    says: [
      'With this layout, rsbuild preview serves the common parent, dist.',
      'The page is then at /client/, and its scripts get a 404.',
      'The dev server also prints /client/, but the page is at /.',
    ],
    run,
    sample: { title: 'rsbuild.config.ts', containing: 'dist/client' },
    async expect({ page, get, log }) {
      assert.match(log(), /http:\/\/localhost:\d+\/client\//);
      const html = await page(run === 'preview' ? '/client/' : '/');
      const [, address = ''] = /<script(?: defer)? src="([^"]+)"/.exec(html) ?? [];
      assert.match(address, /^\/static\/js\/index\./);
      assert.equal((await get(address)).status, run === 'preview' ? 404 : 200);
      const other = await get(run === 'preview' ? '/' : '/client/');
      assert.equal(other.status, 404);
    },
  })),
  {
    says: "A second page needs its full name, such as /about.html, and the fallback for unknown addresses doesn't work.",
    run: 'dev',
    config: {
      source: { entry: { index: './src/index.js', about: './src/index.js' } },
      environments: {
        web: { output: { distPath: { root: 'dist/client' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
      },
    },
    async expect({ get }) {
      const statuses = await Promise.all(
        ['/about.html', '/about', '/orders/7'].map(async (path) => {
          const { status } = await get(path, { headers: { accept: 'text/html' } });
          return status;
        }),
      );
      assert.deepEqual(statuses, [200, 404, 404]);
    },
  },
  {
    says: 'To preview it, run rsbuild preview --environment web.',
    run: 'script',
    config: {
      output: { filenameHash: false },
      environments: {
        web: { output: { distPath: { root: 'dist/client' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
      },
    },
    async expect({ root, port, config }) {
      process.env.NODE_ENV = 'production';
      const rsbuild = await createRsbuild({
        cwd: root,
        environment: ['web'],
        rsbuildConfig: { ...config, server: { port } },
      });
      await (await rsbuild.build()).close();
      const { server, port: actual } = await rsbuild.preview();
      try {
        const html = await (await fetch(`http://localhost:${actual}/`)).text();
        assert.match(html, /src="\/static\/js\/index\.js"/);
        const answer = await fetch(`http://localhost:${actual}/static/js/index.js`);
        assert.match(await answer.text(), /console\.log\("hello"\)/);
      } finally {
        await server.close();
      }
    },
  },
  {
    says: 'wasm | static/wasm | WebAssembly',
    run: 'build',
    files: {
      'src/index.js': "import * as program from './a.wasm';\nconsole.log(program);\n",
      'src/a.wasm': new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]),
    },
    expect: ({ files }) => hasFile(files, /^static\/wasm\/[^/]+\.wasm$/),
  },
];
