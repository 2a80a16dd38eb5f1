import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { createRsbuild, type EnvironmentContext, type Rspack } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
import { inspectsBuild } from '#kit/inspects-build';
import { sameFiles } from '#kit/looks-like';
import { until } from '#kit/until';
import { whenAllChanged } from '#kit/when-all-changed';
import { printedRspackFile } from '#kit/printed-rspack-file';
import { allScripts } from '#kit/scripts';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const style = 'static/css/index.*.css';

const removed = {
  source: { entry: () => ({ other: './src/other.js' }) },
  dev: { startUrl: true },
  output: {
    targets: ['web', 'node'],
    overrideBrowserslist: { web: ['ie 9'] },
    emitAssets: () => false,
    distPath: { server: 'server' },
    minify: { html: true, htmlOptions: {} },
    dataUriLimit: 0,
  },
  tools: { autoprefixer: {} },
} as never;

const removedFiles = {
  'src/index.js':
    "import logo from './a.svg';\nconst shoe = () => logo;\nconsole.log('你好', shoe?.());\n",
  'src/other.js': 'console.log(2);\n',
  'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
  'page.html': '<html>\n  <body>\n    <p>text</p>\n  </body>\n</html>\n',
};

/** A folder that Rsbuild 1.x has no scripts for. */
const oldPath = { worker: 'ignored' };

