import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const scriptIs =
  (expected: RegExp) =>
  ({ read }: { read: (name: string) => string }) =>
    assert.match(read('index.html'), expected);

export const proofs: Proof[] = [
  {
    says: [
      'The base changes the addresses but not the layout of dist.',
      'Otherwise the page stays empty because dist has no files below /shop/.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ files, read }) {
      assert.match(read('index.html'), /src="\/shop\/static\/js\/index\./);
      assert.ok(files.some((file) => /^static\/js\/index\.\w{8}\.js$/.test(file)));
      assert.ok(!files.some((file) => file.startsWith('shop/')));
    },
  },
  {
    says: 'https://example.com/ | none | /static/js/index.*.js',
    run: 'build',
    expect: scriptIs(/src="\/static\/js\/index\.\w{8}\.js"/),
  },
  {
    says: "https://example.com/shop/ | server.base set to '/shop' | /shop/static/js/index.*.js",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: scriptIs(/src="\/shop\/static\/js\/index\.\w{8}\.js"/),
  },
  {
    says: "Assets on a CDN | output.assetPrefix set to 'https://cdn.example.com/' | https://cdn.example.com/static/js/index.*.js",
    run: 'build',
    config: { output: { assetPrefix: 'https://cdn.example.com/' } },
    expect: scriptIs(/src="https:\/\/cdn\.example\.com\/static\/js\/index\.\w{8}\.js"/),
  },
  {
    says: "If you set output.assetPrefix to a path instead, such as '/shop/', the addresses of the assets change, but the preview server still serves the pages at /.",
    run: 'preview',
    config: { output: { assetPrefix: '/shop/' } },
    async expect({ page }) {
      assert.match(await page('/'), /src="\/shop\/static\/js\/index\./);
    },
  },
  {
    says: 'server.base also applies to the dev server and the preview server, so you can try the site under the path that it will have.',
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    async expect({ page, get }) {
      assert.match(await page('/shop/'), /src="\/shop\/static\/js\/index\./);
      assert.equal((await get('/', { redirect: 'manual' })).status, 302);
    },
  },
];
