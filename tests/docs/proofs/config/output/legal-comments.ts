import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';

const commented = {
  'src/index.js': [
    '//! line',
    '/*! block */',
    '/**! stars */',
    '/* @lic Ann */',
    '/* @cc_on Ann */',
    '/* @preserve Ann */',
    '/** @copyright Ann */',
  ]
    .map((comment, nth) => `${comment}\nconsole.log(${nth});\n`)
    .join(''),
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
      "With 'inline', the minimizer drops comments that begin with //! or /**!, and comments in front of code that it removes, merges or moves.",
    ],
    run: 'build',
    files: commented,
    config: { output: { legalComments: 'inline' } },
    expect({ read }) {
      for (const words of ['! block', '@lic Ann', '@cc_on Ann', '@preserve Ann']) {
        assert.ok(read(script).includes(words), words);
      }
      assert.doesNotMatch(read(script), /! line|! stars/);
    },
  },
  {
    says: [
      "'linked' also collects these, but it drops a comment whose only mark is @copyright",
      'With this option, you can choose what it does with legal comments, which contain @license, @preserve, @lic or @cc_on, or begin with /*! or //!.',
    ],
    run: 'build',
    files: commented,
    expect({ read }) {
      const kept = read('static/js/index.*.js.LICENSE.txt');
      for (const words of [/! block/, /! line/, /! stars/, /@lic /, /@cc_on/, /@preserve/])
        assert.match(kept, words);
      assert.doesNotMatch(kept + read(script), /@copyright/);
    },
  },
  {
    says: "it drops a comment whose only mark is @copyright, which 'inline' keeps.",
    run: 'build',
    files: commented,
    config: { output: { legalComments: 'inline' } },
    expect: ({ read }) => assert.match(read(script), /@copyright Ann/),
  },
  ...(['linked', 'inline', 'none'] as const).flatMap((legalComments) =>
    (['development', 'production'] as const).map<Proof>((mode) => ({
      says: "Scripts that aren't minified, for example in development or with output.minify turned off, keep their comments, whatever the value is.",
      run: 'build',
      files: commented,
      config: {
        mode,
        output: {
          filenameHash: false,
          legalComments,
          ...(mode === 'production' ? { minify: false } : {}),
        },
      },
      expect({ files, read }) {
        for (const comment of commented['src/index.js'].match(/^\/.*/gm)!) {
          assert.ok(read('static/js/index.js').includes(comment), comment);
        }
        assert.ok(!files.some((file) => file.endsWith('.LICENSE.txt')), files.join());
      },
    })),
  ),
  ...(
    [
      ['inline', false],
      ['none', true],
      ['linked', true],
    ] as const
  ).map(([legalComments, minify]): Proof => ({
    says: [
      "The option doesn't affect CSS.",
      'The Lightning CSS loader removes comments, including /*! … */.',
      "In CSS that the loader hasn't processed, such as copied files, the CSS minimizer keeps comments that begin with /*!.",
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': '/*! keep */ a { color: red }',
      'lib/copied.css': '/*! keep */ a { color: red } /* drop */',
    },
    config: { output: { legalComments, minify, copy: ['./lib'] } },
    expect({ read }) {
      assert.doesNotMatch(read('static/css/index.*.css'), /keep/);
      assert.match(read('copied.css'), /\/\*! keep \*\//);
      assert.equal(read('copied.css').includes('drop'), !minify);
    },
  })),
  {
    says: "By default, the *.LICENSE.txt files aren't listed in output.manifest or in the size report.",
    run: 'build',
    files: commented,
    config: { output: { manifest: true } },
    expect({ files, read, log }) {
      assert.ok(files.some((file) => file.endsWith('.LICENSE.txt')));
      assert.doesNotMatch(read('manifest.json') + log, /LICENSE/);
    },
  },
  {
    says: 'To include them, set a filter there.',
    run: 'build',
    files: commented,
    config: {
      output: { manifest: { filter: () => true } },
      performance: { printFileSize: { exclude: () => false } },
    },
    expect({ read, log }) {
      assert.match(read('manifest.json'), /LICENSE\.txt/);
      assert.match(log, /LICENSE\.txt/);
    },
  },
];
