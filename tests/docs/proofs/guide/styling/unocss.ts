import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { findPackage } from '#tools/project/link-packages';
import { buildIn } from '#kit/build-in';
import { importCompletes } from '#kit/complete-cache.mjs';
import type { FenceName, Proof } from '#tools/prover/proof';

const css = 'static/css/index.*.css';
const pageFiles = (folder: string): FenceName[] =>
  ['uno.config.ts', 'src/index.tsx', 'src/App.tsx'].map((title) => ({
    title,
    nth: 1,
    as: `${folder}${title}`,
  }));
const packages = { 'src/packages.ts': "import 'react';\nimport 'react-dom';\n" };
const config = (more = '', plugin = '') => `
import { pluginReact } from '@rsbuild/plugin-react';
import { UnoCSSRspackPlugin } from '@unocss/webpack/rspack';

export default {
  plugins: [pluginReact(), ${plugin}],
  tools: { rspack: { plugins: [UnoCSSRspackPlugin()] } },
  ${more}
};
`;

export const proofs: Proof[] = [
  {
    says: 'So write them out, or list them under safelist:',
    run: 'script',
    pageFiles: [
      { title: 'uno.config.ts', containing: 'safelist', as: 'uno.config.ts' },
      ...pageFiles('').slice(1),
    ],
    files: { ...packages, 'rsbuild.config.ts': config() },
    async expect({ root }) {
      const styles = (await buildIn(root)).read(css);
      for (const name of ['rotate-90', 'rotate-180', 'flex'])
        assert.ok(styles.includes(`.${name}{`), name);
    },
  },
  {
    says: 'The plugin is missing in tools.rspack.plugins.',
    run: 'script',
    pageFiles: pageFiles(''),
    files: { ...packages, 'rsbuild.config.ts': config().replace('UnoCSSRspackPlugin()', '') },
    async expect({ root }) {
      assert.match((await buildIn(root)).log, /Can't resolve 'uno\.css'/);
    },
  },
  {
    says: [
      'You can import both from unocss, which contains most of the official presets.',
      'For another one, such as @unocss/preset-rem-to-px, you need to install its own package.',
    ],
    run: 'script',
    expect() {
      const folder = findPackage('unocss')!;
      const { dependencies } = JSON.parse(
        fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
      ) as { dependencies: Record<string, string> };
      for (const name of ['wind3', 'attributify', 'icons', 'web-fonts', 'typography']) {
        assert.ok(`@unocss/preset-${name}` in dependencies, name);
      }
      assert.ok(!('@unocss/preset-rem-to-px' in dependencies));
    },
  },
  {
    says: [
      "Its name ends in .html, but UnoCSS doesn't look at it, because the template isn't a module.",
      'So name the file:',
    ],
    run: 'script',
    pageFiles: [
      ...pageFiles(''),
      { title: 'uno.config.ts', containing: 'filesystem', as: 'filesystem.config.ts' },
    ],
    files: {
      ...packages,
      'rsbuild.config.ts': config("html: { template: './src/index.html' },"),
      'src/index.html': '<div id="root" class="rotate-45"></div>',
    },
    async expect({ root, write }) {
      assert.doesNotMatch((await buildIn(root)).read(css), /rotate-45/);
      write('uno.config.ts', fs.readFileSync(path.join(root, 'filesystem.config.ts'), 'utf8'));
      assert.match((await buildIn(root)).read(css), /rotate-45/);
    },
  },
  {
    says: [
      'Classes are missing if you pass --root app',
      'Whatever you pass as --root, UnoCSS looks for uno.config.ts in the directory in which you run the command, and it finds none.',
    ],
    run: 'script',
    pageFiles: pageFiles('app/'),
    files: { ...packages, 'app/rsbuild.config.ts': config() },
    async expect({ root }) {
      assert.match((await buildIn(path.join(root, 'app'))).read(css), /\.flex\{/);
      assert.doesNotMatch((await buildIn(root, ['--root', 'app'])).read(css), /\.flex\{/);
    },
  },
  {
    says: [
      'Classes are missing from the second build on',
      'performance.buildCache is on, and UnoCSS misses the modules that come from the cache.',
    ],
    run: 'script',
    pageFiles: pageFiles(''),
    files: {
      ...packages,
      'rsbuild.config.mjs':
        importCompletes + config('performance: { buildCache: true },', 'completes()'),
    },
    async expect({ root }) {
      assert.match((await buildIn(root)).read(css), /\.flex\{/);
      assert.doesNotMatch((await buildIn(root)).read(css), /\.flex\{/);
    },
  },
];
