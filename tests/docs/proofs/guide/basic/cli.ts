import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { startTool, stopTool, waitForLog } from '#tools/project/run-tool';
import { openedBy } from '#kit/opened-pages';
import { refreshRuntime } from '#kit/refresh-runtime';
import type { Proof } from '#tools/prover/proof';

const unreadable = [
  'rsbuild build --foo',
  'rsbuild build --port 3000',
  'rsbuild build --base',
  'rsbuild build --mode',
  'rsbuild build --config-loader',
  'rsbuild inspect --output',
].map<Proof>((command) => ({
  says: [
    "If Rsbuild can't read the command line, it prints a CACError, does nothing and exits with code 0.",
    `This happens with a flag that the command doesn't have, such as build --foo or build --port 3000, and with a flag that lacks its value, such as build --base.`,
  ],
  run: 'command',
  command,
  expect({ code, log, files }) {
    assert.equal(code, 0);
    assert.match(log, /CACError/);
    assert.deepEqual([...files], []);
  },
}));

const environments = {
  'rsbuild.config.mjs': `const output = (root) => ({ output: { distPath: { root } } });
export default { environments: { web: output('dist/web'), mobile: output('dist/mobile'), other: output('dist/other') } };
`,
};
const precedence =
  '`--base`, `--root`, `--mode`, `--port`, `--host` | The flag takes precedence, except for `--port 0`, which has no effect';
const isPage = (file: string) => file.endsWith('.html');
const mode = { 'src/index.js': 'console.log(import.meta.env.MODE);\n' };
const shoe = {
  'src/index.js': 'console.log(import.meta.env.PUBLIC_SHOE);\n',
  '.env': 'PUBLIC_SHOE=red shoe\n',
};

const withEntries = (...names: string[]): RsbuildConfig => ({
  source: { entry: Object.fromEntries(names.map((name) => [name, './src/index.js'])) },
});

/** What `rsbuild dev --open` opens. */
const opening = (says: string, config: RsbuildConfig, page: string): Proof => ({
  says,
  run: 'script',
  expect: async (project) => assert.equal(await openedBy('dev --open', config, project), page),
});

/** Starts a command on code that can't be compiled, then mends the code. */
const mended = (words: string[]): Proof => ({
  says: 'After a build error, rsbuild dev and rsbuild build --watch keep running and wait for the next change.',
  run: 'script',
  async expect({ root, port, write }) {
    write('src/index.js', 'const ;\n');
    write('rsbuild.config.mjs', `export default { server: { port: ${port} } };\n`);
    const running = startTool([rsbuildBin, ...words], root);
    try {
      await waitForLog(running, /Build error/);
      write('src/index.js', "console.log('mended');\n");
      await waitForLog(running, /ready +built/);
      assert.equal(running.child.exitCode, null);
    } finally {
      await stopTool(running);
    }
  },
});

