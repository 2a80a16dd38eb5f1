import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { loadersOf } from '#kit/loader-options';
import type { Proof } from '#tools/prover/proof';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path id="mark" d="M0 0h8v8z"/></svg>\n';
const externals = { react: 'React', 'react/jsx-runtime': 'Jsx' };
const withSvgr: RsbuildConfig = {
  plugins: [pluginReact(), pluginSvgr()],
  output: { externals, minify: false },
};
const script = 'static/js/index.*.js';
const component = /\.jsxs?\)?\("svg"/;

// What is still so is tried with the documented version of 1.x.
export const proofs: Proof[] = [
  {
    says: 'Since 1.0, Lightning CSS is built in and on by default',
    run: 'rspack',
    config: {},
    expect: (config) =>
      assert.ok(loadersOf(config).some(({ loader }) => loader === 'builtin:lightningcss-loader')),
  },
  {
    says: [
      "createDevServer() starts the compilation, but it doesn't open a port.",
      'You add the middlewares that it returns to your server, and your server listens.',
    ],
    run: 'script',
    files: { 'src/index.js': "console.log('shop');\n" },
    async expect({ root, port }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const { createServer } = await import('node:http');
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      const dev = await rsbuild.createDevServer();
      try {
        assert.equal(dev.port, port);
        await assert.rejects(fetch(`http://localhost:${port}/`));
        const own = createServer(dev.middlewares);
        await new Promise<void>((resolve) => own.listen(port, resolve));
        try {
          const answer = await fetch(`http://localhost:${port}/static/js/index.js`);
          assert.match(await answer.text(), /console\.log\('shop'\)/);
        } finally {
          own.closeAllConnections();
          own.close();
        }
      } finally {
        await dev.close();
      }
    },
  },
  ...(
    [
      ['./logo.svg?react', true],
      ['./logo.svg', false],
    ] as const
  ).map(([from, isComponent]): Proof => ({
    says: 'In 0.5, you add ?react to get a component:',
    run: 'build',
    config: withSvgr,
    files: {
      'src/index.jsx': `import Logo from '${from}';\nconsole.log(Logo);\n`,
      'src/logo.svg': logo,
    },
    expect: ({ read }) => assert.equal(component.test(read(script)), isComponent),
  })),
  {
    says: 'To go back to the previous behavior, set an option of @rsbuild/plugin-svgr:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'mixedImport' },
    with: { output: { externals, minify: false } },
    files: {
      'src/index.jsx':
        "import url, { ReactComponent } from './logo.svg';\nconsole.log(url, ReactComponent);\n",
      'src/logo.svg': logo,
    },
    expect: ({ read, error }) => {
      assert.equal(error, undefined);
      assert.match(read(script), component);
      assert.match(read(script), /data:image\/svg|\.svg"/);
    },
  },
  ...[true, false].map((mangles): Proof => ({
    says: "In 0.5, mangle is directly in jsOptions, and since 1.0, it's in minimizerOptions:",
    run: 'build',
    ...(mangles
      ? { config: {} }
      : { sample: { title: 'rsbuild.config.ts', containing: 'mangle' } }),
    files: {
      'src/index.js':
        'export function total(longPrice, longCount) { return longPrice * longCount; }\nglobalThis.total = total;\n',
    },
    expect: ({ read }) => assert.equal(/longPrice/.test(read(script)), !mangles),
  })),
  {
    says: 'output.disableMinimize: true | output.minify: false',
    run: 'build',
    config: { output: { minify: false } },
    files: { 'src/index.js': '// kept\nglobalThis.shop = 1;\n' },
    expect: ({ read }) => assert.match(read(script), /\/\/ kept/),
  },
];
