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
      'Port 3000 is occupied, please choose another one.',
    ],
    run: 'script',
    expect: ({ root }) =>
      besideServer(echo, (taken) =>
        assert.rejects(
          startDev(root, { server: { port: taken, strictPort: true } }),
          new RegExp(`Port ${taken} is occupied, please choose another one`),
        ),
      ),
  },
];
