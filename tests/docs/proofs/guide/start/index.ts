import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {
  createRsbuild,
  rspack,
  version,
  type RsbuildConfig,
  type RsbuildPlugin,
} from '@rsbuild/core';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { projectRoot } from '#tools/pages/project-root';
import { hasFile } from '#kit/has-file';
import { rspackConfig } from '#kit/rspack-config';
import { loadersOf } from '#kit/loader-options';
import { samplePackage } from '#kit/sample-package';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginPreact } from '@rsbuild/plugin-preact';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { pluginSvelte } from '@rsbuild/plugin-svelte';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const style = 'static/css/index.*.css';
const manifest = (name: string) =>
  JSON.parse(
    fs.readFileSync(path.join(projectRoot, 'node_modules', name, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
/** A file of WebAssembly without content. */
const emptyWasm = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

export const proofs: Proof[] = [
  {
    says: 'This site describes Rsbuild 1.3.22 with Rspack 1.3.12.',
    run: 'script',
    expect: () => assert.deepEqual([version, rspack.rspackVersion], ['1.3.22', '1.3.12']),
  },
  {
    says: 'Languages | TypeScript and JSX, compiled by SWC',
    run: 'build',
    config: { plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })] },
    files: {
      'src/index.tsx':
        'const React = { createElement: String };\nconst shoe: string = String(<p />);\nconsole.log(shoe);\n',
    },
    expect: ({ error, read }) => {
      assert.equal(error, undefined);
      assert.doesNotMatch(read(script), /: string|<p/);
    },
  },
  {
    says: 'Styles | CSS Modules, PostCSS and Lightning CSS are built in. Sass, Less and Stylus come as plugins',
    run: 'build',
    config: {
      output: { overrideBrowserslist: ['safari 14'] },
      tools: {
        postcss: (_, { addPlugins }) =>
          addPlugins({
            postcssPlugin: 'blue',
            Declaration: (node) => void (node.value = node.value.replace('red', 'teal')),
          }),
      },
      plugins: [pluginSass(), pluginLess(), pluginStylus()],
    },
    files: {
      'src/index.js':
        "import styles from './a.module.css';\nimport './b.scss';\nimport './c.less';\nimport './d.styl';\nconsole.log(styles.a);\n",
      'src/a.module.css': '.a { color: red; user-select: none }\n',
      'src/b.scss': '$b: 1px;\n.b { margin: $b }\n',
      'src/c.less': '@c: 2px;\n.c { margin: @c }\n',
      'src/d.styl': 'd = 3px\n.d\n  margin d\n',
    },
    expect({ read }) {
      assert.match(read(style), /\.a-\w+\{color:teal;-webkit-user-select:none/);
      assert.match(read(style), /\.b\{margin:1px\}\.c\{margin:2px\}\.d\{margin:3px\}/);
    },
  },
  {
    says: 'Assets | Images, fonts, media, JSON, WebAssembly and web workers',
    run: 'build',
    config: { output: { dataUriLimit: 0 } },
    files: {
      'src/index.js': `import image from './a.png';
import font from './b.woff2';
import video from './c.mp4';
import { shoe } from './d.json';
import * as wasm from './e.wasm';
console.log(image, font, video, shoe, wasm, new Worker(new URL('./work.js', import.meta.url)));
`,
      'src/a.png': 'image',
      'src/b.woff2': 'font',
      'src/c.mp4': 'video',
      'src/d.json': '{ "shoe": "red" }',
      'src/e.wasm': emptyWasm,
      'src/work.js': "self.postMessage('working');\n",
    },
    expect({ files, read }) {
      hasFile(files, /^static\/image\/a\.\w+\.png$/);
      hasFile(files, /^static\/font\/b\.\w+\.woff2$/);
      hasFile(files, /^static\/media\/c\.\w+\.mp4$/);
      hasFile(files, /\.wasm$/);
      assert.match(read(script), /"red"/);
      assert.equal(files.filter((file) => file.endsWith('.js')).length, 2);
    },
  },
  {
    says: 'Output | Minified files with hashed names, syntax for the browsers you support and optional polyfills',
    run: 'build',
    config: { output: { overrideBrowserslist: ['chrome 60'], polyfill: 'usage' } },
    files: {
      'src/index.js': 'const shoes = window.shoes ?? [1, 2];\nconsole.log(shoes.at(-1));\n',
    },
    expect({ files, read }) {
      hasFile(files, /^static\/js\/index\.\w{8}\.js$/);
      assert.doesNotMatch(read(script), /window\.shoes\?\?/);
      hasFile(files, /^static\/js\/lib-polyfill\.\w{8}\.js$/);
    },
  },
  {
    says: 'Architecture | Module Federation, server-side rendering and builds for more than one environment',
    run: 'script',
    files: { 'src/index.js': 'export const page = () => "<p>Hello</p>";\n' },
    async expect({ root, port }) {
      const rsbuildConfig: RsbuildConfig = {
        server: { port },
        environments: {
          web: { moduleFederation: { options: { name: 'shop' } } },
          node: {
            output: { target: 'node' },
            source: { entry: { server: './src/index.js' } },
          },
        },
      };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
      const configs = await rsbuild.initConfigs();
      assert.equal(configs.length, 2);
      assert.match(
        (configs[0]!.plugins ?? []).map((plugin) => plugin?.constructor.name).join(),
        /ModuleFederation/,
      );
      const server = await rsbuild.createDevServer();
      try {
        const { page } = await server.environments.node!.loadBundle<{ page: () => string }>(
          'server',
        );
        assert.equal(page(), '<p>Hello</p>');
      } finally {
        await server.close();
      }
    },
  },
  {
    says: ["It isn't tied to a framework.", 'The core has no framework-specific code.'],
    run: 'script',
    expect() {
      const { dependencies, peerDependencies } = manifest('@rsbuild/core');
      const names = Object.keys({ ...dependencies, ...peerDependencies });
      assert.ok(names.length > 0);
      assert.deepEqual(
        names.filter((name) => /^(react|vue|preact|svelte|solid)/.test(name)),
        [],
      );
    },
  },
  {
    says: 'Support for each framework is a plugin that uses the same API as your own plugins.',
    run: 'script',
    async expect({ root }) {
      const names: string[] = [];
      const react = pluginReact();
      await rspackConfig(root, {
        plugins: [
          {
            name: react.name,
            setup: (api) => {
              names.push(...Object.keys(api));
              return react.setup(api);
            },
          },
          { name: 'own', setup: (api) => assert.deepEqual(Object.keys(api), names) },
        ],
      });
      assert.ok(names.includes('modifyRsbuildConfig'));
    },
  },
  {
    says: 'Rspack, SWC and Lightning CSS are native programs, and Rsbuild sets them up for you.',
    run: 'rspack',
    expect(config) {
      const loaders = loadersOf(config).map(({ loader }) => `${loader}`);
      assert.ok(loaders.includes('builtin:swc-loader'));
      assert.ok(loaders.includes('builtin:lightningcss-loader'));
    },
  },
  {
    says: 'Frameworks | React, Vue, Preact, Svelte and Solid, with a plugin for each',
    run: 'script',
    files: { 'src/index.js': "import 'preact';\nimport 'svelte';\n" },
    async expect({ root }) {
      const { pluginVue } = samplePackage<{ pluginVue: () => RsbuildPlugin }>(
        '@rsbuild/plugin-vue',
      );
      for (const plugins of [
        [pluginReact()],
        [pluginVue()],
        [pluginPreact()],
        [pluginSvelte()],
        [pluginBabel(), pluginSolid()],
      ])
        assert.ok((await rspackConfig(root, { plugins })).module);
    },
  },
];
