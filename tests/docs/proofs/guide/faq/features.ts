import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild, loadConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { besideTakenPorts } from '#kit/beside-taken-ports';
import { buildIn } from '#kit/build-in';
import { hasFile } from '#kit/has-file';
import { inspectsBuild } from '#kit/inspects-build';
import { printedRspackFile } from '#kit/printed-rspack-file';
import { rspackConfig } from '#kit/rspack-config';
import { startDev } from '#kit/start-dev';
import { aliasesOfPackage } from '#kit/aliases-of-package';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const shoes = (name: string) => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "main": "index.js" }\n`,
  [`node_modules/${name}/index.js`]: "export const Boot = 'from the index';\n",
  [`node_modules/${name}/lib/boot/index.js`]: "export default 'from a file alone';\n",
});
const transform: RsbuildConfig = {
  source: { transformImport: [{ libraryName: 'shoes', libraryDirectory: 'lib' }] },
};
const calls: RsbuildConfig = { performance: { removeConsole: true } };

/** Configurations of ESLint with one rule. */
const lintConfigs = {
  '.eslintrc.json': (rule: string) =>
    `{ "root": true, "parserOptions": { "sourceType": "module", "ecmaVersion": 2022 }, "rules": { "${rule}": "error" } }\n`,
  'eslint.config.mjs': (rule: string) => `export default [{ rules: { '${rule}': 'error' } }];\n`,
};

/** A module for which Rspack prints a warning, and a configuration that hides it. */
const warned = {
  'src/index.js': 'console.log(require(document.title));\n',
  'hidden.config.ts': `import { mergeRsbuildConfig } from '@rsbuild/core';
import config from './rsbuild.config';

