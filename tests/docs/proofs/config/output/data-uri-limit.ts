import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

const picture = (bytes: number) => ({
  'src/index.js': "import url from './a.png';\nconsole.log(url);\n",
  'src/a.png': 'x'.repeat(bytes),
});
const pictures = (files: string[]) => files.filter((file) => file.endsWith('.png')).length;

export const proofs: Proof[] = [
  {
    says: 'so import such a file with ?url.',
    run: 'build',
    files: {
      'src/index.js': "import url from './a.level?url';\nconsole.log(url);\n",
      'src/a.level': '',
    },
    sample: { title: 'rsbuild.config.ts', containing: 'assetsInclude' },
    expect: ({ files }) => assert.ok(files.some((file) => file.endsWith('.level'))),
  },
  {
    says: 'If you need it as a file, import it with ?url.',
    run: 'build',
    files: { ...picture(0), 'src/index.js': "import url from './a.png?url';\nconsole.log(url);\n" },
    config: { output: { dataUriLimit: 0 } },
    expect: ({ files }) => assert.equal(pictures(files), 1),
  },
  {
    says: 'Add the extension to source.assetsInclude to make the limit apply.',
    run: 'build',
    files: {
      'src/index.js':
        "console.log(new URL('./a.bin', import.meta.url).href, new URL('./b.bin', import.meta.url).href);\n",
      'src/a.bin': 'x'.repeat(9),
      'src/b.bin': 'x'.repeat(4097),
    },
    config: { source: { assetsInclude: /\.bin$/ }, output: { filenameHash: false } },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => file.endsWith('.bin')),
        ['static/assets/b.bin'],
      ),
  },
  {
    says: ['Before, an image of 6 KiB was a file.', 'Now your code contains the image itself:'],
    run: 'build',
    files: picture(6 * 1024),
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ files, read }) {
      assert.equal(pictures(files), 0);
      assert.ok(read('static/js/index.*.js').includes(btoa('x'.repeat(6 * 1024))));
    },
  },
  {
    says: 'Before, an image of 6 KiB was a file.',
    run: 'build',
    files: picture(6 * 1024),
    expect: ({ files }) => assert.equal(pictures(files), 1),
  },
  ...(
    [
      ['png', 5 * 1024, 0],
      ['png', 5 * 1024 + 1, 1],
      ['mp4', 1, 1],
    ] as const
  ).map(([end, bytes, emitted]): Proof => ({
    says: 'Set an object to treat them differently.',
    run: 'build',
    files: {
      'src/index.js': `import url from './a.${end}';\nconsole.log(url);\n`,
      [`src/a.${end}`]: 'x'.repeat(bytes),
    },
    sample: { title: 'rsbuild.config.ts', containing: 'media: 0' },
    expect: ({ files }) =>
      assert.equal(files.filter((file) => file.endsWith(`.${end}`)).length, emitted),
  })),
  ...([undefined, 100_000] as const).map<Proof>((dataUriLimit) => ({
    says: [
      'Your code refers to a file such as data.bin or data.json with new URL().',
      'Its type is missing from the table of kinds, and Rsbuild emits such files, however small they are.',
      'Rsbuild emits such files, however small they are.',
    ],
    run: 'build',
    files: {
      'src/index.js': ['bin', 'json', 'png']
        .map((end) => `console.log(new URL('./data.${end}', import.meta.url).href);`)
        .join('\n'),
      'src/data.bin': 'x',
      'src/data.json': '{}',
      'src/data.png': 'x',
    },
    config: { output: { dataUriLimit, filenameHash: false } },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => file.includes('data.')),
        ['static/assets/data.bin', 'static/assets/data.json'],
      ),
  })),
  {
    says: [
      "That's why Rsbuild inlines images, fonts and other assets of up to 4096 bytes: they become Base64 data URIs in the JavaScript or CSS that uses them.",
      'A file that is exactly as large as the limit is still inlined.',
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import small from './small.png';\nimport big from './big.png';\nconsole.log(small, big);\n",
      'src/small.png': 'x'.repeat(4096),
      'src/big.png': 'x'.repeat(4097),
    },
    expect({ files, read }) {
      assert.deepEqual(
        files
          .filter((file) => file.endsWith('.png'))
          .map((file) => file.replace(/[0-9a-f]{8,10}/, 'HASH')),
        ['static/image/big.HASH.png'],
      );
      assert.match(read('static/js/index.*.js'), /data:image\/png;base64/);
    },
  },
  {
    says: 'Set the limit to 0 if data URIs get in your way',
    run: 'build',
    files: picture(1),
    sample: { title: 'rsbuild.config.ts', containing: 'dataUriLimit: 0' },
    expect: ({ files }) => assert.equal(pictures(files), 1),
  },
  {
    says: "An empty file is exactly as large as this limit, so it's still inlined.",
    run: 'build',
    files: picture(0),
    config: { output: { dataUriLimit: 0 } },
    expect: ({ files }) => assert.equal(pictures(files), 0),
  },
  {
    says: 'The opposite is Number.MAX_SAFE_INTEGER, which inlines files of any size.',
    run: 'build',
    files: picture(100_000),
    config: { output: { dataUriLimit: Number.MAX_SAFE_INTEGER } },
    expect: ({ files }) => assert.equal(pictures(files), 0),
  },
  ...[4096, 4097].map<Proof>((bytes) => ({
    says: 'The kinds that it leaves out keep the limit of 4096:',
    run: 'build',
    files: picture(bytes),
    config: { output: { dataUriLimit: { svg: 0 } } },
    expect: ({ files }) => assert.equal(pictures(files), bytes > 4096 ? 1 : 0),
  })),
  ...['pjpeg', 'pjp', 'level'].map((extension): Proof => ({
    says: [
      "You import a small file, and the build fails with DataUrl can't be generated automatically, because there is no mimetype for ….",
      'That happens with .pjpeg and .pjp images and with some extensions that you add with source.assetsInclude.',
    ],
    run: 'build',
    files: {
      'src/index.js': `import url from './a.${extension}';\nconsole.log(url);\n`,
      [`src/a.${extension}`]: '1',
    },
    config: { source: { assetsInclude: /\.level$/ } },
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`,
        /DataUrl can't be generated automatically, because there is no mimetype for/,
      ),
  })),
  {
    says: [
      'Set the limit of their kind to 0, and Rsbuild emits these files instead.',
      'The kind is image for such images, and assets for your own extensions:',
    ],
    run: 'build',
    files: {
      'src/index.js': "import url from './a.pjp';\nconsole.log(url);\n",
      'src/a.pjp': '1',
    },
    config: { output: { dataUriLimit: { image: 0 } } },
    expect: ({ files }) => assert.ok(files.some((file) => file.endsWith('.pjp'))),
  },
  {
    says: [
      'Set the limit of their kind to 0, and Rsbuild emits these files instead.',
      'The kind is image for such images, and assets for your own extensions:',
    ],
    run: 'build',
    files: {
      'src/index.js': "import url from './a.level';\nconsole.log(url);\n",
      'src/a.level': '1',
    },
    sample: { title: 'rsbuild.config.ts', containing: 'assetsInclude' },
    expect: ({ files }) => assert.ok(files.some((file) => file.endsWith('.level'))),
  },
  ...[8096, 8097].map((bytes): Proof => ({
    says: "The kinds that the object leaves out get Rspack's limit of 8096 bytes, not your number.",
    run: 'build',
    files: picture(bytes),
    config: {
      output: { dataUriLimit: 0 },
      environments: { web: { output: { dataUriLimit: { svg: 0 } } } },
    },
    expect: ({ files }) => assert.equal(pictures(files), bytes > 8096 ? 1 : 0),
  })),
  ...(
    [
      ['', ''],
      ['x', '?inline'],
    ] as const
  ).map(([content, query]): Proof => ({
    says: [
      'If the build still fails, the file is probably empty or imported with ?inline.',
      'Rspack inlines both, whatever the limit is,',
    ],
    run: 'build',
    files: {
      'src/index.js': `import url from './a.level${query}';\nconsole.log(url);\n`,
      'src/a.level': content,
    },
    sample: { title: 'rsbuild.config.ts', containing: 'assetsInclude' },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /there is no mimetype for "Some\("level"\)"/),
  })),
  ...(['production', 'development', 'none'] as const).map((mode): Proof => ({
    says: "The limit applies in each mode, whether you use the asset with import, with url() in CSS or with new URL('./a.png', import.meta.url).",
    run: 'build',
    files: {
      'src/index.js':
        "import small from './a.png';\nimport './a.css';\nconsole.log(small, new URL('./b.png', import.meta.url), new URL('./big.png', import.meta.url));\n",
      'src/a.css': 'a { background: url(./c.png) }',
      'src/a.png': 'import',
      'src/b.png': 'new URL',
      'src/c.png': 'url()',
      'src/big.png': 'x'.repeat(4097),
    },
    config: { mode, output: { filenameHash: false, sourceMap: false } },
    expect({ files, read }) {
      assert.deepEqual(
        files.filter((file) => file.endsWith('.png')),
        ['static/image/big.png'],
      );
      for (const text of ['import', 'new URL']) {
        assert.ok(read('static/js/index.js').includes(btoa(text)), text);
      }
      assert.ok(read('static/css/index.css').includes(btoa('url()')));
    },
  })),
  {
    says: [
      'A query in the import decides, whatever the limit is:',
      'You may also meet ?__inline=false, which does the same as ?url.',
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import a from './a.png?inline';\nimport b from './b.png?url';\nimport c from './c.png?__inline=false';\nimport d from './d.svg?raw';\nconsole.log(a, b, c, d);\n",
      'src/a.png': 'x'.repeat(5000),
      'src/b.png': 'b',
      'src/c.png': 'c',
      'src/d.svg': '<svg id="d"/>',
    },
    config: { output: { filenameHash: false } },
    expect({ files, read }) {
      assert.deepEqual(
        files.filter((file) => /png|svg/.test(file)),
        ['static/image/b.png', 'static/image/c.png'],
      );
      for (const text of [
        `"data:image/png;base64,${btoa('x'.repeat(5000))}"`,
        '"static/image/b.png"',
        '"static/image/c.png"',
        `'<svg id="d"/>'`,
      ]) {
        assert.ok(read('static/js/index.js').includes(text), text.slice(0, 40));
      }
    },
  },
];
