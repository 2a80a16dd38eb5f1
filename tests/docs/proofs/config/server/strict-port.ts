import assert from 'node:assert/strict';
import http from 'node:http';
import { besideServer } from '@site/tests/docs/proving/kit/beside-server';
import { startDev } from '@site/tests/docs/proving/kit/start-dev';
import type { Proof } from '@site/tests/docs/proving/proof';

const echo: http.RequestListener = ({ url }, response) => void response.end(`backend ${url}`);

export const proofs: Proof[] = [
  {
    says: [
      'With strictPort: true, this is an error instead.',
      "true | The server doesn't start",
      'Port 3000 is occupied, please choose another one.',
    ],
    run: 'script',
    expect: ({ root }) =>
      besideServer(echo, (taken) =>
        assert.rejects(
          startDev(root, { server: { port: taken, strictPort: true } }),
          new RegExp(`Port ${taken} is occupied, please choose another one\\.`),
        ),
      ),
  },
  {
    says: [
      'By default, the server moves to the next free port if its port is taken.',
      'false | The server tries 3001, 3002 and so on, up to 20 times',
    ],
    run: 'script',
    expect: ({ root }) =>
      besideServer(echo, async (taken) => {
        const { port, server } = await startDev(root, { server: { port: taken } });
        await server.close();
        assert.ok(port > taken && port <= taken + 20, `${port} > ${taken}`);
      }),
  },
  {
    says: 'In 1.3.22, there is no command line flag for this option.',
    run: 'command',
    command: 'rsbuild dev --help',
    expect({ log }) {
      assert.match(log, /--port/);
      assert.doesNotMatch(log, /strict/i);
    },
  },
];
