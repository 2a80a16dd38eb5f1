import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, loadConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { editUntil } from '#kit/note-calls';
import { until } from '#kit/until';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { startTool, stopTool } from '#tools/project/run-tool';
import type { Proof } from '#tools/prover/proof';

const printing = (what: string) => ({
  'rsbuild.config.mjs': `export default (run) => {
  console.log('GIVEN', JSON.stringify(${what}));
  return {};
};
`,
});
const titled = (title: string) => `export default { html: { title: '${title}' } };\n`;
const names = ['mjs', 'ts', 'js', 'cjs', 'mts', 'cts'];
const merges = (says: string | string[], expect: () => void): Proof => ({
  says,
  run: 'script',
  expect,
});
const merged = (...configs: RsbuildConfig[]) => mergeRsbuildConfig(...configs);
const named = (name: string) => ({ name, setup: () => undefined });
const first = () => 'first.js';
const second = () => 'second.js';

const order = names.slice(0, -1).map<Proof>((extension, index) => ({
  says: [
    'Rsbuild looks for a config file in the folder where you run the command (or in the one that you pass with --root), and uses the first of these files that exists:',
    `rsbuild.config.${extension}`,
    'A second config file has a name that comes earlier in the list, such as rsbuild.config.mjs next to rsbuild.config.ts.',
  ],
  run: 'command',
  command: 'rsbuild build',
  files: {
    'package.json': '{ "name": "shop", "type": "module" }\n',
    ...Object.fromEntries(
      names
        .slice(index)
        .map((name) => [
          `rsbuild.config.${name}`,
          name.startsWith('c')
            ? `module.exports = { html: { title: '${name}' } };\n`
            : titled(name),
        ]),
    ),
  },
  expect: ({ read }) => assert.match(read('index.html'), new RegExp(`<title>${extension}</title>`)),
}));

