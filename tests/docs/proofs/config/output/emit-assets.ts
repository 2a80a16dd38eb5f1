import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const png = 'not really a picture';

export const proofs: Proof[] = [
  {
    says: "With false, a build doesn't write images, fonts, videos and other assets, but import logo from './logo.png' still gives you the URL that the file would have.",
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
];
