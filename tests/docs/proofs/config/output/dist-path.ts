import assert from 'node:assert/strict';
import { hasFile } from '@site/tests/docs/proving/kit/has-file';
import type { Proof } from '@site/tests/docs/proving/proof';

const css = {
  'src/index.js': "import './a.css';\nimport('./later.js');\n",
  'src/a.css': '.a { color: red }',
  'src/later.js': "console.log('later');",
};

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
      'In js and css, it leads to a broken address in the page, such as //abs/js/index.js.',
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
];
