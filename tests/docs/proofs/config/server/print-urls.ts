import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'false | Nothing',
    run: 'dev',
    config: { server: { printUrls: false } },
    expect: ({ log }) => assert.doesNotMatch(log(), /http:\/\/localhost/),
  },
  {
    says: 'Function that returns an array | These URLs, in the default format',
    run: 'dev',
    config: { server: { printUrls: ({ urls }) => urls.map((url) => `${url}/shop`) } },
    expect: ({ log, port }) => assert.match(log(), new RegExp(`http://localhost:${port}/shop/`)),
  },
];
