import assert from 'node:assert/strict';
import { createRsbuild, type RsbuildDevServer } from '@rsbuild/core';
import { TOO_EARLY, tryEarlyServer } from '#kit/early-server';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: [
      'Runs when the dev server object has been created.',
      "It's early: at that time, nothing has been compiled and the server isn't listening.",
      'server (since 1.2.8) is the object that createDevServer returns.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      const order: string[] = [];
      let given: RsbuildDevServer | undefined;
      rsbuild.onAfterCreateCompiler(({ compiler }) => {
        order.push('compiler');
        if ('outputPath' in compiler && 'compile' in compiler.hooks) {
          compiler.hooks.compile.tap('probe', () => void order.push('compile'));
        }
      });
      rsbuild.onBeforeStartDevServer(async ({ server }) => {
        order.push('hook');
        given = server;
        assert.equal(server.httpServer?.listening, false);
        await assert.rejects(fetch(`http://localhost:${port}/`));
      });
      const server = await rsbuild.createDevServer();
      await server.listen();
      await server.close();
      assert.equal(given, server);
      assert.equal(order[0], 'hook');
    },
  },
  {
    says: [
      'Middleware that you add in the callback runs before the built-in middleware:',
      'Since 1.2.9, the callback can return a function.',
      'In 1.3.22, middleware that the returned function adds still runs before the built-in middleware, so it can answer / in place of your page.',
      "The returned function doesn't move middleware to the end",
    ],
    run: 'script',
    async expect({ root, port }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      rsbuild.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((req, res, next) =>
          req.url === '/index.html' ? res.end('added') : next(),
        );
        return () => {
          server.middlewares.use((req, res, next) => (req.url === '/' ? res.end('late') : next()));
        };
      });
      const { server } = await rsbuild.startDevServer();
      const textAt = async (path: string) =>
        (await fetch(`http://localhost:${port}${path}`)).text();
      const texts = [await textAt('/index.html'), await textAt('/')];
      await server.close();
      assert.deepEqual(texts, ['added', 'late']);
    },
  },
  {
    says: [
      "In the body of the callback, server.sockWrite() and the methods of server.environments throw Cannot access 'compilationManager' before initialization.",
      'There is no compiler yet',
    ],
    run: 'script',
    expect: (context) =>
      tryEarlyServer(context, async (server) => {
        const { web } = server.environments;
        assert.throws(() => server.sockWrite('static-changed'), TOO_EARLY);
        await assert.rejects(web!.getStats(), TOO_EARLY);
        await assert.rejects(web!.loadBundle('index'), TOO_EARLY);
        await assert.rejects(web!.getTransformedHtml('index'), TOO_EARLY);
      }),
  },
];
