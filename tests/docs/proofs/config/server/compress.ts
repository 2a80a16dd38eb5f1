import assert from 'node:assert/strict';
import http from 'node:http';
import zlib from 'node:zlib';
import type { RequestHandler, RsbuildConfig } from '@rsbuild/core';
import { besideServer } from '#kit/beside-server';
import { startDev } from '#kit/start-dev';
import type { Proof } from '#tools/prover/proof';

const words = Array.from({ length: 3000 }, (_, index) => `word${index * 7919}`).join(' ');
const large = 'x'.repeat(2000);
const files = {
  'src/index.js': "console.log('short');\n",
  'public/large.txt': words,
  'public/large.js': `// ${large}`,
  'public/large.json': JSON.stringify(large),
  'public/large.xml': `<a>${large}</a>`,
  'public/large.png': large,
  'public/small.txt': 'x'.repeat(1024),
  'public/more.txt': 'x'.repeat(1025),
};

interface Answer {
  encoding: string | undefined;
  body: Buffer;
}

function ask(port: number, path: string, accepted: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .request({ port, path, method, headers: { 'accept-encoding': accepted } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
        );
      })
      .on('error', reject)
      .end();
  });
}

const encodingOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).encoding;
const encoded: RsbuildConfig = {
  dev: {
    setupMiddlewares: [
      (middlewares) =>
        middlewares.push((req, res, next) => {
          if (req.url !== '/encoded') return next();
          res.setHeader('Content-Type', 'text/plain');
          res.setHeader('Content-Encoding', 'br');
          res.end(zlib.brotliCompressSync(large));
        }),
    ],
  },
};

export const proofs: Proof[] = [
  {
    says: [
      'You can see from the headers of a response whether it was compressed.',
      'While compression is on, the answer contains this line:',
      'Content-Encoding: gzip',
    ],
    run: 'dev',
    files: { 'src/index.js': `console.log('${large}');\n` },
    expect: async ({ port }) =>
      assert.equal(await encodingOf(port, '/static/js/index.js', 'deflate, gzip, br'), 'gzip'),
  },
  {
    says: "To see how large a mock response is when it's compressed, add its handler with push:",
    run: 'dev',
    sample: { containing: '/api/words' },
    async expect({ port }) {
      const { encoding, body } = await ask(port, '/api/words', 'gzip');
      assert.equal(encoding, 'gzip');
      assert.match(zlib.gunzipSync(body).toString(), /"word 499"/);
    },
  },
  {
    says: [
      'Two kinds of responses stay as they are although they meet these conditions:',
      'Responses of a handler that you add with unshift in dev.setupMiddlewares leave before the compression middleware runs.',
    ],
    run: 'dev',
    config: {
      server: { htmlFallback: false },
      dev: {
        setupMiddlewares: [
          (middlewares) => {
            const answering: (path: string) => RequestHandler = (path) => (req, res, next) => {
              if (req.url !== path) return next();
              res.setHeader('Content-Type', 'text/plain');
              res.end(words);
            };
            middlewares.unshift(answering('/earlier'));
            middlewares.push(answering('/later'));
          },
        ],
      },
    },
    async expect({ port }) {
      assert.equal(await encodingOf(port, '/earlier', 'gzip'), undefined);
      assert.equal(await encodingOf(port, '/later', 'gzip'), 'gzip');
    },
  },
  {
    says: [
      'The dev server and the preview server compress text responses with gzip',
      'while the dev server uses level 1, the fastest.',
    ],
    run: 'dev',
    files,
    async expect({ port }) {
      const { encoding, body } = await ask(port, '/large.txt', 'gzip');
      assert.equal(encoding, 'gzip');
      assert.equal(body.length, zlib.gzipSync(words, { level: 1 }).length);
      assert.notEqual(body.length, zlib.gzipSync(words, { level: 6 }).length);
    },
  },
  {
    says: [
      'The dev server and the preview server compress text responses with gzip',
      'The preview server compresses with level 6, which is close to the usual setting of web servers',
    ],
    run: 'preview',
    files,
    async expect({ port }) {
      const { encoding, body } = await ask(port, '/large.txt', 'gzip');
      assert.equal(encoding, 'gzip');
      assert.equal(body.length, zlib.gzipSync(words, { level: 6 }).length);
      assert.notEqual(body.length, zlib.gzipSync(words, { level: 1 }).length);
    },
  },
  {
    says: [
      "It answers a request that accepts gzip in Accept-Encoding and isn't a HEAD request.",
      "because Rsbuild doesn't support other formats",
    ],
    run: 'dev',
    files,
    async expect({ port }) {
      assert.equal(await encodingOf(port, '/large.txt', 'br, gzip, deflate'), 'gzip');
      assert.equal(await encodingOf(port, '/large.txt', 'br, deflate'), undefined);
      assert.equal(await encodingOf(port, '/large.txt', 'gzip', 'HEAD'), undefined);
    },
  },
  {
    says: "It's text: its Content-Type contains text, javascript, /json or xml.",
    run: 'dev',
    files,
    async expect({ port }) {
      for (const name of ['large.txt', 'large.js', 'large.json', 'large.xml']) {
        assert.equal(await encodingOf(port, `/${name}`, 'gzip'), 'gzip', name);
      }
      assert.equal(await encodingOf(port, '/large.png', 'gzip'), undefined);
    },
  },
  {
    says: "It's large enough: small responses, up to a Content-Length of 1024 bytes, gain next to nothing.",
    run: 'dev',
    files,
    async expect({ port }) {
      assert.equal(await encodingOf(port, '/small.txt', 'gzip'), undefined);
      assert.equal(await encodingOf(port, '/more.txt', 'gzip'), 'gzip');
    },
  },
  {
    says: 'It has no Content-Encoding yet.',
    run: 'dev',
    config: encoded,
    async expect({ port }) {
      const { encoding, body } = await ask(port, '/encoded', 'gzip');
      assert.equal(encoding, 'br');
      assert.equal(zlib.brotliDecompressSync(body).toString(), large);
    },
  },
  {
    says: 'Then set server.compress to false:',
    run: 'dev',
    files,
    sample: { nth: 1 },
    async expect({ port }) {
      const { encoding, body } = await ask(port, '/large.txt', 'gzip');
      assert.equal(encoding, undefined);
      assert.equal(body.toString(), words);
    },
  },
  {
    says: [
      'Two kinds of responses stay as they are although they meet these conditions:',
      'Responses of your backend that come through server.proxy are passed on unchanged.',
      "That's why server-sent events reach the page without delay.",
    ],
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(
        (_, response) => void response.setHeader('Content-Type', 'text/plain').end(large),
        async (backend) => {
          const { server, port: own } = await startDev(root, {
            server: { port, proxy: { '/api': `http://localhost:${backend}` } },
          });
          const { encoding, body } = await ask(own, '/api', 'gzip');
          await server.close();
          assert.equal(encoding, undefined);
          assert.equal(body.toString(), large);
        },
      ),
  },
];
