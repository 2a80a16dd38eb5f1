import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { createRsbuild, loadEnv, type RsbuildConfig } from '@rsbuild/core';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { startTool, stopTool, waitForLog } from '#tools/project/run-tool';
import { projectRoot } from '#tools/pages/project-root';
import { readBuiltFiles } from '#tools/project/built-files';
import { buildsCached } from '#kit/builds-cached';
import { importCompletes } from '#kit/complete-cache.mjs';
import { envModeProofs } from '#kit/env-mode-proofs';
import { typeErrors } from '#kit/type-errors';
import type { Proof } from '#tools/prover/proof';

// vue-loader asks for Vue as soon as it is loaded, so this is the copy beside the sample's Vue.
const fromSamples = createRequire(path.join(projectRoot, 'tests/docs/packages/package.json'));
const { pluginVue } = fromSamples('@rsbuild/plugin-vue') as typeof import('@rsbuild/plugin-vue');

const script = 'static/js/index.*.js';
const logs = (...expressions: string[]) => ({
  'src/index.js': `console.log(${expressions.join(', ')});\n`,
});
/** Runs in the browser; the title tells what it throws. */
const attempt = (code: string) => ({
  'src/index.js': `try {\n  ${code}\n} catch (error) {\n  document.title = String(error);\n}\n`,
});
const title = logs('import.meta.env.PUBLIC_TITLE');
/** The files of each env mode, each with a title that is its own name, from the lowest rank to the highest. */
const ranked = ['.env', '.env.local', '.env.production', '.env.production.local'];
const files = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `PUBLIC_TITLE=from ${name}\n`]));
const order = [
  "That's why there are four kinds of files.",
  'A later one in this list takes precedence over an earlier one:',
  'For example, .env.production takes precedence over .env.local, which often comes as a surprise.',
];
const build = 'rsbuild build';
const mode: RsbuildConfig = { output: { minify: false } };

/** Builds with the tool, with such files, and expects the title in the script. */
const titled = (
  says: string[],
  given: Record<string, string>,
  expected: RegExp,
  { command = build, env }: { command?: string; env?: Record<string, string> } = {},
): Proof => ({
  says,
  run: 'command',
  command,
  env,
  files: { ...title, ...given },
  expect: ({ read, log, code }) => {
    assert.equal(code, 0, log);
    assert.match(read(script), expected);
  },
});

