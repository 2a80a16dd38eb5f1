import assert from 'node:assert/strict';
import { looksLike } from '#kit/looks-like';
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
    says: [
      'Next to your script, the build has put a file such as index.ce087511.js.LICENSE.txt.',
      "By default, the value is 'linked': the minimizer moves the comment to the text file and leaves one line in its place.",
    ],
    shown: { containing: 'For license information' },
    run: 'build',
    pageFiles: ['src/index.js'],
    expect({ read, shown }) {
      assert.match(read('static/js/index.*.js.LICENSE.txt'), /Example Inc/);
      assert.doesNotMatch(read(script), /Example Inc/);
      looksLike(read(script).split('\n')[0]!, shown);
    },
  },
  {
    says: [
      "'inline' creates no such file.",
      'The comment stays where it was, and each visitor downloads it:',
      "If you want to keep the notices in the script itself instead, set output.legalComments to 'inline':",
    ],
    shown: { containing: 'licensed */document' },
    run: 'build',
    pageFiles: ['src/index.js'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ files, read, shown }) {
      assert.ok(!files.some((file) => file.endsWith('.txt')), files.join());
      assert.ok(read(script).includes(shown.trim()), read(script));
    },
  },
  ...([true, false] as const).map<Proof>((minify) => ({
    says: [
      'Ordinary comments are removed when the code is minified.',
      'A comment is legal if it contains @license, @preserve, @lic or @cc_on, or begins with /*! or //!:',
    ],
    run: 'build',
    files: {
      'src/index.js':
        '// An ordinary comment\n/* Also ordinary: Copyright (c) Example Inc. */\nconsole.log(1);\n/*! Legal, mark */\nconsole.log(2);\n/** @license Legal, tag */\nconsole.log(3);\n',
    },
    config: { output: { legalComments: 'inline', minify } },
    expect({ read }) {
      assert.equal(/ordinary/i.test(read(script)), !minify);
      assert.equal(read(script).match(/Legal/g)?.length, 2);
    },
  })),
  {
    says: 'A small function that ends up inside its caller loses its license, for example.',
    run: 'build',
    files: {
      'src/index.js': "import { sum } from './sum';\nconsole.log(sum(1, Math.random()));\n",
      'src/sum.js': '/** @license sum */\nexport const sum = (a, b) => a + b;\n',
    },
    config: { output: { legalComments: 'inline' } },
    expect: ({ read }) => assert.doesNotMatch(read(script), /@license/),
  },
  {
    says: 'which collects these comments too:',
    run: 'build',
    files: {
      'src/index.js': "import { sum } from './sum';\nconsole.log(sum(1, Math.random()));\n",
      'src/sum.js': '/** @license sum */\nexport const sum = (a, b) => a + b;\n',
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.LICENSE.txt'), /@license sum/),
  },
  {
    says: "And 'none' removes the comment:",
    run: 'build',
    pageFiles: ['src/index.js'],
    sample: { title: 'rsbuild.config.ts', containing: "'none'" },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.txt')), files.join());
      assert.doesNotMatch(read(script), /Example Inc/);
    },
  },
  {
    says: [
      'The minimizer also drops comments that begin with //! or /**!.',
      'The minimizer drops comments in front of code that it removes, merges or moves.',
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
      "Go back to 'linked', which collects these comments too:",
      "'inline' keeps such a comment, but 'linked' drops it.",
      'A comment is legal if it contains @license, @preserve, @lic or @cc_on, or begins with /*! or //!:',
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
    says: "'inline' keeps such a comment, but 'linked' drops it.",
    run: 'build',
    files: commented,
    config: { output: { legalComments: 'inline' } },
    expect: ({ read }) => assert.match(read(script), /@copyright Ann/),
  },
  ...(['linked', 'inline', 'none'] as const).flatMap((legalComments) =>
    (['development', 'production'] as const).map<Proof>((mode) => ({
      says: 'An unminified script keeps its comments, whatever the value is, for example in development or because output.minify is off.',
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
      'The option applies to JavaScript.',
      'In CSS, the Lightning CSS loader removes comments, including /*! … */.',
      'The loader leaves a copied file alone, and the CSS minimizer keeps comments that begin with /*!.',
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
    says: [
      'A deployment script that copies what the manifest lists would lose them.',
      'So set a filter for the manifest that includes the license files.',
    ],
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
