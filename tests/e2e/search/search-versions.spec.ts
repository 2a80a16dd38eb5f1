import { expect, test } from '@playwright/test';
import { open } from '../lib/open';
import { SearchPanel } from '../lib/search';

for (const [path, query, link, note] of [
  ['/', 'source.alias', '/config/resolve/alias', 'source.alias until 1.1.7'],
  ['/', 'splitChunks', '/config/performance/chunk-split', 'splitChunks since 2.0.0'],
  ['/', 'removeMomentLocale', '/config/performance/remove-moment-locale', 'removed in 2.0.0'],
  ['/zh/', 'server.setup', '/zh/config/dev/setup-middlewares', '2.0.0 起叫 server.setup'],
] as const) {
  test(`${path}: ${query} finds an option of other versions, and the row says so`, async ({
    page,
  }) => {
    await open(page, path);
    const panel = await new SearchPanel(page).open();
    await panel.field.fill(query);
    const row = panel.rows.first();
    await expect(row).toHaveAttribute('href', link);
    await expect(row).toContainText(note);
  });
}
