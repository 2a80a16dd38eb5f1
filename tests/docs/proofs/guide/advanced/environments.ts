import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import {
  createRsbuild,
  type HtmlTagDescriptor,
  type ModifyEnvironmentConfigFn,
  type RsbuildConfig,
  type RsbuildPlugin,
  type RsbuildPluginAPI,
} from '@rsbuild/core';
import { rspackConfig } from '#kit/rspack-config';
import { typeErrors } from '#kit/type-errors';
import type { FenceName, Proof } from '#tools/prover/proof';

const pageFiles = [
  'src/greeting.js',
  'src/platform/browser.js',
  'src/platform/server.js',
  'src/index.client.js',
  'src/index.server.js',
];
const both: FenceName = {
  title: 'rsbuild.config.ts',
  containing: "sourceMap: { js: 'source-map' }",
};
const two: RsbuildConfig = {
  environments: {
    web: {},
    node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
  },
};
/** The names of options that the types don't allow in an environment. */
function rejected(
  { root, write }: { root: string; write: (name: string, text: string) => void },
  names: string[],
  environmentWith: (name: string) => string,
): string[] {
  const values = names.map(
    (name, index) =>
      `export const e${index}: RsbuildConfig = { environments: { ${environmentWith(name)} } };\n`,
  );
  write('src/typed.ts', `import type { RsbuildConfig } from '@rsbuild/core';\n${values.join('')}`);
  const errors = typeErrors(root, ['src/typed.ts']);
  return names.filter((name) => errors.some((error) => error.includes(`'${name}' does not exist`)));
}

const merging =
  'Options at the top level apply to both environments, so both have source maps here.';

/** What a plugin and the hooks of a project see. */
async function buildWith(cwd: string, rsbuildConfig: RsbuildConfig, setup: RsbuildPlugin['setup']) {
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig });
  rsbuild.addPlugins([{ name: 'note', setup }]);
  await (await rsbuild.build()).close();
}

const MOST_OPTIONS =
  'Most options can be set in an environment: source, output, html, resolve, tools, performance, security, moduleFederation and plugins, and in dev also hmr, assetPrefix, progressBar and writeToDisk.';

