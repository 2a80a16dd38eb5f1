import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { rspack, version, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { projectRoot } from '#tools/pages/project-root';
import { rspackConfig } from '#kit/rspack-config';
import { loadersOf } from '#kit/loader-options';
import { samplePackage } from '#kit/sample-package';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginPreact } from '@rsbuild/plugin-preact';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { pluginSvelte } from '@rsbuild/plugin-svelte';
import type { Proof } from '#tools/prover/proof';

const benchmark = JSON.parse(
  fs.readFileSync(path.join(projectRoot, 'src/landing/benchmark.json'), 'utf8'),
) as {
  components: number;
  machine: { cores: number };
  groups: Record<string, { metrics: { desc: string; time: number }[] }>;
};
/** What the page has to show for a tool, as the benchmark measured it. */
const measured = (name: string) =>
  benchmark.groups[name]!.metrics.map(
    ({ desc, time }) => `${time.toFixed(desc === 'hmr' ? 2 : 1)} s`,
  );
const script = 'static/js/index.*.js';
const manifest = (name: string) =>
  JSON.parse(
    fs.readFileSync(path.join(projectRoot, 'node_modules', name, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;

export const proofs: Proof[] = [
  {
    says: 'This site describes Rsbuild 1.3.22 with Rspack 1.3.12.',
    run: 'script',
    expect: () => assert.deepEqual([version, rspack.rspackVersion], ['1.3.22', '1.3.12']),
  },
  {
    says: [
      'This is a complete app:',
      "There's no config file, and yet the build compiles the TypeScript for your visitors' browsers, minifies it, gives each file a name that changes with its content, and creates the HTML that loads these files:",
    ],
    shown: { containing: 'logo.9e0d1c5a.png' },
    run: 'build',
    pageFiles: ['src/index.ts'],
    files: {
      'src/index.css': 'body { margin: 0 }\n',
      'src/logo.png': 'image'.repeat(4000),
    },
    expect({ error, files, read, shown }) {
      assert.equal(error, undefined);
      const names = (text: string) => text.replace(/\.[0-9a-f]{8,10}\./g, '.HASH.');
      const listed = [...shown.matchAll(/[\w.]+\.\w+$/gm)].map(([name]) => names(name)).sort();
      assert.deepEqual(files.map((file) => names(path.basename(file))).sort(), listed);
      assert.doesNotMatch(read(script), /HTMLImageElement|\n +/);
      assert.match(read('index.html'), /src="\/static\/js\/index\.\w{8,10}\.js"/);
      assert.match(read('index.html'), /href="\/static\/css\/index\.\w{8,10}\.css"/);
    },
  },
  {
    says: 'For what you still want to change, there are short options, and their names say what they do:',
    run: 'dev',
    sample: 'rsbuild.config.ts',
    async expect({ page, log }) {
      assert.match(await page('/'), /<title>Shoe shop<\/title>/);
      assert.match(log(), /http:\/\/localhost:\d+/);
    },
  },
  {
    says: [
      'We measured this for an app of 1,000 React components on a machine with two cores.',
      ...[
        ['Rsbuild 1.3.22', 'rsbuild'],
        ['Vite 6.3 with SWC', 'viteSwc'],
        ['webpack 5.99 with SWC', 'webpackSwc'],
        ['webpack 5.99 with Babel', 'webpackBabel'],
      ].map(([label, name]) => [label, ...measured(name!)].join(' | ')),
      "Vite's hot updates are the fastest, because Vite sends a single module, but when it starts, it has to send all of them.",
    ],
    run: 'script',
    expect() {
      assert.deepEqual([benchmark.components, benchmark.machine.cores], [1000, 2]);
      const updates = Object.entries(benchmark.groups).map(
        ([name, { metrics }]) => [metrics[2]!.time, name] as const,
      );
      assert.equal(updates.sort(([a], [b]) => a - b)[0]![1], 'viteSwc');
    },
  },
  {
    says: 'Each of them is a plugin that uses the same API as your own plugins, and the core has no framework-specific code.',
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
    says: 'Each of them is a plugin that uses the same API as your own plugins, and the core has no framework-specific code.',
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
    says: "It's built on Rspack, SWC and Lightning CSS, which are native programs, and it sets them up in a way that suits most projects.",
    run: 'rspack',
    expect(config) {
      const loaders = loadersOf(config).map(({ loader }) => `${loader}`);
      assert.ok(loaders.includes('builtin:swc-loader'));
      assert.ok(loaders.includes('builtin:lightningcss-loader'));
    },
  },
  {
    says: 'If you want to use React, Vue, Preact, Svelte or Solid, add a plugin.',
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
