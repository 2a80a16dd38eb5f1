import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'not set, size below 200 | yes | yes',
      'This option copies your icon files to the output, writes a web app manifest and links both in the page.',
    ],
    run: 'build',
    files: { 'icon.png': 'png', 'big.png': 'png' },
    config: {
      html: {
        appIcon: {
          name: 'Shop',
          icons: [
            { src: './icon.png', size: 180 },
            { src: './big.png', size: 512 },
          ],
        },
      },
    },
    expect({ read }) {
      assert.match(
        read('index.html'),
        /<link rel="apple-touch-icon" sizes="180x180" href="[^"]*icon\.png">/,
      );
      assert.match(read('index.html'), /<link rel="manifest" href="[^"]*manifest\.webmanifest">/);
      assert.equal((JSON.parse(read('manifest.webmanifest')) as { name: string }).name, 'Shop');
    },
  },
];
