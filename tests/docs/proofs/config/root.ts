import assert from 'node:assert/strict';
import { loadConfig } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
import { sameFiles } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: 'Set root to this directory, and Rsbuild looks there for the entry, the public files and tsconfig.json, and writes its output there:',
    shown: { containing: 'packages/web/dist/index.html' },
    run: 'build',
    dist: 'packages/web/dist',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: {
      'packages/web/src/index.ts': "import '@/word';\n",
      'packages/web/code/word.ts': "console.log('by the paths of web');\n",
      'packages/web/tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./code/*"] } } }\n',
    },
    expect({ files, read, shown }) {
      sameFiles(files, shown.replaceAll('packages/web/', ''));
      assert.match(read('static/js/index.*.js'), /by the paths of web/);
    },
  },
  {
    says: 'Without the option, the root is the directory in which you run the command.',
    run: 'command',
    command: 'rsbuild build --config config/rsbuild.config.mjs',
    files: {
      'config/rsbuild.config.mjs': 'export default {};\n',
      'config/src/index.js': "console.log('of config');\n",
      'src/index.js': "console.log('of the working directory');\n",
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /of the working directory/),
  },
  {
    says: 'Start Rsbuild with --root, or with --env-dir if the config file is elsewhere:',
    run: 'command',
    command: 'rsbuild build --env-dir packages/web',
    dist: 'packages/web/dist',
    files: {
      '.env': 'PUBLIC_PLACE=nearby',
      'packages/web/.env': 'PUBLIC_PLACE=of web',
      'packages/web/src/index.js': 'console.log(process.env.PUBLIC_PLACE);',
      'rsbuild.config.mjs': "export default { root: './packages/web' };\n",
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /"of web"/),
  },
  {
    says: [
      'Rsbuild resolves a relative path from the working directory, not from the directory of the config file.',
      'If you call Rsbuild from a script, a relative path starts at the cwd that you pass to createRsbuild.',
      'The output directory dist | output.distPath',
      "Rspack's context | tools.rspack",
    ],
    run: 'rspack',
    files: { 'app/src/index.js': 'console.log(1);' },
    config: { root: './app' },
    expect({ context, output }, { root }) {
      assert.equal(context, `${root}/app`);
      assert.equal(output?.path, `${root}/app/dist`);
    },
  },
  {
    says: [
      'The default entry src/index.* | source.entry',
      'The public directory public | server.publicDir',
      'Relative paths of the template, the favicon and the app icons | html',
      'Relative paths in aliases | resolve.alias',
    ],
    run: 'build',
    dist: 'app/dist',
    files: {
      'app/src/index.js': "import '@/word.js';\n",
      'app/code/word.js': "console.log('word of alias');",
      'app/public/data.txt': 'data',
      'app/page.html': '<html><head></head><body>mine</body></html>',
      'app/icon.png': 'png',
    },
    config: {
      root: './app',
      html: { template: './page.html', favicon: './icon.png' },
      resolve: { alias: { '@': './code' } },
    },
    expect({ files, read, error }) {
      assert.equal(error, undefined);
      hasFile(files, /^data\.txt$/);
      hasFile(files, /^icon\.png$/);
      assert.match(read('index.html'), /mine/);
      assert.match(read('static/js/index.*.js'), /word of alias/);
    },
  },
  ...(
    [
      ['rsbuild.config.ts', '{}'],
      ['rsbuild.config.mjs', '{}'],
      ['rsbuild.config.js', '{ "type": "module" }'],
    ] as const
  ).map<Proof>(([name, manifest]) => ({
    says: [
      '__dirname works in an ES module with the default loader',
      ...(name === 'rsbuild.config.ts'
        ? []
        : [
            'But Node.js fails at __dirname, so Rsbuild runs the file again with its own loader, and the code before __dirname runs more than once.',
            'You can use __dirname in rsbuild.config.mjs, and in rsbuild.config.js of a package with "type": "module".',
          ]),
    ],
    run: 'script',
    files: {
      'package.json': manifest,
      [name]:
        "globalThis.configRuns = (globalThis.configRuns ?? 0) + 1;\nexport default { root: __dirname + '/packages/web' };\n",
    },
    async expect({ root }) {
      const runs = globalThis as { configRuns?: number };
      delete runs.configRuns;
      const { content } = await loadConfig({ cwd: root });
      assert.equal(content.root, `${root}/packages/web`);
      assert.equal(runs.configRuns! > 1, name !== 'rsbuild.config.ts');
    },
  })),
  {
    says: [
      "When the config file is an ES module that Node.js loads itself, such as rsbuild.config.mjs, it doesn't have __dirname.",
      'Use import.meta.dirname instead, which needs Node.js 20.11 or later:',
      "You load the config file with --config-loader native, and it's an ES module, which has no __dirname.",
    ],
    run: 'script',
    files: {
      'first.mjs': "export default { root: __dirname + '/packages/web' };\n",
      'second.mjs': "export default { root: import.meta.dirname + '/packages/web' };\n",
    },
    async expect({ root }) {
      const load = (path: string) => loadConfig({ cwd: root, path, loader: 'native' });
      await assert.rejects(load('first.mjs'), /__dirname is not defined/);
      assert.equal((await load('second.mjs')).content.root, `${root}/packages/web`);
    },
  },
  ...(
    [
      ['', 'nearby', 'packages/web/dist'],
      ['--root other', 'of other', 'other/dist'],
    ] as const
  ).map<Proof>(([flag, title, dist]) => ({
    says: [
      ...(flag === ''
        ? [
            'Rsbuild has to find the config file before it can read root from it, and it loads the .env files before it runs the config file.',
            'The .env file is in the directory that root names, but Rsbuild looks for it in the working directory.',
          ]
        : [
            'Now Rsbuild also looks for rsbuild.config.* and .env in packages/web.',
            'If the configuration sets root as well, the flag takes precedence.',
          ]),
    ],
    run: 'command',
    command: `rsbuild build ${flag}`.trim(),
    dist,
    files: {
      '.env': 'PUBLIC_PLACE=nearby',
      'other/.env': 'PUBLIC_PLACE=of other',
      'packages/web/.env': 'PUBLIC_PLACE=of web',
      ...Object.fromEntries(
        (['packages/web', 'other'] as const).map((folder) => [
          `${folder}/src/index.js`,
          'console.log(process.env.PUBLIC_PLACE);',
        ]),
      ),
      'rsbuild.config.mjs':
        "export default { root: './packages/web', html: { title: 'nearby' } };\n",
      'other/rsbuild.config.mjs':
        "export default { root: '../packages/web', html: { title: 'of other' } };\n",
      'packages/web/rsbuild.config.mjs': "export default { html: { title: 'of web' } };\n",
    },
    expect({ code, log, read }) {
      assert.equal(code, 0, log);
      assert.ok(read('index.html').includes(`<title>${title}</title>`));
      assert.ok(read('static/js/index.*.js').includes(`"${title}"`));
    },
  })),
  {
    says: [
      'tsconfig.json | source.tsconfigPath',
      'The cache in node_modules/.cache | performance.buildCache',
    ],
    run: 'rspack',
    files: { 'app/src/index.js': '', 'app/tsconfig.json': '{}', 'tsconfig.json': '{}' },
    config: { root: './app', performance: { buildCache: true } },
    expect({ resolve, experiments }, { root }) {
      assert.equal(
        (resolve?.tsConfig as { configFile: string }).configFile,
        `${root}/app/tsconfig.json`,
      );
      assert.ok(JSON.stringify(experiments?.cache).includes(`"${root}/app/node_modules/.cache/`));
    },
  },
];
