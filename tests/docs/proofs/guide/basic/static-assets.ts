import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { autoPrefix } from '#kit/auto-prefix';
import { hasFile } from '#kit/has-file';
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
    says: [row, 'The extensions are case-insensitive:'],
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
        hasFile(files, new RegExp(`^static/${inFolder}/a\\.\\w{8}\\.${name}$`));
        hasFile(files, new RegExp(`^static/${inFolder}/a\\.\\w{8}\\.${capitals}$`));
      }
    },
  };
});

export const proofs: Proof[] = [
  ...fileTypes,
  {
    says: [
      'Import a file by a relative path or an alias. You get an address such as /static/image/logo.ee23334a.png:',
      'With new URL() you get the same address without an import.',
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
      assert.match(String(images[0]), /^static\/image\/logo\.\w{8}\.png$/);
      assert.ok(read('static/js/index.*.js').includes(String(images[0])));
    },
  },
  {
    says: 'A small file becomes a data URI here too.',
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
    says: 'If output.target is node, href is file:///static/image/…, where there is no file, so import the asset in such code:',
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
      assert.match(printed, /^file:\/\/\/static\/image\/logo\.\w{8}\.png$/m);
    },
  },
  {
    says: 'The value of href begins with the origin of the page, or with the CDN if the prefix is one.',
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
        /^https:\/\/cdn\.example\.com\/static\/image\/logo\.\w{8}\.png$/,
      );
    },
  },
  {
    says: 'The value of href begins with the origin of the page, or with the CDN if the prefix is one.',
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
        new RegExp(`^http://[^/]+:${port}/static/image/logo\\.\\w{8}\\.png$`),
      );
    },
  },
  {
    says: [
      "If you pass a script or a stylesheet to new URL(), Rsbuild copies it to static/assets without running SWC or the CSS loaders, so TypeScript isn't compiled.",
      'In production mode, .js and .css files are still minified.',
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
      "If the file isn't there, the build fails with Can't resolve '/fonts/brand.woff2'.",
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
      'none | A data URI up to the limit, an address above it',
      '?url | An address, whatever the size',
      '?inline | A data URI, whatever the size',
      '?__inline=false | The old form of ?url',
      'If a file has at most 4096 bytes, Rsbuild turns it into a Base64 data URI in the script or stylesheet that uses it.',
      'A larger file stays a separate file.',
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
    says: 'For example, if you set output.assetPrefix to https://cdn.example.com, the address of the image becomes https://cdn.example.com/static/image/logo.ee23334a.png.',
    run: 'build',
    config: { output: { assetPrefix: 'https://cdn.example.com' } },
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': "a { background: url('./logo.png') }\n",
      'src/logo.png': bytes(5000),
    },
    expect: ({ read }) =>
      assert.match(
        read('static/css/index.*.css'),
        /https:\/\/cdn\.example\.com\/static\/image\/logo\.\w{8}\.png/,
      ),
  },
  {
    says: [
      'A file of the build has the same name | The file of the build replaces the public one',
      "Rsbuild doesn't process the files in public, the folder next to package.json, and they keep their names.",
    ],
    run: 'build',
    files: { 'public/index.html': 'public', 'public/a.ts': 'const a: number = 1;' },
    expect({ read }) {
      assert.match(read('index.html'), /<script/);
      assert.equal(read('a.ts'), 'const a: number = 1;');
    },
  },
  {
    says: 'Build | Copies them to dist, except for the target node',
    run: 'build',
    config: { output: { target: 'node' } },
    files: { 'public/robots.txt': 'User-agent: *' },
    expect: ({ files }) => assert.ok(!files.includes('robots.txt')),
  },
  {
    says: 'Dev server | Serves the files below server.base, in this case as /robots.txt',
    run: 'dev',
    pageFiles: ['public/robots.txt'],
    expect: async ({ page }) => assert.match(await page('/robots.txt'), /User-agent: \*/),
  },
  {
    says: 'With the base /, <%= process.env.BASE_URL %>/favicon.ico becomes //favicon.ico, and the browser takes favicon.ico for a host name.',
    run: 'build',
    config: { html: { template: './src/page.html' } },
    files: {
      'src/page.html':
        '<html><head><link rel="icon" href="<%= process.env.BASE_URL %>/favicon.ico"></head></html>\n',
    },
    expect: ({ read }) => assert.match(read('index.html'), /href="\/\/favicon\.ico"/),
  },
  ...(['production', 'development', 'none'] as const).flatMap((mode) => {
    const prefixes = { output: { assetPrefix: '/of-output' }, dev: { assetPrefix: '/of-dev' } };
    const kind = mode === 'production' ? 'output' : 'dev';
    return [
      { config: prefixes, prefix: `/of-${kind}` },
      { config: { server: { base: '/base' } }, prefix: '/base' },
    ].map<Proof>(({ config, prefix }) => ({
      says:
        kind === 'output'
          ? 'Prefix of the address in production mode | The value of server.base | output.assetPrefix'
          : 'Prefix of the address in other modes, also in a build | The value of server.base | dev.assetPrefix',
      run: 'build',
      config: { ...config, mode },
      files: {
        'src/index.js': "import './a.css';\n",
        'src/a.css': "a { background: url('./logo.png') }\n",
        'src/logo.png': bytes(5000),
      },
      expect({ files, read }) {
        const css = read(files.find((file) => file.endsWith('.css'))!);
        assert.ok(css.includes(`url(${prefix}/static/image/logo.`), css);
      },
    }));
  }),
  {
    says: 'assetPrefix has no slash at the end and is empty for /.',
    run: 'build',
    config: { html: { template: './src/page.html' } },
    files: { 'src/page.html': '<html><head></head><body>[<%= assetPrefix %>]</body></html>\n' },
    expect: ({ read }) => assert.match(read('index.html'), /\[\]/),
  },
  autoPrefix(
    [
      "With the prefix 'auto', it's the word auto, so write <%= htmlPlugin.files.publicPath %>favicon.ico there.",
    ],
    'favicon.ico',
  ),
  {
    says: 'With the type asset/resource, a file gets an address regardless of its size and query:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "type: 'asset/resource'" },
    files: {
      'src/index.js': "import a from './a.geojson?inline';\nconsole.log(a);\n",
      'src/a.geojson': '{}',
    },
    expect: ({ files }) => hasFile(files, /^static\/assets\/a\.\w{8}\.geojson$/),
  },
];
