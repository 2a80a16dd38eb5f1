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

const readManifest = () =>
  ofRoot('@rsbuild/core/package.json') as {
    engines: { node: string };
    exports: Record<string, { types?: string; default?: string }>;
  };

export const proofs: Proof[] = [
  {
    says: 'node build.mjs builds the project and puts the output into dist.',
    run: 'command',
    command: 'node build.mjs',
    pageFiles: [{ title: 'build.mjs', nth: 1 }],
    files: { 'src/index.js': "console.log('of index');\n", 'src/index.ts': 'export {};\n' },
    expect({ code, read }) {
      assert.equal(code, 0);
      assert.match(read('static/js/index.*.js'), /of index/);
    },
  },
  {
    says: [
      'Each of these methods sets NODE_ENV if the variable is empty: startDevServer to development, and build and preview to production.',
      'createRsbuild leaves the variable as it is.',
      'After a build, preview serves the files that it has written, so that you can try them before a release:',
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
    says: [
      'To develop, call startDevServer instead of build:',
      'Rsbuild prints the URLs of the server, starts to listen and compiles for the first time.',
    ],
    run: 'script',
    pageFiles: ['dev.mjs'],
    async expect({ root }) {
      const tool = startTool(['dev.mjs'], root);
      const [printed, address] = await waitForLog(
        tool,
        /➜ +Local: +(\S+)\n[^]*ready +built in [\d.]+ s/,
      );
      assert.ok(printed);
      assert.equal((await fetch(address!, { headers: { accept: 'text/html' } })).status, 200);
      await stopTool(tool);
    },
  },
  {
    says: [
      'For an ordinary application, we still recommend the command line, because it reads the config file, loads .env files and takes other steps that a script has to take itself.',
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
    says: [
      'because a script reads neither the config file nor the .env files on its own.',
      'To get the same result as rsbuild build, load both.',
      'Set NODE_ENV first, because the configuration and the names of the .env files can depend on this variable:',
    ],
    run: 'command',
    command: 'node build.mjs',
    pageFiles: [{ title: 'build.mjs', nth: 2 }],
    files: { 'rsbuild.config.mjs': config, '.env.production': 'SHOP=shoes\n' },
    expect({ code, log }) {
      assert.equal(code, 0);
      assert.match(log, /mode production shop shoes/);
      assert.match(log, /build closed/);
    },
  },
  {
    says: [
      'because a script reads neither the config file nor the .env files on its own.',
      'To get the same result as rsbuild build, load both.',
    ],
    run: 'command',
    command: 'node build.mjs',
    pageFiles: [{ title: 'build.mjs', nth: 1 }],
    files: { 'rsbuild.config.mjs': config, '.env': 'SHOP=shoes\n' },
    expect({ code, log }) {
      assert.equal(code, 0);
      assert.doesNotMatch(log, /mode |shoes/);
    },
  },
  {
    says: "When the build fails, the catch block prints the error in Rsbuild's style and ends the process with code 1, which your CI can see.",
    run: 'command',
    command: 'node build.mjs',
    pageFiles: [{ title: 'build.mjs', nth: 2 }],
    files: { 'src/index.js': "import './missing.js';\n" },
    expect({ code, log }) {
      assert.equal(code, 1);
      assert.match(log, /^error +Rspack build failed\./m);
    },
  },
  {
    says: ['require gives you the same functions, because the package contains both formats.'],
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
    says: "A CommonJS file can't use await at the top level, so put the calls into an async function:",
    run: 'command',
    command: 'node build.cjs',
    pageFiles: ['build.cjs'],
    expect({ code, root }) {
      assert.equal(code, 0);
      assert.ok(fs.existsSync(`${root}/dist/index.html`));
    },
  },
  {
    says: 'The package runs in Node.js 16.10 or later',
    run: 'script',
    expect: () => assert.equal(readManifest().engines.node, '>=16.10.0'),
  },
  {
    says: [
      'These are all the entry points of the package:',
      '@rsbuild/core: the functions on these pages and the types',
      '@rsbuild/core/package.json: the manifest of the package',
    ],
    run: 'script',
    expect: () =>
      assert.deepEqual(Object.keys(readManifest().exports).sort(), [
        '.',
        './client/hmr',
        './client/overlay',
        './package.json',
        './types',
      ]),
  },
  ...(
    [
      [
        '@rsbuild/core/types: ambient types for application code, such as import.meta.env and imported images and styles',
        'types.d.ts',
        ['ImportMeta', '*.png', '*.module.css'],
      ],
      [
        '@rsbuild/core/client/hmr: the HMR client that Rsbuild adds to the page in development',
        'dist/client/hmr.js',
        ['WebSocket'],
      ],
      [
        '@rsbuild/core/client/overlay: the error overlay of that client',
        'dist/client/overlay.js',
        ['customElements'],
      ],
    ] as const
  ).map<Proof>(([says, file, parts]) => ({
    says,
    run: 'script',
    expect() {
      const text = fs.readFileSync(`${process.cwd()}/node_modules/@rsbuild/core/${file}`, 'utf8');
      for (const part of parts) assert.ok(text.includes(part), part);
    },
  })),
];
