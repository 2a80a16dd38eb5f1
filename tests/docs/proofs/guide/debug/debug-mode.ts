import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const written = /success\s+config inspection completed, generated files:/;
const values = (row: string, on: boolean, names: string[]) =>
  names.map<Proof>((DEBUG) => ({
    says: row,
    run: 'command',
    command: 'rsbuild build',
    env: { DEBUG },
    expect: ({ log, files }) => {
      assert.equal(written.test(log), on, `DEBUG=${DEBUG}`);
      assert.equal(files.includes('.rsbuild/rspack.config.web.mjs'), on);
    },
  }));

export const proofs: Proof[] = [
  ...values('rsbuild, builder or * | On', true, ['rsbuild', 'builder', '*']),
  ...values('A list of names, separated by commas, that contains one of these | On', true, [
    'other,rsbuild',
  ]),
  ...values('Other values | Off', false, ['other', 'rsbuild:cache', 'true']),
  ...values('The value is case-insensitive.', true, ['RSBUILD', 'Builder']),
  {
    says: [
      'use Rspack v1.3.12 | The version of the bundler',
      'no config file found., or the path of a file | Which config file Rsbuild has loaded',
      'Rsbuild logs each step with the time:',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { DEBUG: 'rsbuild' },
    expect({ log }) {
      assert.match(log, /rsbuild \d\d:\d\d:\d\d use Rspack v1\.3\.12/);
      assert.match(log, /rsbuild \d\d:\d\d:\d\d no config file found\./);
    },
  },
  {
    says: [
      'rsbuild.config.<name>.mjs | The same for each environment, if there is more than one',
      'rspack.config.<name>.mjs | The configuration that Rspack receives.',
    ],
    run: 'command',
    command: 'rsbuild inspect',
    files: {
      'rsbuild.config.mjs': 'export default { environments: { a: {}, b: {} } };\n',
    },
    expect: ({ files }) =>
      assert.deepEqual(files.filter((file) => file.startsWith('.rsbuild/')).sort(), [
        '.rsbuild/rsbuild.config.a.mjs',
        '.rsbuild/rsbuild.config.b.mjs',
        '.rsbuild/rspack.config.a.mjs',
        '.rsbuild/rspack.config.b.mjs',
      ]),
  },
  {
    says: '--mode | The mode, development by default',
    run: 'command',
    command: 'rsbuild inspect --output ../seen',
    dist: 'seen',
    expect: ({ read }) => assert.match(read('rspack.config.web.mjs'), /mode: 'development'/),
  },
  {
    says: '--output | The folder, relative to dist, .rsbuild by default',
    run: 'command',
    command: 'rsbuild inspect --output seen',
    expect: ({ files }) => assert.ok(files.includes('seen/rspack.config.web.mjs')),
  },
  {
    says: 'If inspect finds an Rspack file from an earlier run, it keeps that file and writes a new one, such as rspack.config.web.1795172809537.mjs.',
    run: 'command',
    command: 'rsbuild inspect',
    files: { 'dist/.rsbuild/rspack.config.web.mjs': 'earlier' },
    expect({ files, read }) {
      assert.equal(read('.rsbuild/rspack.config.web.mjs'), 'earlier');
      assert.ok(files.some((file) => /^\.rsbuild\/rspack\.config\.web\.\d{13}\.mjs$/.test(file)));
    },
  },
];