export default mergeRsbuildConfig(config, {
  tools: { rspack: { ignoreWarnings: [/the request of a dependency is an expression/] } },
});
`,
};

export const proofs: Proof[] = [
  {
    says: 'For such a library, let source.transformImport rewrite the imports, with one object for each library:',
    run: 'build',
    config: transform,
    files: {
      'src/index.js': "import { Boot } from 'shoes';\ndocument.title = Boot;\n",
      ...shoes('shoes'),
    },
    expect({ read }) {
      assert.match(read(script), /from a file alone/);
      assert.doesNotMatch(read(script), /from the index/);
    },
  },
  {
    says: 'If you come from babel-plugin-import, rename camel2DashComponentName to camelToDashComponentName, because the build stops at the old name:',
    run: 'build',
    config: {
      source: {
        transformImport: [{ libraryName: 'shoes', camel2DashComponentName: false } as never],
      },
    },
    expect: ({ error }) => assert.match(`${error}`, /camel2DashComponentName/),
  },
  {
    says: 'Rsbuild rewrites the imports in the modules that SWC compiles, which are those in your project, and not those of packages.',
    run: 'build',
    config: transform,
    files: {
      'src/index.js': "import 'walks';\n",
      'node_modules/walks/package.json': '{ "name": "walks", "main": "index.js" }\n',
      'node_modules/walks/index.js': "import { Boot } from 'shoes';\ndocument.title = Boot;\n",
      ...shoes('shoes'),
    },
    expect({ read }) {
      assert.match(read(script), /from the index/);
      assert.doesNotMatch(read(script), /from a file alone/);
    },
  },
  {
    says: [
      'Try it without any configuration first.',
      'When you import a button from a modern component library, tree shaking leaves the other components out of your bundle.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import { one } from 'shoes';\ndocument.title = one;\n",
      'node_modules/shoes/package.json':
        '{ "name": "shoes", "module": "index.js", "sideEffects": false }\n',
      'node_modules/shoes/index.js': "export const one = 'first';\nexport const two = 'second';\n",
    },
    expect({ read }) {
      assert.match(read(script), /"first"/);
      assert.doesNotMatch(read(script), /"second"/);
    },
  },
  {
    says: 'The HTML now loads its scripts and styles from the CDN, and the images in your CSS and JavaScript come from there, too:',
    shown: { containing: '<script defer' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'assetPrefix' },
    files: {
      'src/index.js': "import './a.css';\nimport image from './a.png';\ndocument.title = image;\n",
      'src/a.css': "body { background: url('./a.png') }\n",
      'src/a.png': 'image'.repeat(4000),
    },
    expect({ read, shown }) {
      const html = read('index.html');
      assert.doesNotMatch(html, /(?:src|href)="(?!https:\/\/cdn\.example\.com\/shop\/)/);
      const tag = shown.trim().replace(/\.\w{8,10}\./, '.HASH.');
      assert.ok(html.replace(/(index)\.\w{8,10}\.js/, '$1.HASH.js').includes(tag));
      assert.match(
        read('static/css/index.*.css'),
        /url\(https:\/\/cdn\.example\.com\/shop\/static\/image\/a\./,
      );
      assert.match(read(script), /"https:\/\/cdn\.example\.com\/shop\/"/);
      assert.match(read(script), /static\/image\/a\./);
    },
  },
  {
    says: [
      'We recommend a list rather than true, because true takes console.error along, and your error monitoring may need that.',
      'It also drops the arguments of each call, even if they do something:',
    ],
    run: 'build',
    config: calls,
    files: {
      'src/index.js':
        "console.log('one shoe', (document.title = 'two shoes'));\nconsole.error('three shoes');\ndocument.body.id = 'four';\n",
    },
    expect({ read }) {
      assert.match(read(script), /four/);
      assert.doesNotMatch(read(script), /one shoe|two shoes|three shoes/);
    },
  },
  ...(['development', 'production'] as const).map((mode): Proof => ({
    says: 'Rsbuild removes their calls when it minifies the code for production, so you still see the messages while you develop:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'removeConsole' },
    with: { mode },
    files: {
      'src/index.js':
        "console.log('one shoe', (document.title = 'two shoes'));\nconsole.info('three shoes');\nconsole.error('four');\n",
    },
    expect({ read }) {
      const code = read(mode === 'production' ? script : 'static/js/index.js');
      assert.match(code, /two[^]*four/);
      for (const word of ['one shoe', 'three shoes'])
        assert.equal(code.includes(word), mode === 'development');
    },
  })),
  ...(['development', 'production'] as const).map((mode): Proof => ({
    says:
      mode === 'production'
        ? 'While you develop, the files still come from your own machine, because the option applies to production mode.'
        : 'When you need a prefix on the dev server as well, set dev.assetPrefix.',
    run: 'build',
    config: {
      mode,
      dev: { assetPrefix: 'https://dev.example.com/' },
      output: { assetPrefix: 'https://cdn.example.com/' },
    },
    expect({ read }) {
      const name = mode === 'production' ? 'cdn' : 'dev';
      assert.match(read('index.html'), new RegExp(`src="https://${name}\\.example\\.com/static/`));
    },
  })),
  {
    says: [
      'The first command saves the configuration for development and prints the path of the file, such as dist/.rsbuild/rspack.config.web.mjs.',
    ],
    run: 'command',
    command: 'rsbuild inspect',
    expect: (result) => {
      hasFile([...result.files], /^\.rsbuild\/rspack\.config\.web\.mjs$/);
      assert.match(printedRspackFile(result), /mode: 'development'/);
    },
  },
  ...inspectsBuild(
    'When you want to see the configuration of rsbuild build, use the second one: the commands differ by NODE_ENV.',
  ),
  {
    says: 'You can also get the file from a normal run when you set DEBUG=rsbuild; see Debug mode.',
    run: 'command',
    command: 'rsbuild build',
    env: { DEBUG: 'rsbuild' },
    expect: ({ files }) => hasFile([...files], /^\.rsbuild\/rspack\.config\.web\.mjs$/),
  },
  ...[false, true].map((silent): Proof => ({
    says: [
      "Put a part of this text into Rspack's ignoreWarnings.",
      'Choose words that no other warning contains, so that you keep seeing the rest:',
    ],
    run: 'build',
    config: {
      tools: {
        rspack: {
          ...(silent ? { ignoreWarnings: [/the shop is closed/] } : {}),
          plugins: [
            {
              apply: (compiler: Rspack.Compiler) =>
                compiler.hooks.thisCompilation.tap('shop', ({ warnings }) => {
                  warnings.push(
                    new Error('On Sundays the shop is closed') as never,
                    new Error('The cellar is open') as never,
                  );
                }),
            },
          ],
        },
      },
    },
    expect({ log }) {
      assert.equal(log.includes('the shop is closed'), !silent);
      assert.match(log, /The cellar is open/);
    },
  })),
  {
    says: [
      'To avoid setting aliases and constants twice, keep them in the Rsbuild config, and let the test runner read them from there:',
      'But loadConfig only reads your config file, without what plugins change.',
      'So you need to add the Vite plugin of your framework to vitest.config.ts.',
    ],
    run: 'script',
    pageFiles: [{ title: 'rsbuild.config.ts', containing: 'CURRENCY' }],
    async expect({ root, write }) {
      const { content } = await loadConfig({ cwd: root });
      const own = { '@': path.join(root, 'src') };
      assert.deepEqual(content.resolve, { alias: own });
      assert.deepEqual(content.source, { define: { CURRENCY: '"EUR"' } });

      write(
        'rsbuild.other.mjs',
        `const plugin = {
  name: 'adds-an-alias',
  setup: (api) => api.modifyRsbuildConfig((config) => ({ ...config, resolve: { alias: { b: 'c' } } })),
};
export default { plugins: [plugin] };
`,
      );
      const other = await loadConfig({ cwd: root, path: 'rsbuild.other.mjs' });
      assert.equal(other.content.resolve, undefined);
      const { resolve } = await rspackConfig(root, other.content);
      assert.equal((resolve?.alias as Record<string, string>).b, 'c');
    },
  },
  ...(['ts', 'js'] as const).map((extension): Proof => ({
    says:
      extension === 'js'
        ? 'When a package consists of plain .js files, add its folder to source.include.'
        : [
            'Rsbuild compiles TypeScript and JSX files wherever they are.',
            'So the code of the package is compiled for the browsers of the app',
            "You don't need to compile a shared package first: point its exports to the source, and list the package in the app as usual.",
          ],
    section: 'How do I use Rsbuild in a monorepo?',
    run: 'script',
    pageFiles: ['apps/shop/package.json'],
    files: {
      'packages/ui/package.json': `{ "name": "@acme/ui", "exports": "./src/index.${extension}" }\n`,
      [`packages/ui/src/index.${extension}`]: 'export const name = (shoe) => shoe?.name;\n',
      'apps/shop/src/index.js':
        "import { name } from '@acme/ui';\ndocument.title = name(globalThis.shoe);\n",
      'apps/shop/node_modules/@acme/placeholder.txt': '',
    },
    async expect({ root, write }) {
      const app = path.join(root, 'apps/shop');
      fs.symlinkSync(path.join(root, 'packages/ui'), path.join(app, 'node_modules/@acme/ui'));
      const isCompiled = async (include: string[]) => {
        const output = { overrideBrowserslist: ['chrome 60'] };
        write(
          'apps/shop/rsbuild.config.mjs',
          `export default ${JSON.stringify({ output, source: { include } })};\n`,
        );
        const { read } = await buildIn(app);
        assert.match(read(script), /shoe/);
        return !read(script).includes('?.name');
      };
      assert.equal(await isCompiled([]), extension === 'ts');
      assert.equal(await isCompiled([path.join(root, 'packages/ui/src')]), true);
    },
  })),
  {
    says: 'When you start all apps at once, the first one gets port 3000, and each of the others gets the next free port. When you want to choose the port of each app, set server.port there.',
    run: 'script',
    async expect({ root }) {
      const unset = await createRsbuild({ cwd: root });
      await unset.initConfigs();
      assert.equal(unset.getNormalizedConfig().server.port, 3000);
      await besideTakenPorts(2, async (first) => {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: { server: { port: first } },
        });
        const { port, server } = await rsbuild.startDevServer();
        await server.close();
        assert.equal(port, first + 2);
      });
    },
  },
  {
    says: "But tree shaking isn't enough for an older library, or for one that keeps the styles of each component in a separate file.",
    run: 'build',
    files: {
      'src/index.js': "import { Boot } from 'shoes';\ndocument.title = Boot;\n",
      'node_modules/shoes/package.json': '{ "name": "shoes", "main": "index.js" }\n',
      'node_modules/shoes/index.js':
        "exports.Boot = require('./lib/boot');\nexports.Clog = require('./lib/clog');\n",
      'node_modules/shoes/lib/boot.js': "module.exports = 'a boot';\n",
      'node_modules/shoes/lib/boot.css': '.boot { color: red }\n',
      'node_modules/shoes/lib/clog.js': "module.exports = 'a clog';\n",
    },
    expect({ files, read }) {
      assert.match(read(script), /a boot[^]*a clog/);
      assert.ok(!files.some((file) => file.endsWith('.css')));
    },
  },
  {
    says: 'and an edit in packages/ui updates the open page.',
    run: 'script',
    alone: true,
    files: {
      'packages/ui/package.json': '{ "name": "@acme/ui", "exports": "./src/index.ts" }\n',
      'packages/ui/src/index.ts': "export const word: string = 'first';\n",
      'apps/shop/src/index.js': "import { word } from '@acme/ui';\ndocument.title = word;\n",
      'apps/shop/node_modules/@acme/placeholder.txt': '',
    },
    async expect({ root, port, write }) {
      const app = path.join(root, 'apps/shop');
      fs.symlinkSync(path.join(root, 'packages/ui'), path.join(app, 'node_modules/@acme/ui'));
      const { server, port: own } = await startDev(app, { server: { port } });
      const { openPage } = await import('#tools/project/browser');
      const { page } = await openPage(`http://localhost:${own}/`);
      try {
        assert.equal(await page.title(), 'first');
        write('packages/ui/src/index.ts', "export const word: string = 'second';\n");
        await page.waitForFunction(() => document.title === 'second');
      } finally {
        await page.context().close();
        await server.close();
      }
    },
  },
  ...[true, false].map((deduped): Proof => ({
    says: [
      'When a package brings another copy of React, both copies end up in the bundle.',
      'So let resolve.dedupe give the package that of the app.',
    ],
    run: 'build',
    ...(deduped ? { sample: 'apps/shop/rsbuild.config.ts' } : { config: {} }),
    files: {
      'src/index.js': "import 'start';\n",
      'node_modules/start/package.json': '{ "name": "start", "main": "index.js" }\n',
      'node_modules/start/index.js': "import 'react';\nimport 'ui';\n",
      'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }\n',
      'node_modules/react/index.js': "console.log('copy of the app');\n",
      'node_modules/ui/package.json': '{ "name": "ui", "main": "index.js" }\n',
      'node_modules/ui/index.js': "import 'react';\n",
      'node_modules/ui/node_modules/react/package.json':
        '{ "name": "react", "main": "index.js" }\n',
      'node_modules/ui/node_modules/react/index.js': "console.log('copy of the package');\n",
    },
    expect({ read }) {
      assert.match(read(script), /copy of the app/);
      assert.equal(read(script).includes('copy of the package'), !deduped);
    },
  })),
  ...(
    [
      ['.eslintrc.json', 'eslint.config.mjs', true],
      ['eslint.config.mjs', '.eslintrc.json', false],
    ] as const
  ).flatMap(([own, parent, flat]) =>
    [true, false].map((above): Proof => ({
      says: [
        "eslint.config.*: Set configType: 'flat'.",
        '.eslintrc.*: Leave the line out. ESLint 10 no longer supports such a file.',
        'Make sure that configType matches the name of your ESLint config file:',
        'When the value is wrong, ESLint passes over your file and looks for a matching one in the parent folders.',
        "When it finds one, it uses that file without a message, and your own rules don't apply.",
        'When it finds none, the build fails with No ESLint configuration found in /my-app/src. or with Could not find config file.',
      ],
      run: 'command',
      command: 'rsbuild build --root shop',
      files: {
        'shop/rsbuild.config.mjs': `import { pluginEslint } from '@rsbuild/plugin-eslint';
export default { plugins: [pluginEslint(${flat ? "{ eslintPluginOptions: { configType: 'flat' } }" : ''})] };
`,
        'shop/src/index.js': "document.title = 'Shop';\n",
        [`shop/${own}`]: lintConfigs[own]('no-undef'),
        ...(above && { [parent]: lintConfigs[parent]('eqeqeq') }),
      },
      expect({ code, log }) {
        assert.equal(code, above ? 0 : 1, log);
        const message = flat
          ? /Could not find config file\./
          : /No ESLint configuration found in \/.*\/src\./;
        assert.equal(message.test(log), !above, log);
        assert.doesNotMatch(log, above ? /eslint/i : /no-undef/);
      },
    })),
  ),
  ...(['.eslintrc.json', 'eslint.config.mjs'] as const).map((name): Proof => ({
    says: "When it finds one, it uses that file without a message, and your own rules don't apply.",
    run: 'command',
    command: 'rsbuild build --root shop',
    files: {
      'shop/rsbuild.config.mjs': `import { pluginEslint } from '@rsbuild/plugin-eslint';
export default { plugins: [pluginEslint(${name === '.eslintrc.json' ? '' : "{ eslintPluginOptions: { configType: 'flat' } }"})] };
`,
      'shop/src/index.js': "document.title = 'Shop';\n",
      [name]: lintConfigs[name]('no-undef'),
    },
    expect: ({ code, log }) => {
      assert.equal(code, 1);
      assert.match(log, /'document' is not defined +no-undef/);
    },
  })),
  ...(
    [
      { CI: 'true', plugin: false, hidden: false, fails: false },
      { CI: 'true', plugin: true, hidden: false, fails: true },
      { CI: 'true', plugin: true, hidden: true, fails: false },
      { CI: '', plugin: true, hidden: false, fails: false },
    ] as const
  ).map(({ CI, plugin, hidden, fails }): Proof => ({
    says: [
      'while rsbuild build succeeds.',
      'You can add this with a few lines.',
      "Warnings that ignoreWarnings hides don't count:",
    ],
    section: 'How do I silence a warning?',
    run: 'command',
    command: `rsbuild build${hidden ? ' --config hidden.config.ts' : ''}`,
    env: { CI },
    ...(plugin && {
      pageFiles: [{ title: 'rsbuild.config.ts', containing: 'pluginFailOnWarnings' }],
    }),
    files: warned,
    expect({ code, log }) {
      assert.equal(code, fails ? 1 : 0, log);
      assert.equal(/the request of a dependency is an expression/.test(log), !hidden, log);
      assert.equal(log.includes('The build has warnings.'), fails, log);
    },
  })),
  ...[true, false].map((isReferred) =>
    aliasesOfPackage(
      'When the shared package has aliases such as @, its tsconfig.json has to be in the references of the app, as shown in Aliases.',
      isReferred,
      {
        files: {
          'apps/shop/tsconfig.json': JSON.stringify({
            compilerOptions: { paths: { '@/*': ['./src/*'] } },
            ...(isReferred && { references: [{ path: '../../packages/ui' }] }),
          }),
          'packages/ui/tsconfig.json':
            '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }\n',
        },
      },
    ),
  ),
  {
    says: [
      "Two builds of the same code, such as a page for the browser and one for the server, don't need two packages.",
      'They can be environments of one config file.',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs': `const output = { target: 'node', distPath: { root: 'dist/server' } };
export default { environments: { web: {}, node: { output } } };
`,
      'src/index.js': "console.log('shared code', typeof document);\n",
    },
    expect({ code, files, read }) {
      assert.equal(code, 0);
      assert.match(read(script), /shared code/);
      assert.match(read('server/index.js'), /shared code/);
      hasFile([...files], /^index\.html$/);
      assert.ok(!files.includes('server/index.html'));
    },
  },
];
