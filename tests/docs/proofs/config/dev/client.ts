import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const textOf = async (answer: Promise<Response>) => (await answer).text();
const script = '/static/js/index.js';

export const proofs: Proof[] = [
  {
    says: [
      'host | Host of the socket',
      'path | Path of the socket, in the client and on the server',
      "Port of the socket; '<port>' stands for the port the server really uses",
    ],
    run: 'dev',
    config: { dev: { client: { host: 'dev.example.com', port: '<port>', path: '/socket' } } },
    async expect({ get, port }) {
      const code = await textOf(get(script));
      assert.match(code, /dev\.example\.com/);
      assert.match(code, /\/socket/);
      assert.match(code, new RegExp(`\\b${port}\\b`));
    },
  },
];
