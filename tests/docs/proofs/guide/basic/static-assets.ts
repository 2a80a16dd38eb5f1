import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { autoPrefix } from '#kit/auto-prefix';
import { hasFile } from '#kit/has-file';
import { looksLike } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const onDisk = path.resolve('static/img/favicon.svg');
const bytes = (size: number) => new Uint8Array(size).fill(9);
const kinds: [row: string, folder: string][] = [
  [
    'Images | png, jpg, jpeg, pjpeg, pjp, gif, bmp, webp, ico, apng, avif, tif, tiff, jfif, cur, svg',
    'image',
  ],
  ['Fonts | woff, woff2, eot, ttf, otf, ttc', 'font'],
  ['Audio | mp3, wav, flac, aac, m4a, opus', 'media'],
  ['Video | mp4, webm, ogg, mov', 'media'],
];

const fileTypes = kinds.map<Proof>(([row, folder]) => {
  const extensions = (row.split(' | ')[1] ?? '').split(', ');
  return {
    says: [row, 'These extensions work without configuration, in small letters or capitals:'],
    run: 'build',
    files: {
      'src/index.js': extensions
        .flatMap((name) => [name, name.toUpperCase()])
        .map((name) => `console.log(new URL('./a.${name}', import.meta.url));\n`)
        .join(''),
      ...Object.fromEntries(
        extensions.flatMap((name) => [
          [`src/a.${name}`, bytes(5000)],
          [`src/a.${name.toUpperCase()}`, bytes(5000)],
        ]),
      ),
    },
    expect({ files }) {
      for (const name of extensions) {
        // The output always ends in `.svg`, even if the source ends in `.SVG`.
        const [inFolder, capitals] = name === 'svg' ? ['svg', name] : [folder, name.toUpperCase()];
        hasFile(files, new RegExp(`^static/${inFolder}/a\\.\\w{8,10}\\.${name}$`));
        hasFile(files, new RegExp(`^static/${inFolder}/a\\.\\w{8,10}\\.${capitals}$`));
      }
    },
  };
});

