import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

const commented = {
  'src/index.js': "//! line\nconsole.log('a');\n/*! block */\nconsole.log('b');\n",
};

export const proofs: Proof[] = [
  {
    says: "'linked' | The comments are moved to a file next to the script, such as index.ce087511.js.LICENSE.txt",
    run: 'build',
    files: { 'src/index.js': "/*! @license Ann */\nconsole.log('hello');\n" },
    expect({ read }) {
      assert.match(read('static/js/index.*.js.LICENSE.txt'), /@license Ann/);
      assert.doesNotMatch(read(script), /@license Ann/);
    },
  },
  {
    says: "'none' | The comments are removed | None",
    run: 'build',
    files: { 'src/index.js': "/*! @license Ann */\nconsole.log('hello');\n" },
    config: { output: { legalComments: 'none' } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.txt')), files.join());
      assert.doesNotMatch(read(script), /@license Ann/);
    },
  },
  {
    says: [
      "With 'inline', the minimizer drops comments that begin with //!, and comments in front of code that it removes, merges or moves.",
    ],
    run: 'build',
    files: commented,
    config: { output: { legalComments: 'inline' } },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.*.js'), /! line/),
  },
  {
    says: "'linked' also collects these.",
    run: 'build',
    files: commented,
    expect: ({ read }) =>
      assert.match(read('static/js/index.*.js.LICENSE.txt'), /! block[^]*! line/),
  },
  {
    says: "Scripts that aren't minified, for example in development or with output.minify turned off, keep their comments, whatever the value is.",
    run: 'build',
    files: commented,
    config: { output: { legalComments: 'none', minify: false } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /! line[^]*! block/),
  },
  {
    says: 'Lightning CSS removes comments from the CSS that it processes, including /*! … */.',
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '/*! keep */ a { color: red }' },
    config: { output: { legalComments: 'inline', minify: false } },
    expect: ({ read }) => assert.doesNotMatch(read('static/css/index.*.css'), /keep/),
  },
];