export const proofs: Proof[] = [
  ...['build', 'preview --host 203.0.113.1'].map<Proof>((name) => ({
    says: 'You can also get both from a real run, when you put DEBUG=rsbuild in front of rsbuild dev or rsbuild build; see Debug mode.',
    run: 'command',
    command: `rsbuild ${name}`,
    env: { DEBUG: 'rsbuild' },
    files: { 'dist/index.html': '' },
    expect({ files, log }) {
      assert.match(log, /rsbuild \d\d:\d\d:\d\d init/);
      const written = files.filter((file) => file.startsWith('.rsbuild/'));
      assert.equal(written.length, name === 'build' ? 2 : 0);
    },
  })),
  {
    says: [
      'Rsbuild looks for a config file in the folder where you run the command (or in the one that you pass with --root), and uses the first of these files that exists:',
      "You've set root, and Rsbuild still looks for the config file where you run the command.",
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs':
        "export default { root: './shop', html: { title: 'Top' }, output: { distPath: { root: '../dist' } } };\n",
      'shop/rsbuild.config.mjs': titled('Shop'),
      'shop/src/index.js': '',
    },
    expect: ({ read }) => assert.match(read('index.html'), /<title>Top</),
  },
  {
    says: 'Rsbuild looks for a config file in the folder where you run the command (or in the one that you pass with --root), and uses the first of these files that exists:',
    run: 'command',
    command: 'rsbuild build --root shop',
    dist: 'shop/dist',
    files: {
      'rsbuild.config.mjs': titled('Top'),
      'shop/rsbuild.config.mjs': titled('Shop'),
      'shop/src/index.js': '',
    },
    expect: ({ read }) => assert.match(read('index.html'), /<title>Shop</),
  },
  ...order,
  {
    says: [
      "A wrong path doesn't stop the build",
      "If the file doesn't exist, Rsbuild prints Cannot find config file and goes on with the default names.",
    ],
    run: 'command',
    command: 'rsbuild build --config nowhere.mjs',
    files: { 'rsbuild.config.mjs': titled('Default name') },
    expect({ code, log, read }) {
      assert.equal(code, 0);
      assert.match(log, /Cannot find config file/);
      assert.match(read('index.html'), /<title>Default name</);
    },
  },
  {
    says: [
      'Node.js takes the file for CommonJS, because type in your package.json is commonjs.',
      'Your .js or .ts file fails in the native loader, with a SyntaxError at import or export.',
    ],
    run: 'script',
    files: {
      'package.json': '{ "name": "shop", "type": "commonjs" }\n',
      'run.mjs': [
        "import { loadConfig } from '@rsbuild/core';",
        "await loadConfig({ loader: 'native', path: process.argv[2] });",
      ].join('\n'),
      'as.js': titled('Shop'),
      'as.ts': titled('Shop'),
      'as.mjs': titled('Shop'),
      'as.mts': titled('Shop'),
    },
    expect({ root }) {
      const load = (file: string) =>
        spawnSync(process.execPath, ['run.mjs', file], { cwd: root, encoding: 'utf8' });
      const endings = Reflect.get(process.features, 'typescript')
        ? { broken: ['as.js', 'as.ts'], working: ['as.mjs', 'as.mts'] }
        : { broken: ['as.js'], working: ['as.mjs'] };
      for (const file of endings.broken) {
        const { status, stderr, stdout } = load(file);
        assert.notEqual(status, 0);
        assert.match(stderr + stdout, /SyntaxError/);
      }
      for (const file of endings.working) assert.equal(load(file).status, 0);
    },
  },
  {
    says: [
      'TypeScript files are loaded by jiti, which removes the types without checking them.',
      "So a type error shows up in your editor and in tsc, but it doesn't stop the build.",
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.ts': "const title: number = 'text';\nexport default { html: { title } };\n",
    },
    expect({ code, read }) {
      assert.equal(code, 0);
      assert.match(read('index.html'), /<title>text</);
    },
  },
  ...[undefined, 'production', 'test'].map((given): Proof => ({
    says: [
      'env: the value of process.env.NODE_ENV.',
      "If you don't set NODE_ENV, that's development for rsbuild inspect; --mode doesn't change it",
    ],
    run: 'command',
    command: 'rsbuild inspect --mode production',
    env: given === undefined ? {} : { NODE_ENV: given },
    files: printing('run'),
    expect({ log }) {
      const env = given ?? 'development';
      assert.ok(log.includes(`GIVEN {"env":"${env}","command":"inspect","envMode":"${env}"}`));
    },
  })),
  {
    says: [
      "command: the word after rsbuild, which is 'dev', 'build', 'preview' or 'inspect'",
      'envMode: the value of --env-mode, or else the same as env',
    ],
    run: 'command',
    command: 'rsbuild build --env-mode staging',
    files: printing('run'),
    expect: ({ log }) =>
      assert.match(log, /GIVEN \{"env":"production","command":"build","envMode":"staging"\}/),
  },
  {
    says: 'Here, rsbuild dev opens the browser, and rsbuild build --env-mode staging builds for the staging CDN.',
    run: 'command',
    command: 'rsbuild build --env-mode staging',
    pageFiles: [{ title: 'rsbuild.config.ts', containing: 'envMode' }],
    expect: ({ read }) =>
      assert.match(read('index.html'), /src="https:\/\/staging-cdn\.example\.com\/static/),
  },
  {
    says: ['The config function must return a config object.', 'Your function returns nothing.'],
    run: 'command',
    command: 'rsbuild build',
    files: { 'rsbuild.config.mjs': 'export default () => undefined;\n' },
    expect({ code, log }) {
      assert.equal(code, 1);
      assert.match(log, /The config function must return a config object\./);
    },
  },
  ...['mjs', 'ts'].map<Proof>((extension) => ({
    says: [
      'A TypeScript file without a default export counts as empty.',
      'Your TypeScript file has no export default.',
      'It then counts as empty, so add one.',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: { [`rsbuild.config.${extension}`]: "const config = { html: { title: 'shop' } };\n" },
    expect({ code, log, read }) {
      assert.equal(code, extension === 'ts' ? 0 : 1);
      if (extension === 'ts') assert.match(read('index.html'), /<title>Rsbuild App<\/title>/);
      else assert.match(log, /Cannot convert object to primitive value/);
    },
  })),
  {
    says: [
      "The config file, or a file that it imports, throws an error, which you'll find below the message.",
      "which you'll find below the message.",
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.ts': "import './other';\nexport default {};\n",
      'other.ts': "throw new Error('on purpose');\n",
    },
    expect({ code, log }) {
      assert.equal(code, 1);
      assert.match(log, /Failed to load file with jiti[^]*on purpose/);
    },
  },
  ...(
    [
      ['mjs', 'mjs'],
      ['ts', 'ts'],
      ['ts', 'json'],
      ['ts', 'mjs'],
      ['ts', 'cjs'],
    ] as const
  ).map<Proof>(([extension, imported]) => ({
    says: [
      'Now the server restarts when you edit a TypeScript file that a config file such as rsbuild.config.ts imports.',
      'Other files keep their old content after this restart, because they are still in the memory of the process: imported .json, .mjs and .cjs files, and the files that rsbuild.config.mjs imports.',
    ],
    run: 'script',
    files: {
      [`rsbuild.config.${extension}`]: `import { title } from './other.${imported}';
export default { html: { title } };
`,
    },
    async expect({ root, write }) {
      const load = async () => (await loadConfig({ cwd: root })).content.html?.title;
      const hold = (title: string) =>
        write(
          `other.${imported}`,
          imported === 'json'
            ? JSON.stringify({ title })
            : `${imported === 'cjs' ? 'exports.title' : 'export const title'} = '${title}';\n`,
        );
      hold('first');
      assert.equal(await load(), 'first');
      hold('second');
      assert.equal(await load(), imported === 'ts' ? 'second' : 'first');
    },
  })),
  {
    says: [
      'The result contains both aliases, and the port of the later configuration:',
      'Use mergeRsbuildConfig for this, because if you only spread the objects, the resolve of one replaces the resolve of the other:',
    ],
    run: 'script',
    sample: { title: 'rsbuild.config.ts', containing: 'mergeRsbuildConfig(shared, project)' },
    expect({ config }) {
      assert.equal(config.server?.port, 3001);
      assert.deepEqual(config.resolve?.alias, {
        '@common': './src/common',
        '@pages': './src/pages',
      });
    },
  },
  merges(
    'Two strings, numbers or regular expressions, or a boolean and another value | The later value',
    () => {
      const config = merged(
        {
          html: { title: 'a' },
          server: { port: 1 },
          source: { assetsInclude: /a/ },
          output: { sourceMap: { js: 'eval' } },
          tools: { htmlPlugin: () => undefined },
        },
        {
          html: { title: 'b' },
          server: { port: 2 },
          source: { assetsInclude: /b/ },
          output: { sourceMap: false },
          tools: { htmlPlugin: false },
        },
      );
      assert.deepEqual(config.source?.assetsInclude, /b/);
      assert.equal(config.tools?.htmlPlugin, false);
      assert.equal(config.html?.title, 'b');
      assert.equal(config.server?.port, 2);
      assert.equal(config.output?.sourceMap, false);
    },
  ),
  merges('undefined and another value | The other value', () =>
    assert.equal(merged({ html: { title: 'a' } }, { html: { title: undefined } }).html?.title, 'a'),
  ),
  merges('Objects | Merged key by key', () =>
    assert.deepEqual(merged({ html: { title: 'a' } }, { html: { mountId: 'b' } }).html, {
      title: 'a',
      mountId: 'b',
    }),
  ),
  merges('Arrays, such as plugins | Joined, with the earlier items first', () => {
    const { plugins, source } = merged(
      { plugins: [named('a')], source: { include: ['x'] } },
      { plugins: [named('b')], source: { include: ['y'] } },
    );
    assert.deepEqual(
      plugins?.map((plugin) => (plugin as { name: string }).name),
      ['a', 'b'],
    );
    assert.deepEqual(source?.include, ['x', 'y']);
  }),
  merges(
    'At the top level, the two values become an object, with the items of both in patterns.',
    () => {
      const list = { output: { copy: ['a.txt'] } };
      const object = { output: { copy: { patterns: ['b.txt'] } } };
      assert.deepEqual(merged(list, object).output?.copy, { patterns: ['a.txt', 'b.txt'] });
      assert.deepEqual(merged(object, list).output?.copy, { patterns: ['b.txt', 'a.txt'] });
    },
  ),
  merges(
    "A function and a value that isn't a boolean | An array of both, which are applied in order",
    () => {
      const change = () => undefined;
      assert.deepEqual(
        merged({ tools: { rspack: change } }, { tools: { rspack: { devtool: false } } }).tools
          ?.rspack,
        [change, { devtool: false }],
      );
    },
  ),
  merges(
    [
      'For some options, a second list or function is meant as a replacement, so the later value takes the place of the earlier one.',
      'When you merge two lists of browsers, the result has only the later one.',
      'For the following options, mergeRsbuildConfig takes the later value, even if both are arrays, functions or objects:',
      'resolve.extensions',
      'server.open and server.printUrls',
      'performance.removeConsole',
      'output.overrideBrowserslist, output.inlineScripts, output.inlineStyles, output.cssModules.auto and the fields of output.filename',
    ],
    () => {
      const { resolve, output, server, performance } = merged(
        {
          resolve: { extensions: ['.a'] },
          server: { open: ['/a'], printUrls: () => [] },
          performance: { removeConsole: ['log'] },
          output: {
            overrideBrowserslist: ['a'],
            inlineScripts: () => true,
            inlineStyles: () => true,
            cssModules: { auto: () => true },
            filename: { js: first },
          },
        },
        {
          resolve: { extensions: ['.b'] },
          server: { open: ['/b'], printUrls: first as never },
          performance: { removeConsole: ['warn'] },
          output: {
            overrideBrowserslist: ['b'],
            inlineScripts: second as never,
            inlineStyles: second as never,
            cssModules: { auto: second as never },
            filename: { js: second },
          },
        },
      );
      assert.deepEqual(resolve?.extensions, ['.b']);
      assert.deepEqual(server?.open, ['/b']);
      assert.equal(server?.printUrls, first);
      assert.deepEqual(performance?.removeConsole, ['warn']);
      assert.deepEqual(output?.overrideBrowserslist, ['b']);
      assert.equal(output?.inlineScripts, second);
      assert.equal(output?.inlineStyles, second);
      assert.equal(output?.cssModules?.auto, second);
      assert.equal(output?.filename?.js, second);
      const objects = merged(
        { server: { open: { target: '/a' } }, output: { inlineScripts: { test: /a/ } } },
        {
          server: { open: { before: () => undefined } },
          output: { inlineScripts: { test: /b/, enable: 'auto' } },
        },
      );
      assert.deepEqual(Object.keys(objects.server?.open as object), ['before']);
      assert.deepEqual(objects.output?.inlineScripts, { test: /b/, enable: 'auto' });
    },
  ),
  {
    says: [
      'Under the same environments.<name>, they become an array instead, and the build fails.',
      'Two values for a field of output.filename become an array there, too.',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'a.txt': 'a',
      'rsbuild.config.mjs': `import { mergeRsbuildConfig } from '@rsbuild/core';
const web = (copy) => ({ environments: { web: { output: { copy } } } });
export default mergeRsbuildConfig(web(['a.txt']), web({ patterns: ['a.txt'] }));
`,
    },
    expect({ code, files, log }) {
      assert.notEqual(code, 0);
      assert.match(log, /Missing field `from`/);
      assert.deepEqual([...files], []);
    },
  },
  {
    says: [
      'Under the same environments.<name>, they become an array instead, and the build fails.',
      'Two values for a field of output.filename become an array there, too.',
    ],
    run: 'build',
    config: merged(
      { environments: { web: { output: { filename: { js: first } } } } },
      { environments: { web: { output: { filename: { js: second } } } } },
    ),
    expect: ({ error }) => assert.match(String(error), /Received an instance of Array/),
  },
  ...['ts', 'mjs'].map<Proof>((extension) => ({
    says: [
      'The ending of a file decides what loads it:',
      'TypeScript files are loaded by jiti',
      'Files that end in .js, .mjs or .cjs are loaded by Node.js itself, and by jiti if that fails.',
    ],
    run: 'script',
    files: {
      [`rsbuild.config.${extension}`]: titled('Shop'),
      'tmp/empty.txt': '',
    },
    async expect({ root }) {
      const temporary = path.join(root, 'tmp');
      const tool = startTool([rsbuildBin, 'inspect'], root, { TMPDIR: temporary });
      assert.equal(await tool.ended, 0, tool.log());
      const kept = readdirSync(temporary, { recursive: true }).map(String);
      assert.equal(
        kept.some((file) => /^jiti.*rsbuild.config/.test(file)),
        extension === 'ts',
        kept.join(),
      );
    },
  })),
  ...([{}, { NODE_OPTIONS: '--import tsx' }] as Record<string, string>[]).map<Proof>((env) => ({
    says: [
      'Before 22.6: a tool that compiles TypeScript, such as the package tsx with NODE_OPTIONS="--import tsx" on Node.js 20.',
      'Without one, the command fails with ERR_UNKNOWN_FILE_EXTENSION',
    ],
    run: 'command',
    command: 'rsbuild inspect --config-loader native',
    env,
    files: {
      'rsbuild.config.ts': "const title: string = 'Shop';\nexport default { html: { title } };\n",
      'src/packages.ts': "import 'tsx';\n",
    },
    expect({ code, log, read }) {
      const works = 'NODE_OPTIONS' in env || Boolean(Reflect.get(process.features, 'typescript'));
      assert.equal(code, works ? 0 : 1, log);
      if (works) assert.match(read('.rsbuild/rsbuild.config.mjs'), /title: 'Shop'/);
      else assert.match(log, /ERR_UNKNOWN_FILE_EXTENSION/);
    },
  })),
  {
    says: [
      'defineConfig returns the object as it is, so in a JavaScript file, a comment with the type does the same:',
    ],
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ title: 'rsbuild.config.mjs', containing: '@type' }],
    expect({ read }) {
      assert.match(read('index.html'), /<title>Shoe shop<\/title>/);
      const config = {};
      assert.equal(defineConfig(config), config);
    },
  },
  ...(['app (1)', 'app'] as const).map<Proof>((folder) => ({
    says: [
      'When you save the file, rsbuild dev restarts by itself and uses the new options.',
      'The server normally restarts when you edit the config file or a .env file.',
      'When it contains brackets, as in app (1), Rsbuild takes it for a pattern and misses your edits.',
    ],
    run: 'script',
    alone: true,
    files: {
      [`${folder}/src/index.js`]: '',
      [`${folder}/own.txt`]: '',
      [`${folder}/.env`]: '',
      [`${folder}/rsbuild.config.mjs`]:
        "export default { dev: { watchFiles: { type: 'reload-server', paths: 'own.txt' } } };\n",
    },
    async expect({ root, port, write }) {
      const app = path.join(root, folder);
      const config = readFileSync(path.join(app, 'rsbuild.config.mjs'), 'utf8');
      const tool = startTool([rsbuildBin, 'dev', '--port', String(port)], app);
      try {
        await until(() => /built in/.test(tool.log()));
        await editUntil(
          (count) => {
            if (count > 15) write(`${folder}/own.txt`, String(count));
            else if (count % 2) write(`${folder}/.env`, `COUNT=${count}\n`);
            else write(`${folder}/rsbuild.config.mjs`, `${config}// ${count}\n`);
          },
          until(() => /restarting server/.test(tool.log())),
        );
        const first = /restarting server as (\S+) changed/.exec(tool.log())?.[1];
        assert.equal(first === 'own.txt', folder === 'app (1)', first);
      } finally {
        await stopTool(tool);
      }
    },
  })),
  {
    says: 'The variables of your .env files are in process.env as well.',
    run: 'command',
    command: 'rsbuild build',
    files: {
      '.env': 'SHOE=red shoe\n',
      'rsbuild.config.mjs': 'export default { html: { title: process.env.SHOE } };\n',
    },
    expect: ({ read }) => assert.match(read('index.html'), /<title>red shoe<\/title>/),
  },
  ...(['build', 'preview', 'dev', 'inspect'] as const).map<Proof>((name) => ({
    says: 'Unless you set NODE_ENV yourself, Rsbuild does it before it loads the file: to production for rsbuild build and rsbuild preview, and to development for rsbuild dev.',
    run: 'command',
    command: `rsbuild ${name}`,
    files: {
      'rsbuild.config.mjs': "console.log('GIVEN', process.env.NODE_ENV);\nprocess.exit(3);\n",
    },
    expect({ code, log }) {
      assert.equal(code, 3);
      const mode = name === 'build' || name === 'preview' ? 'production' : 'development';
      assert.match(log, new RegExp(`GIVEN ${mode}`));
    },
  })),
];
