import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

/** That a template gets the word `auto`, and that the address of the HTML plugin is right where the page says it. */
export const autoPrefix = (says: string[], icon: string): Proof => ({
  says,
  run: 'build',
  config: {
    html: { template: './src/page.html' },
    output: { assetPrefix: 'auto', filename: { html: '[name]/index.html' } },
  },
  files: {
    'src/page.html': `<html><head><link rel="icon" href="<%= htmlPlugin.files.publicPath %>${icon}"></head><body>[<%= assetPrefix %>]</body></html>\n`,
  },
  expect({ read }) {
    assert.match(read('index/index.html'), /\[auto\]/);
    assert.ok(read('index/index.html').includes(`href="../${icon}"`), read('index/index.html'));
  },
});
