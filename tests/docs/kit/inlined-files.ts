import assert from 'node:assert/strict';
import type { RsbuildMode } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

const test = /a\./;

/** Rows of the tables in `output.inlineScripts` and `output.inlineStyles`: what is set, and the modes in which it inlines. */
const rowsOf = (files: string) =>
  [
    [`A regular expression | ${files} whose name matches | Production`, test, 'production', true],
    [`A regular expression | ${files} whose name matches | Production`, test, 'development', false],
    [
      `A function | ${files} for which it returns true | Production`,
      ({ name }: { name: string }) => test.test(name),
      'production',
      true,
    ],
    [
      `A function | ${files} for which it returns true | Production`,
      ({ name }: { name: string }) => test.test(name),
      'development',
      false,
    ],
    ...(['production', 'development', 'none'] as const).map(
      (mode) =>
        [
          `{ enable: true, test } | ${files} that match test | All modes`,
          { enable: true, test },
          mode,
          true,
        ] as const,
    ),
    [
      `{ enable: 'auto', test } | ${files} that match test | Production`,
      { enable: 'auto', test },
      'production',
      true,
    ],
    [
      `{ enable: 'auto', test } | ${files} that match test | Production`,
      { enable: 'auto', test },
      'none',
      false,
    ],
    ['{ test }, { enable: false, test } | Nothing', { enable: false, test }, 'production', false],
  ] as const satisfies (readonly [string, unknown, RsbuildMode, boolean])[];

/** That an option inlines the files that it selects, in the modes that the page says, and no others. */
export const inlinesSelected = (
  option: 'inlineScripts' | 'inlineStyles',
  files: 'Scripts' | 'Stylesheets',
  folder: 'js' | 'css',
): Proof[] =>
  rowsOf(files).map(([says, value, mode, isInlined]) => ({
    says,
    run: 'build',
    files: {
      'src/a.js': "import './a.css';\nconsole.log('a');\n",
      'src/b.js': "import './b.css';\nconsole.log('b');\n",
      'src/a.css': '.a { color: red }',
      'src/b.css': '.b { color: red }',
    },
    config: {
      mode,
      source: { entry: { a: './src/a.js', b: './src/b.js' } },
      output: { filenameHash: false, [option]: value },
    },
    expect: (build) =>
      assert.deepEqual(
        build.files.filter((file) => file.endsWith(`.${folder}`)),
        (isInlined ? ['b'] : ['a', 'b']).map((name) => `static/${folder}/${name}.${folder}`),
      ),
  }));
