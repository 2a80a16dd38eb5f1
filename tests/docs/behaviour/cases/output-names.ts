import assert from 'node:assert/strict';
import type { BehaviourCase } from '../case';

const png = 'not really a picture';
const css = {
  'src/index.js': "import './a.css';\nimport('./later.js');\n",
  'src/a.css': '.a { color: red }',
  'src/later.js': "console.log('later');",
};

const has = (files: string[], pattern: RegExp) =>
  assert.ok(
    files.some((file) => pattern.test(file)),
    `expected a file like ${pattern}, found ${files.join(', ')}`,
  );

export const cases: BehaviourCase[] = [
  {
    option: 'output.filename',
    claim:
      'the defaults in production: a content hash of eight letters in JS and CSS, none in HTML',
    run: 'build',
    files: css,
    expect({ files }) {
      has(files, /^index\.html$/);
      has(files, /^static\/js\/index\.[0-9a-f]{8}\.js$/);
      has(files, /^static\/css\/index\.[0-9a-f]{8}\.css$/);
      has(files, /^static\/js\/async\/\d+\.[0-9a-f]{8}\.js$/);
    },
  },
  {
    option: 'output.filename',
    claim: 'a name of our own, below the folder of the kind',
    run: 'build',
    config: { output: { filename: { js: '[name]_script.js' } } },
    expect: ({ files }) => has(files, /^static\/js\/index_script\.js$/),
  },
  {
    option: 'output.filenameHash',
    claim: 'false leaves the hash out of JS and CSS names',
    run: 'build',
    files: css,
    config: { output: { filenameHash: false } },
    expect({ files }) {
      has(files, /^static\/js\/index\.js$/);
      has(files, /^static\/css\/index\.css$/);
    },
  },
  {
    option: 'output.filenameHash',
    claim: 'a string is the format of the hash',
    run: 'build',
    config: { output: { filenameHash: 'fullhash:16' } },
    expect: ({ files }) => has(files, /^static\/js\/index\.[0-9a-f]{16}\.js$/),
  },
  {
    option: 'mode',
    claim: 'in development mode JS names have no hash and a source map lies beside',
    run: 'build',
    config: { mode: 'development' },
    expect({ files }) {
      has(files, /^static\/js\/index\.js$/);
      has(files, /^static\/js\/index\.js\.map$/);
    },
  },
  {
    option: 'output.distPath',
    claim: 'async files follow the folder of their kind',
    run: 'build',
    files: css,
    config: { output: { distPath: { js: 'code', css: 'style' } } },
    expect({ files }) {
      has(files, /^code\/index\./);
      has(files, /^code\/async\//);
      has(files, /^style\/index\./);
    },
  },
  {
    option: 'output.assetPrefix',
    claim: 'the prefix stands before the URLs and gets a slash at its end',
    run: 'build',
    files: { 'src/index.js': 'console.log(process.env.ASSET_PREFIX);' },
    config: { output: { assetPrefix: 'https://cdn.example.com/shop' } },
    expect({ read }) {
      assert.match(
        read('index.html'),
        /src="https:\/\/cdn\.example\.com\/shop\/static\/js\/index\./,
      );
      assert.match(read('static/js/index.*.js'), /"https:\/\/cdn\.example\.com\/shop"/);
    },
  },
  {
    option: 'output.dataUriLimit',
    claim: 'a file of exactly the limit is inlined, one byte more is not',
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
          .map((file) => file.replace(/[0-9a-f]{8}/, 'HASH')),
        ['static/image/big.HASH.png'],
      );
      assert.match(read('static/js/index.*.js'), /data:image\/png;base64/);
    },
  },
  {
    option: 'output.emitAssets',
    claim: 'false writes no asset, its URL stays in the code',
    run: 'build',
    files: {
      'src/index.js': "import url from './a.png?url';\nconsole.log(url);\n",
      'src/a.png': png,
    },
    config: { output: { emitAssets: false } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.png')), files.join());
      assert.match(read('static/js/index.*.js'), /static\/image\/a\.[0-9a-f]{8}\.png/);
    },
  },
  {
    option: 'source.assetsInclude',
    claim: 'files of the type become assets below static/assets',
    run: 'build',
    files: {
      'src/index.js': "import url from './a.json5?url';\nconsole.log(url);\n",
      'src/a.json5': '{}',
    },
    config: { source: { assetsInclude: /\.json5$/ } },
    expect: ({ files }) => has(files, /^static\/assets\/a\.[0-9a-f]{8}\.json5$/),
  },
  {
    option: 'output.target',
    claim: 'node: one file in the root of dist, without hash and without HTML',
    run: 'build',
    config: { output: { target: 'node' } },
    expect: ({ files }) => assert.deepEqual(files, ['index.js']),
  },
  {
    option: 'output.emitCss',
    claim: 'node builds have no CSS unless it is asked for',
    run: 'build',
    files: css,
    config: { output: { target: 'node', emitCss: true } },
    expect: ({ files }) => has(files, /^static\/css\/index\.[0-9a-f]{8}\.css$/),
  },
  {
    option: 'output.copy',
    claim: 'the content of a folder is copied below `to`',
    run: 'build',
    files: { 'notes/a.txt': 'a' },
    config: { output: { copy: [{ from: './notes', to: 'texts' }] } },
    expect: ({ read }) => assert.equal(read('texts/a.txt'), 'a'),
  },
  {
    option: 'output.cleanDistPath',
    claim: 'dist is emptied before a build, except for what `keep` matches',
    run: 'build',
    files: { 'dist/old.txt': 'old', 'dist/kept.json': '{}' },
    config: { output: { cleanDistPath: { keep: [/dist\/kept\.json$/] } } },
    expect({ files }) {
      assert.ok(files.includes('kept.json'), files.join());
      assert.ok(!files.includes('old.txt'), files.join());
    },
  },
  {
    option: 'output.cleanDistPath',
    claim: 'false leaves old files in dist',
    run: 'build',
    files: { 'dist/old.txt': 'old' },
    config: { output: { cleanDistPath: false } },
    expect: ({ files }) => assert.ok(files.includes('old.txt'), files.join()),
  },
];