export const proofs: Proof[] = [
  {
    says: [
      'The page is now in dist, and the bundle for the server is in dist/server.',
      'Which of them gets an option depends on where you put it:',
      'Both builds share the function greeting, but the import @platform has to lead to a different module in each of them:',
      merging,
      'Give each build a name under environments, and one run makes both:',
      'When you run npx rsbuild build, the terminal reports each environment:',
      'Build browser, server and other outputs of one project in a single Rsbuild run, each with separate settings.',
    ],
    shown: { containing: 'ready   built' },
    run: 'build',
    sample: both,
    pageFiles,
    expect({ read, files, log, shown }) {
      const told = (text: string) =>
        text
          .match(/ready {3}built in [\d.]+ s \(\w+\)/g)
          ?.map((line) => line.replace(/[\d.]+/, '0'));
      assert.deepEqual(told(log)?.sort(), told(shown)?.sort());
      assert.match(read('server/index.js'), /Hello from the server/);
      assert.match(read('static/js/index.*.js'), /Hello from the browser/);
      assert.ok(files.includes('index.html'));
      assert.ok(files.includes('server/index.js.map'));
      assert.ok(files.some((file) => /^static\/js\/index\.\w+\.js\.map$/.test(file)));
      assert.match(
        log,
        /built in [\d.]+ s \(web\)[^]*built in [\d.]+ s \(node\)|\(node\)[^]*\(web\)/,
      );
    },
  },
  {
    says: [
      'What you set in an environment is merged with these options and takes precedence over them.',
      merging,
    ],
    run: 'rspack',
    config: {
      resolve: { alias: { '@shared': '/shared', '@own': '/top' } },
      environments: { web: { resolve: { alias: { '@own': '/web' } } }, node: {} },
    },
    expect(_, { rspack }) {
      const [web, node] = rspack.map(({ resolve }) => resolve?.alias as Record<string, string>);
      assert.deepEqual([web?.['@shared'], web?.['@own']], ['/shared', '/web']);
      assert.equal(node?.['@own'], '/top');
    },
  },
  {
    says: 'Plugins work the same way: one at the top level applies to both, whereas @rsbuild/plugin-react in this example applies to web alone.',
    run: 'script',
    sample: both,
    pageFiles,
    async expect({ root, config }) {
      const react: string[] = [];
      const seen: string[] = [];
      await buildWith(root, config, (api) => {
        api.modifyBundlerChain((_, { environment }) => void seen.push(environment.name));
        api.modifyRspackConfig((rspack, { environment }) => {
          if (JSON.stringify(rspack).includes('"react":{')) react.push(environment.name);
        });
      });
      assert.deepEqual(seen.sort(), ['node', 'web']);
      assert.deepEqual(react, ['web']);
    },
  },
  {
    says: 'Otherwise, both create dist/index.html, and you lose one of the files without a message:',
    run: 'build',
    config: {
      environments: {
        desktop: { html: { title: 'desktop' } },
        mobile: { html: { title: 'mobile' } },
      },
    },
    expect({ files, log, error }) {
      assert.equal(error, undefined);
      assert.equal(files.filter((file) => file.endsWith('.html')).length, 1);
      assert.doesNotMatch(log, /warn|conflict/i);
    },
  },
  ...(['web', 'node', 'web-worker'] as const).map<Proof>((target) => ({
    says: [
      'A project without environments still has one environment.',
      'Its name is output.target in camel case: web, node or webWorker.',
    ],
    run: 'rspack',
    config: { output: { target } },
    expect: (_, { rspack }) =>
      assert.deepEqual(
        rspack.map(({ name }) => name),
        [target === 'web-worker' ? 'webWorker' : target],
      ),
  })),
  {
    says: [
      'Each environment has one Rsbuild configuration and one Rspack configuration.',
      'To see what has been merged, run this:',
    ],
    shown: { containing: 'config inspection completed' },
    run: 'command',
    command: 'rsbuild inspect',
    sample: both,
    pageFiles,
    expect({ log, root, shown }) {
      const named = (text: string) => text.match(/- R.*$/gm);
      assert.deepEqual(named(log.replaceAll(root, '/app')), named(shown));
    },
  },
  {
    says: [
      'You see this name in plugins and in the files of rsbuild inspect, where the first file is just called rsbuild.config.mjs then.',
      'When rsbuild inspect finds an earlier Rspack file, it keeps that file and adds a timestamp before .mjs to the new name.',
    ],
    run: 'command',
    command: 'rsbuild inspect',
    files: { 'dist/.rsbuild/rspack.config.web.mjs': 'mine\n' },
    expect({ files, read }) {
      assert.ok(files.includes('.rsbuild/rsbuild.config.mjs'), files.join());
      assert.equal(read('.rsbuild/rspack.config.web.mjs'), 'mine\n');
      assert.ok(
        files.some((file) => /rspack\.config\.web\.\d+\.mjs$/.test(file)),
        files.join(),
      );
    },
  },
  {
    says: "No environment has the name that you've passed.",
    run: 'command',
    command: 'rsbuild build --environment nowhere',
    sample: both,
    pageFiles,
    expect({ code, log }) {
      assert.notEqual(code, 0);
      assert.match(
        log,
        /The current build is specified to run only in the nowhere environment, but the configuration of the specified environment was not found\./,
      );
    },
  },
  {
    says: 'You may have joined two names with a comma: --environment web,node has only worked since 1.4.12, so repeat the flag.',
    run: 'command',
    command: 'rsbuild build --environment web,node',
    sample: both,
    pageFiles,
    expect: ({ code }) => assert.notEqual(code, 0),
  },
  {
    says: [
      'You only see this message if none of the names exists, because Rsbuild ignores unknown names beside a known one.',
      'When you build only the page in this way, the bundle for the server disappears.',
      'The reason is that a build first empties the output directories of its environments, and in our example, one of them is inside the other: --environment web empties dist, which also deletes dist/server.',
      'Pass the name of an environment with --environment, and repeat the flag for each further one:',
    ],
    run: 'command',
    command: 'rsbuild build --environment web --environment desktop',
    sample: both,
    pageFiles,
    files: { 'dist/server/index.js': 'old\n' },
    expect({ code, files, log }) {
      assert.equal(code, 0, log);
      assert.ok(files.includes('index.html'));
      assert.ok(!files.some((file) => file.startsWith('server/')), files.join());
    },
  },
  {
    says: 'When you want to build them separately, we recommend that you set output.distPath.root to dist/web and dist/server.',
    run: 'command',
    command: 'rsbuild build --environment web',
    files: {
      'dist/server/index.js': 'old\n',
      'rsbuild.config.mjs':
        "export default { environments: { web: { output: { distPath: { root: 'dist/web' } } }, node: { output: { target: 'node', distPath: { root: 'dist/server' } } } } };\n",
    },
    expect({ files }) {
      assert.ok(files.includes('web/index.html'), files.join());
      assert.ok(files.includes('server/index.js'));
    },
  },
  {
    says: [
      "Then let node wait: list the names of the environments that have to be built first in Rspack's dependencies.",
      'The plugin in this example logs the order:',
    ],
    shown: { containing: 'start web' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "dependencies: ['web']" },
    pageFiles,
    expect({ log, shown }) {
      const lines = (text: string) => text.match(/(?:start|done) (?:web|node)/g);
      assert.deepEqual(lines(log), lines(shown));
    },
  },
  ...(
    [
      ['--environment node --environment admin', 1],
      ['--environment node', 0],
    ] as const
  ).map<Proof>(([names, failed]) => ({
    says: [
      "One of them has web in its dependencies, but web isn't part of this build.",
      "A build of node alone doesn't wait for web.",
    ],
    run: 'command',
    command: `rsbuild build ${names}`,
    files: {
      'rsbuild.config.mjs': `export default {
  environments: {
    web: {},
    node: { output: { target: 'node' }, tools: { rspack: { dependencies: ['web'] } } },
    admin: { output: { distPath: { root: 'dist/admin' } } },
  },
};
`,
    },
    expect({ code, log }) {
      assert.equal(code, failed, log);
      assert.equal(log.includes('Compiler dependency `web` not found.'), failed === 1, log);
    },
  })),
  {
    says: [
      'Which hook you need depends on what your plugin changes:',
      'In modifyRsbuildConfig, a plugin can add an environment or change what the environments share.',
      'In modifyEnvironmentConfig, a plugin can change a single environment.',
      'For the Rspack configuration of an environment, there are modifyRspackConfig and modifyBundlerChain, which run for each environment and tell you its name.',
    ],
    run: 'script',
    async expect({ root }) {
      const calls: string[] = [];
      await buildWith(root, two, (api) => {
        api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
          mergeRsbuildConfig(config, {
            html: { title: 'shared' },
            environments: { admin: { output: { distPath: { root: 'dist/admin' } } } },
          }),
        );
        api.modifyEnvironmentConfig((config, { name }) => {
          Object.assign(config, { environments: { tooLate: {} } });
          if (name === 'admin') config.html.title = 'Administration';
          else assert.equal(config.html.title, 'shared');
        });
        api.modifyBundlerChain(
          (_, { environment }) => void calls.push(`chain ${environment.name}`),
        );
        api.modifyRspackConfig(
          (_, { environment }) => void calls.push(`rspack ${environment.name}`),
        );
      });
      const expected = ['chain', 'rspack'].flatMap((hook) =>
        ['admin', 'node', 'web'].map((name) => `${hook} ${name}`),
      );
      assert.deepEqual(calls.sort(), expected.sort());
      assert.ok(existsSync(`${root}/dist/admin/index.html`));
    },
  },
  {
    says: [
      'Environments can share the arrays of the configuration.',
      'If a plugin pushes to config.html.tags of one environment in modifyEnvironmentConfig, the pages of the others can get the tag too.',
      'Use mergeEnvironmentConfig, which makes new arrays:',
    ],
    run: 'script',
    async expect({ root }) {
      const tag = { tag: 'meta', attrs: { name: 'added' } };
      const pagesWith = async (change: ModifyEnvironmentConfigFn) => {
        const names = ['web', 'admin'];
        const environments = Object.fromEntries(
          names.map((name) => [name, { output: { distPath: { root: `dist/${name}` } } }]),
        );
        await buildWith(root, { html: { tags: [] }, environments }, (api) =>
          api.modifyEnvironmentConfig(change),
        );
        return names.filter((name) =>
          readFileSync(`${root}/dist/${name}/index.html`, 'utf8').includes('name="added"'),
        );
      };
      const pushed = await pagesWith((config, { name }) => {
        if (name === 'web') (config.html.tags as HtmlTagDescriptor[]).push(tag);
      });
      assert.deepEqual(pushed, ['web', 'admin']);
      const merged = await pagesWith((config, { name, mergeEnvironmentConfig }) =>
        name === 'web' ? mergeEnvironmentConfig(config, { html: { tags: [tag] } }) : config,
      );
      assert.deepEqual(merged, ['web']);
    },
  },
  ...(['dev', 'preview'] as const).flatMap((run) =>
    [undefined, '/admin/'].map<Proof>((assetPrefix) => ({
      says: [
        'Because dist/admin is inside dist, the page is at /admin/.',
        'Its scripts are below /admin/ too, so the plugin sets both values of assetPrefix to this path.',
        'Without the prefixes, the page would look for its scripts below /static/ and get a 404.',
        'Or it would get the scripts of the other environment, if these have the same names, as on the dev server.',
      ],
      run,
      files: { 'src/index.js': 'document.body.textContent = PLACE;\n' },
      config: {
        environments: {
          web: { source: { define: { PLACE: '"shop"' } } },
          admin: {
            source: { define: { PLACE: '"admin"' } },
            dev: { assetPrefix },
            output: { assetPrefix, distPath: { root: 'dist/admin' } },
          },
        },
      },
      async expect({ open, get }) {
        const page = await open('/admin/');
        const missing = run === 'preview' ? '' : 'shop';
        assert.equal(await page.textContent('body'), assetPrefix ? 'admin' : missing);
        const src = await page.getAttribute('script[src]', 'src');
        assert.match(`${src}`, assetPrefix ? /^\/admin\/static\/js\// : /^\/static\/js\//);
        const status = (await get(`${src}`)).status;
        assert.equal(status, !assetPrefix && run === 'preview' ? 404 : 200);
      },
    })),
  ),
  {
    says: [
      'It loses this one when a plugin adds another.',
      'Let the plugin add the default environment too.',
    ],
    run: 'script',
    async expect({ root }) {
      const names: string[] = [];
      await buildWith(root, {}, (api) => {
        api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
          mergeRsbuildConfig(config, { environments: { admin: {} } }),
        );
        api.modifyRspackConfig((_, { environment }) => void names.push(environment.name));
      });
      assert.deepEqual(names, ['admin']);
    },
  },
  {
    says: [
      'In hooks, you meet two objects:',
      'environment describes one environment: its name, entry, htmlPaths, distPath, config and more.',
      'When a plugin assigns a value to a field of environment, Rsbuild logs an error and keeps the old value.',
      'environments is an object in which you find each environment under its name.',
      'Hooks of the whole run receive it, such as onAfterBuild, onBeforeStartDevServer or onDevCompileDone.',
    ],
    run: 'script',
    files: { 'tsconfig.json': '{}' },
    async expect({ root, log }) {
      let names: string[] = [];
      let fields: string[] = [];
      await buildWith(root, { ...two, output: { manifest: true } }, (api) => {
        api.modifyRspackConfig((_, { environment }) => {
          Object.assign(environment, { name: 'other' });
          assert.notEqual(environment.name, 'other');
        });
        api.onAfterBuild(({ environments }) => {
          names = Object.keys(environments);
          fields = Object.keys(environments.web!);
        });
      });
      assert.deepEqual(names, ['web', 'node']);
      for (const field of [
        'index',
        'name',
        'entry',
        'htmlPaths',
        'distPath',
        'browserslist',
        'config',
        'tsconfigPath',
        'manifest',
      ]) {
        assert.ok(fields.includes(field), `${field} of ${fields.join()}`);
      }
      assert.match(log(), /EnvironmentContext is readonly/);
    },
  },
  {
    says: [
      'In development mode, loadBundle() runs a bundle in Node.js and returns its exports.',
      'getTransformedHtml() returns the HTML of a page with its scripts and styles, and getStats() the statistics of the last compilation.',
    ],
    run: 'script',
    sample: { title: 'rsbuild.config.ts', containing: 'setupMiddlewares' },
    pageFiles,
    async expect({ root, config, port }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { ...config, mode: 'development', server: { port } },
      });
      const server = await rsbuild.createDevServer();
      try {
        const { web, node } = server.environments;
        const { render } = await node!.loadBundle<{ render: () => string }>('index');
        assert.equal(render(), '<p>Hello from the server</p>');
        assert.match(
          await web!.getTransformedHtml('index'),
          /<script defer src="\/static\/js\/index/,
        );
        assert.ok(((await web!.getStats()).toJson().assets?.length ?? 0) > 0);
      } finally {
        await server.close();
      }
    },
  },
  {
    says: [
      'You can render a page on the server while you develop, because middleware on the dev server can use what an environment has built:',
      'This middleware calls render() of the server bundle and puts the result into the HTML of the page:',
      'The page says “Hello from the server” before the scripts run.',
    ],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'setupMiddlewares' },
    pageFiles,
    expect: async ({ page }) =>
      assert.match(await page('/'), /<div id="root"><p>Hello from the server<\/p>/),
  },
  {
    says: MOST_OPTIONS,
    run: 'script',
    async expect({ root, write }) {
      const config = await rspackConfig(root, {
        mode: 'production',
        environments: {
          web: {
            source: { entry: { shop: './src/index.js' } },
            output: { filename: { js: 'shop.js' } },
            html: { crossorigin: 'anonymous' },
            resolve: { extensions: ['.shop'] },
            tools: { rspack: { amd: { shop: true } } },
            performance: { chunkSplit: { strategy: 'all-in-one' } },
          },
        },
      });
      assert.deepEqual(Object.keys(config.entry as object), ['shop']);
      assert.match(`${config.output?.filename}`, /shop\.js/);
      assert.equal(config.output?.crossOriginLoading, 'anonymous');
      assert.deepEqual(config.resolve?.extensions, ['.shop']);
      assert.deepEqual(config.amd, { shop: true });
      assert.equal(config.optimization?.splitChunks, false);
      const own = ['source', 'output', 'html', 'resolve', 'tools', 'performance', 'security'];
      const all = [...own, 'moduleFederation', 'plugins'];
      assert.deepEqual(
        rejected({ root, write }, all, (name) => `web: { ${name}: undefined }`),
        [],
      );
      const ofDev = ['hmr', 'assetPrefix', 'progressBar', 'writeToDisk', 'lazyCompilation'];
      assert.deepEqual(
        rejected({ root, write }, ofDev, (name) => `web: { dev: { ${name}: undefined } }`),
        [],
      );
    },
  },
  {
    says: 'But a run has only one dev server and one project root, so server, root and the rest of dev belong at the top level.',
    run: 'script',
    expect({ root, write }) {
      const shared = ['server', 'mode', 'root'];
      assert.deepEqual(
        rejected({ root, write }, shared, (name) => `web: { ${name}: undefined }`),
        shared,
      );
      const ofDev = ['client', 'liveReload', 'setupMiddlewares', 'watchFiles', 'cliShortcuts'];
      assert.deepEqual(
        rejected({ root, write }, ofDev, (name) => `web: { dev: { ${name}: undefined } }`),
        ofDev,
      );
    },
  },
  {
    says: [
      "The types don't allow mode in an environment.",
      'But if an environment has it, Rsbuild builds this environment in that mode.',
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log(import.meta.env.MODE);\n' },
    config: {
      environments: {
        web: { mode: 'development' } as never,
        node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
      },
    },
    expect({ read }) {
      assert.match(read('static/js/index.js'), /console\.log\("development"\)/);
      assert.match(read('server/index.js'), /console\.log\("production"\)/);
    },
  },
  {
    says: 'We recommend that you set mode at the top level, so that the types fit and all environments use the same mode.',
    run: 'script',
    files: {
      'src/index.js': 'console.log(import.meta.env.MODE);\n',
      'src/typed.ts': [
        "import type { RsbuildConfig } from '@rsbuild/core';",
        "export const config: RsbuildConfig = { mode: 'none', environments: { web: {}, node: {} } };",
        '',
      ].join('\n'),
    },
    async expect({ root }) {
      assert.deepEqual(typeErrors(root, ['src/typed.ts']), []);
      const modes: string[] = [];
      await buildWith(root, { ...two, mode: 'none' }, (api) => {
        api.modifyRspackConfig(({ mode }, { environment }) => {
          modes.push(`${environment.name} ${mode} ${environment.config.mode}`);
        });
      });
      assert.deepEqual(modes.sort(), ['node none none', 'web none none']);
      for (const file of ['static/js/index.js', 'server/index.js'])
        assert.match(readFileSync(`${root}/dist/${file}`, 'utf8'), /console\.log\("none"\)/);
    },
  },
  {
    says: "It can't stop you from changing the objects in the fields, such as config.",
    run: 'build',
    config: {
      plugins: [
        {
          name: 'change-title',
          setup(api: RsbuildPluginAPI) {
            api.modifyBundlerChain({
              order: 'pre',
              handler: (_, { environment }) => {
                Object.assign(environment.config.html, { title: 'Changed' });
              },
            });
          },
        },
      ],
    },
    expect({ read, log }) {
      assert.match(read('index.html'), /<title>Changed<\/title>/);
      assert.doesNotMatch(log, /readonly/);
    },
  },
  {
    says: [
      'Old phones need code that only makes the files for desktops larger.',
      'Here, the version for phones also runs in older browsers, while desktops get smaller files.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "root: 'dist/mobile'" },
    pageFiles,
    files: {
      'src/index.client.js':
        "import { greeting } from './greeting';\nconsole.log(greeting(), globalThis.shop?.name ?? 'none');\nclass Cart { #items = [1]; all() { return this.#items; } }\nconsole.log(new Cart().all());\n",
    },
    expect({ read }) {
      const desktop = read('desktop/static/js/index.*.js');
      const mobile = read('mobile/static/js/index.*.js');
      assert.match(desktop, /shop\?\.name/);
      assert.doesNotMatch(mobile, /shop\?\.name|\?\?/);
      assert.ok(desktop.length < mobile.length);
    },
  },
  {
    says: 'In development mode, loadBundle() runs a bundle in Node.js and returns its exports.',
    run: 'script',
    async expect({ root, port }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { ...two, mode: 'production', server: { port } },
      });
      const server = await rsbuild.createDevServer();
      try {
        await assert.rejects(async () => server.environments.node!.loadBundle('index'));
      } finally {
        await server.close();
      }
    },
  },
];
