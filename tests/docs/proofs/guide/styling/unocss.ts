import assert from 'node:assert/strict';
import path from 'node:path';
import { buildIn } from '@site/tests/docs/proving/kit/build-in';
import type { FenceName, Proof } from '@site/tests/docs/proving/proof';

const css = 'static/css/index.*.css';
const pageFiles = (folder: string): FenceName[] =>
  ['uno.config.ts', 'src/index.tsx', 'src/App.tsx'].map((title) => ({
    title,
    nth: 1,
    as: `${folder}${title}`,
  }));
const packages = { 'src/packages.ts': "import 'react';\nimport 'react-dom';\n" };
const config = (more = '') => `
import { pluginReact } from '@rsbuild/plugin-react';
import { UnoCSSRspackPlugin } from '@unocss/webpack/rspack';

export default {
  plugins: [pluginReact()],
  tools: { rspack: { plugins: [UnoCSSRspackPlugin()] } },
  ${more}
};
`;

export const proofs: Proof[] = [
  {
    says: 'Classes are missing if you pass --root app | UnoCSS looks for uno.config.ts in the directory in which you run the command. Run it in the project root.',
    run: 'script',
    pageFiles: pageFiles('app/'),
    files: { ...packages, 'app/rsbuild.config.ts': config() },
    async expect({ root }) {
      assert.match((await buildIn(path.join(root, 'app'))).read(css), /\.flex\{/);
      assert.doesNotMatch((await buildIn(root, ['--root', 'app'])).read(css), /\.flex\{/);
    },
  },
  {
    says: "Classes are missing from the second build on | performance.buildCache is on. UnoCSS doesn't get the modules that come from the cache. Turn the cache off.",
    run: 'script',
    pageFiles: pageFiles(''),
    files: {
      ...packages,
      'rsbuild.config.ts': config('performance: { buildCache: true },'),
    },
    async expect({ root }) {
      assert.match((await buildIn(root)).read(css), /\.flex\{/);
      assert.doesNotMatch((await buildIn(root)).read(css), /\.flex\{/);
    },
  },
];
