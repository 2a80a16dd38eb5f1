import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const picture = (bytes: number) => ({
  'src/index.js': "import url from './a.png';\nconsole.log(url);\n",
  'src/a.png': 'x'.repeat(bytes),
});
const pictures = (files: string[]) => files.filter((file) => file.endsWith('.png')).length;

export const proofs: Proof[] = [
  {
    says: "With the default limit of 4096, a file of 4096 bytes is inlined and a file of 4097 bytes isn't.",
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
    says: '0 | Inline only empty files',
    run: 'build',
    files: picture(1),
    config: { output: { dataUriLimit: 0 } },
    expect: ({ files }) => assert.equal(pictures(files), 1),
  },
  {
    says: '0 | Inline only empty files',
    run: 'build',
    files: picture(0),
    config: { output: { dataUriLimit: 0 } },
    expect: ({ files }) => assert.equal(pictures(files), 0),
  },
  {
    says: 'Number.MAX_SAFE_INTEGER | Inline files of any size',
    run: 'build',
    files: picture(100_000),
    config: { output: { dataUriLimit: Number.MAX_SAFE_INTEGER } },
    expect: ({ files }) => assert.equal(pictures(files), 0),
  },
  {
    says: "If you set an object, the kinds that it doesn't name keep the limit of 4096.",
    run: 'build',
    files: picture(4096),
    config: { output: { dataUriLimit: { svg: 0 } } },
    expect: ({ files }) => assert.equal(pictures(files), 0),
  },
  {
    says: "If you use source.assetsInclude to add an extension that Rspack has no MIME type for, a file that is small enough to be inlined makes the build fail with DataUrl can't be generated automatically, because there is no mimetype for ….",
    run: 'build',
    files: {
      'src/index.js': "import url from './a.level';\nconsole.log(url);\n",
      'src/a.level': '1',
    },
    config: { source: { assetsInclude: /\.level$/ } },
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`,
        /DataUrl can't be generated automatically, because there is no mimetype for/,
      ),
  },
  {
    says: 'Set the limit to 0 to emit such files instead:',
    run: 'build',
    files: {
      'src/index.js': "import url from './a.level';\nconsole.log(url);\n",
      'src/a.level': '1',
    },
    sample: { title: 'rsbuild.config.ts', containing: 'assetsInclude' },
    expect: ({ files }) => assert.ok(files.some((file) => file.endsWith('.level'))),
  },
];
