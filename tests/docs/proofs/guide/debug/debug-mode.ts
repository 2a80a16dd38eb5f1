import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

const completed = /success\s+config inspection completed, generated files:/;
const values = (row: string, on: boolean, names: string[]) =>
  names.map<Proof>((DEBUG) => ({
    says: row,
    run: 'command',
    command: 'rsbuild build',
    env: { DEBUG },
    expect: ({ log, files }) => {
      assert.equal(completed.test(log), on, `DEBUG=${DEBUG}`);
      assert.equal(files.includes('.rsbuild/rspack.config.web.mjs'), on);
    },
  }));

const written = (name: string) => (file: string) => file.startsWith(name);
/** Where the files of the debug mode are, if environments have these output directories. */
const beside = (roots: string[], dist: string): Proof => ({
  says: [
    'Rsbuild writes the files to the folder .rsbuild in the output directory, which is dist by default.',
    'If your environments have different output directories, it uses the innermost folder that contains them all.',
  ],
  run: 'command',
  command: 'rsbuild build',
  env: { DEBUG: 'rsbuild' },
  dist,
  files: {
    'rsbuild.config.mjs': `export default {
  environments: {
${roots.map((root, index) => `    e${index}: { output: { distPath: { root: '${root}' } } },`).join('\n')}
  },
};
`,
  },
  expect: ({ files }) =>
    assert.equal(files.filter(written('.rsbuild/rspack.config.e')).length, roots.length),
});
const long = `export default {
  tools: {
    rspack(config) {
      config.externals = [
        function mine({ request }, callback) {
          const text = 'one of more than a hundred characters, so that it counts as a long function';
          return callback(null, request === text ? text : undefined);
        },
      ];
    },
  },
};
`;

export const proofs: Proof[] = [
  {
    says: [
      'rsbuild.config.mjs | The Rsbuild configuration, which is yours merged with the defaults and changed by plugins',
      'rsbuild inspect writes the same files and exits:',
    ],
    run: 'command',
    command: 'rsbuild inspect',
    files: {
      'rsbuild.config.mjs': `export default {
  html: { title: 'Shoe shop' },
  plugins: [
    {
      name: 'favicon',
      setup(api) {
        api.modifyEnvironmentConfig((config) => {
          config.html.favicon = 'shoe.svg';
        });
      },
    },
  ],
};
`,
    },
    expect({ code, files, read }) {
      assert.equal(code, 0);
      assert.deepEqual(files, ['.rsbuild/rsbuild.config.mjs', '.rsbuild/rspack.config.web.mjs']);
      const config = read('.rsbuild/rsbuild.config.mjs');
      assert.match(config, /title: 'Shoe shop'/);
      assert.match(config, /favicon: 'shoe\.svg'/);
      assert.match(config, /mountId: 'root'/);
    },
  },
  beside(['build'], 'build'),
  beside(['out/a', 'out/b'], 'out'),
  beside(['one', 'two'], ''),
  ...(
    [
      ['inspect', '', false],
      ['inspect --verbose', '', true],
      ['inspect', 'rsbuild', false],
      ['build', 'rsbuild', true],
    ] as const
  ).map<Proof>(([command, DEBUG, full]) => ({
    says: [
      '--verbose | Print functions in full, even if they have more than 100 characters',
      'Without --verbose, such a function becomes function () { /* omitted long function */ }.',
      'The files that a build or the dev server writes in debug mode contain all functions in full.',
      'inspect needs the flag even if you set DEBUG.',
    ],
    run: 'command',
    command: `rsbuild ${command}`,
    env: { DEBUG },
    files: { 'rsbuild.config.mjs': long },
    expect({ read }) {
      const config = read('.rsbuild/rspack.config.web.mjs');
      assert.equal(config.includes('so that it counts as a long function'), full);
      assert.equal(config.includes('function () { /* omitted long function */ }'), !full);
    },
  })),
  ...[{ cleanDistPath: false }, { distPath: { root: '../out' } }].map((output): Proof => ({
    says: "Debug mode does the same if Rsbuild doesn't clean the output directory first.",
    run: 'command',
    command: 'rsbuild build --root app',
    env: { DEBUG: 'rsbuild' },
    dist: output.distPath ? 'out' : 'app/dist',
    files: {
      'app/src/index.js': '',
      'app/rsbuild.config.mjs': `export default { output: ${JSON.stringify(output)} };\n`,
      [`${output.distPath ? 'out' : 'app/dist'}/.rsbuild/rspack.config.web.mjs`]: 'earlier',
    },
    expect({ files, read }) {
      assert.equal(read('.rsbuild/rspack.config.web.mjs'), 'earlier');
      assert.ok(files.some((file) => /^\.rsbuild\/rspack\.config\.web\.\d{13}\.mjs$/.test(file)));
    },
  })),
  ...values('rsbuild, builder or * | On', true, ['rsbuild', 'builder', '*']),
  ...values(
    'A list of names, separated by commas without spaces, that contains one of these | On',
    true,
    ['other,rsbuild'],
  ),
  ...values('separated by commas without spaces', false, ['other, rsbuild']),
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
      'rsbuild.config.<name>.mjs | The same for one environment. If there is more than one, these files replace rsbuild.config.mjs',
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
  ...(
    [
      ['development', {}],
      ['production', { env: { NODE_ENV: 'production' } }],
      ['none', { files: { 'rsbuild.config.mjs': "export default { mode: 'none' };\n" } }],
    ] as const
  ).map(([mode, given]): Proof => ({
    says: '--mode | The mode. The default is development, unless your config file or NODE_ENV sets another',
    run: 'command',
    command: 'rsbuild inspect --output ../seen',
    dist: 'seen',
    ...given,
    expect: ({ read }) => assert.ok(read('rspack.config.web.mjs').includes(`\n  mode: '${mode}',`)),
  })),
  {
    says: '--output | The folder, relative to the output directory, .rsbuild by default',
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
