import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
import { looksLike, sameFiles } from '#kit/looks-like';
import { withoutAndWith } from '#kit/without-and-with';
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

/** A page with a stylesheet, an image and a chunk. */
const shop = {
  'src/index.js':
    "import './index.css';\nimport logo from './logo.png';\nconsole.log(logo);\nimport('./later.js');\n",
  'src/later.js': "console.log('later');\n",
  'src/index.css': '.a { color: red }',
  'src/logo.png': 'x'.repeat(6000),
};

export const proofs: Proof[] = [
  withoutAndWith({
    option: 'output.distPath',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    files: css,
    parts: [[/^index\.html$/, /<(?:script|link)\b[^>]*>(?:<\/script>)?/g]],
  }),
  {
    says: 'Set output.distPath.root, and the files go there instead of to dist:',
    shown: { containing: '86ba6f4c', nth: 1 },
    run: 'build',
    dist: 'build',
    files: {
      'src/index.js': "import './a.css';\nconsole.log(1);\n",
      'src/a.css': css['src/a.css'],
    },
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ files, shown }) => sameFiles(files, shown.replace(/^build/, 'dist')),
  },
  {
    says: "The pages load their scripts from the new path, so there's nothing else to change.",
    shown: { containing: '211.c37423e8', nth: 1 },
    run: 'build',
    files: css,
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  {
    shown: { containing: 'src="/resource', nth: 1 },
    run: 'build',
    files: css,
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    shown: { containing: 'logo.83ca2c55.png' },
    run: 'build',
    files: shop,
    sample: { title: 'rsbuild.config.ts', nth: 3 },
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  {
    says: 'Include jsAsync and cssAsync, or the async files end up in assets/async:',
    run: 'build',
    files: shop,
    config: { output: { distPath: { js: 'assets', css: 'assets' } } },
    expect: ({ files }) => hasFile(files, /^assets\/async\/\d+\.[\da-f]{8,10}\.js$/),
  },
  {
    says: 'Your host can then cache everything below /static/ with a single rule, because the pages, which have no hash in their names, are the only files outside of it.',
    run: 'build',
    files: everyKind,
    config: { output: { dataUriLimit: 0 }, source: { assetsInclude: /\.glb$/ } },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => !file.startsWith('static/')),
        ['index.html'],
      ),
  },
  ...(['auto', true] as const).map((cleanDistPath): Proof => ({
    says: [
      'But by default, Rsbuild leaves old files outside of your project alone, so the scripts of your previous builds pile up.',
      'Since the directory belongs to the build, let Rsbuild empty it:',
    ],
    run: 'script',
    async expect({ root }) {
      const outside = `${root}-outside`;
      fs.mkdirSync(outside, { recursive: true });
      fs.writeFileSync(path.join(outside, 'old.js'), '');
      try {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: { output: { cleanDistPath, distPath: { root: outside } } },
        });
        await (await rsbuild.build()).close();
        const left = fs.readdirSync(outside);
        assert.ok(left.includes('index.html'));
        assert.equal(left.includes('old.js'), cleanDistPath === 'auto');
      } finally {
        fs.rmSync(outside, { recursive: true });
      }
    },
  })),
  {
    says: 'Scripts that import() loads move along into resource/js/async:',
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
      'Absolute path is not recommended',
      'The path in html begins with a slash.',
      'Rsbuild removes the slash, so the page is where you wanted it.',
      'Rsbuild joins it with the asset prefix,',
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
    says: 'Leave the slash out, in the fields for styles and assets too:',
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
    says: ['Scripts in the output directory itself', 'The async scripts are then in async.'],
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
    says: [
      'root | dist | The output directory',
      'Each path is relative to root, and root itself is relative to the project root or absolute.',
    ],
    run: 'build',
    dist: 'out',
    config: { output: { filenameHash: false, distPath: { root: 'out' } } },
    expect: ({ files }) => assert.deepEqual(files, ['index.html', 'static/js/index.js']),
  },
  ...(['preview', 'dev'] as const).map((run): Proof => ({
    says: [
      'Otherwise the server serves the common parent, dist.',
      "The page is at /client/ then, and doesn't find its scripts:",
      'Scripts return 404 in rsbuild preview',
      'Or run the dev server, which prints /client/ as well, but has the page at /.',
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
    says: "You can only open a second page by its full name, such as /about.html, and the fallback for unknown URLs doesn't work.",
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
    says: 'Start the dev server with --environment web, and both short names and the fallback work again.',
    run: 'script',
    config: {
      source: { entry: { index: './src/index.js', about: './src/index.js' } },
      environments: {
        web: { output: { distPath: { root: 'dist/client' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
      },
    },
    async expect({ root, port, config }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        environment: ['web'],
        rsbuildConfig: { ...config, server: { port } },
      });
      const { server, port: actual } = await rsbuild.startDevServer();
      try {
        for (const name of ['/about', '/orders/7']) {
          const headers = { accept: 'text/html' };
          const answer = await fetch(`http://localhost:${actual}${name}`, { headers });
          assert.equal(answer.status, 200, name);
        }
      } finally {
        await server.close();
      }
    },
  },
  {
    says: 'To preview the client locally, start the preview server for the environment web alone.',
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
  ...(['public', 'public/dist'] as const).map<Proof>((folder) => ({
    says: [
      'Copy public dir … to dist failed',
      "If your public directory is public and you set root to 'public', the build deletes the files in it and then fails.",
      'for Rsbuild, public is the directory that each build copies to the output',
    ],
    run: 'script',
    alone: true,
    files: { 'public/robots.txt': 'User-agent: *\n' },
    async expect({ root, log }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { output: { distPath: { root: folder } } },
      });
      const failed = await rsbuild.build().then(
        () => '',
        (error: unknown) => String(error),
      );
      assert.match(`${failed}${log()}`, /Copy public dir \(.+\) to dist failed/);
      assert.equal(fs.existsSync(path.join(root, 'public/robots.txt')), folder !== 'public');
    },
  })),
  {
    says: [
      'Your backend already serves these files, so turn the copying off.',
      'The URLs of your assets now begin with /dist/, which is why you need the prefix as well:',
    ],
    run: 'script',
    alone: true,
    sample: { title: 'rsbuild.config.ts', containing: 'copyOnBuild' },
    files: { 'public/robots.txt': 'User-agent: *\n' },
    async expect({ root, config }) {
      process.env.NODE_ENV = 'production';
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config });
      await (await rsbuild.build()).close();
      const html = fs.readFileSync(path.join(root, 'public/dist/index.html'), 'utf8');
      assert.match(html, /src="\/dist\/static\/js\//);
      assert.ok(fs.existsSync(path.join(root, 'public/robots.txt')));
      assert.ok(!fs.existsSync(path.join(root, 'public/dist/robots.txt')));
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
