import assert from 'node:assert/strict';
import https from 'node:https';
import { createRsbuild, loadConfig, type RsbuildConfig } from '@rsbuild/core';
import { looksLike } from '#kit/looks-like';
import { selfSigned } from '#kit/self-signed';
import { selfSignedPair } from '#kit/self-signed-pair';
import { startDev } from '#kit/start-dev';
import type { Proof, Project } from '#tools/prover/proof';

/** A dev server with a certificate of its own, and how many times it answered by which protocol. */
async function startSecure({ root, port }: Project, server: RsbuildConfig['server'] = {}) {
  return startDev(root, { server: { ...server, port }, plugins: [selfSigned(root)] });
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

/** The text that a server with an untrusted certificate sends over HTTP/1.1. */
const pageOf = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const options = { host: 'localhost', port, rejectUnauthorized: false };
    https
      .get(options, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => resolve(text));
      })
      .on('error', reject);
  });

const title = /<title>Rsbuild App</;

export const proofs: Proof[] = [
  {
    says: [
      'The quickest way to get one is a plugin that creates a self-signed certificate and sets server.https for you:',
      'The printed URLs show that HTTPS works, in the dev server and in the preview server:',
      'Once HTTPS is on, the server no longer answers plain HTTP, so http://localhost:3000/ fails.',
    ],
    shown: { containing: 'Local:    https://localhost:3000/' },
    run: 'script',
    async expect(project) {
      const { server, urls, port } = await startSecure(project);
      looksLike(project.log(), project.shown.replace(':3000', `:${port}`));
      assert.match(urls[0] ?? '', /^https:\/\//);
      assert.match(project.log(), new RegExp(`Local:\\s+https://localhost:${port}/`));
      await assert.rejects(fetch(`http://localhost:${port}/`));
      await server.close();
    },
  },
  {
    says: 'Over HTTPS, the server uses HTTP/2, and HTTP/1.1 for clients that need it.',
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
    says: "But when you add a server.proxy, it uses HTTP/1.1 for each request, because http-proxy doesn't support HTTP/2.",
    run: 'script',
    async expect(project) {
      const { server, port } = await startSecure(project, {
        proxy: { '/api': 'http://localhost:1' },
      });
      const both = await protocolsOf(port, ['h2', 'http/1.1']);
      await server.close();
      assert.ok(both === 'http/1.1' || both === false, String(both));
    },
  },
  {
    says: 'This example falls back to HTTP where the files are missing, for example on a CI machine:',
    run: 'dev',
    sample: { containing: 'existsSync' },
    expect: async ({ page, urls }) => {
      assert.match(String(urls[0]), /^http:/);
      assert.match(await page('/'), /static\/js\/index\.js/);
    },
  },
  {
    says: [
      'The printed URLs show that HTTPS works, in the dev server and in the preview server:',
      'Once HTTPS is on, the server no longer answers plain HTTP, so http://localhost:3000/ fails.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          mode: 'production',
          server: { port },
          plugins: [selfSigned(root)],
        },
      });
      await (await rsbuild.build()).close();
      const { server, urls } = await rsbuild.preview();
      try {
        assert.match(String(urls[0]), /^https:/);
        assert.match(await pageOf(port), title);
        await assert.rejects(fetch(`http://localhost:${port}/`));
      } finally {
        await server.close();
      }
    },
  },
  {
    says: [
      'Pass both files to server.https.',
      'key, cert | The private key and the certificate, as PEM text or as a Buffer',
    ],
    run: 'script',
    pageFiles: [{ containing: 'existsSync' }],
    async expect({ root, port, write }) {
      const { key, cert } = selfSignedPair();
      write('certs/key.pem', key);
      write('certs/cert.pem', cert);
      process.chdir(root);
      const { content } = await loadConfig({ cwd: root });
      assert.ok(Buffer.isBuffer((content.server?.https as { key: unknown }).key));
      for (const given of [content.server?.https, { key, cert }]) {
        const { server } = await startDev(root, { server: { port, https: given } });
        const text = await pageOf(port);
        await server.close();
        assert.match(text, title);
      }
    },
  },
  ...[true, false].map<Proof>((allowHTTP1) => ({
    says: [
      'Rsbuild passes the object to Node.js, so you can use the fields of https.createServer.',
      'Rsbuild sets two fields of this server for you: allowHTTP1: true and maxSessionMemory: 1024.',
      'because your value replaces the one of Rsbuild.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const given = { ...selfSignedPair(), ...(!allowHTTP1 && { allowHTTP1 }) };
      const { server } = await startDev(root, { server: { port, https: given } });
      try {
        if (allowHTTP1) assert.match(await pageOf(port), title);
        else assert.doesNotMatch(await pageOf(port).catch(({ message }: Error) => message), title);
      } finally {
        await server.close();
      }
    },
  })),
  {
    says: [
      "The server doesn't start, because key or cert doesn't contain what Node.js expects.",
      "If you do that already, you've probably swapped the two files.",
      'PEM routines::no start line or DECODER routines::unsupported',
    ],
    run: 'script',
    async expect({ root, port, write }) {
      const pair = selfSignedPair();
      const start = (given: Partial<typeof pair>) =>
        startDev(root, { server: { port, https: { ...pair, ...given } } });
      const { server } = await start({});
      try {
        assert.match(await pageOf(port), title);
      } finally {
        await server.close();
      }
      write('key.pem', pair.key);
      write('cert.pem', pair.cert);
      const [key, cert] = [`${root}/key.pem`, `${root}/cert.pem`];
      await assert.rejects(start({ key, cert }), /PEM routines::no start line/);
      await assert.rejects(start({ cert }), /PEM routines::no start line/);
      await assert.rejects(start({ key }), /DECODER routines::unsupported/);
      const swapped = { key: pair.cert, cert: pair.key };
      await assert.rejects(start(swapped), /PEM routines::no start line/);
      await assert.rejects(fetch(`http://localhost:${port}/`));
    },
  },
];
