import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const textOf = async (answer: Promise<Response>) => (await answer).text();

export const proofs: Proof[] = [
  {
    says: [
      'unshift handlers get all requests with the full URL.',
      'push handlers only get requests that nothing else answered.',
    ],
    run: 'dev',
    config: {
      dev: {
        setupMiddlewares: [
          ({ unshift, push }) => {
            unshift((request, response, next) =>
              request.url === '/first' ? response.end('first') : next(),
            );
            push((request, response, next) =>
              request.url === '/last' ? response.end('last') : next(),
            );
          },
        ],
      },
    },
    async expect({ get }) {
      const plain = { headers: { accept: 'text/plain' } };
      assert.equal(await textOf(get('/first')), 'first');
      assert.equal(await textOf(get('/last', plain)), 'last');
    },
  },
];