/** What two builds with a cache show of two values of a variable, which is in the digest or not. */
async function cachedTitles(root: string, inDigest: boolean) {
  const shown: unknown[] = [];
  for (const value of ['first', 'second'])
    shown.push(
      await buildsCached(
        root,
        {
          output: { filenameHash: false },
          source: {
            define: loadEnv({ cwd: root, processEnv: { PUBLIC_TITLE: value } }).publicVars,
          },
          performance: {
            buildCache: {
              cacheDirectory: '.cache',
              cacheDigest: inDigest ? [value] : undefined,
            },
          },
        },
        'js/index.js',
        /log\("(\w+)"/,
      ),
    );
  return shown;
}

const expressions: [code: string, replaced: boolean][] = [
  ['process.env.NODE_ENV', true],
  ["process.env['NODE_ENV']", true],
  ['process.env?.NODE_ENV', false],
];

const logged = logs(
  'import.meta.env.PUBLIC_API',
  'import.meta.env.PUBLIC_SHELL',
  'process.env.DB_PASSWORD',
  'import.meta.env.DB_PASSWORD',
);

const NO_PROCESS = [
  'process is not defined',
  "The browser found a process.env.… that Rsbuild didn't replace.",
  'There are three possible reasons:',
  'The name lacks the prefix.',
  "The expression isn't written as a whole.",
  "The variable isn't set.",
];
const NO_META = [
  'Cannot read properties of undefined',
  'The causes are those of process is not defined, but your code uses import.meta.env.',
];
/** What a template reads, and what says that the build then fails. */
const IN_TEMPLATE = [
  'The build fails at a variable in a template',
  "The template reads a variable that Rsbuild leaves alone, because the variable lacks the prefix or isn't set.",
  "In a script, you'd notice that in the browser, but in a template, the build fails.",
];

export const proofs: Proof[] = [
  ...(['development', 'production', 'none'] as const).map<Proof>((value) => ({
    says: [
      "import.meta.env.MODE | The mode: 'development', 'production' or 'none' | 1.0.1",
      'import.meta.env.DEV | true in development mode | 1.0.1',
      'import.meta.env.PROD | true in production mode | 1.0.1',
      "process.env.NODE_ENV | 'development' or 'production' | 1.0.1",
      "In the mode 'none', Rsbuild doesn't replace process.env.NODE_ENV.",
      'These variables exist without a file:',
    ],
    run: 'build',
    config: { mode: value, ...mode },
    files: logs(
      'import.meta.env.MODE',
      'import.meta.env.DEV',
      'import.meta.env.PROD',
      'process.env.NODE_ENV',
    ),
    expect({ read, files: built }) {
      const code = read(built.find((file) => file.endsWith('.js'))!).replace(/\s+/g, '');
      const nodeEnv = value === 'none' ? 'process.env.NODE_ENV' : `"${value}"`;
      assert.ok(
        code.includes(`"${value}",${value === 'development'},${value === 'production'},${nodeEnv}`),
        code,
      );
    },
  })),
  {
    says: [
      'In a production build, the condition becomes false, and the minifier removes the whole block.',
      'It also removes imports that no other code uses, unless the imported modules have side effects.',
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import { help } from './help';\nimport { act } from './act';\nif (import.meta.env.DEV) {\n  console.log('Only while developing', help, act);\n}\nconsole.log('the shop');\n",
      'src/help.js': "export const help = 'a long text';\n",
      'src/act.js': "console.log('a side effect');\nexport const act = 1;\n",
    },
    expect({ read }) {
      assert.match(read(script), /a side effect.*the shop/);
      assert.doesNotMatch(read(script), /Only while|a long text/);
    },
  },
  {
    says: 'Many libraries read process.env.NODE_ENV for the same purpose, which is why Rsbuild replaces it too.',
    run: 'build',
    files: {
      'node_modules/shoes/package.json': '{ "name": "shoes", "main": "index.js" }',
      'node_modules/shoes/index.js':
        "exports.kind = process.env.NODE_ENV === 'production' ? 'for users' : 'for developers';\n",
      'src/index.js': "import { kind } from 'shoes';\nconsole.log(kind);\n",
    },
    expect({ read }) {
      assert.match(read(script), /for users/);
      assert.doesNotMatch(read(script), /for developers|process\.env/);
    },
  },
  {
    says: [
      'When your site moves to a subpath, such as /shop, the URLs of files in the public directory change too: /favicon.ico becomes /shop/favicon.ico, and a URL that your code spells out leads nowhere.',
      'When your site moves to a subpath, such as /shop, the URLs of files in the public directory change too: /favicon.ico becomes /shop/favicon.ico, and a URL that your code spells out leads nowhere.',
    ],
    run: 'preview',
    config: { server: { base: '/shop' } },
    files: { 'public/hours.txt': 'from nine to five' },
    async expect({ get }) {
      assert.equal(await (await get('/shop/hours.txt')).text(), 'from nine to five');
      assert.doesNotMatch(await (await get('/hours.txt')).text(), /from nine to five/);
    },
  },
  {
    says: "To keep the variable in other modes as well, for example in a library, set Rspack's optimization.nodeEnv to false:",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'nodeEnv: false' },
    files: logs('process.env.NODE_ENV'),
    expect: ({ read }) => assert.match(read(script), /process\.env\.NODE_ENV/),
  },
  ...[
    ['/', '//favicon.ico', '/favicon.ico'],
    ['/shop', '/shop/favicon.ico', '/shop/favicon.ico'],
  ].map<Proof>(([base, joined, fixed]) => ({
    says: [
      'import.meta.env.BASE_URL, process.env.BASE_URL | server.base | 1.0.10',
      'So begin such a URL with BASE_URL, which is the value of server.base.',
      'By default, BASE_URL is just a slash.',
      'When you append /favicon.ico, the URL begins with two slashes, and the browser takes favicon.ico for a host.',
      'So remove the slash at the end first:',
    ],
    run: 'build',
    config: base === '/' ? {} : { server: { base } },
    files: logs(
      '`${import.meta.env.BASE_URL}/favicon.ico`',
      "`${import.meta.env.BASE_URL.replace(/\\/$/, '')}/favicon.ico`",
      'process.env.BASE_URL',
    ),
    expect({ read }) {
      const printed: unknown[] = [];
      runInNewContext(read(script), {
        console: { log: (...all: unknown[]) => printed.push(...all) },
      });
      assert.deepEqual(printed, [joined, fixed, base]);
      assert.equal(new URL('//favicon.ico', 'https://shop.example.com/').host, 'favicon.ico');
    },
  })),
  {
    says: [
      'import.meta.env.ASSET_PREFIX, process.env.ASSET_PREFIX | The prefix of asset URLs, without a slash at the end | 1.0.11',
      "Once you've set a CDN for production, it requests another URL there:",
      'https://cdn.example.com/static/logo.png',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'cdn.example.com' },
    files: logs('`${import.meta.env.ASSET_PREFIX}/static/logo.png`', 'process.env.ASSET_PREFIX'),
    expect: ({ read }) =>
      assert.match(
        read(script),
        /"https:\/\/cdn\.example\.com\/static\/logo\.png","https:\/\/cdn\.example\.com"/,
      ),
  },
  {
    says: [
      'It has no slash at the end and is empty by default, so you can always add one:',
      'In development, this code requests /static/logo.png.',
    ],
    run: 'build',
    config: { mode: 'development' },
    files: logs(
      '`${import.meta.env.ASSET_PREFIX}/static/logo.png`',
      'import.meta.env.ASSET_PREFIX',
    ),
    expect: ({ read }) =>
      assert.match(read('static/js/index.js'), /`\$\{""\}\/static\/logo\.png`, ""/),
  },
  {
    says: ['In an HTML template, you can print them:', "Stylesheets can't read public variables."],
    run: 'command',
    command: build,
    sample: { title: 'rsbuild.config.ts', containing: 'template:' },
    pageFiles: ['static/index.html', '.env'],
    files: {
      'public/favicon.ico': '',
      'src/index.ts':
        "import './a.css';\nconst text: string = import.meta.env.PUBLIC_TITLE;\nconsole.log(text);\n",
      'src/a.css': 'a::before { content: "import.meta.env.PUBLIC_TITLE" }\n',
    },
    expect({ read }) {
      assert.match(read('index.html'), /<title>Shoe shop<\/title>/);
      assert.match(read('index.html'), /href="\/favicon\.ico"/);
      assert.match(read(script), /"Shoe shop"/);
      assert.match(read('static/css/index.*.css'), /import\.meta\.env\.PUBLIC_TITLE/);
    },
  },
  {
    says: [
      'In the files above, PUBLIC_WELCOME becomes Welcome to the My shoe shop.',
      '.env.local is for all builds on your machine.',
      "your config file can read DB_PASSWORD from the file above, but the browser can't.",
    ],
    run: 'command',
    command: build,
    pageFiles: ['.env', '.env.local'],
    files: {
      ...logs('import.meta.env.PUBLIC_WELCOME', '() => process.env.DB_PASSWORD'),
      'rsbuild.config.mjs': 'console.log(process.env.DB_PASSWORD);\nexport default {};\n',
    },
    expect({ read, log }) {
      assert.match(read(script), /"Welcome to the My shoe shop"/);
      assert.doesNotMatch(read(script), /secret/);
      assert.match(log, /^secret$/m);
    },
  },
  {
    says: [
      '${NAME} is the value of another variable, and the short form $NAME works as well.',
      'A dollar sign that means a dollar, for example in a password, needs a backslash:',
      'In the first file on this page, PUBLIC_TITLE comes before PUBLIC_WELCOME, because a variable has to appear before the one that uses it, or be set in the shell.',
      'The order is that of the files, from .env to the one that takes precedence over the others.',
      'A variable that is still unknown, or that is empty in the shell, becomes an empty string.',
    ],
    run: 'script',
    files: {
      '.env': [
        'EARLY=${LATER}!',
        'LOCAL=${ONLY_LOCAL}!',
        'SHELL_SET=$SET!',
        'LATER=later',
        'NAME=of the file',
        'PLAIN=$LATER',
        "SINGLE='${LATER}'",
        'EMPTY=${NAME}!',
        "PASSWORD='a\\$b'",
        'CUT=a$b',
        '',
      ].join('\n'),
      '.env.local': 'ONLY_LOCAL=local\n',
      '.env.test.local': 'FROM_LOCAL=${ONLY_LOCAL}\n',
    },
    expect({ root }) {
      const processEnv = { SET: 'set', NAME: '' };
      const { parsed } = loadEnv({ cwd: root, mode: 'test', processEnv });
      assert.deepEqual(parsed, {
        EARLY: '!',
        LOCAL: '!',
        SHELL_SET: 'set!',
        LATER: 'later',
        NAME: 'of the file',
        PLAIN: 'later',
        SINGLE: 'later',
        EMPTY: '!',
        PASSWORD: 'a$b',
        CUT: 'a',
        ONLY_LOCAL: 'local',
        FROM_LOCAL: 'local',
      });
    },
  },
  ...['development', 'production'].flatMap((nodeEnv) =>
    ['', ' --env-mode staging'].map<Proof>((flag) => ({
      says: '.env is for all builds.',
      run: 'command',
      command: `${build}${flag}`,
      env: { NODE_ENV: nodeEnv },
      files: { ...title, '.env': 'PUBLIC_TITLE=for all\n' },
      expect: ({ read, files: built }) =>
        assert.match(read(built.find((file) => file.endsWith('.js'))!), /"for all"/),
    })),
  ),
  ...(
    [
      ['', undefined, 'production'],
      ['', 'development', 'development'],
      [' --env-mode staging', undefined, 'staging'],
      [' --env-mode staging', 'development', 'staging'],
    ] as const
  ).map<Proof>(([flag, nodeEnv, expected]) => ({
    says: [
      'The files depend on NODE_ENV, which the command sets, and on --env-mode.',
      'rsbuild build reads .env.production, but your staging system needs other values.',
    ],
    run: 'command',
    command: `${build}${flag}`,
    env: nodeEnv && { NODE_ENV: nodeEnv },
    files: {
      ...title,
      ...Object.fromEntries(
        ['development', 'production', 'staging'].map((name) => [
          `.env.${name}`,
          `PUBLIC_TITLE=from ${name}\n`,
        ]),
      ),
    },
    expect: ({ read, files: built }) =>
      assert.match(
        read(built.find((file) => file.endsWith('.js'))!),
        new RegExp(`"from ${expected}"`),
      ),
  })),
  {
    says: 'To keep the local files out of Git, list them in .gitignore:',
    shown: '.gitignore',
    run: 'script',
    pageFiles: ['.gitignore'],
    expect({ root }) {
      const git = (...words: string[]) =>
        spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout;
      git('init', '--quiet');
      const names = [
        '.env',
        ...['.local', '.development', '.staging.local'].map((n) => `.env${n}`),
      ];
      assert.deepEqual(
        git('check-ignore', ...names)
          .trim()
          .split('\n'),
        ['.env.local', '.env.staging.local'],
      );
    },
  },
  ...ranked.map((name, index) =>
    titled(
      order,
      files(ranked.slice(0, index + 1)),
      new RegExp(`"from ${name.replaceAll('.', '\\.')}"`),
    ),
  ),
  ...['development', 'production'].map((nodeEnv) =>
    titled(
      [
        '.env.development or .env.production is for one kind of build.',
        '.env.development.local or .env.production.local is for one kind of build on your machine.',
      ],
      {
        '.env.development': 'PUBLIC_TITLE=developed\n',
        '.env.production.local': 'PUBLIC_TITLE=produced\n',
        'rsbuild.config.mjs':
          "export default { output: { filenameHash: 'fullhash', filename: { js: '[name].[contenthash:8].js' } } };\n",
      },
      nodeEnv === 'development' ? /"developed"/ : /"produced"/,
      { env: { NODE_ENV: nodeEnv } },
    ),
  ),
  titled(
    [
      'The shell takes precedence over all of these files, so you can set a variable for a single command.',
      'A value in .env is ignored',
      'Another place sets the same variable.',
    ],
    { '.env': 'PUBLIC_TITLE=from the file\n' },
    /"from the shell"/,
    { env: { PUBLIC_TITLE: 'from the shell' } },
  ),
  titled(
    ['Public variables', 'Only names that start with PUBLIC_ reach your code'],
    { '.env': 'PUBLIC_TITLE=from the file\nTITLE=no\n' },
    /"from the file"/,
  ),
  {
    says: [
      'For this variable, a .env file takes precedence over the shell.',
      'We recommend that you keep NODE_ENV out of your files, because it also changes what kind of build you get.',
    ],
    run: 'command',
    command: build,
    env: { NODE_ENV: 'production' },
    files: {
      ...logs('process.env.NODE_ENV', 'import.meta.env.MODE'),
      '.env': 'NODE_ENV=development\n',
    },
    // A development build has no hash in its names.
    expect: ({ read }) => assert.match(read('static/js/index.js'), /"development", ?"development"/),
  },
  titled(
    [
      'This command reads .env, .env.local, .env.staging and .env.staging.local.',
      "It's still a production build, minified and with process.env.NODE_ENV as 'production'.",
    ],
    {
      ...logs(
        ...['A', 'B', 'C', 'D'].map((name) => `import.meta.env.PUBLIC_${name}`),
        'process.env.NODE_ENV',
        'import.meta.env.MODE',
      ),
      '.env': 'PUBLIC_A=a\n',
      '.env.local': 'PUBLIC_B=b\n',
      '.env.staging': 'PUBLIC_C=c\n',
      '.env.staging.local': 'PUBLIC_D=d\n',
      '.env.production': 'PUBLIC_A=p\n',
    },
    /"a","b","c","d","production","production"/,
    { command: 'rsbuild build --env-mode staging' },
  ),
  ...[
    { command: 'rsbuild build --mode development', config: '{}' },
    { command: build, config: "{ mode: 'development' }" },
  ].map<Proof>(({ command, config }) => ({
    says: [
      'When you pass --mode development, rsbuild build still reads .env.production.',
      "That's because the option mode and --mode change the kind of build but not which files are read.",
    ],
    run: 'command',
    command,
    files: {
      ...logs('import.meta.env.PUBLIC_TITLE', 'import.meta.env.MODE'),
      'rsbuild.config.mjs': `export default ${config};\n`,
      '.env.development': 'PUBLIC_TITLE=developed\n',
      '.env.production': 'PUBLIC_TITLE=produced\n',
    },
    expect: ({ read }) => assert.match(read('static/js/index.js'), /"produced", ?"development"/),
  })),
  {
    says: ['local cannot be used as a value for env mode', 'Choose another name for --env-mode.'],
    run: 'command',
    command: 'rsbuild build --env-mode local',
    expect({ log, code }) {
      assert.notEqual(code, 0);
      assert.match(log, /local cannot be used as a value for env mode/);
    },
  },
  titled(
    [
      'Rsbuild now reads config/.env and the other files there, and ignores those in the default directory.',
    ],
    { '.env.local': 'PUBLIC_TITLE=root\n', 'config/.env': 'PUBLIC_TITLE=config\n' },
    /"config"/,
    { command: 'rsbuild build --env-dir config' },
  ),
  {
    says: [
      'Rsbuild reads the files before your configuration. So you can use all variables in the config file, including the secret ones:',
      'import.meta.env only exists in config files that Rsbuild compiles, such as TypeScript files.',
    ],
    run: 'command',
    command: build,
    pageFiles: ['.env'],
    files: {
      'rsbuild.config.ts':
        'console.log(process.env.DB_PASSWORD, process.env.PUBLIC_API, import.meta.env.PUBLIC_API);\nexport default {};\n',
    },
    expect: ({ log }) =>
      assert.match(log, /^secret https:\/\/api\.example\.com https:\/\/api\.example\.com$/m),
  },
  ...[
    ['rsbuild.config.ts', ''],
    ['rsbuild.config.mjs', ''],
    ['rsbuild.config.cjs', ''],
    ['rsbuild.config.mjs', ' --config-loader native'],
  ].map<Proof>(([name, flag]) => ({
    says: [
      'We recommend process.env here, because it works in each config file.',
      'Use process.env instead.',
    ],
    run: 'command',
    command: `${build}${flag}`,
    pageFiles: ['.env'],
    files: {
      [name!]: `console.log(\`the API is \${process.env.PUBLIC_API}\`);\n${
        name!.endsWith('.cjs') ? 'module.exports = {};' : 'export default {};'
      }\n`,
    },
    expect: ({ log }) => assert.match(log, /^the API is https:\/\/api\.example\.com$/m),
  })),
  {
    says: 'Your config file reads import.meta.env, and with --config-loader native, it stops with a TypeError.',
    run: 'command',
    command: 'rsbuild build --config-loader native',
    pageFiles: ['.env'],
    files: {
      'rsbuild.config.mjs':
        'console.log(`it is ${import.meta.env}`);\nimport.meta.env.PUBLIC_API;\nexport default {};\n',
    },
    expect({ log, code }) {
      assert.notEqual(code, 0);
      assert.match(log, /it is undefined/);
      assert.match(log, /Cannot read properties of undefined/);
    },
  },
  {
    says: "In a script that uses the JavaScript API, you decide whether the files are read. By default, they aren't:",
    run: 'command',
    command: 'node scripts/build.mjs',
    pageFiles: ['scripts/build.mjs', '.env'],
    files: title,
    expect: ({ read }) => assert.match(read(script), /"Shoe shop"/),
  },
  {
    says: "In a script that uses the JavaScript API, you decide whether the files are read. By default, they aren't:",
    run: 'command',
    command: 'node build.mjs',
    pageFiles: ['.env'],
    files: {
      ...title,
      'build.mjs':
        "import { createRsbuild } from '@rsbuild/core';\nprocess.env.NODE_ENV = 'production';\nawait (await createRsbuild()).build();\n",
    },
    expect: ({ read }) => assert.doesNotMatch(read(script), /Shoe shop/),
  },
  ...envModeProofs(
    [
      'If you use --env-mode, export a function and pass the envMode that it receives on to loadEnv.',
      'Otherwise, loadEnv also reads the files for NODE_ENV, such as .env.production:',
    ],
    'process.env',
    'REACT_APP_',
  ),
  {
    says: 'If you need the values themselves, call loadEnv:',
    run: 'command',
    command: 'node scripts/print.mjs',
    pageFiles: ['scripts/print.mjs', '.env'],
    files: { '.env.production': 'PUBLIC_API=https://live.example.com\n' },
    expect: ({ log }) => assert.match(log, /^https:\/\/live\.example\.com$/m),
  },
  titled(
    [
      'Then tell the CLI to skip the files (since 1.3.3):',
      "But without the files, Rsbuild doesn't replace public variables either, even if the shell sets them.",
    ],
    { '.env': 'PUBLIC_TITLE=from the file\n' },
    /log\((?!"from)(?:.*PUBLIC_TITLE|void 0)\)/,
    { command: 'rsbuild build --no-env', env: { PUBLIC_TITLE: 'from the shell' } },
  ),
  ...(
    [
      [
        'Only names that start with PUBLIC_ reach your code, whether they come from a file or from the shell.',
        /"https:\/\/api\.example\.com","of the shell",process\.env\.DB_PASSWORD,(?!"secret)/,
      ],
      [
        'Rsbuild puts the value into the code while it compiles, so the browser gets this:',
        /log\("https:\/\/api\.example\.com"/,
      ],
      [
        'Rsbuild replaces import.meta.env.DB_PASSWORD with undefined.DB_PASSWORD, and that throws a TypeError.',
        /,\(void 0\)\.DB_PASSWORD/,
      ],
    ] as const
  ).map<Proof>(([says, expected]) => ({
    says,
    run: 'command',
    command: build,
    env: { PUBLIC_SHELL: 'of the shell' },
    pageFiles: ['.env'],
    files: logged,
    expect: ({ read }) => assert.match(read(script), expected),
  })),
  {
    says: [
      'Put it into a file called .env, under a name that starts with PUBLIC_:',
      'whatever starts with PUBLIC_ is public.',
      'The value is fixed when you build, so you need another build for another value.',
      'The value is part of your code. Everyone who opens your page can read it.',
    ],
    shown: { containing: "console.log('https://api.example.com')" },
    run: 'command',
    command: build,
    pageFiles: ['.env', 'src/api.ts'],
    files: { 'src/index.js': "import './api';\n" },
    expect({ read, shown }) {
      const statements = shown.trim().replaceAll("'", '"').split(/;\n?/).filter(Boolean);
      assert.ok(read(script).includes(statements.join(',')), read(script));
      assert.doesNotMatch(read(script), /process|import\.meta|PUBLIC_/);
    },
  },
  ...(
    [
      ['const env = process.env;\n  document.title = env.PUBLIC_API;', 'ReferenceError: process'],
      [
        'const { PUBLIC_API } = process.env;\n  document.title = PUBLIC_API;',
        'ReferenceError: process',
      ],
      ['document.title = process.env?.PUBLIC_API;', 'ReferenceError: process'],
      [
        "const name = ['PUBLIC', 'API'].join('_');\n  document.title = process.env[name];",
        'ReferenceError: process',
      ],
      ["document.title = process.env['PUBLIC_API'];", 'of the shop'],
    ] as const
  ).map<Proof>(([code, expected]) => ({
    says: [
      'As soon as you take it apart, there is nothing to replace, and the browser, which has no process, throws an error.',
      "A name that the program computes, such as process.env[name], can't work.",
      'Optional chaining changes the expression too, but brackets with the complete name work:',
    ],
    run: 'preview',
    config: { source: { define: { 'process.env.PUBLIC_API': '"of the shop"' } } },
    files: attempt(code),
    async expect({ open }) {
      const found = await (await open()).title();
      assert.ok(found.startsWith(expected), found);
    },
  })),
  {
    says: 'const { PUBLIC_API } = import.meta.env fails at run time.',
    run: 'preview',
    config: { source: { define: { 'import.meta.env.PUBLIC_API': '"of the shop"' } } },
    files: attempt('const { PUBLIC_API } = import.meta.env;\n  document.title = PUBLIC_API;'),
    expect: async ({ open }) => assert.match(await (await open()).title(), /^TypeError/),
  },
  ...(
    [
      [NO_PROCESS, 'process.env.DB_PASSWORD', 'ReferenceError: process is not defined'],
      [NO_META, 'import.meta.env.DB_PASSWORD', 'TypeError: Cannot read properties of undefined'],
      [NO_META, 'import.meta.env.PUBLIC_NOWHERE', 'TypeError: Cannot read properties of undefined'],
      [NO_PROCESS, 'process.env.PUBLIC_NOWHERE', 'ReferenceError: process is not defined'],
      [NO_PROCESS, 'process.env?.NODE_ENV', 'ReferenceError: process is not defined'],
    ] as const
  ).map<Proof>(([says, code, message]) => ({
    says: [...says],
    run: 'preview',
    files: {
      'src/index.js': `try {\n  console.log(${code});\n} catch (error) {\n  document.title = String(error);\n}\n`,
    },
    async expect({ open }) {
      const found = await (await open()).title();
      assert.ok(found.startsWith(message), found);
    },
  })),
  titled(
    [
      "In the first line, 'false' is a string that isn't empty, so the condition would be true.",
      'The values are strings, even if they look like a boolean or a number:',
    ],
    { ...logs('import.meta.env.PUBLIC_DEBUG'), '.env': 'PUBLIC_DEBUG=false\n' },
    /log\("false"\)/,
  ),
  {
    says: [
      'Variables that start with PUBLIC_ still work.',
      'To keep these names, read the files with this prefix and pass the result on:',
    ],
    run: 'command',
    command: build,
    pageFiles: [{ title: 'rsbuild.config.ts', containing: 'const { publicVars }' }, '.env'],
    files: {
      ...logs('process.env.REACT_APP_TITLE', 'import.meta.env.PUBLIC_TITLE'),
      '.env.production': 'REACT_APP_TITLE=React shop\n',
    },
    expect: ({ read }) => assert.match(read(script), /"React shop","Shoe shop"/),
  },
  {
    says: [
      'Rsbuild inserts the value as code.',
      "That's why strings need JSON.stringify; without it, 'en' would become the name of a variable en:",
    ],
    run: 'build',
    config: { source: { define: { MAX_ITEMS: 20, RAW: 'en', TEXT: '"en"' } } },
    files: logs('MAX_ITEMS', 'RAW', 'TEXT'),
    expect: ({ read }) => assert.match(read(script), /log\(20,en,"en"\)/),
  },
  ...expressions.map<Proof>(([code, replaced]) => ({
    says: 'Rsbuild searches your code for the complete expression.',
    run: 'build',
    files: logs(code),
    expect: ({ read }) =>
      (replaced ? assert.match : assert.doesNotMatch)(read(script), /log\("production"\)/),
  })),
  {
    says: [
      "'process.env': JSON.stringify(process.env) would put the variables of the build machine into the output, including secrets, and again for each use.",
      'Rsbuild prints a warning if it finds PATH there.',
    ],
    run: 'build',
    config: {
      source: {
        define: {
          'process.env': JSON.stringify({ PATH: process.env.PATH, SECRET: 'do not tell' }),
        },
      },
    },
    files: logs('process.env', 'process.env'),
    expect({ read, log }) {
      assert.equal(read(script).match(/do not tell/g)?.length, 2);
      assert.match(log, /"source\.define".*"PATH"/);
    },
  },
  {
    says: [
      'The output has the German text, but not the English one.',
      'The other branch is gone, and so is the chunk that it would have loaded.',
      'Let a value decide, because Rsbuild knows the values when it compiles.',
      'This module loads the texts of one language, using LANGUAGE from Define constants:',
    ],
    run: 'build',
    env: { LANGUAGE: 'de' },
    sample: { title: 'rsbuild.config.ts', containing: 'MAX_ITEMS' },
    pageFiles: ['src/hello.ts', 'src/texts/de.ts', 'src/texts/en.ts'],
    files: { 'src/index.js': "import { hello } from './hello';\nhello().then(console.log);\n" },
    expect({ read, files: built }) {
      const chunks = built.filter((file) => file.includes('/async/'));
      assert.equal(chunks.length, 1);
      assert.match(read(chunks[0]!), /Guten Tag/);
      assert.doesNotMatch(read(script), /Good day/);
    },
  },
  {
    says: [
      'You need the else for this: if the other import() just follows a return, its chunk stays in the output.',
    ],
    run: 'build',
    files: {
      'src/texts.js': "export const hello = 'Good day';\n",
      'src/index.js':
        "async function hello() {\n  if (import.meta.env.PROD) {\n    return 'Guten Tag';\n  }\n  return (await import('./texts')).hello;\n}\nhello().then(console.log);\n",
    },
    expect: ({ files: built }) =>
      assert.equal(built.filter((file) => file.includes('/async/')).length, 1),
  },
  {
    says: [
      'TypeScript knows the built-in variables from the types of @rsbuild/core.',
      'But any other name in import.meta.env has the type any, so a misspelled name goes unnoticed.',
    ],
    run: 'script',
    files: {
      'src/env.d.ts': '/// <reference types="@rsbuild/core/types" />\n',
      'src/types.ts':
        "const mode: 'development' | 'production' | 'none' = import.meta.env.MODE;\nconst dev: 1 = import.meta.env.DEV;\nconst any: 1 = import.meta.env.PUBLIC_API;\nexport { mode, dev, any };\n",
    },
    expect({ root }) {
      const errors = typeErrors(root, ['src/env.d.ts', 'src/types.ts']);
      assert.deepEqual(errors, ["TS2322: Type 'boolean' is not assignable to type '1'."]);
    },
  },
  {
    says: [
      'To prevent that, declare your variables:',
      'The three declarations are for three ways to read a value:',
      'ImportMetaEnv is for import.meta.env.',
      'ProcessEnv is for process.env',
      'MAX_ITEMS is for the constant of this name.',
      'Without its declaration, TypeScript reports an error:',
      "TS2304: Cannot find name 'MAX_ITEMS'.",
    ],
    run: 'script',
    pageFiles: ['src/env.d.ts'],
    files: {
      'src/types.ts':
        'const api: 1 = import.meta.env.PUBLIC_API;\nconst items: 1 = MAX_ITEMS;\nconst env: 1 = process.env.PUBLIC_API;\nexport { api, items, env };\n',
    },
    expect({ root }) {
      assert.deepEqual(typeErrors(root, ['src/env.d.ts', 'src/types.ts']), [
        "TS2322: Type 'string' is not assignable to type '1'.",
        "TS2322: Type 'number' is not assignable to type '1'.",
        "TS2322: Type 'string' is not assignable to type '1'.",
      ]);
      assert.match(
        typeErrors(root, ['src/types.ts']).join('\n'),
        /TS2304: Cannot find name 'MAX_ITEMS'/,
      );
    },
  },
  {
    says: [
      'When you change a file, the dev server restarts with the new values.',
      'The dev server forgets the values of the shell',
      "When you've set a title in the shell and then edit .env while the dev server runs, the page shows the title of the file.",
      "That's because Rsbuild restarts the server, and the first time, it removes the variables of the files from process.env, including those that the shell had set.",
      'From then on, the files take precedence.',
    ],
    run: 'script',
    files: {
      '.env': 'PUBLIC_TITLE=from the file\n',
      'rsbuild.config.mjs':
        'console.log(`the title is ${process.env.PUBLIC_TITLE}`);\nexport default {};\n',
    },
    async expect({ root, port, write }) {
      const tool = startTool([rsbuildBin, 'dev', '--port', String(port)], root, {
        PUBLIC_TITLE: 'from the shell',
      });
      try {
        await waitForLog(tool, /the title is from the shell/);
        await waitForLog(tool, /ready +built/);
        const repeat = setInterval(
          () => write('.env', `PUBLIC_TITLE=edited\nPUBLIC_AT=${Date.now()}\n`),
          1000,
        );
        try {
          await waitForLog(tool, /restart[^]*the title is edited/);
        } finally {
          clearInterval(repeat);
        }
      } finally {
        await stopTool(tool);
      }
    },
  },
  {
    says: "If output.assetPrefix is 'auto', ASSET_PREFIX is the word auto, and URLs made from it don't work.",
    run: 'build',
    config: { output: { assetPrefix: 'auto' } },
    files: logs('import.meta.env.ASSET_PREFIX'),
    expect: ({ read }) => assert.match(read(script), /log\("auto"\)/),
  },
  ...(
    [
      ['process.env.DB_PASSWORD', build],
      ['import.meta.env.PUBLIC_NOWHERE', build],
      ['process.env.NODE_ENV', 'rsbuild build --mode none'],
    ] as const
  ).map<Proof>(([name, command]) => ({
    says: IN_TEMPLATE,
    run: 'command',
    command,
    sample: { title: 'rsbuild.config.ts', containing: 'template:' },
    files: {
      '.env': 'DB_PASSWORD=secret\n',
      'static/index.html': `<title><%= ${name} %></title>\n`,
    },
    expect({ code, log }) {
      assert.notEqual(code, 0);
      assert.match(log, /process is not defined|Cannot read properties of undefined/);
    },
  })),
  ...[
    { command: build, config: "{ root: 'app' }", title: 'above' },
    { command: 'rsbuild build --root app', config: '{}', title: 'below' },
  ].map<Proof>(({ command, config, title: expected }) => ({
    says: [
      'Rsbuild looks for the files where you run it, or in the directory that you pass as --root.',
    ],
    run: 'command',
    command,
    dist: 'app/dist',
    files: {
      'app/src/index.js': title['src/index.js']!,
      'rsbuild.config.mjs': `export default ${config};\n`,
      '.env': 'PUBLIC_TITLE=above\n',
      'app/.env': 'PUBLIC_TITLE=below\n',
    },
    expect: ({ read }) => assert.match(read(script), new RegExp(`"${expected}"`)),
  })),
  ...['', 'production'].map<Proof>((nodeEnv) => ({
    says: [
      "Otherwise, Rsbuild uses NODE_ENV, and if your script hasn't set it, .env.production is left out.",
    ],
    run: 'command',
    command: 'node build.mjs',
    env: { NODE_ENV: nodeEnv },
    files: {
      ...title,
      '.env': 'PUBLIC_TITLE=for each\n',
      '.env.production': 'PUBLIC_TITLE=produced\n',
      'build.mjs':
        "import { createRsbuild } from '@rsbuild/core';\nawait (await createRsbuild({ loadEnv: true })).build();\n",
    },
    expect: ({ read }) => assert.match(read(script), nodeEnv === '' ? /"for each"/ : /"produced"/),
  })),
  {
    says: 'Compute them in your configuration and name them in source.define:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'MAX_ITEMS' },
    files: logs('process.env.RELEASE', 'MAX_ITEMS'),
    expect: ({ read }) => assert.match(read(script), /log\("2025-06",20\)/),
  },
  {
    says: 'When it may be missing, give it a default value in .env:',
    run: 'command',
    command: build,
    pageFiles: [{ title: '.env (excerpt)', as: '.env' }],
    files: logs('process.env.PUBLIC_BANNER', 'import.meta.env.PUBLIC_BANNER'),
    expect: ({ read }) => assert.match(read(script), /log\("",""\)/),
  },
  {
    says: 'List those that you need in source.define:',
    run: 'command',
    command: 'rsbuild build --no-env',
    env: { PUBLIC_API: 'from the shell' },
    pageFiles: [
      { title: 'rsbuild.config.ts', containing: 'JSON.stringify(process.env.PUBLIC_API)' },
    ],
    files: logs('import.meta.env.PUBLIC_API'),
    expect: ({ read }) => assert.match(read(script), /log\("from the shell"\)/),
  },
  {
    says: [
      "A new value doesn't show up in the output",
      'This happens when you use a build cache, because it still has the earlier value.',
    ],
    run: 'script',
    files: title,
    expect: async ({ root }) =>
      assert.deepEqual(await cachedTitles(root, false), ['first', 'first']),
  },
  {
    says: "Rsbuild doesn't notice variables of the shell, so list them in cacheDigest:",
    run: 'script',
    files: title,
    expect: async ({ root }) =>
      assert.deepEqual(await cachedTitles(root, true), ['first', 'second']),
  },
  ...(
    [
      ['performance: { buildCache: true }', 'second'],
      ['environments: { web: { performance: { buildCache: true } } }', 'first'],
    ] as const
  ).map<Proof>(([cache, expected]) => ({
    says: [
      "What to do depends on where you've set the variable:",
      'When a file changes, Rsbuild discards a cache that is set at the top level, but not one in environments.<name>.',
      'So move the cache to the top level.',
    ],
    run: 'script',
    alone: true,
    files: {
      ...title,
      'rsbuild.config.mjs': `${importCompletes}\nexport default { plugins: [completes()], ${cache} };\n`,
    },
    expect({ root, write }) {
      for (const value of ['first', 'second']) {
        write('.env', `PUBLIC_TITLE=${value}\n`);
        const { status, stdout, stderr } = spawnSync(process.execPath, [rsbuildBin, 'build'], {
          cwd: root,
          encoding: 'utf8',
          env: { ...process.env, NODE_ENV: 'production' },
        });
        assert.equal(status, 0, stdout + stderr);
      }
      const { read } = readBuiltFiles(path.join(root, 'dist'));
      assert.match(read(script), new RegExp(`"${expected}"`));
    },
  })),
  {
    says: [
      'In a Vue component, read public variables in the script and use the result in the template.',
      'In the template itself, Vue would take process for a field of the component, and import.meta stops the build:',
    ],
    run: 'build',
    config: {
      plugins: [pluginVue()],
      source: { define: { 'process.env.PUBLIC_TITLE': '"Shoe shop"' } },
      output: { minify: false },
    },
    files: {
      'src/index.js':
        "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App);\n",
      'src/App.vue':
        '<script setup>\nconst title = process.env.PUBLIC_TITLE;\n</script>\n<template>{{ title }}{{ process.env.PUBLIC_TITLE }}</template>\n',
    },
    expect({ read }) {
      assert.match(read(script), /const title = "Shoe shop"/);
      assert.match(read(script), /_ctx\.process\.env\.PUBLIC_TITLE/);
    },
  },
  {
    says: [
      'In a Vue component, read public variables in the script and use the result in the template.',
      'In the template itself, Vue would take process for a field of the component, and import.meta stops the build:',
    ],
    run: 'build',
    config: {
      plugins: [pluginVue()],
      source: { define: { 'import.meta.env.PUBLIC_TITLE': '"Shoe shop"' } },
    },
    files: {
      'src/index.js':
        "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App);\n",
      'src/App.vue': '<template>{{ import.meta.env.PUBLIC_TITLE }}</template>\n',
    },
    expect: ({ log, error }) =>
      assert.match(`${error}${log}`, /import\.meta may appear only with 'sourceType: "module"'/),
  },
  ...(
    [
      [
        'Node.js has a process.env, so the bundle reads variables without the prefix from it while it runs.',
        'process.env.DB_PASSWORD',
        /"later"/,
      ],
      [
        'import.meta.env fails as in the browser.',
        'import.meta.env.DB_PASSWORD',
        /Cannot read properties of undefined/,
      ],
    ] as const
  ).map<Proof>(([says, name, expected]) => ({
    says,
    run: 'script',
    config: { output: { target: 'node' } },
    files: { 'src/index.js': `console.log(JSON.stringify(${name}));\n` },
    async expect({ root, config }) {
      await (await createRsbuild({ cwd: root, rsbuildConfig: config })).build();
      const { stdout, stderr } = spawnSync(process.execPath, ['dist/index.js'], {
        cwd: root,
        encoding: 'utf8',
        env: { DB_PASSWORD: 'later' },
      });
      assert.match(stdout + stderr, expected);
    },
  })),
  {
    says: [
      'So put such values into a script in the public directory, which the build copies as it is:',
      'The scripts of your entries are deferred, so config.js runs before them, and your code finds the value in window.config.api.',
      'In each environment, replace dist/config.js with another file',
    ],
    run: 'preview',
    alone: true,
    sample: { title: 'rsbuild.config.ts', containing: "src: 'config.js'" },
    pageFiles: ['public/config.js'],
    files: { 'src/index.js': 'document.title = window.config.api;\n' },
    async expect({ open, write }) {
      assert.equal(await (await open()).title(), 'http://localhost:3001');
      write('dist/config.js', "window.config = { api: 'https://api.example.com' };\n");
      assert.equal(await (await open()).title(), 'https://api.example.com');
    },
  },
  ...['', ' --env-dir ../..'].map<Proof>((flag) => ({
    says: 'As long as the app has no such file, --env-dir ../.. is enough.',
    run: 'command',
    command: `rsbuild build --root apps/shop${flag}`,
    dist: 'apps/shop/dist',
    files: {
      '.env': 'PUBLIC_API=shared\n',
      'apps/shop/src/index.js': 'console.log(import.meta.env.PUBLIC_API);\n',
    },
    expect: ({ read }) => assert.equal(read(script).includes('"shared"'), flag !== ''),
  })),
  {
    says: [
      'let Rsbuild load that file as usual, and add the shared variables in the config file:',
      "When both files set a variable, the one of the app takes precedence, because it's in process.env already.",
    ],
    run: 'command',
    command: 'rsbuild build --root apps/shop --env-mode staging',
    dist: 'apps/shop/dist',
    pageFiles: [
      {
        title: 'rsbuild.config.ts',
        containing: "'../..'",
        as: 'apps/shop/rsbuild.config.ts',
      },
    ],
    files: {
      '.env': 'PUBLIC_TITLE=shared\nPUBLIC_API=shared\n',
      '.env.staging': 'PUBLIC_STAGE=shared staging\n',
      'apps/shop/.env': 'PUBLIC_TITLE=shop\n',
      'apps/shop/src/index.js':
        'console.log(import.meta.env.PUBLIC_TITLE, import.meta.env.PUBLIC_API, import.meta.env.PUBLIC_STAGE);\n',
    },
    expect: ({ read, log, code }) => {
      assert.equal(code, 0, log);
      assert.match(read(script), /"shop", ?"shared", ?"shared staging"/);
    },
  },
];
