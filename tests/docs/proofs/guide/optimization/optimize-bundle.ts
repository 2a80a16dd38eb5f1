import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import { fakePackage } from '#kit/fake-package';
import { hasFile } from '#kit/has-file';
import { samplePackage } from '#kit/sample-package';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const kilobytes = (text: string) => Number.parseFloat(text);
/** Ids of modules depend on the folder, so that a size may differ a little. */
const isAbout = (found: number, shown: string) =>
  assert.ok(
    Math.abs(found - kilobytes(shown)) <= Math.max(0.05, kilobytes(shown) / 50),
    `expected ${shown}, found ${found} kB`,
  );
/** The size of a build as a whole, as it prints it, and below gzip. */
const sizeOf = (log: string) => Number(/Total: +([\d.]+) kB/.exec(log)?.[1]);
const gzipOf = (log: string) => Number(/Total: +[\d.]+ kB +([\d.]+) kB/.exec(log)?.[1]);
/** The size of the page's script. */
const scriptSizeOf = (log: string) => Number(/index\.\w+\.js +([\d.]+) kB/.exec(log)?.[1]);
const lodash = { 'src/packages.js': "import 'lodash';\n" };
const wholeLodash = "import { chunk } from 'lodash';\nconsole.log(chunk([1, 2, 3], 2));\n";
const polyfills = (config: RsbuildConfig['output']): Pick<Proof, 'config' | 'files'> => ({
  config: { output: config },
  files: { 'src/index.js': 'document.title = String([1].at(-1));\n' },
});
const dates: [
  says: string | string[],
  size: string,
  gzip: string,
  page: string,
  performance: RsbuildConfig['performance'],
][] = [
  ['This page is 304.4 kB, or 78.2 kB as gzip', '304.4', '78.2', 'src/date.ts', {}],
  [
    [
      'locales make up much of it.',
      'If you can do without them, performance.removeMomentLocale brings the page down to 61.2 kB (20.0 kB).',
    ],
    '61.2',
    '20.0',
    'src/date.ts',
    { removeMomentLocale: true },
  ],
  [
    'But with day.js, the page that shows the same date is 8.4 kB (3.6 kB):',
    '8.4',
    '3.6',
    'src/index.ts',
    {},
  ],
];

interface Picture {
  pngSync: () => Buffer;
  jpegSync: (quality: number) => Buffer;
  rawPixelsSync: () => Buffer;
}
const { Transformer } = samplePackage<{
  Transformer: {
    new (picture: Uint8Array): Picture;
    fromRgbaPixels: (pixels: Uint8Array, width: number, height: number) => Picture;
  };
}>('@napi-rs/image');
const { pluginImageCompress } = samplePackage<{
  pluginImageCompress: (compressors?: string[]) => RsbuildPlugin;
}>('@rsbuild/plugin-image-compress');
const side = 128;
/** Each dot has a color of its own. */
const gradient = Uint8Array.from({ length: side * side * 4 }, (_, index) => {
  const dot = index >> 2;
  return [2 * (dot % side), 2 * (dot >> 7), (dot * 7) % 256, 255][index % 4] ?? 0;
});
const photo = Transformer.fromRgbaPixels(gradient, side, side);
const pictures: Record<string, Uint8Array | string> = {
  'photo.png': photo.pngSync(),
  'photo.jpg': photo.jpegSync(100),
  'icon.svg':
    '<svg xmlns="http://www.w3.org/2000/svg">\n  <!-- a circle -->\n  <circle r="9"/>\n</svg>\n',
};
const withPictures: Pick<Proof, 'files'> = {
  files: {
    ...Object.fromEntries(Object.entries(pictures).map(([name, data]) => [`src/${name}`, data])),
    'src/index.js': Object.keys(pictures)
      .map((name) => `console.log(new URL('./${name}', import.meta.url));\n`)
      .join(''),
  },
};
const pictureIn = (root: string, files: string[], ending: string) => {
  const [name = ''] = files.filter((file) => file.endsWith(ending));
  return fs.readFileSync(path.join(root, 'dist', name));
};
/** Byte 25 of a PNG tells how its colors are written: 3 is a table of at most 256. */
const hasColorTable = (png: Buffer) => png[25] === 3;