export const proofs: Proof[] = [
  ...unreadable,
  {
    says: 'Only --environment without a name exits with code 1.',
    run: 'command',
    command: 'rsbuild build --environment',
    expect({ code, log }) {
      assert.equal(code, 1);
      assert.doesNotMatch(log, /CACError/);
    },
  },
  mended(['dev']),
  mended(['build', '--watch']),
  {
    says: precedence,
    run: 'command',
    command: 'rsbuild build --base /flag --mode none --root shop',
    files: {
      'shop/rsbuild.config.mjs':
        "export default { root: './elsewhere', mode: 'development', server: { base: '/file' } };\n",
      'shop/src/index.js': 'console.log(import.meta.env.MODE);\n',
    },
    expect({ root }) {
      const built = (name: string) => fs.readFileSync(path.join(root, 'shop/dist', name), 'utf8');
      assert.match(built('index.html'), /src="\/flag\/static/);
      assert.match(built('static/js/index.js'), /"none"/);
    },
  },
  ...['dev --port 65001', 'preview --port 65001', 'dev --port 0'].map<Proof>((name) => ({
    says: precedence,
    run: 'command',
    command: `rsbuild ${name} --host 203.0.113.1`,
    files: {
      'dist/index.html': '',
      'rsbuild.config.mjs': `export default {
  server: { port: 65000, host: '127.0.0.1' },
  plugins: [{ name: 'show', setup(api) {
    api.modifyRsbuildConfig(({ server }) => console.log('GIVEN', server.host, server.port));
  } }],
};
// ${name}
`,
    },
    expect: ({ log }) =>
      assert.match(
        log,
        new RegExp(`GIVEN 203\\.0\\.113\\.1 ${name.endsWith('1') ? 65001 : 65000}\n`),
      ),
  })),
  {
    says: [
      'If there is already an Rspack file, it stays as it is, and the new file gets a timestamp in its name, such as rspack.config.web.1717171717171.mjs.',
      'The Rsbuild file is overwritten.',
    ],
    run: 'command',
    command: 'rsbuild inspect',
    files: {
      'dist/.rsbuild/rspack.config.web.mjs': '// old\n',
      'dist/.rsbuild/rsbuild.config.mjs': '// old\n',
    },
    expect({ files, read }) {
      assert.equal(read('.rsbuild/rspack.config.web.mjs'), '// old\n');
      assert.match(read('.rsbuild/rsbuild.config.mjs'), /distPath/);
      assert.ok(files.some((file) => /rspack\.config\.web\.\d{13}\.mjs$/.test(file)));
    },
  },
  {
    says: 'You add -v to rsbuild build | Rsbuild ignores the flag and builds.',
    run: 'command',
    command: 'rsbuild build -v',
    expect({ code, files }) {
      assert.equal(code, 0);
      assert.ok(files.includes('index.html'));
    },
  },
  {
    says: 'You put a flag before the command, as in rsbuild --mode production build | The build runs, but NODE_ENV is development.',
    run: 'command',
    command: 'rsbuild --mode production build',
    files: {
      'rsbuild.config.mjs':
        'console.log(`NODE_ENV=${process.env.NODE_ENV}`);\nexport default {};\n',
    },
    expect({ code, log, files }) {
      assert.equal(code, 0);
      assert.match(log, /NODE_ENV=development/);
      assert.ok(files.includes('index.html'));
    },
  },
  {
    says: "You pass a file to -c that doesn't exist | Rsbuild warns with Cannot find config file and tries the default names.",
    run: 'command',
    command: 'rsbuild build -c nowhere.config.mjs',
    files: { 'rsbuild.config.mjs': "export default { html: { title: 'Default name' } };\n" },
    expect({ log, read }) {
      assert.match(log, /Cannot find config file/);
      assert.match(read('index.html'), /<title>Default name</);
    },
  },
  {
    says: [
      'You write --environment web,node | The build fails because there is no environment named web,node.',
      'This is the case when the build has an error, when none of the environments that you name exists or when there is nothing to preview.',
    ],
    run: 'command',
    command: 'rsbuild build --environment web,node',
    expect({ code, log }) {
      assert.equal(code, 1);
      assert.match(log, /web,node/);
    },
  },
  {
    says: 'If at least one of the names exists, Rsbuild skips the others without a message.',
    run: 'command',
    command: 'rsbuild build --environment web --environment missing',
    files: environments,
    expect({ code, log, files }) {
      assert.equal(code, 0);
      assert.doesNotMatch(log, /missing/);
      assert.deepEqual([...files].filter(isPage), ['web/index.html']);
    },
  },
  {
    says: '`NODE_ENV` is still `production` then:',
    run: 'command',
    command: 'rsbuild build --mode development',
    files: {
      'rsbuild.config.mjs':
        'console.log(`NODE_ENV=${process.env.NODE_ENV}`);\nexport default {};\n',
    },
    expect({ log, files }) {
      assert.match(log, /NODE_ENV=production/);
      assert.ok(files.includes('static/js/index.js'));
    },
  },
  ...[undefined, 'development'].map((NODE_ENV) =>
    refreshRuntime(
      [
        'If you use React or Preact, set NODE_ENV=development for this command as well.',
        'Otherwise the page fails with an error such as $RefreshReg$ is not defined.',
      ],
      NODE_ENV,
    ),
  ),
  {
    says: 'By default, inspect shows the configuration for development.',
    run: 'command',
    command: 'rsbuild inspect',
    expect: ({ read }) =>
      assert.match(read('.rsbuild/rspack.config.web.mjs'), /mode: 'development'/),
  },
  {
    says: 'success config inspection completed, generated files: - Rsbuild config: /project/dist/.rsbuild/rsbuild.config.mjs - Rspack Config (web): /project/dist/.rsbuild/rspack.config.web.mjs',
    run: 'command',
    command: 'rsbuild inspect',
    expect({ log, root }) {
      assert.match(log, /success {1,3}config inspection completed, generated files:/);
      const folder = `${root}/dist/.rsbuild`;
      assert.ok(log.includes(`- Rsbuild config: ${folder}/rsbuild.config.mjs`), log);
      assert.ok(log.includes(`- Rspack Config (web): ${folder}/rspack.config.web.mjs`), log);
    },
  },
  {
    says: "If you haven't built yet, the command fails with The output directory /project/dist does not exist, please build the project before previewing.",
    run: 'command',
    command: 'rsbuild preview',
    expect({ code, log, root }) {
      assert.equal(code, 1);
      assert.ok(
        log.includes(
          `The output directory ${root}/dist does not exist, please build the project before previewing.`,
        ),
        log,
      );
    },
  },
  {
    says: '--environment <name> | Only build this environment. Repeat the flag for more than one',
    run: 'command',
    command: 'rsbuild build --environment web',
    files: environments,
    expect: ({ files }) => assert.deepEqual([...files].filter(isPage), ['web/index.html']),
  },
  {
    says: '--environment <name> | Only build this environment. Repeat the flag for more than one',
    run: 'command',
    command: 'rsbuild build --environment web --environment mobile',
    files: environments,
    expect: ({ files }) =>
      assert.deepEqual([...files].filter(isPage).sort(), ['mobile/index.html', 'web/index.html']),
  },
  {
    says: '-v, --version | Print the version. Works only without a command, as rsbuild -v',
    run: 'command',
    command: 'rsbuild -v',
    expect({ log, files }) {
      assert.match(log, /rsbuild\/1\.3\.22/);
      assert.deepEqual([...files], []);
    },
  },
  ...['build', 'inspect'].map((name): Proof => ({
    says: '-v, --version | Print the version. Works only without a command, as rsbuild -v',
    run: 'command',
    command: `rsbuild ${name} -v`,
    expect: ({ log, files }) => {
      assert.doesNotMatch(log, /rsbuild\/1\.3\.22/);
      assert.notEqual([...files].length, 0);
    },
  })),
  {
    says: [
      '-h, --help | Show the help',
      'npx rsbuild -h gives an overview of the commands.',
      'In this overview, the dev command has no name, and its flags are listed together with the common ones.',
    ],
    run: 'command',
    command: 'rsbuild -h',
    expect({ log }) {
      for (const name of ['build', 'preview', 'inspect'])
        assert.match(log, new RegExp(`^ +${name} `, 'm'));
      assert.match(log, /^ +starting the dev server/m);
      assert.match(log, /--open[^]*--config/);
    },
  },
  {
    says: [
      'rsbuild build | Build for production | production',
      'This command compiles for production, writes the files into dist and lists them with their sizes.',
      'The list leaves out source maps, license files and what is copied from the public directory.',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'src/index.js': `/*! mine */\n${mode['src/index.js']}`,
      'public/robots.txt': 'User-agent: *\n',
      'rsbuild.config.mjs': 'export default { output: { sourceMap: true } };\n',
    },
    expect({ files, log, read }) {
      assert.match(read('static/js/index.*.js'), /"production"/);
      assert.match(log, /dist\/index\.html +[\d.]+ kB/);
      assert.match(log, /dist\/static\/js\/index\.\w+\.js +[\d.]+ kB/);
      const unlisted = [/\.js\.map$/, /\.LICENSE\.txt$/, /^robots\.txt$/];
      for (const name of unlisted) assert.ok(files.some((file) => name.test(file)));
      assert.doesNotMatch(log, /\.map|LICENSE|robots/);
    },
  },
  {
    says: '-m, --mode <mode> | Set the mode to development, production or none',
    run: 'command',
    command: 'rsbuild build -m none',
    files: mode,
    expect: ({ read }) => assert.match(read('static/js/index.js'), /"none"/),
  },
  {
    says: '-c, --config <config> | Use this config file. The path is absolute or relative to the folder of --root, by default the working directory',
    run: 'command',
    command: 'rsbuild build -r shop -c shop.config.mjs',
    files: {
      'shop/shop.config.mjs': "export default { html: { title: 'Shoe shop' } };\n",
      'shop/src/index.js': '',
    },
    expect: ({ root }) =>
      assert.match(
        fs.readFileSync(path.join(root, 'shop/dist/index.html'), 'utf8'),
        /<title>Shoe shop</,
      ),
  },
  {
    says: '-c, --config <config> | Use this config file. The path is absolute or relative to the folder of --root, by default the working directory',
    run: 'command',
    command: 'rsbuild build -c other/shop.config.mjs',
    files: { 'other/shop.config.mjs': "export default { html: { title: 'Shoe shop' } };\n" },
    expect: ({ read }) => assert.match(read('index.html'), /<title>Shoe shop</),
  },
  {
    says: '--base <base> | Set server.base',
    run: 'command',
    command: 'rsbuild build --base /shop',
    files: { 'rsbuild.config.mjs': "export default { server: { base: '/file' } };\n" },
    expect: ({ read }) => assert.match(read('index.html'), /src="\/shop\/static\/js\//),
  },
  {
    says: '--env-mode <mode> | Load the file .env.[mode]',
    run: 'command',
    command: 'rsbuild build --env-mode test',
    files: { ...shoe, '.env.test': 'PUBLIC_SHOE=test shoe\n' },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /"test shoe"/),
  },
  {
    says: "--env-dir <dir> | Look for .env files in this folder. A relative path starts like that of -c, so root in the config file doesn't affect it",
    run: 'command',
    command: 'rsbuild build --env-dir env',
    files: {
      'env/.env': 'PUBLIC_SHOE=folder shoe\n',
      'shop/env/.env': 'PUBLIC_SHOE=shop shoe\n',
      'shop/src/index.js': shoe['src/index.js'],
      'rsbuild.config.mjs':
        "export default { root: './shop', output: { distPath: { root: '../dist' } } };\n",
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /"folder shoe"/),
  },
  {
    says: "--env-dir <dir> | Look for .env files in this folder. A relative path starts like that of -c, so root in the config file doesn't affect it",
    run: 'command',
    command: 'rsbuild build --env-dir env',
    files: { ...shoe, 'env/.env': 'PUBLIC_SHOE=folder shoe\n' },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /"folder shoe"/),
  },
  {
    says: "--no-env | Don't load .env files",
    run: 'command',
    command: 'rsbuild build --no-env',
    files: shoe,
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.*.js'), /red shoe/),
  },
  {
    says: [
      'rsbuild inspect | Write out the final configuration | development',
      'This command writes two files.',
    ],
    run: 'command',
    command: 'rsbuild inspect',
    expect({ files, read }) {
      assert.deepEqual([...files].sort(), [
        '.rsbuild/rsbuild.config.mjs',
        '.rsbuild/rspack.config.web.mjs',
      ]);
      assert.match(read('.rsbuild/rspack.config.web.mjs'), /mode: 'development'/);
    },
  },
  {
    says: '--output <output> | The folder for the files, .rsbuild by default. A relative path starts in the output directory, or in the folder that the output directories of the environments have in common',
    run: 'command',
    command: 'rsbuild inspect --output configs',
    expect: ({ files }) => assert.ok(files.includes('configs/rspack.config.web.mjs')),
  },
  {
    says: '--output <output> | The folder for the files, .rsbuild by default. A relative path starts in the output directory, or in the folder that the output directories of the environments have in common',
    run: 'command',
    command: 'rsbuild inspect --output configs',
    dist: 'out',
    files: {
      'rsbuild.config.mjs':
        "const distPath = (root) => ({ output: { distPath: { root } } });\nexport default { environments: { web: distPath('out/pages'), admin: distPath('out/admin') } };\n",
    },
    expect: ({ files }) => assert.ok(files.includes('configs/rspack.config.admin.mjs')),
  },
  {
    says: "--mode doesn't change NODE_ENV.",
    run: 'command',
    command: 'rsbuild build --mode development',
    files: {
      'rsbuild.config.mjs':
        'console.log(`NODE_ENV=${process.env.NODE_ENV}`);\nexport default {};\n',
    },
    expect: ({ log }) => assert.match(log, /NODE_ENV=production/),
  },
  {
    says: 'A command that runs and fails prints the error and exits with code 1.',
    run: 'command',
    command: 'rsbuild build',
    files: { 'src/index.js': "import './missing';\n" },
    expect({ code, log }) {
      assert.equal(code, 1);
      assert.match(log, /error/);
    },
  },
  ...(
    [
      ['/about', '/about'],
      ['/shop/about', '/shop/about'],
    ] as const
  ).map<Proof>(([value, page]) => ({
    says: [
      'With a value, it opens that path or address.',
      "The base isn't put in front of a path, so include it:",
    ],
    run: 'script',
    expect: async (project) =>
      assert.equal(
        await openedBy(`dev --open ${value}`, { server: { base: '/shop' } }, project),
        page,
      ),
  })),
  ...(
    [
      ['/from-file', '/from-file'],
      [false, '/from-flag'],
      [undefined, '/from-flag'],
    ] as const
  ).map<Proof>(([open, page]) => ({
    says: "--open | server.open takes precedence, unless it's false or not set",
    run: 'script',
    expect: async (project) =>
      assert.equal(await openedBy('dev --open /from-flag', { server: { open } }, project), page),
  })),
  opening('opens the page of the entry index.', withEntries('about', 'index'), '/'),
  opening(
    'If there is no such entry, it opens the page of the first one.',
    withEntries('shop', 'about'),
    '/shop',
  ),
  opening(
    'If there is more than one environment, the page is from the first one that has pages.',
    {
      environments: {
        node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
        admin: { ...withEntries('users'), output: { distPath: { root: 'dist/admin' } } },
        web: withEntries('index'),
      },
    },
    '/admin/users',
  ),
];
