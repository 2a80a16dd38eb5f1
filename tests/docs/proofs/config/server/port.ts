import assert from 'node:assert/strict';
import http from 'node:http';
import { besideServer } from '@site/tests/docs/proving/kit/beside-server';
import { startDev } from '@site/tests/docs/proving/kit/start-dev';
import type { Proof } from '@site/tests/docs/proving/proof';

const echo: http.RequestListener = ({ url }, response) => void response.end(`backend ${url}`);

export const proofs: Proof[] = [
  {
    says: 'Rsbuild tries the next port up to 20 times and prints which one it uses:',
    run: 'script',
    expect: ({ root, log }) =>
      besideServer(echo, async (taken) => {
        const { port, server } = await startDev(root, { server: { port: taken } });
        await server.close();
        assert.ok(port > taken, `${port} > ${taken}`);
        assert.match(log(), new RegExp(`port ${taken} is in use, using port ${port}\\.`));
      }),
  },
];
