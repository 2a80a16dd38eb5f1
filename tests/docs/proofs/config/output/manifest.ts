import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'true | dist/manifest.json',
    run: 'build',
    config: { output: { manifest: true, filenameHash: false } },
    expect({ read }) {
      const manifest = JSON.parse(read('manifest.json')) as { allFiles: string[]; entries: object };
      assert.deepEqual(manifest.allFiles, ['/static/js/index.js', '/index.html']);
      assert.deepEqual(manifest.entries, {
        index: { initial: { js: ['/static/js/index.js'] }, html: ['/index.html'] },
      });
    },
  },
  {
    says: 'Your function replaces the default filter, so repeat its condition if you still want to leave out license files.',
    run: 'build',
    config: { output: { manifest: { filter: (file) => file.name.endsWith('.html') } } },
    expect: ({ read }) =>
      assert.deepEqual((JSON.parse(read('manifest.json')) as { allFiles: string[] }).allFiles, [
        '/index.html',
      ]),
  },
];
