import { expect, test } from '@playwright/test';
import { open, reload } from '../lib/open';
import { SearchPanel, searchOn } from '../lib/search';

const linksIn = (panel: SearchPanel, group: string) =>
  panel.dialog
    .getByRole('group', { name: group })
    .getByRole('option')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('href')));

test('the last five pages are offered beside the tasks, without the one that is open', async ({
  page,
}) => {
  const names = ['server/port', 'resolve/alias', 'output/target', 'dev/hmr', 'source/define'];
  for (const name of ['server/proxy', ...names, 'dev/hmr']) await open(page, `/config/${name}`);
  const panel = await new SearchPanel(page).open();
  expect(await linksIn(panel, 'Recent pages')).toEqual(
    ['source/define', 'output/target', 'resolve/alias', 'server/port', 'server/proxy'].map(
      (name) => `/config/${name}`,
    ),
  );
  await expect(panel.rows.first()).toHaveText(/source\.define.*\/config\/source\/define/s);
  expect(await linksIn(panel, 'Common tasks')).toHaveLength(6);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/output\/target$/);
});

test('one press forgets the recent pages and searches', async ({ page }) => {
  const panel = await (await searchOn(page)).find('sourceMap');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/source-map/);
  await panel.open();
  expect(await linksIn(panel, 'Recent searches')).toEqual(['/search?q=sourceMap']);
  expect(await linksIn(panel, 'Recent pages')).toEqual(['/config/dev/hmr']);
  await panel.dialog.getByRole('button', { name: 'Clear recent' }).click();
  await expect(panel.rows).toHaveCount(6);
  await reload(page);
  await panel.open();
  await expect(panel.rows).toHaveCount(6);
});

test('pages that are missing, and the search page, are no recent pages', async ({ page }) => {
  for (const path of ['/not-there', '/search?q=port']) await open(page, path);
  await expect((await searchOn(page)).rows).toHaveCount(6);
});

test('where storage is refused, the tasks are offered and pages change', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  const panel = await searchOn(page);
  await expect(panel.rows).toHaveCount(6);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/quick-start$/);
  await expect((await panel.open()).rows).toHaveCount(6);
  expect(errors).toEqual([]);
});
