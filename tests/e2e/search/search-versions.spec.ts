import { expect, test } from '@playwright/test';
import { open } from '../lib/open';
import { SearchPanel } from '../lib/search';

for (const [path, query, link, note] of [
  ['/', 'source.alias', '/config/resolve/alias', 'source.alias until 1.1.7'],
  ['/', 'splitChunks', '/config/performance/chunk-split', 'splitChunks since 2.0.0'],
  ['/', 'removeMomentLocale', '/config/performance/remove-moment-locale', 'removed in 2.0.0'],
  ['/zh/', 'server.setup', '/zh/config/dev/setup-middlewares', '2.0.0 起叫 server.setup'],
  ['/', 'onAfterDevCompile', /ondevcompiledone$/, 'onAfterDevCompile since 1.5.0'],
  ['/', 'modifyWebpackChain', '/plugins/dev/hooks#modifywebpackchain', 'removed in 2.0.0'],
  ['/zh/', 'onAfterDevCompile', /^\/zh\/.*ondevcompiledone$/, '1.5.0 起叫 onAfterDevCompile'],
] as const) {
  test(`${path}: ${query} finds what other versions call so, and the row says it`, async ({
    page,
  }) => {
    await open(page, path);
    const panel = await new SearchPanel(page).open();
    await panel.field.fill(query);
    // A member's row is below that of its page.
    const row = panel.rows.nth(/[#]|ondev/.test(String(link)) ? 1 : 0);
    await expect(row).toContainText(note);
    await expect(row).toHaveAttribute('href', link);
  });
}
