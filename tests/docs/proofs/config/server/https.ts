import assert from 'node:assert/strict';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import { samplePackage } from '@site/tests/docs/proving/kit/sample-package';
import { startDev } from '@site/tests/docs/proving/kit/start-dev';
import type { Proof, Project } from '@site/tests/docs/proving/proof';

/** A dev server with a certificate of its own, and how many times it answered by which protocol. */
async function startSecure({ root, port }: Project, server: RsbuildConfig['server'] = {}) {
  const { pluginBasicSsl } = samplePackage('@rsbuild/plugin-basic-ssl') as {
    pluginBasicSsl: (options: object) => RsbuildPlugin;
  };
  const plugins = [pluginBasicSsl({ outputPath: root })];
  return startDev(root, { server: { ...server, port }, plugins });
}

async function protocolsOf(port: number, offered: string[]): Promise<string | false | null> {
  const tls = await import('node:tls');
  return new Promise((resolve, reject) => {
    const socket = tls.connect(
      { host: 'localhost', port, ALPNProtocols: offered, rejectUnauthorized: false },
      () => {
        resolve(socket.alpnProtocol);
        socket.destroy();
      },
    );
    socket.on('error', reject);
  });
}

export const proofs: Proof[] = [
  {
    says: [
      'server.https makes the dev server and the preview server use HTTPS.',
      'They no longer answer plain HTTP.',
      "If you don't mind a warning in the browser, a plugin can create the certificate and set the option for you:",
      'The printed URLs show that HTTPS works:',
    ],
    run: 'script',
    async expect(project) {
      const { server, urls, port } = await startSecure(project);
      assert.match(urls[0] ?? '', /^https:\/\//);
      assert.match(project.log(), new RegExp(`Local:\\s+https://localhost:${port}/`));
      await assert.rejects(fetch(`http://localhost:${port}/`));
      await server.close();
    },
  },
  {
    says: 'Not set | http2.createSecureServer | HTTP/2, with HTTP/1.1 for clients that need it',
    run: 'script',
    async expect(project) {
      const { server, port } = await startSecure(project);
      const both = await protocolsOf(port, ['h2', 'http/1.1']);
      const old = await protocolsOf(port, ['http/1.1']);
      await server.close();
      assert.deepEqual([both, old], ['h2', 'http/1.1']);
    },
  },
  {
    says: "HTTP/1.1, because http-proxy doesn't support HTTP/2",
    run: 'script',
    async expect(project) {
      const { server, port } = await startSecure(project, {
        proxy: { '/api': 'http://localhost:1' },
      });
      const both = await protocolsOf(port, ['h2', 'http/1.1']);
      await server.close();
      assert.notEqual(both, 'h2');
    },
  },
  {
    says: ["This example uses HTTP if the files don't exist, for example on a CI machine:"],
    run: 'dev',
    sample: { containing: 'existsSync' },
    expect: async ({ get, urls }) => {
      assert.match(String(urls[0]), /^http:/);
      assert.equal((await get('/')).status, 200);
    },
  },
];