export const proofs: Proof[] = [
  ...fileTypes,
  {
    says: [
      'Import an image as you would import a module, and you get its URL:',
      'The build copies the file into the output and puts a hash of its content into the name.',
      'You can also put the path right where you need it, in new URL(), which browsers have built in:',
      'dist/static/image/logo.ee23334a.png',
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import logo from '@/logo.png';\nconsole.log(logo, new URL('./logo.png', import.meta.url).href);\n",
      'src/logo.png': bytes(5000),
    },
    config: { resolve: { alias: { '@': './src' } } },
    expect({ files, read }) {
      const images = files.filter((file) => file.endsWith('.png'));
      assert.equal(images.length, 1);
      assert.match(String(images[0]), /^static\/image\/logo\.\w{8,10}\.png$/);
      assert.ok(read('static/js/index.*.js').includes(String(images[0])));
    },
  },
  {
    says: 'The file is processed like an imported one, so a small one becomes a data URI here too.',
    run: 'build',
    files: {
      'src/index.js': "document.title = new URL('./logo.png', import.meta.url).href;\n",
      'src/logo.png': bytes(50),
    },
    expect({ files, read }) {
      assert.match(read('static/js/index.*.js'), /data:image\/png;base64/);
      assert.ok(!files.some((file) => file.endsWith('.png')));
    },
  },
  {
    says: "For the target node, href is file:///static/image/…, which isn't a path on your disk.",
    run: 'build',
    config: { output: { target: 'node' } },
    files: {
      'src/index.js': "console.log(new URL('./logo.png', import.meta.url).href);\n",
      'src/logo.png': bytes(5000),
    },
    expect({ root }) {
      const printed = execFileSync(process.execPath, [`${root}/dist/index.js`], {
        encoding: 'utf8',
      });
      assert.match(printed, /^file:\/\/\/static\/image\/logo\.\w{8,10}\.png$/m);
    },
  },
  {
    says: 'For a larger one, href begins with the origin of the page, or with your CDN if output.assetPrefix names one.',
    run: 'build',
    config: { output: { assetPrefix: 'https://cdn.example.com/' } },
    files: {
      'src/index.js': "document.title = new URL('./logo.png', import.meta.url).href;\n",
      'src/logo.png': bytes(5000),
    },
    expect({ read }) {
      const document = { title: '', baseURI: 'http://localhost/' };
      runInNewContext(read('static/js/index.*.js'), { document, self: document, URL });
      assert.match(
        document.title,
        /^https:\/\/cdn\.example\.com\/static\/image\/logo\.\w{8,10}\.png$/,
      );
    },
  },
  {
    says: 'For a larger one, href begins with the origin of the page, or with your CDN if output.assetPrefix names one.',
    run: 'dev',
    files: {
      'src/index.js': "document.title = new URL('./logo.png', import.meta.url).href;\n",
      'src/logo.png': bytes(5000),
    },
    async expect({ open, port }) {
      const page = await open();
      await page.waitForFunction(() => document.title.includes('.png'));
      assert.match(
        await page.title(),
        new RegExp(`^http://[^/]+:${port}/static/image/logo\\.\\w{8,10}\\.png$`),
      );
    },
  },
  {
    says: [
      'Rsbuild copies a script or a stylesheet in new URL() to static/assets without compiling it, so the browser would receive your TypeScript as it is.',
      'In production mode, Rsbuild minifies the .js and .css files that it copies.',
      'Scripts and stylesheets in new URL() are still minified',
    ],
    run: 'build',
    files: {
      'src/index.js': ['a.ts', 'b.js', 'c.css']
        .map((name) => `console.log(new URL('./${name}', import.meta.url));\n`)
        .join(''),
      'src/a.ts': 'export const a: number = 1;\n',
      'src/b.js': 'console.log( 1 );\n',
      'src/c.css': 'a {\n  color: red;\n}\n',
    },
    expect({ read }) {
      assert.equal(read('static/assets/a.*.ts'), 'export const a: number = 1;\n');
      assert.equal(read('static/assets/b.*.js').trim(), 'console.log(1);');
      assert.equal(read('static/assets/c.*.css').trim(), 'a{color:red}');
    },
  },
  {
    says: [
      'Rsbuild looks for the file in the project root and at this path of your disk, but not in the public directory.',
      "But Rsbuild doesn't look for such a path in the public directory, and the build fails.",
      "Can't resolve '/fonts/brand.woff2'",
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': "a { background: url('/fonts/brand.woff2') }\n",
      'public/fonts/brand.woff2': 'font',
    },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /Can't resolve '\/fonts\/brand\.woff2'/),
  },
  {
    says: 'Rsbuild looks for the file in the project root and at this path of your disk, but not in the public directory.',
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': "a { background: url('/fonts/brand.woff2') }\n",
      'fonts/brand.woff2': 'font'.repeat(2000),
    },
    expect: ({ files }) => hasFile(files, /^static\/font\/brand\.\w+\.woff2$/),
  },
  {
    says: 'Rsbuild looks for the file in the project root and at this path of your disk, but not in the public directory.',
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': `a { background: url('${onDisk}') }\n`,
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /url\(data:/),
  },
  {
    says: [
      'Up to 4096 bytes, a file becomes a Base64 data URI in the script or stylesheet that uses it.',
      'A larger one stays a separate file.',
      '?url gives you a URL, however small the file is.',
      '?inline gives you a data URI, however large the file is:',
      'This query means the same as ?url',
    ],
    run: 'script',
    files: {
      'src/index.js': `import at from './at.png';
import above from './above.png';
import url from './at.png?url';
import inline from './above.png?inline';
import old from './at.png?__inline=false';
console.log(JSON.stringify({ at, above, url, inline, old }));
`,
      'src/at.png': bytes(4096),
      'src/above.png': bytes(4097),
    },
    config: { output: { target: 'node' } },
    async expect({ root, config, port }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { ...config, server: { port }, mode: 'production' },
      });
      await (await rsbuild.build()).close();
      const printed = execFileSync(process.execPath, [`${root}/dist/index.js`], {
        encoding: 'utf8',
      });
      const values = JSON.parse(printed) as Record<string, string>;
      const isDataUri = Object.entries(values).map(([name, value]) => [
        name,
        value.startsWith('data:image/png;base64,'),
      ]);
      assert.deepEqual(Object.fromEntries(isDataUri), {
        at: true,
        above: false,
        url: false,
        inline: true,
        old: false,
      });
    },
  },
  {
    says: 'If a CDN serves your files, name it in output.assetPrefix, and the URLs in your scripts, styles and pages begin with it:',
    shown: { section: 'Names and URLs', containing: 'https://cdn.example.com/static' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'cdn.example.com' },
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': "a { background: url('./logo.png') }\n",
      'src/logo.png': bytes(5000),
    },
    expect({ files, read, shown }) {
      const image = /https:\/\/cdn\.example\.com\/static\/image\/logo\.\w{8,10}\.png/;
      assert.match(shown, image);
      assert.match(read('static/css/index.*.css'), image);
      const script = files.find((file) => /^static\/js\/index\.\w{8,10}\.js$/.test(file));
      assert.ok(read('index.html').includes(`src="https://cdn.example.com/${script}"`));
    },
  },
  {
    says: [
      'The file of the build replaces the public one.',
      "For example, you won't find your public/index.html in the output, because your page has that name.",
      'Rsbuild leaves what is in this directory alone: there is no hash, no compression',
    ],
    run: 'build',
    files: {
      'public/index.html': 'public',
      'public/a.ts': 'const a: number = 1;',
      'public/b.js': 'let  b = 1;\n',
    },
    expect({ read }) {
      assert.match(read('index.html'), /<script/);
      assert.doesNotMatch(read('index.html'), /public/);
      assert.equal(read('a.ts'), 'const a: number = 1;');
      assert.equal(read('b.js'), 'let  b = 1;\n');
    },
  },
  {
    says: [
      "A build for Node.js doesn't copy the public directory",
      'A server bundle rarely needs these files, so Rsbuild leaves them out for the target node (since 1.2.0).',
    ],
    run: 'build',
    config: { output: { target: 'node' } },
    files: { 'public/robots.txt': 'User-agent: *' },
    expect: ({ files }) => assert.ok(!files.includes('robots.txt')),
  },
  {
    says: 'To have them copied, set copyOnBuild in server.publicDir to true.',
    run: 'build',
    config: { output: { target: 'node' }, server: { publicDir: { copyOnBuild: true } } },
    files: { 'public/robots.txt': 'User-agent: *' },
    expect: ({ files }) => assert.ok(files.includes('robots.txt')),
  },
  {
    says: 'the build copies it to dist/robots.txt',
    run: 'build',
    pageFiles: ['public/robots.txt'],
    expect: ({ read }) => assert.match(read('robots.txt'), /^User-agent: \*\nAllow: \//),
  },
  {
    says: 'The dev server serves this file as /robots.txt',
    run: 'dev',
    pageFiles: ['public/robots.txt'],
    expect: async ({ page }) => assert.match(await page('/robots.txt'), /User-agent: \*/),
  },
  {
    says: 'With the base /, that would become //favicon.ico, and the browser would look for a host called favicon.ico.',
    run: 'build',
    config: { html: { template: './src/page.html' } },
    files: {
      'src/page.html':
        '<html><head><link rel="icon" href="<%= process.env.BASE_URL %>/favicon.ico"></head></html>\n',
    },
    expect: ({ read }) => assert.match(read('index.html'), /href="\/\/favicon\.ico"/),
  },
  ...(['production', 'development'] as const).map<Proof>((mode) => {
    const kind = mode === 'production' ? 'output' : 'dev';
    return {
      says:
        mode === 'production'
          ? 'This option is for production.'
          : 'While you develop, dev.assetPrefix does the same.',
      run: 'build',
      config: { output: { assetPrefix: '/of-output' }, dev: { assetPrefix: '/of-dev' }, mode },
      files: {
        'src/index.js': "import './a.css';\n",
        'src/a.css': "a { background: url('./logo.png') }\n",
        'src/logo.png': bytes(5000),
      },
      expect({ files, read }) {
        const css = read(files.find((file) => file.endsWith('.css'))!);
        assert.ok(css.includes(`url(/of-${kind}/static/image/logo.`), css);
      },
    };
  }),
  ...(['production', 'development'] as const).map<Proof>((mode) => ({
    says: [
      'By default, assets go to static/image, static/svg, static/font, static/media or static/assets.',
      'A name consists of the old name, a hash and the extension, in development too.',
    ],
    run: 'build',
    config: { mode, source: { assetsInclude: /\.geojson$/ } },
    files: {
      'src/index.js': ['png', 'svg', 'woff2', 'mp4', 'geojson']
        .map((name) => `console.log(new URL('./a.${name}', import.meta.url));\n`)
        .join(''),
      ...Object.fromEntries(
        ['png', 'svg', 'woff2', 'mp4', 'geojson'].map((name) => [`src/a.${name}`, bytes(5000)]),
      ),
    },
    expect({ files }) {
      const assets = files.filter((file) => /\/a\./.test(file));
      assert.deepEqual(assets.map((file) => file.replace(/\.\w{8,10}\./, '.[hash].')).sort(), [
        'static/assets/a.[hash].geojson',
        'static/font/a.[hash].woff2',
        'static/image/a.[hash].png',
        'static/media/a.[hash].mp4',
        'static/svg/a.[hash].svg',
      ]);
    },
  })),
  {
    says: 'dist/img/logo.ee23334a51c0.png',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "image: 'img'" },
    files: {
      'src/index.js': "import logo from './logo.png';\nconsole.log(logo);\n",
      'src/logo.png': bytes(5000),
    },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => file.endsWith('.png')).map((file) => file.replace(/\w{12}/, '…')),
        ['img/logo.….png'],
      ),
  },
  {
    says: ['This code asks for a file that the output lacks:'],
    run: 'build',
    files: {
      'src/index.js':
        'const name = location.hash.slice(1);\ndocument.title = new URL(`./assets/icons/${name}.svg`, import.meta.url).href;\n',
      'src/assets/icons/cart.svg': bytes(5000),
    },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.svg')));
      assert.match(read('static/js/index.*.js'), /\/assets\/icons\/\$\{/);
    },
  },
  {
    says: [
      'import.meta.webpackContext collects all matching files in this directory, and you look up the one you want:',
      'All matching files are part of the build, even those that nobody asks for',
    ],
    run: 'preview',
    pageFiles: ['src/icon-url.ts'],
    files: {
      'src/index.js': "import { iconUrl } from './icon-url';\ndocument.title = iconUrl('cart');\n",
      'src/assets/icons/cart.svg': bytes(5000),
      'src/assets/icons/home.svg': bytes(5001),
      'src/assets/icons/note.txt': 'none',
    },
    async expect({ open, root }) {
      assert.match(await (await open()).title(), /^\/static\/svg\/cart\.\w{8,10}\.svg$/);
      assert.deepEqual(
        readdirSync(`${root}/dist/static/svg`).map((file) => file.split('.')[0]),
        ['cart', 'home'],
      );
      assert.ok(!existsSync(`${root}/dist/static/assets`));
    },
  },
  {
    says: 'The build then leaves it as it is, and the browser asks for a file that is missing:',
    run: 'build',
    files: {
      'src/index.js': 'document.body.innerHTML = \'<img src="./assets/logo.png">\';\n',
      'src/assets/logo.png': bytes(5000),
    },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.png')));
      assert.match(read('static/js/index.*.js'), /src="\.\/assets\/logo\.png"/);
    },
  },
  {
    says: [
      'In url(), a relative path starts at the stylesheet, and your aliases work here too:',
      'In a JavaScript project, add it to your Rsbuild config:',
    ],
    shown: { section: 'Use in styles', containing: 'url(/static/image' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'@': './src'" },
    with: { output: { minify: false } },
    pageFiles: ['src/index.css'],
    files: {
      'src/index.js': "import './index.css';\nimport './deep/a.css';\n",
      'src/deep/a.css': "b { background: url('../assets/logo.png') }\n",
      'src/assets/logo.png': bytes(5000),
    },
    expect({ read, shown }) {
      const css = read('static/css/index.*.css');
      looksLike(css, shown);
      assert.equal(css.match(/url\(\/static\/image\/logo\.\w{8,10}\.png\)/g)?.length, 2);
    },
  },
  {
    says: 'The build then puts the font into dist/static/font and its new URL into the CSS:',
    shown: { section: 'Fonts', containing: 'font-family: Brand;' },
    run: 'build',
    config: { output: { minify: false } },
    pageFiles: ['src/fonts.css'],
    files: { 'src/index.js': "import './fonts.css';\n", 'src/assets/brand.woff2': bytes(5000) },
    expect: ({ read, shown }) => looksLike(read('static/css/index.*.css'), shown),
  },
  {
    says: [
      'Use performance.preload, and the page itself asks for it:',
      'The page then contains this tag:',
    ],
    shown: { section: 'Preload a font', containing: '<link' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'preload' },
    pageFiles: ['src/fonts.css'],
    files: { 'src/index.js': "import './fonts.css';\n", 'src/assets/brand.woff2': bytes(5000) },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    says: '?url and ?inline also work in url():',
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css':
        "a { background: url('./a.png?url') }\nb { background: url('./b.png?inline') }\n",
      'src/a.png': bytes(50),
      'src/b.png': bytes(5000),
    },
    expect({ files, read }) {
      const css = read('static/css/index.*.css');
      assert.match(css, /a\{background:url\(\/static\/image\/a\.\w{8,10}\.png\)/);
      assert.match(css, /b\{background:url\(data:image\/png;base64,/);
      assert.equal(files.filter((file) => file.endsWith('.png')).length, 1);
    },
  },
  {
    says: [
      'If you want to change the limit for all files of a kind, use output.dataUriLimit. For example, no image becomes a data URI here:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'dataUriLimit' },
    files: {
      'src/index.js': "import logo from './logo.png';\nconsole.log(logo);\n",
      'src/logo.png': bytes(5),
    },
    expect: ({ files }) => hasFile(files, /^static\/image\/logo\.\w{8,10}\.png$/),
  },
  {
    says: 'Avoid importing a public file, because the output would then contain it twice, once with a hash and once without:',
    run: 'build',
    files: {
      'src/index.js': "import map from '../public/map.png';\nconsole.log(map);\n",
      'public/map.png': bytes(5000),
    },
    expect({ files }) {
      const maps = files.filter((file) => file.endsWith('.png')).sort();
      assert.equal(maps.length, 2);
      assert.equal(maps[0], 'map.png');
      assert.match(maps[1]!, /^static\/image\/map\.\w{8,10}\.png$/);
    },
  },
  ...(
    [
      ['/', '/map.png', '/'],
      ['/shop', '/shop/map.png', '/shop'],
    ] as const
  ).map<Proof>(([base, url, value]) => ({
    says: [
      'In scripts, you find the base path in import.meta.env.BASE_URL.',
      "The value is / for a site at the root and /shop below a path. So remove a slash at the end before you add a file name, or you'd get two:",
    ],
    run: 'preview',
    config: { server: { base } },
    pageFiles: ['src/public-url.ts'],
    files: {
      'src/index.js':
        "import { publicUrl } from './public-url';\ndocument.title = [publicUrl('map.png'), import.meta.env.BASE_URL].join(' ');\n",
    },
    expect: async ({ open }) => assert.equal(await (await open(base)).title(), `${url} ${value}`),
  })),
  {
    says: 'In the HTML template, put assetPrefix in front of them. For a site at the root, assetPrefix is empty, so you can use the same template there:',
    run: 'build',
    config: { html: { template: './src/page.html' } },
    files: { 'src/page.html': '<html><head></head><body>[<%= assetPrefix %>]</body></html>\n' },
    expect: ({ read }) => assert.match(read('index.html'), /\[\]/),
  },
  autoPrefix(
    [
      'In a template, assetPrefix is then the word auto. Use <%= htmlPlugin.files.publicPath %>favicon.ico instead.',
    ],
    'favicon.ico',
  ),
  {
    says: 'If you want a URL for a file, whatever its size and query, add a rule for an asset module of Rspack, with the type asset/resource:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "type: 'asset/resource'" },
    files: {
      'src/index.js': "import a from './a.geojson?inline';\nconsole.log(a);\n",
      'src/a.geojson': '{}',
    },
    expect: ({ files }) => hasFile(files, /^static\/assets\/a\.\w{8,10}\.geojson$/),
  },
];