const browserLists: [row: string, size: string, list?: string[]][] = [
  ['For ie 11, its script is 6.3 kB.', '6.3', ['ie 11']],
  [
    "For the default list (chrome >= 87, edge >= 88, firefox >= 78 and safari >= 14), it's 1.3 kB, and for chrome >= 100 only 0.4 kB.",
    '1.3',
  ],
  [
    "For the default list (chrome >= 87, edge >= 88, firefox >= 78 and safari >= 14), it's 1.3 kB, and for chrome >= 100 only 0.4 kB.",
    '0.4',
    ['chrome >= 100'],
  ],
];

export const proofs: Proof[] = [
  {
    says: [
      'rsbuild build prints the sizes, and with this variable it also draws a map of what is in the bundle:',
      'Open dist/report-web.html.',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { BUNDLE_ANALYZE: 'true' },
    expect({ files, log }) {
      hasFile([...files], /^report-web\.html$/);
      assert.match(log, /index\.html +[\d.]+ kB/);
    },
  },
  {
    says: 'Measure a production build, as this command does, because the dev server leaves its output unminified.',
    run: 'dev',
    files: { 'src/index.js': 'const long = 1;\nconsole.log(long);\n' },
    expect: async ({ get }) =>
      assert.match(await (await get('/static/js/index.js')).text(), /const long = 1;\n/),
  },
  {
    says: [
      'When duplicates are left after that, list them in resolve.dedupe (since 1.1.7).',
      'Rsbuild then resolves imports of these packages to the copy in the project root:',
      'A package that needs another version now gets this copy too.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'dedupe' },
    files: {
      ...fakePackage('lodash', "export default 'of the root';"),
      ...fakePackage('shop', "import lodash from 'lodash';\nexport default lodash;"),
      'node_modules/shop/node_modules/lodash/package.json':
        '{ "name": "lodash", "main": "index.js" }',
      'node_modules/shop/node_modules/lodash/index.js': "export default 'of the shop';\n",
      'src/index.js': "import shop from 'shop';\nconsole.log(shop);\n",
    },
    expect({ read }) {
      assert.match(read(script), /of the root/);
      assert.doesNotMatch(read(script), /of the shop/);
    },
  },
  ...dates.map<Proof>(([says, size, gzip, page, performance]) => ({
    says,
    run: 'build',
    config: { performance },
    pageFiles: [{ title: page, as: 'src/index.ts' }],
    expect({ log }) {
      isAbout(sizeOf(log), size);
      isAbout(gzipOf(log), gzip);
    },
  })),
  {
    says: 'The page shrinks from 71.9 kB to 4.1 kB.',
    run: 'build',
    files: { ...lodash, 'src/index.js': wholeLodash },
    expect: ({ log }) => isAbout(sizeOf(log), '71.9'),
  },
  {
    says: "The first form bundles lodash as a whole, because tree shaking can't analyze its CommonJS build.",
    run: 'build',
    files: { ...lodash, 'src/index.js': wholeLodash },
    expect: ({ log }) => assert.ok(sizeOf(log) > 60, `${sizeOf(log)} kB`),
  },
  {
    says: 'The page shrinks from 71.9 kB to 4.1 kB.',
    run: 'build',
    pageFiles: [{ title: 'src/list.js', as: 'src/index.js' }],
    files: lodash,
    expect: ({ log }) => isAbout(sizeOf(log), '4.1'),
  },
  {
    says: 'If you have many such imports, let source.transformImport turn the first form into the second one:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'transformImport' },
    files: { ...lodash, 'src/index.js': wholeLodash },
    expect: ({ log }) => assert.ok(sizeOf(log) < 10, `${sizeOf(log)} kB`),
  },
  {
    says: [
      'When your Browserslist contains old browsers, the compiler has to replace new syntax with more code.',
      'Take this file, which has private fields, a generator, optional chaining and an async loop:',
    ],
    run: 'build',
    config: { output: { overrideBrowserslist: ['ie 11'] } },
    pageFiles: [{ title: 'src/cart.js', as: 'src/index.js' }],
    expect({ log, root }) {
      const code = fs.readFileSync(path.join(root, 'src/index.js'), 'utf8');
      assert.match(code, /#items.*for await.*\*names.*\?\./s);
      assert.ok(scriptSizeOf(log) > (3 * code.length) / 1000);
    },
  },
  ...browserLists.map<Proof>(([row, size, list]) => ({
    says: row,
    run: 'build',
    config: { output: { overrideBrowserslist: list } },
    pageFiles: [{ title: 'src/cart.js', as: 'src/index.js' }],
    expect: ({ log }) => isAbout(scriptSizeOf(log), size),
  })),
  {
    says: 'By default, Rsbuild adds no polyfills.',
    run: 'build',
    ...polyfills({}),
    expect: ({ files }) => assert.ok(!files.some((file) => file.includes('lib-polyfill'))),
  },
  ...(['entry', 'usage'] as const).map<Proof>((polyfill) => ({
    says:
      polyfill === 'entry'
        ? [
            "So a large lib-polyfill means that somebody has set output.polyfill in your project, often to 'entry'.",
            'This value adds what the browsers lack, whether you use it or not.',
          ]
        : "Change it to 'usage', and you get what your code uses:",
    run: 'build',
    ...polyfills({ polyfill }),
    expect({ log }) {
      const found = Number(/lib-polyfill\.\w+\.js +([\d.]+) kB/.exec(log)?.[1]);
      assert.equal(found > 60, polyfill === 'entry', `${found}`);
    },
  })),
  ...(
    [
      ['entry', '149'],
      ['usage', '15'],
    ] as const
  ).map<Proof>(([polyfill, size]) => ({
    says: 'For a page that calls [1].at(-1), with the default browser list, lib-polyfill shrinks from 149 kB to 15 kB.',
    run: 'build',
    ...polyfills({ polyfill }),
    expect({ log }) {
      const found = Number(/lib-polyfill\.\w+\.js +([\d.]+) kB/.exec(log)?.[1]);
      assert.ok(
        Math.abs(found - kilobytes(size)) <= Math.max(0.6, kilobytes(size) / 50),
        `${found}`,
      );
    },
  })),
  {
    says: "But 'usage' skips the JavaScript of your dependencies.",
    run: 'build',
    config: { output: { polyfill: 'usage' } },
    files: {
      ...fakePackage('shoes', 'export default [1].at(-1);'),
      'src/index.js': "import shoes from 'shoes';\nconsole.log(shoes);\n",
    },
    expect: ({ files }) => assert.ok(!files.some((file) => file.includes('lib-polyfill'))),
  },
  {
    says: [
      '@rsbuild/plugin-image-compress compresses images in production builds:',
      'So if a large image is in the public directory, import it instead, and it gets compressed.',
      'Without arguments, the plugin compresses JPEG, PNG and ICO files. For PNG, it reduces the number of colors to 256 at most, so check photos and gradients in the result.',
    ],
    run: 'build',
    config: { plugins: [pluginImageCompress()], output: { dataUriLimit: 0 } },
    ...withPictures,
    expect({ files, root }) {
      const png = pictureIn(root, files, '.png');
      assert.ok(hasColorTable(png));
      assert.ok(png.length < pictures['photo.png']!.length);
      assert.ok(pictureIn(root, files, '.jpg').length < pictures['photo.jpg']!.length);
      assert.equal(String(pictureIn(root, files, '.svg')), pictures['icon.svg']);
    },
  },
  {
    says: 'The plugin leaves files in the public directory as they are',
    run: 'build',
    config: { plugins: [pluginImageCompress()] },
    files: { 'public/photo.png': photo.pngSync() },
    expect: ({ files, root }) =>
      assert.deepEqual(pictureIn(root, files, '.png'), pictures['photo.png']),
  },
  {
    says: 'The plugin leaves files in the public directory as they are, and also images that Rsbuild inlines.',
    run: 'build',
    config: {
      plugins: [pluginImageCompress()],
      output: { dataUriLimit: Number.MAX_SAFE_INTEGER },
    },
    files: {
      'src/index.js': "import photo from './photo.png';\nconsole.log(photo);\n",
      'src/photo.png': photo.pngSync(),
    },
    expect({ read }) {
      const data = /data:image\/png;base64,([^"]+)/.exec(read('static/js/index.*.js'))?.[1] ?? '';
      assert.deepEqual(Buffer.from(data, 'base64'), Buffer.from(pictures['photo.png']!));
    },
  },
  {
    says: '@rsbuild/plugin-image-compress compresses images in production builds:',
    run: 'build',
    config: {
      mode: 'development',
      plugins: [pluginImageCompress()],
      output: { dataUriLimit: 0 },
    },
    ...withPictures,
    expect: ({ files, root }) =>
      assert.deepEqual(pictureIn(root, files, '.png'), pictures['photo.png']),
  },
  {
    says: 'For other formats, or for PNG without loss, list the compressors yourself:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'pngLossless' },
    with: { output: { dataUriLimit: 0 } },
    ...withPictures,
    expect({ files, root }) {
      const png = pictureIn(root, files, '.png');
      assert.ok(png.length < pictures['photo.png']!.length);
      const colors = gradient.filter((_, index) => index % 4 !== 3);
      assert.deepEqual([...new Transformer(png).rawPixelsSync()], [...colors]);
      assert.ok(pictureIn(root, files, '.svg').length < pictures['icon.svg']!.length);
    },
  },
  {
    says: 'You get index.html.gz and index.html.br beside index.html, and the same for scripts and styles.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'brotliCompressSync' },
    files: {
      'src/index.js': "import './index.css';\nconsole.log('shoes'.repeat(3));\n",
      'src/index.css': '.shoe { color: red }\n',
    },
    expect({ files, root }) {
      const text = files.filter((file) => /\.(?:css|html|js)$/.test(file));
      assert.equal(text.length, 3);
      const bytes = (file: string) => fs.readFileSync(path.join(root, 'dist', file));
      for (const file of text) {
        assert.deepEqual(gunzipSync(bytes(`${file}.gz`)), bytes(file));
        assert.deepEqual(brotliDecompressSync(bytes(`${file}.br`)), bytes(file));
      }
    },
  },
  {
    says: [
      'The first view works without it. Load this code later, with import().',
      "It's a large package that rarely changes, such as ECharts in this example.",
      'Give it a separate chunk, so that browsers keep it in their cache when you release a new version:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'echarts' },
    files: {
      ...fakePackage('echarts'),
      'src/index.js':
        "import charts from 'echarts';\nconsole.log(charts);\nimport('./later.js');\n",
      'src/later.js': "console.log('later');\n",
    },
    expect({ files }) {
      hasFile(files, /^static\/js\/charts\.\w{8,10}\.js$/);
      hasFile(files, /^static\/js\/async\//);
    },
  },
  ...(
    [
      ['error', 110_000, /entrypoint size limit/],
      ['error', 70_000, /asset size limit: .*\n.*\n.*static\/js\//],
      ['error', 1, undefined],
      ['warning', 110_000, /entrypoint size limit/],
    ] as const
  ).map<Proof>(([hints, times, message]) => ({
    says: [
      "Rspack compares the sizes after each build, and with hints: 'error', the build fails as soon as something is too large.",
      'The limits are in bytes, without gzip.',
      'maxEntrypointSize is for the scripts and styles that a page loads at the start',
      "If you'd rather get a warning, use hints: 'warning'.",
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'maxEntrypointSize' },
    with: hints === 'warning' ? { tools: { rspack: { performance: { hints } } } } : {},
    files: {
      'src/index.js': `console.log(${JSON.stringify('kit'.repeat(times))});\n`,
    },
    expect({ error, log }) {
      assert.equal(error !== undefined, message !== undefined && hints === 'error', error);
      if (message) assert.match(log, message);
      else assert.doesNotMatch(log, /size limit/);
    },
  })),
  {
    says: [
      'maxAssetSize is for each single file, images included.',
      'The limits are in bytes, without gzip.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'maxEntrypointSize' },
    files: {
      'src/index.js': "import url from './photo.png';\nconsole.log(url);\n",
      'src/photo.png': new Uint8Array(200_001),
    },
    expect: ({ log }) => assert.match(log, /asset size limit[^]*static\/image\/photo\.\w+\.png/),
  },
  {
    says: 'Rsbuild turns this check off by default',
    run: 'rspack',
    expect: ({ performance }) => assert.deepEqual(performance, { hints: false }),
  },
  {
    says: "While you develop, the check stays off, because the dev server doesn't minify the code.",
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'maxEntrypointSize' },
    files: { 'src/index.js': `console.log(${JSON.stringify('kit'.repeat(110_000))});\n` },
    async expect({ page, log }) {
      assert.match(await page('/'), /index\.js/);
      assert.doesNotMatch(log(), /size limit/);
    },
  },
];