export const proofs: Proof[] = [
  {
    says: [
      'Rsbuild ignores most removed options without a message, but a type check finds them.',
      'output.targets | output.target, or environments | Ignored. Only web is built',
      'source.entry as a function | source.entry of each environment | Ignored. Rsbuild uses the default entry',
      'output.overrideBrowserslist as an object | A list for each environment | Ignored',
      'output.emitAssets as a function | true or false for each environment | Ignored. A function counts as true',
      'output.distPath.server | output.distPath.root of the environment | Ignored',
      'tools.autoprefixer | Lightning CSS | Ignored',
      "The default of output.charset was 'ascii' and is now 'utf8'.",
      "output.charset | Default 'utf8' | The output can contain characters beyond ASCII, such as Chinese ones",
    ],
    run: 'build',
    config: removed,
    files: removedFiles,
    expect({ files, read, log, error }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn|targets|autoprefixer|startUrl/);
      assert.ok(files.includes('index.html') && !files.includes('other.html'));
      assert.ok(!files.some((file) => file.startsWith('server')));
      hasFile(files, /^static\/svg\/a\.\w+\.svg$/);
      assert.match(read(script), /=>/);
      assert.match(read(script), /你好/);
    },
  },
  {
    says: "output.minify.html, htmlOptions | A plugin | Ignored. HTML isn't minified",
    run: 'build',
    config: {
      html: { template: './page.html' },
      output: { minify: { html: true, htmlOptions: {} } as never },
    },
    files: removedFiles,
    expect: ({ read }) => assert.match(read('index.html'), /\n {4}<p>text<\/p>/),
  },
  ...[
    { jsOptions: { mangle: false, compress: false, format: { comments: 'all' } } },
    {
      jsOptions: {
        minimizerOptions: { mangle: false, compress: false, format: { comments: 'all' } },
      },
    },
  ].map<Proof>((minify: object, index) => ({
    says: [
      'output.minify.jsOptions with compress, mangle or format | These fields are in minimizerOptions | Ignored. The defaults apply',
      'In 1.x, server.open is for the dev server and the preview server, and the options of the minimizer are a level deeper:',
    ],
    run: 'build',
    config: { output: { minify: minify as never } },
    files: {
      'src/index.js':
        'const price = Math.random(); /* a remark */\nif (price === 1 + 1) console.log(price, price);\n',
    },
    expect({ read, error }) {
      assert.equal(error, undefined);
      for (const kept of [/\bprice\b/, /1\+1/, /a remark/])
        assert.equal(kept.test(read(script)), index === 1, String(kept));
    },
  })),
  {
    says: "The target 'service-worker' is now called 'web-worker', and in place of output.distPath.worker, you set output.distPath.root of the environment.",
    run: 'build',
    config: {
      environments: {
        web: {},
        worker: { output: { target: 'web-worker', distPath: { root: 'dist/worker', ...oldPath } } },
      },
    },
    expect({ files, error }) {
      assert.equal(error, undefined);
      hasFile(files, /^worker\/.*index\..*js$/);
      assert.ok(!files.some((file) => file.includes('ignored')));
    },
  },
  {
    says: [
      "output.polyfill | Default 'off' | No polyfills are added",
      "output.polyfill is now 'off' by default, so Rsbuild adds no polyfills.",
    ],
    run: 'build',
    config: { output: { overrideBrowserslist: ['ie 11'] } },
    files: { 'src/index.js': 'console.log([1].at(0));\n' },
    expect: ({ files, read }) => {
      assert.ok(!files.some((file) => file.includes('polyfill')));
      assert.doesNotMatch(read(script), /core-js/);
    },
  },
  {
    says: 'To support browsers that lack APIs your code uses, you need to set the option:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "polyfill: 'usage'" },
    with: { output: { overrideBrowserslist: ['ie 11'] } },
    files: { 'src/index.js': 'console.log([1].at(0));\n' },
    expect: (build) => assert.match(allScripts(build), /zloirock\/core-js/),
  },
  {
    says: [
      "source.decorators | Default version '2022-03' | Old decorators behave differently",
      "By default, source.decorators uses the version '2022-03' of the proposal.",
      'In this version, a decorator gets the decorated value and a context object, but old decorators expect other arguments.',
    ],
    run: 'dev',
    config: { mode: 'development' },
    files: {
      'src/index.ts': `function named(...given: unknown[]) {
  document.title = String(given.length) + typeof given[1];
}
class Shop {
  @named
  open() {}
}
new Shop().open();
`,
    },
    expect: async ({ open }) => assert.equal(await (await open()).title(), '2object'),
  },
  {
    says: [
      'tools.rspack | Is validated | The build stops if a value is wrong',
      'A wrong value stops the build.',
      "Such a ValidationError names a value in tools.rspack that has the wrong type, as in minimize: 'yes', and the build stops.",
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs':
        "export default { tools: { rspack: { optimization: { minimize: 'yes' } } } };\n",
    },
    expect({ code, files, log }) {
      assert.equal(code, 1);
      assert.match(
        log,
        /ValidationError: [^]*Expected boolean, received string at "optimization\.minimize"/,
      );
      assert.ok(!files.some((file) => file.startsWith('static/')));
    },
  },
  {
    says: 'This includes what you set in tools.rspack and what plugins add.',
    run: 'build',
    config: {
      plugins: [
        {
          name: 'wrong',
          setup(api) {
            api.modifyRspackConfig((config: Rspack.Configuration) => {
              config.optimization = { minimize: 'yes' as never };
            });
          },
        },
      ],
    },
    expect: ({ error }) =>
      assert.match(`${error}`, /Expected boolean, received string at "optimization\.minimize"/),
  },
  {
    says: [
      "An unknown field doesn't stop it. Rspack only reports the field, because the build can go on without it.",
      'Rspack has no such field, and the build continues without it.',
    ],
    run: 'build',
    config: { tools: { rspack: { foo: 1 } as never } },
    expect: ({ files, error, log }) => {
      assert.equal(error, undefined);
      assert.match(log, /Unrecognized key\(s\) in object: 'foo'/);
      hasFile(files, /index\.\w+\.js$/);
    },
  },
  ...['strict', 'loose-unrecognized-keys', undefined].map<Proof>((strictness) => ({
    says:
      strictness === undefined
        ? 'We recommend the default, loose-unrecognized-keys.'
        : 'To make the check stricter, for example in CI, set the environment variable RSPACK_CONFIG_VALIDATE to strict, and an unknown field stops the build too:',
    run: 'command',
    command: 'rsbuild build',
    ...(strictness && { env: { RSPACK_CONFIG_VALIDATE: strictness } }),
    files: { 'rsbuild.config.mjs': 'export default { tools: { rspack: { foo: 1 } } };\n' },
    expect({ code, log }) {
      assert.equal(code, strictness === 'strict' ? 1 : 0);
      assert.match(log, /Unrecognized key\(s\) in object: 'foo'/);
    },
  })),
  {
    says: [
      "html.appIcon as a string | An object | Cannot read properties of undefined (reading 'map')",
      'html.appIcon is still a path, but Rsbuild looks for a list.',
      'so a single path, as in this configuration, is no longer enough:',
    ],
    run: 'build',
    config: { html: { appIcon: './src/icon.png' as never } },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /Cannot read properties of undefined \(reading 'map'\)/),
  },
  {
    says: [
      "source.alias as a function with target | resolve.alias of each environment | Cannot destructure property 'target' of 'undefined'",
      'Your alias is a function that expects target, but Rsbuild no longer passes it.',
    ],
    run: 'build',
    config: {
      source: {
        alias: ((alias: object, { target }: { target: string }) => ({ ...alias, target })) as never,
      },
    },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /Cannot destructure property 'target' of '\w+'/),
  },
  ...(['', '<port>'] as const).map<Proof>((port) => ({
    says:
      port === ''
        ? [
            "dev.client.port | Default '' | Rsbuild uses the port of the page",
            "By default, dev.client now connects to the port of the page ('') instead of that of the dev server.",
          ]
        : "So set the port to '<port>'.",
    run: 'dev',
    config: port === '' ? {} : { dev: { client: { port } } },
    async expect({ get, page, port: own }) {
      const names = [...(await page('/')).matchAll(/<script[^>]* src="([^"]+)"/g)];
      const scripts = names.map(async ([, name = '']) => (await get(name)).text());
      const code = (await Promise.all(scripts)).join('\n');
      const written = /["']?\bport["']?:\s*["']?(\d*)["']?,/.exec(code)?.[1];
      assert.equal(written, port === '' ? '' : String(own));
    },
  })),
  {
    says: [
      'In 1.x, each output is an environment with a separate part of the configuration.',
      'replace targets with an environment for each target, and set output.target in it.',
      'distPath.server becomes distPath.root of the environment for the server.',
      'npx rsbuild build builds both environments.',
      'Only web outputs the image, because emitAssets is false for node:',
    ],
    shown: { section: 'Multiple targets', containing: 'dist/server/index.js' },
    run: 'build',
    sample: {
      title: 'rsbuild.config.ts',
      section: 'Multiple targets',
      containing: 'environments: {',
    },
    pageFiles: [
      'src/index.client.ts',
      'src/index.server.ts',
      'src/render.ts',
      'src/browser.ts',
      'src/server.ts',
      { title: 'src/logo.svg' },
    ],
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  {
    says: "If you build for a single target, you don't need environments: output: { target: 'node' } is enough.",
    run: 'build',
    config: { output: { target: 'node' } },
    expect({ files, error }) {
      assert.equal(error, undefined);
      hasFile(files, /(?:^|\/)index\.js$/);
      assert.ok(!files.includes('index.html'));
    },
  },
  {
    says: [
      'The alias: move it to resolve, because source.alias was renamed to resolve.alias in 1.1.7.',
      'The old name still works, but Rsbuild prints a warning.',
    ],
    run: 'build',
    config: { source: { alias: { shop: './src/shop.js' } } },
    files: {
      'src/index.js': "import 'shop';\n",
      'src/shop.js': "console.log('the shop');\n",
    },
    expect({ read, log }) {
      assert.match(read(script), /the shop/);
      assert.match(log, /source\.alias.*deprecated/);
    },
  },
  {
    says: 'because since 1.0, Rsbuild uses Lightning CSS to add vendor prefixes, to convert new CSS syntax for older browsers and to minify CSS.',
    run: 'build',
    config: { output: { overrideBrowserslist: ['chrome >= 50'] } },
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': '.a {\n  user-select: none;\n  inset: 0;\n}\n.a { & .b { color: red } }\n',
    },
    expect: ({ read }) => {
      assert.match(read(style), /-webkit-user-select:none/);
      assert.match(read(style), /top:0/);
      assert.match(read(style), /\.a \.b\{color:red\}/);
    },
  },
  {
    says: "Rsbuild supports the versions '2022-03' and 'legacy'.",
    run: 'build',
    config: { source: { decorators: { version: '2022-11' as never } } },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /\[rsbuild:swc\] Unknown decorators version: 2022-11/),
  },
  {
    says: [
      'api.getHtmlPaths() | environment.htmlPaths',
      'api.context.entry | environment.entry',
      'api.context.targets | environment.config.output.target',
      'target among the arguments of a function | environment, with name and config',
      '– | New: onBeforeEnvironmentCompile, onAfterEnvironmentCompile',
      'Hooks that run for each environment get environment as an argument.',
      'In 1.x, hooks that run once get environments, an object that contains the environments by name.',
    ],
    run: 'script',
    async expect({ root }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { environments: { web: {}, node: { output: { target: 'node' } } } },
      });
      const seen: EnvironmentContext[] = [];
      let after = 0;
      let names: string[] = [];
      rsbuild.addPlugins([
        {
          name: 'listener',
          setup(api) {
            assert.ok(!('getHtmlPaths' in api));
            api.onBeforeEnvironmentCompile(({ environment }) => {
              seen.push(environment);
            });
            api.onAfterEnvironmentCompile(() => {
              after += 1;
            });
            api.onBeforeBuild(({ environments }) => {
              names = Object.keys(environments);
            });
          },
        },
      ]);
      await (await rsbuild.build()).close();
      assert.deepEqual(names, ['web', 'node']);
      assert.equal(after, 2);
      const web = seen.find(({ name }) => name === 'web');
      assert.deepEqual(web?.htmlPaths, { index: 'index.html' });
      assert.deepEqual(Object.keys(web.entry), ['index']);
      assert.equal(web.config.output.target, 'web');
    },
  },
  whenAllChanged(
    'In a project with several environments, it calls this hook only if all of them have changed.',
  ),
  {
    says: 'Use onBeforeEnvironmentCompile for what has to happen before each build of an environment.',
    run: 'script',
    files: { 'src/one.js': '', 'src/two.js': '' },
    async expect({ root, write }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          environments: {
            one: { source: { entry: { one: './src/one.js' } } },
            two: { source: { entry: { two: './src/two.js' } } },
          },
        },
      });
      const built: string[] = [];
      rsbuild.addPlugins([
        {
          name: 'listener',
          setup(api) {
            api.onBeforeEnvironmentCompile(({ environment }) => {
              built.push(environment.name);
            });
          },
        },
      ]);
      const { close } = await rsbuild.build({ watch: true });
      await until(() => existsSync(`${root}/dist/one.html`) && existsSync(`${root}/dist/two.html`));
      const times = built.filter((name) => name === 'one').length;
      write('src/one.js', "console.log('edited');\n");
      await until(() => built.filter((name) => name === 'one').length > times);
      await close();
    },
  },
  {
    says: [
      'Now it calls the hook before each build under --watch, and isFirstCompile is true for the first build.',
    ],
    run: 'script',
    async expect({ root, write }) {
      const first: boolean[] = [];
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: {} });
      rsbuild.onBeforeBuild(({ isFirstCompile }) => {
        first.push(isFirstCompile);
      });
      const { close } = await rsbuild.build({ watch: true });
      await until(() => existsSync(`${root}/dist/index.html`));
      write('src/index.js', "console.log('edited');\n");
      await until(() => first.length > 1);
      await close();
      assert.deepEqual(first.slice(0, 2), [true, false]);
    },
  },
  {
    says: [
      'If you still need it, add a plugin:',
      'The plugin accepts the options of html-minifier-terser.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'pluginHtmlMinifierTerser' },
    with: { html: { template: './page.html' } },
    files: removedFiles,
    expect: ({ read }) => assert.match(read('index.html'), /<body><p>text<\/p><\/body>/),
  },
  {
    says: 'html.appIcon can now contain more than one icon and create a web app manifest',
    run: 'build',
    config: {
      html: {
        appIcon: {
          name: 'Shop',
          icons: [
            { src: './src/small.png', size: 192 },
            { src: './src/large.png', size: 512 },
          ],
        },
      },
    },
    files: { 'src/small.png': new Uint8Array(10), 'src/large.png': new Uint8Array(20) },
    expect({ read }) {
      const [, path] = /<link rel="manifest" href="\/([^"]+)"/.exec(read('index.html')) ?? [];
      const { name, icons } = JSON.parse(read(path!)) as { name: string; icons: object[] };
      assert.deepEqual([name, icons.length], ['Shop', 2]);
    },
  },
  {
    says: 'The path becomes an item of the list icons:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'icons: [' },
    files: { 'src/assets/icon.png': new Uint8Array(10) },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /rel="apple-touch-icon" sizes="180x180" href="[^"]*icon\.png"/,
      ),
  },
  {
    says: 'When one of your rules needs a prefix of autoprefixer, add autoprefixer as a PostCSS plugin:',
    run: 'build',
    pageFiles: ['postcss.config.cjs'],
    files: {
      'linked.cjs': "require('autoprefixer');\n",
      '.browserslistrc': 'ie 10\n',
      'src/index.js': "import './a.css';\n",
      'src/a.css': '.a { writing-mode: vertical-lr }\n',
    },
    expect: ({ read }) => assert.match(read(style), /-ms-writing-mode:tb-lr/),
  },
  {
    says: 'For these, set the old version:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Decorators' },
    with: { output: { minify: false } },
    files: {
      'src/index.ts': `function named(...given: unknown[]) {
  console.log(given.length);
}
class Shop {
  @named
  open(name: string): number {
    return name.length;
  }
}
console.log(Shop);
`,
    },
    expect({ read }) {
      assert.match(read(script), /Reflect\.decorate/);
      assert.match(read(script), /"design:paramtypes"/);
    },
  },
  {
    says: 'Rsbuild ignores --env, which was the flag in 0.x.',
    run: 'command',
    command: 'rsbuild inspect --env production',
    expect: (result) => assert.match(printedRspackFile(result), /\n {2}mode: 'development'/),
  },
  ...inspectsBuild([
    '--env production of rsbuild inspect | NODE_ENV=production before the command',
    'Run NODE_ENV=production npx rsbuild inspect.',
  ]),
  {
    says: 'mode of rsbuild.build() | mode in the configuration',
    run: 'script',
    files: { 'src/index.js': "console.log('shoes');\n" },
    async expect({ root }) {
      for (const mode of ['production', 'development'] as const) {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { mode } });
        const { close } = await rsbuild.build({ mode: 'development' } as object);
        await close();
        const scripts = readdirSync(`${root}/dist/static/js`).filter((file) =>
          file.endsWith('.js'),
        );
        assert.match(
          scripts.join(),
          mode === 'production' ? /^index\.\w{8,10}\.js$/ : /^index\.js$/,
        );
      }
    },
  },
  {
    says: 'rsbuildServer.onHTTPUpgrade | rsbuildServer.connectWebSocket({ server })',
    run: 'script',
    async expect({ root }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: {} });
      const server = await rsbuild.createDevServer({ runCompile: false });
      assert.equal(typeof server.connectWebSocket, 'function');
      assert.ok(!('onHTTPUpgrade' in server));
      await server.close();
    },
  },
  {
    says: [
      'In 0.x, a plugin asked for the targets. In 1.x, its hooks get the environments instead.',
      'In 1.x, hooks that run once get environments, an object that contains the environments by name.',
    ],
    run: 'script',
    async expect({ root }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { environments: { web: {}, node: { output: { target: 'node' } } } },
      });
      const printed: [target: string, pages: Record<string, string>][] = [];
      rsbuild.onAfterBuild(({ environments }) => {
        for (const { config, htmlPaths } of Object.values(environments)) {
          printed.push([config.output.target, htmlPaths]);
        }
      });
      await (await rsbuild.build()).close();
      assert.deepEqual(printed, [
        ['web', { index: 'index.html' }],
        ['node', {}],
      ]);
    },
  },
];
