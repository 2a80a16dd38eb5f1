import assert from 'node:assert/strict';
import { createRsbuild, type OnAfterStartDevServerFn, type RsbuildConfig } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

type Params = Parameters<OnAfterStartDevServerFn>[0];

/** What the hook gets. */
async function start(cwd: string, port: number, rsbuildConfig: RsbuildConfig = {}) {
  const rsbuild = await createRsbuild({
    cwd,
    rsbuildConfig: { ...rsbuildConfig, server: { port, ...rsbuildConfig.server } },
  });
  const calls: Params[] = [];
  rsbuild.onAfterStartDevServer((params) => void calls.push(params));
  const { server } = await rsbuild.startDevServer();
  await server.close();
  return calls[0];
}

export const proofs: Proof[] = [
  {
    says: ['Runs when the dev server is listening.', "It doesn't wait for the compilation."],
    run: 'script',
    async expect({ root, port }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      let done = false;
      let open = () => {};
      rsbuild.addPlugins([
        {
          name: 'slow',
          setup(api) {
            const opened = new Promise<void>((resolve) => (open = resolve));
            api.transform({ test: /index\.js$/ }, async ({ code }) => {
              await opened;
              return code;
            });
          },
        },
      ]);
      let listening: boolean | undefined;
      const server = await rsbuild.createDevServer();
      rsbuild.onDevCompileDone(() => void (done = true));
      rsbuild.onAfterStartDevServer(() => {
        listening = server.httpServer?.listening;
        assert.equal(done, false);
        open();
      });
      await server.listen();
      await server.environments.web!.getStats();
      await server.close();
      assert.equal(listening, true);
    },
  },
  {
    says: 'If you use your own server, the hook runs when you call afterListen.',
    run: 'script',
    async expect({ root, port }) {
      const rsbuildConfig = { server: { port, middlewareMode: true } };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
      let calls = 0;
      rsbuild.onAfterStartDevServer(() => void (calls += 1));
      const server = await rsbuild.createDevServer();
      assert.equal(calls, 0);
      await server.afterListen();
      await server.close();
      assert.equal(calls, 1);
    },
  },
  {
    says: [
      "routes lists the pages, for example [{ entryName: 'index', pathname: '/' }].",
      'Each pathname starts with server.base and ends with the name of the entry.',
      'When the environments write to different folders, the path also contains the folder, as in /web/.',
      'When you set html in output.distPath, the path contains this folder as well.',
      "For index, the name is left out unless html.outputStructure is 'nested'.",
    ],
    run: 'script',
    async expect({ root, port }) {
      assert.deepEqual((await start(root, port))?.routes, [{ entryName: 'index', pathname: '/' }]);
      const based = await start(root, port, { server: { base: '/shop' } });
      assert.deepEqual(based?.routes, [{ entryName: 'index', pathname: '/shop/' }]);
      const apart = await start(root, port, {
        environments: {
          web: { output: { distPath: { root: 'dist/web' } } },
          other: { output: { distPath: { root: 'dist/other' } } },
        },
      });
      assert.equal(apart?.routes[0]?.pathname, '/web/');
      const source = { entry: { about: './src/index.js' } };
      assert.equal((await start(root, port, { source }))?.routes[0]?.pathname, '/about');
      const pages = await start(root, port, { output: { distPath: { html: 'pages' } } });
      assert.equal(pages?.routes[0]?.pathname, '/pages/');
      const nested = await start(root, port, { html: { outputStructure: 'nested' } });
      assert.equal(nested?.routes[0]?.pathname, '/index');
    },
  },
  {
    says: "If you set html in output.filename, or if environments write to folders beside each other, pathname isn't the address of the page.",
    run: 'script',
    async expect({ root, port }) {
      const statuses = async (config: RsbuildConfig, page: string) => {
        const rsbuildConfig = { ...config, server: { port, htmlFallback: false as const } };
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        let pathname: string | undefined;
        rsbuild.onAfterStartDevServer(({ routes }) => void (pathname = routes[0]?.pathname));
        const server = await rsbuild.createDevServer();
        await server.listen();
        await server.environments.web!.getStats();
        const headers = { accept: 'text/html' };
        const status = async (path = '') =>
          (await fetch(`http://localhost:${server.port}${path}`, { headers })).status;
        const both = [await status(pathname), await status(page)];
        await server.close();
        return [pathname, ...both];
      };
      const source = { entry: { about: './src/index.js' } };
      const filename = { html: '[name].page.html' };
      assert.deepEqual(await statuses({ source, output: { filename } }, '/about.page.html'), [
        '/about',
        404,
        200,
      ]);
      const into = (name: string) => ({ output: { distPath: { root: `dist/${name}` } } });
      assert.deepEqual(
        await statuses(
          { source, environments: { web: into('web'), other: into('other') } },
          '/about.html',
        ),
        ['/web/about', 404, 200],
      );
      const below = { web: {}, other: into('other') };
      assert.deepEqual(await statuses({ source, environments: below }, '/other/about'), [
        '/about',
        200,
        200,
      ]);
    },
  },
];
