import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      "'https://cdn.example.com/shop/' | https://cdn.example.com/shop/static/js/index.<hash>.js | Assets are on another host",
      'You can read the prefix, without the slash at its end, from process.env.ASSET_PREFIX and import.meta.env.ASSET_PREFIX.',
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log(process.env.ASSET_PREFIX);' },
    config: { output: { assetPrefix: 'https://cdn.example.com/shop' } },
    expect({ read }) {
      assert.match(
        read('index.html'),
        /src="https:\/\/cdn\.example\.com\/shop\/static\/js\/index\./,
      );
      assert.match(read('static/js/index.*.js'), /"https:\/\/cdn\.example\.com\/shop"/);
    },
  },
];
