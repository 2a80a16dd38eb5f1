import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import * as core from '@rsbuild/core';
import { createRsbuild } from '@rsbuild/core';
import { startTool, stopTool, waitForLog } from '#tools/project/run-tool';
import type { Proof } from '#tools/prover/proof';

const ofRoot = createRequire(`${process.cwd()}/package.json`);
type Instance = Awaited<ReturnType<typeof createRsbuild>>;

const config = [
  "const probe = { name: 'probe', setup: (api) => api.onCloseBuild(() => console.log('build closed')) };",
  "console.log('mode', process.env.NODE_ENV, 'shop', process.env.SHOP);",
  'export default { plugins: [probe] };',
  '',
].join('\n');

export const proofs: Proof[] = [
  {
    says: 'If you set loadEnv, a .env file can set it when you create the instance.',
    run: 'script',
    files: { '.env': 'NODE_ENV=production\n' },
    async expect({ root }) {
      delete process.env.NODE_ENV;
      await createRsbuild({ cwd: root });
      assert.equal(process.env.NODE_ENV, undefined);
      await createRsbuild({ cwd: root, loadEnv: true });
      assert.equal(process.env.NODE_ENV, 'production');
    },
  },
  {
    says: [
      'rsbuild.startDevServer | Serves, watches and recompiles | development',
      'rsbuild.build | Writes the production files | production',
      'rsbuild.preview | Serves what build has written | production',
      'Rsbuild sets NODE_ENV when you call one of these methods, and not when you create the instance.',
      'createRsbuild returns a promise of an instance.',
    ],
    run: 'script',
    alone: true,
    async expect({ root, port }) {
      const nodeEnvAfter = async (act: (rsbuild: Instance) => Promise<unknown>) => {
        delete process.env.NODE_ENV;
        const created = createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
        assert.ok(created instanceof Promise);
        const rsbuild = await created;
        assert.equal(process.env.NODE_ENV, undefined);
        await act(rsbuild);
        return process.env.NODE_ENV;
      };
      const build = async (rsbuild: Instance) => (await rsbuild.build()).close();
      assert.equal(await nodeEnvAfter(build), 'production');
      assert.ok(fs.existsSync(`${root}/dist/index.html`));
      const built = fs.readFileSync(`${root}/dist/index.html`, 'utf8');
      const preview = async (rsbuild: Instance) => {
        const { server } = await rsbuild.preview();
        assert.equal(await (await fetch(`http://localhost:${port}/`)).text(), built);
        await server.close();
      };
      assert.equal(await nodeEnvAfter(preview), 'production');
      const serve = async (rsbuild: Instance) => (await rsbuild.startDevServer()).server.close();
      assert.equal(await nodeEnvAfter(serve), 'development');
    },
  },
  {
    says: 'Rsbuild prints the addresses of the server, starts to listen and compiles for the first time:',
    run: 'script',
    pageFiles: ['dev.mjs'],
    async expect({ root }) {
      const tool = startTool(['dev.mjs'], root);
      const [printed, address] = await waitForLog(
        tool,
        /➜ Local: +(\S+)\n[^]*start +build started\.\.\.\nready +built in [\d.]+ s/,
      );
      assert.ok(printed);
      assert.equal((await fetch(address!, { headers: { accept: 'text/html' } })).status, 200);
      await stopTool(tool);
    },
  },
  {
    says: [
      'Reads rsbuild.config.* | Call loadConfig and pass the result on',
      'Loads .env files | Pass loadEnv: true to createRsbuild',
      'Sets NODE_ENV before it reads the configuration | Assign process.env.NODE_ENV first if the configuration or the .env files depend on it',
      "Closes the build when it's done | Call the close function that build returns, so that onCloseBuild hooks run",
    ],
    run: 'command',
    command: 'rsbuild build',
    files: { 'rsbuild.config.mjs': config, '.env': 'SHOP=shoes\n' },
    expect({ code, log }) {
      assert.equal(code, 0);
      assert.match(log, /mode production shop shoes/);
      assert.match(log, /build closed/);
    },
  },
  {
    says: 'Exits with code 1 if the build fails | Catch the rejected promise',
    run: 'command',
    command: 'rsbuild build',
    files: { 'src/index.js': "import './missing.js';\n" },
    expect: ({ code }) => assert.equal(code, 1),
  },
  {
    says: 'This script runs a production build with the steps that apply to it:',
    run: 'command',
    command: 'node build.mjs',
    pageFiles: ['build.mjs'],
    files: { 'rsbuild.config.mjs': config, '.env.production': 'SHOP=shoes\n' },
    expect({ code, log }) {
      assert.equal(code, 0);
      assert.match(log, /mode production shop shoes/);
      assert.match(log, /build closed/);
    },
  },
  {
    says: [
      'The package contains both formats.',
      'import is the better choice, and require gives you the same functions.',
    ],
    run: 'script',
    expect() {
      const required = ofRoot('@rsbuild/core') as object;
      const names = Object.keys(required).filter((name) => name !== 'default');
      assert.deepEqual(
        names.sort(),
        Object.keys(core)
          .filter((name) => name !== 'default')
          .sort(),
      );
    },
  },
  {
    says: "In a CommonJS file, wrap the calls in an async function, because such a file can't use await at the top level:",
    run: 'command',
    command: 'node build.cjs',
    pageFiles: ['build.cjs'],
    expect({ code, root }) {
      assert.equal(code, 0);
      assert.ok(fs.existsSync(`${root}/dist/index.html`));
    },
  },
  {
    says: [
      'The package runs in Node.js 16.10 or later',
      '@rsbuild/core | The functions on these pages and the types',
      '@rsbuild/core/types | Ambient types for application code, such as import.meta.env and imported images and styles',
      '@rsbuild/core/client/hmr | The HMR client that Rsbuild adds to the page in development',
      '@rsbuild/core/client/overlay | The error overlay of that client',
      '@rsbuild/core/package.json | The manifest of the package',
    ],
    run: 'script',
    expect() {
      const manifest = ofRoot('@rsbuild/core/package.json') as {
        engines: { node: string };
        exports: Record<string, { types?: string; default?: string }>;
      };
      assert.equal(manifest.engines.node, '>=16.10.0');
      assert.deepEqual(Object.keys(manifest.exports).sort(), [
        '.',
        './client/hmr',
        './client/overlay',
        './package.json',
        './types',
      ]);
      const folder = `${process.cwd()}/node_modules/@rsbuild/core`;
      const types = fs.readFileSync(`${folder}/types.d.ts`, 'utf8');
      for (const part of ['ImportMeta', '*.png', '*.module.css']) assert.ok(types.includes(part));
      const client = fs.readFileSync(`${folder}/dist/client/hmr.js`, 'utf8');
      assert.match(client, /WebSocket/);
      const overlay = fs.readFileSync(`${folder}/dist/client/overlay.js`, 'utf8');
      assert.match(overlay, /customElements/);
    },
  },
];
