import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'The server offers them below server.base under their own names, and a build copies them into the output.',
    run: 'dev',
    files: { 'public/a.txt': 'public text' },
    expect: async ({ get }) => assert.equal(await (await get('/a.txt')).text(), 'public text'),
  },
  {
    says: 'The server offers them below server.base under their own names, and a build copies them into the output.',
    run: 'build',
    files: { 'public/a.txt': 'public text' },
    expect: ({ read }) => assert.equal(read('a.txt'), 'public text'),
  },
  {
    says: 'To turn off both serving and copying, pass false instead of an object:',
    run: 'build',
    files: { 'public/a.txt': 'public text' },
    config: { server: { publicDir: false } },
    expect: ({ files }) => assert.ok(!files.includes('a.txt'), files.join()),
  },
];
