import assert from 'node:assert/strict';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
import { printedRspackFile } from '#kit/printed-rspack-file';
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

export const proofs: Proof[] = [
  {
    says: 'Import only the components that you use | source.transformImport',
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
    says: 'The fields are similar, but camel2DashComponentName is called camelToDashComponentName, and the build stops if you use the old name:',
    run: 'build',
    config: {
      source: {
        transformImport: [{ libraryName: 'shoes', camel2DashComponentName: false } as never],
      },
    },
    expect: ({ error }) => assert.match(`${error}`, /camel2DashComponentName/),
  },
  {
    says: 'Rsbuild only rewrites modules that SWC compiles.',
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
    says: "With a modern component library, you don't have to do anything, because tree shaking leaves out what you don't use.",
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
    says: 'Serve assets from a CDN | output.assetPrefix',
    run: 'build',
    config: { output: { assetPrefix: 'https://cdn.example.com/' } },
    expect: ({ read }) =>
      assert.match(read('index.html'), /src="https:\/\/cdn\.example\.com\/static\/js\/index/),
  },
  {
    says: [
      'Remove console calls in production | performance.removeConsole',
      'With true instead of a list, Rsbuild also removes calls of other methods, including console.error.',
      'It then removes the arguments of a call with it, even if they do something.',
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
    says: 'Rsbuild removes their calls when it minifies the code for production:',
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
  ...(['development', 'none', 'production'] as const).map((mode): Proof => ({
    says: ['The option applies to production mode.', 'In the other modes, use dev.assetPrefix.'],
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
      'See the configuration of Rspack | Debug mode',
      'The command writes the configuration for development and prints the path of the file, such as dist/.rsbuild/rspack.config.web.mjs.',
    ],
    run: 'command',
    command: 'rsbuild inspect',
    expect: (result) => {
      hasFile([...result.files], /^\.rsbuild\/rspack\.config\.web\.mjs$/);
      assert.match(printedRspackFile(result), /mode: 'development'/);
    },
  },
  {
    says: 'If you want the file during a normal run, set DEBUG=rsbuild, as described in Debug mode.',
    run: 'command',
    command: 'rsbuild build',
    env: { DEBUG: 'rsbuild' },
    expect: ({ files }) => hasFile([...files], /^\.rsbuild\/rspack\.config\.web\.mjs$/),
  },
  ...[false, true].map((silent): Proof => ({
    says: [
      'Silence a warning | tools.rspack',
      'Rsbuild prints the warnings of loaders and plugins.',
      "If a warning comes from code that you can't change, match a part of its text with Rspack's ignoreWarnings.",
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
                  warnings.push(new Error('On Sundays the shop is closed') as never);
                }),
            },
          ],
        },
      },
    },
    expect({ log }) {
      assert.equal(log.includes('the shop is closed'), !silent);
    },
  })),
];
