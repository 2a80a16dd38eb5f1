import assert from 'node:assert/strict';
import { loadConfig } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: [
      'Rsbuild resolves a relative value against the working directory, or in the JavaScript API against the cwd that you pass to createRsbuild.',
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
      '__dirname is available as long as you use the default loader.',
      ...(name === 'rsbuild.config.ts'
        ? []
        : [
            'Node.js loads these files itself, fails at __dirname, and Rsbuild then runs the file again with its default loader.',
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
    says: "With --config-loader native, it's missing in ES modules, so use import.meta.dirname (Node.js 20.11 or later) instead.",
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
      'Changes the paths in the table above | Yes | Yes',
      'Changes where the config file is | No | Yes',
      'Changes where the .env files are | No | Yes',
      'If you set both | Has no effect | Takes precedence',
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
