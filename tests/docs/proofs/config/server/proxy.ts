import assert from 'node:assert/strict';
import http from 'node:http';
import { besideServer } from '@site/tests/docs/proving/kit/beside-server';
import { startDev } from '@site/tests/docs/proving/kit/start-dev';
import type { Proof } from '@site/tests/docs/proving/proof';

const echo: http.RequestListener = ({ url }, response) => void response.end(`backend ${url}`);
const textAt = async (url: string, init?: RequestInit) => (await fetch(url, init)).text();

export const proofs: Proof[] = [
  {
    says: 'The server forwards /api/users to http://localhost:4000/api/users, so the path stays as it is.',
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(echo, async (backend) => {
        const target = `http://localhost:${backend}`;
        const { server, port: own } = await startDev(root, {
          server: { port, proxy: { '/api': target } },
        });
        const answer = await textAt(`http://localhost:${own}/api/users`);
        await server.close();
        assert.equal(answer, 'backend /api/users');
      }),
  },
  {
    says: [
      'pathRewrite maps regular expressions to replacements.',
      'In this example, /api/users arrives as /users:',
      "String | The request isn't forwarded, and the server answers with this local path",
    ],
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(echo, async (backend) => {
        const { server, port: own } = await startDev(root, {
          server: {
            port,
            proxy: {
              '/api': {
                target: `http://localhost:${backend}`,
                pathRewrite: { '^/api': '' },
                bypass: ({ url }) => (url === '/api/page' ? '/index.html' : undefined),
              },
            },
          },
        });
        const rewritten = await textAt(`http://localhost:${own}/api/users`);
        const local = await textAt(`http://localhost:${own}/api/page`);
        await server.close();
        assert.equal(rewritten, 'backend /users');
        assert.match(local, /<title>Rsbuild App<\/title>/);
      }),
  },
];
