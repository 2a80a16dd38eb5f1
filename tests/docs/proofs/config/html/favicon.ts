import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" />';

export const proofs: Proof[] = [
  {
    says: [
      'Rsbuild copies the file to the output and adds <link rel="icon"> to the page.',
      'Relative path, from the project root | copied to the root of the output, same name, no hash | asset prefix + file name',
    ],
    run: 'build',
    files: { 'icon.svg': svg },
    config: { html: { favicon: './icon.svg' } },
    expect({ files, read }) {
      assert.ok(files.includes('icon.svg'), files.join());
      assert.match(
        read('index.html'),
        /<link rel="icon" href="\/icon\.svg" type="image\/svg\+xml">/,
      );
    },
  },
];
