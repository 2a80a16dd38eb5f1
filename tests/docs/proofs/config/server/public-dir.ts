import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'Files in the public folder need no import: they are served at server.base under their own name, and a build copies them into the output.',
    run: 'dev',
    files: { 'public/a.txt': 'public text' },
    expect: async ({ get }) => assert.equal(await (await get('/a.txt')).text(), 'public text'),
  },
  {
    says: 'Files in the public folder need no import: they are served at server.base under their own name, and a build copies them into the output.',
    run: 'build',
    files: { 'public/a.txt': 'public text' },
    expect: ({ read }) => assert.equal(read('a.txt'), 'public text'),
  },
  {
    says: 'false instead of an object switches serving and copying off:',
    run: 'build',
    files: { 'public/a.txt': 'public text' },
    config: { server: { publicDir: false } },
    expect: ({ files }) => assert.ok(!files.includes('a.txt'), files.join()),
  },
];
