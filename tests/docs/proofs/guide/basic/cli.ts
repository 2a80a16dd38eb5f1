import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { version, type RsbuildConfig } from '@rsbuild/core';
import { inspectsBuild } from '#kit/inspects-build';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { startTool, stopTool, waitForAnswer, waitForLog } from '#tools/project/run-tool';
import { besideTakenPorts } from '#kit/beside-taken-ports';
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
    "If Rsbuild can't read the command line, it prints a CACError, does nothing and exits with code 0",
    `This happens with a flag that the command doesn't have, such as build --port 3000, and with a flag that lacks its value, such as build --base.`,
    ...(/--(?:base|mode|output)$/.test(command)
      ? ['Other flags that lack their value exit with code 0.']
      : []),
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
const precedence = [
  'When both contain a value, the flag takes precedence, because you pass it for a single run.',
  '--port 0 does nothing, so the server uses the port of the config file.',
];
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
  says: 'rsbuild dev and rsbuild build --watch keep running, though, and wait for the next change.',
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
    says: 'When you leave out the name, the command exits with code 1, so CI stops.',
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
      'When you run rsbuild inspect again, the earlier Rspack file stays as it is, and the new one gets a timestamp in its name, such as rspack.config.web.1717171717171.mjs.',
      'But the Rsbuild file is overwritten.',
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
    says: [
      "The build isn't one for production",
      "You've put a flag before the command.",
      'The build runs, but NODE_ENV is development.',
    ],
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
    says: [
      'Cannot find config file',
      "The file that you pass to -c doesn't exist.",
      'Rsbuild warns and goes on with the default names, so a build may succeed with the wrong configuration.',
    ],
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
      'The build fails at --environment web,node',
      'There is no environment named web,node.',
      'None of the environments that you name exists.',
    ],
    run: 'command',
    command: 'rsbuild build --environment web,node',
    expect({ code, log }) {
      assert.equal(code, 1);
      assert.match(log, /web,node/);
    },
  },
  {
    says: 'When a command of Rsbuild runs and fails, it prints the error and exits with code 1:',
    run: 'command',
    command: 'rsbuild build --environment nowhere',
    expect: ({ code }) => assert.equal(code, 1),
  },
  {
    says: 'As long as the other one exists, Rsbuild builds that environment and skips the misspelled name without a message.',
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
    says: [
      'The output stays unminified, and scripts and stylesheets have no hash in their names:',
      'Set NODE_ENV as well, because the flag --mode alone leaves it at production.',
    ],
    run: 'command',
    command: 'rsbuild build --mode development',
    files: {
      'src/index.js': "import './index.css';\nconst shoe = 'a running shoe';\nconsole.log(shoe);\n",
      'src/index.css': 'a { color: red }\n',
      'rsbuild.config.mjs':
        'console.log(`NODE_ENV=${process.env.NODE_ENV}`);\nexport default {};\n',
    },
    expect({ log, files, read }) {
      assert.match(log, /NODE_ENV=production/);
      assert.ok(files.includes('static/css/index.css'));
      assert.match(read('static/js/index.js'), /const shoe = 'a running shoe';/);
    },
  },
  ...[[], ['dev']].map<Proof>((words) => ({
    says: 'rsbuild dev, or just rsbuild (since 1.2.19) | Start the dev server | development',
    run: 'script',
    async expect({ root, port, write }) {
      write(
        'rsbuild.config.mjs',
        `console.log('NODE_ENV=' + process.env.NODE_ENV);\nexport default { server: { port: ${port} } };\n`,
      );
      const running = startTool([rsbuildBin, ...words], root);
      try {
        await waitForLog(running, /NODE_ENV=development/);
        await waitForAnswer(`http://localhost:${port}/`, running);
      } finally {
        await stopTool(running);
      }
    },
  })),
  {
    says: ['If the port is taken, the server uses the next free one and reports it:'],
    shown: { containing: 'is in use' },
    run: 'script',
    expect: ({ root, shown }) =>
      besideTakenPorts(1, async (taken) => {
        const running = startTool([rsbuildBin, 'dev', '--port', `${taken}`], root);
        try {
          await waitForAnswer(`http://localhost:${taken + 1}/`, running);
          const said = shown
            .trim()
            .replace('8080', `${taken}`)
            .replace('8081', `${taken + 1}`);
          assert.ok(running.log().includes(said), running.log());
        } finally {
          await stopTool(running);
        }
      }),
  },
  {
    says: 'In a project with more than one environment, each environment gets a pair of files:',
    shown: { containing: 'rsbuild.config.node.mjs' },
    run: 'command',
    command: 'rsbuild inspect',
    files: {
      'rsbuild.config.mjs':
        "export default { environments: { web: {}, node: { output: { target: 'node' } } } };\n",
    },
    expect: ({ log, root, shown }) =>
      assert.deepEqual(
        log.split('\n').filter((line) => line.includes('- Rs')),
        shown.replaceAll('/project', root).split('\n').filter(Boolean),
      ),
  },
  ...[undefined, 'development'].map((NODE_ENV) =>
    refreshRuntime(
      [
        'Set NODE_ENV as well, because the flag --mode alone leaves it at production.',
        'In a project with React or Preact, the page would then fail with an error such as $RefreshReg$ is not defined.',
      ],
      NODE_ENV,
    ),
  ),
  {
    says: 'By default, you see the configuration for development.',
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
    says: [
      "Either you haven't built yet, or the output is elsewhere.",
      'To tell which, look at the directory in the whole message: The output directory /project/dist does not exist, please build the project before previewing.',
    ],
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
    says: [
      '--environment <name> | Only build this environment',
      'To name more than one, repeat the flag:',
    ],
    run: 'command',
    command: 'rsbuild build --environment web',
    files: environments,
    expect: ({ files }) => assert.deepEqual([...files].filter(isPage), ['web/index.html']),
  },
  {
    says: [
      '--environment <name> | Only build this environment',
      'To name more than one, repeat the flag:',
    ],
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
      assert.ok(log.includes(`rsbuild/${version}`));
      assert.deepEqual([...files], []);
    },
  },
  ...['build', 'inspect'].map((name): Proof => ({
    says: '-v, --version | Print the version. Works only without a command, as rsbuild -v',
    run: 'command',
    command: `rsbuild ${name} -v`,
    expect: ({ log, files }) => {
      assert.ok(!log.includes(`rsbuild/${version}`));
      assert.notEqual([...files].length, 0);
    },
  })),
  {
    says: '-h, --help | Show the help',
    run: 'command',
    command: 'rsbuild -h',
    expect({ log }) {
      for (const name of ['build', 'preview', 'inspect'])
        assert.match(log, new RegExp(`^ +${name} `, 'm'));
    },
  },
  {
    says: 'In this overview, the dev command has no name, and its flags are listed together with the common ones.',
    run: 'command',
    command: 'rsbuild -h',
    expect({ log }) {
      assert.match(log, /^ +starting the dev server/m);
      assert.match(log, /--open[^]*--config/);
    },
  },
  {
    says: [
      'rsbuild build | Build for production | production',
      'This command compiles for production, puts the files into dist and lists them with their sizes:',
      'The list leaves out source maps, license files and what is copied from the public directory.',
      'But these files are in dist as well.',
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
    says: [
      '-c, --config <config> | Use this config file',
      'Relative paths in -c and --env-dir start in the directory of --root, by default the working directory:',
    ],
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
    says: [
      '-c, --config <config> | Use this config file',
      'Relative paths in -c and --env-dir start in the directory of --root, by default the working directory:',
    ],
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
    says: [
      '--env-dir <dir> | Look for .env files in this directory',
      'Relative paths in -c and --env-dir start in the directory of --root, by default the working directory:',
    ],
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
    says: [
      '--env-dir <dir> | Look for .env files in this directory',
      'Relative paths in -c and --env-dir start in the directory of --root, by default the working directory:',
    ],
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
      'This command puts it into two files.',
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
    says: '--output <output> | The directory for the files, .rsbuild by default. A relative path starts in the output directory',
    run: 'command',
    command: 'rsbuild inspect --output configs',
    expect: ({ files }) => assert.ok(files.includes('configs/rspack.config.web.mjs')),
  },
  ...inspectsBuild([
    'It leaves NODE_ENV alone, and your config file, your .env files and your list of browsers can depend on this variable.',
    'To see what rsbuild build uses, set NODE_ENV,',
  ]),
  {
    says: 'It leaves NODE_ENV alone, and your config file, your .env files and your list of browsers can depend on this variable.',
    run: 'command',
    command: 'rsbuild build --mode development',
    files: {
      'rsbuild.config.mjs':
        'console.log(`NODE_ENV=${process.env.NODE_ENV}`);\nexport default {};\n',
    },
    expect: ({ log }) => assert.match(log, /NODE_ENV=production/),
  },
  {
    says: 'When a command of Rsbuild runs and fails, it prints the error and exits with code 1:',
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
      'To open another page, add its path or URL:',
      'For a site below a base path, the path needs to include the base, as in --open /shop/about.',
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
    says: [
      'If server.open names a page, that page opens, and the page that you pass with --open is ignored.',
      'So the flag only helps you in projects that leave server.open out or set it to false.',
    ],
    run: 'script',
    expect: async (project) =>
      assert.equal(await openedBy('dev --open /from-flag', { server: { open } }, project), page),
  })),
  opening(
    'Without a value, --open opens the page of the entry index',
    withEntries('about', 'index'),
    '/',
  ),
  opening('or the first page if you have no such entry', withEntries('shop', 'about'), '/shop'),
  opening(
    'In a project with more than one environment, --open without a value opens a page of the first one that has pages.',
    {
      environments: {
        node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
        admin: { ...withEntries('users'), output: { distPath: { root: 'dist/admin' } } },
        web: withEntries('index'),
      },
    },
    '/admin/users',
  ),
  ...['/shop', '/'].map<Proof>((base) => ({
    says: 'When you have built with --base, you need to pass the same value to the preview:',
    run: 'preview',
    config: { server: { base } },
    expect: async ({ page }) =>
      assert.match(await page(base), new RegExp(`src="${base === '/' ? '' : base}/static/js/`)),
  })),
];
