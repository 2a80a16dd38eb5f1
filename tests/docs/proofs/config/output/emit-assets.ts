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
    config: {
      environments: {
        web: {},
        node: { output: { target: 'node', distPath: { root: 'dist/server' }, emitAssets: false } },
      },
    },
    expect({ files, read }) {
      const [written = '', ...others] = files.filter((file) => file.endsWith('.png'));
      assert.match(written, /^static\/image\/a\.[0-9a-f]{8}\.png$/);
      assert.deepEqual(others, []);
      assert.ok(read('server/index.js').includes(written));
    },
  },
  {
    says: [
      'JavaScript, HTML, CSS, copied files | Written',
      'Assets that are small enough to be inlined | Inlined',
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
];
