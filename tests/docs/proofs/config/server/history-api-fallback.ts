import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: "index | '/index.html' | The page to use if no rule matches",
    run: 'dev',
    files: { 'src/main.js': 'console.log(1);' },
    config: {
      source: { entry: { main: './src/main.js' } },
      html: { title: 'Main' },
      server: { htmlFallback: false, historyApiFallback: { index: '/main.html' } },
    },
    expect: async ({ page }) => assert.match(await page('/some/path'), /<title>Main<\/title>/),
  },
];
