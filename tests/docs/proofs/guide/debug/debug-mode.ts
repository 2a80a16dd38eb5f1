import assert from 'node:assert/strict';
import { rspack } from '@rsbuild/core';
import { inspectsBuild } from '#kit/inspects-build';
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
    'The final configurations are in the folder .rsbuild in the output directory, which is dist by default.',
    'Rsbuild then uses the innermost folder that contains them all.',
    'For dist/web and dist/server, that is dist, so look for dist/.rsbuild.',
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
      'Look for it in rsbuild.config.mjs, which is your configuration, merged with the defaults and changed by plugins:',
      'rsbuild inspect creates the same files and exits:',
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
  beside(['dist/web', 'dist/server'], 'dist'),
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
      '--verbose prints functions in full.',
      'Without this flag, a function with more than 100 characters becomes function () { /* omitted long function */ }.',
      'But when a build or the dev server creates the files in debug mode, they contain all functions in full.',
      'inspect needs --verbose even if you set DEBUG.',
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
    says: "In debug mode, the same happens if Rsbuild doesn't clean the output directory first.",
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
  ...values('Debug mode is on if the variable DEBUG has the value rsbuild, builder or *.', true, [
    'rsbuild',
    'builder',
    '*',
    'other,rsbuild',
  ]),
  ...values('Separate the names by commas without spaces.', false, ['other, rsbuild']),
  ...values(
    'Either the list contains a space, or the name is another one, such as rsbuild:cache.',
    false,
    ['other, rsbuild', 'rsbuild:cache'],
  ),
  ...values('The case of the letters makes no difference, so RSBUILD works.', true, [
    'RSBUILD',
    'Builder',
  ]),
  {
    says: 'use Rspack v1.3.12 gives the version of the bundler.',
    run: 'command',
    command: 'rsbuild build',
    env: { DEBUG: 'rsbuild' },
    expect: ({ log }) => assert.ok(log.includes(`use Rspack v${rspack.rspackVersion}`)),
  },
  {
    says: 'Without a config file, you see no config file found. instead.',
    run: 'command',
    command: 'rsbuild build',
    env: { DEBUG: 'rsbuild' },
    expect: ({ log }) => assert.match(log, /no config file found\./),
  },
  {
    says: 'In debug mode, Rsbuild logs each step with the time.',
    run: 'command',
    command: 'rsbuild build',
    env: { DEBUG: 'rsbuild' },
    expect: ({ log }) => assert.ok(log.match(/^ *rsbuild \d\d:\d\d:\d\d /gm)!.length > 5, log),
  },
  {
    says: [
      'loaded config file: is followed by the path of the config file.',
      'The lines with modify show when Rsbuild calls the hooks that change the configuration.',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { DEBUG: 'rsbuild' },
    files: {
      'rsbuild.config.mjs': `export default {
  plugins: [
    {
      name: 'prints',
      setup(api) {
        api.modifyRsbuildConfig(() => console.log('the hook runs'));
      },
    },
  ],
};
`,
    },
    expect({ log }) {
      assert.match(log, /loaded config file: \S*rsbuild\.config\.mjs/);
      assert.match(
        log,
        /modify Rsbuild config\n[\s\S]*the hook runs\n[\s\S]*modify Rsbuild config done/,
      );
    },
  },
  {
    says: [
      'When there is more than one environment, each has its own pair of files:',
      'rspack.config.web.mjs is what Rspack receives, so it contains the rules, loaders and plugins; web is the name of the environment.',
    ],
    shown: { containing: 'dist/.rsbuild/rspack.config.node.mjs' },
    run: 'command',
    command: 'rsbuild inspect',
    files: {
      'rsbuild.config.mjs': 'export default { environments: { web: {}, node: {} } };\n',
    },
    expect: ({ files, shown }) =>
      assert.deepEqual(
        files
          .filter((file) => file.startsWith('.rsbuild/'))
          .map((file) => `dist/${file}`)
          .sort(),
        shown.trim().split('\n').sort(),
      ),
  },
  ...(
    [
      ['development', {}],
      ['production', { env: { NODE_ENV: 'production' } }],
      ['none', { files: { 'rsbuild.config.mjs': "export default { mode: 'none' };\n" } }],
    ] as const
  ).map(([mode, given]): Proof => ({
    says: 'Without the variable, the mode is development, unless your config file sets another.',
    run: 'command',
    command: 'rsbuild inspect --output ../seen',
    dist: 'seen',
    ...given,
    expect: ({ read }) => assert.ok(read('rspack.config.web.mjs').includes(`\n  mode: '${mode}',`)),
  })),
  ...inspectsBuild([
    'rsbuild inspect creates the same files and exits:',
    "The flag --mode production isn't enough, because it leaves NODE_ENV alone, and your config file can depend on this variable.",
  ]),
  {
    says: '--output puts the files into another directory than .rsbuild. The path is relative to the output directory:',
    run: 'command',
    command: 'rsbuild inspect --output ../inspected',
    dist: 'inspected',
    expect: ({ files }) => assert.ok(files.includes('rspack.config.web.mjs')),
  },
  {
    says: 'In development, source maps contain the absolute paths of your files, so breakpoints work without a mapping of paths.',
    run: 'dev',
    async expect({ root, get }) {
      const map = (await (await get('/static/js/index.js.map')).json()) as { sources: string[] };
      assert.ok(map.sources.includes(`${root}/src/index.js`), map.sources.join('\n'));
    },
  },
  {
    says: 'When you choose the second entry, execution stops at your breakpoints in a plugin or a hook, where you can look at the configuration as it is at that moment.',
    run: 'command',
    command: 'node --inspect=0 ./node_modules/@rsbuild/core/bin/rsbuild.js build',
    files: {
      'rsbuild.config.mjs': `import { url } from 'node:inspector';
export default {
  html: { title: 'Shoe shop' },
  plugins: [
    {
      name: 'asks',
      setup: (api) => api.modifyRsbuildConfig(({ html }) => console.log(html.title, url())),
    },
  ],
};
`,
    },
    expect({ code, log }) {
      assert.equal(code, 0);
      assert.match(log, /Debugger listening on ws:/);
      assert.match(log, /Shoe shop ws:\/\//);
    },
  },
  {
    says: [
      'When you run inspect again, the Rspack file may still show the earlier values.',
      "That's because inspect keeps a file from an earlier run and adds a new one, such as rspack.config.web.1795172809537.mjs.",
    ],
    run: 'command',
    command: 'rsbuild inspect',
    files: { 'dist/.rsbuild/rspack.config.web.mjs': 'earlier' },
    expect({ files, read }) {
      assert.equal(read('.rsbuild/rspack.config.web.mjs'), 'earlier');
      assert.ok(files.some((file) => /^\.rsbuild\/rspack\.config\.web\.\d{13}\.mjs$/.test(file)));
    },
  },
];
