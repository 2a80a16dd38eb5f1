import { expect, test } from '@playwright/test';
import { reload } from '../lib/open';
import { searchOn, wholeSearchOn } from '../lib/search';

test('pages show themselves, headings and passages, each with its link', async ({ page }) => {
  const { rows } = await (await searchOn(page)).find('port taken');
  const title = rows.filter({
    hasText: 'Change the port of the dev server and the preview server',
  });
  await expect(title).toHaveAttribute('href', '/config/server/port');
  await expect(title.locator('code')).toHaveText('number');
  await expect(title).toContainText('Config > server');
  const header = rows.filter({ hasText: 'server.port > If the port is taken' }).first();
  await expect(header).toHaveAttribute('href', '/config/server/port#if-the-port-is-taken');
  const passage = rows.filter({ has: page.locator('mark', { hasText: 'taken' }) }).last();
  await expect(passage).toHaveAttribute('href', /#/);
  await expect(passage.locator('mark').first()).toHaveText(/port|taken/i);
});

test('passages have about 100 characters, pages are at most seven', async ({ page }) => {
  const { rows, dialog } = await (await wholeSearchOn(page)).find('server');
  const links = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')!));
  expect(new Set(links.map((link) => link.replace(/#.*/, ''))).size).toBe(7);
  await expect(dialog.getByRole('group')).toHaveCount(7);
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].at(-1)!.lastElementChild!.textContent!.length),
  );
  expect(Math.max(...texts)).toBeLessThan(200);
});

for (const [query, option] of [
  ['assetPrefix', 'output.assetPrefix'],
  ['prefix', 'assetPrefix'],
  ['ssetPref', 'dev.assetPrefix'],
  ['asset-prefix', 'output.assetPrefix'],
  ['ÀSSET PRÉFIX', 'assetPrefix'],
  ['proxi', 'server.proxy'],
  ['server.port', 'server.port'],
  ['target', 'output.target'],
] as const) {
  test(`“${query}” leads to ${option} first`, async ({ page }) => {
    const { rows } = await (await searchOn(page)).find(query);
    await expect(rows.first()).toContainText(option);
    await expect(rows.first().locator('mark').first()).toBeVisible();
  });
}

test('what is not found is told, as text', async ({ page }) => {
  const panel = await wholeSearchOn(page);
  const query = '<zqxjk vwqq="jkzzq">';
  await panel.field.fill(query);
  await expect(panel.answer.getByText(`No results for "${query}"`)).toBeVisible();
  await expect(panel.answer.getByText('Please try again with a different keyword')).toBeVisible();
  await expect(panel.dialog.locator('zqxjk')).toHaveCount(0);
  await expect(panel.rows).toHaveCount(0);
  await expect(panel.field).toHaveAttribute('aria-expanded', 'false');
});

test('where nothing is found, the nearest names are offered', async ({ page }) => {
  const panel = await wholeSearchOn(page);
  await panel.field.fill('xroxyzy');
  await panel.dialog.getByRole('button', { name: 'server.proxy' }).click();
  await expect(panel.field).toHaveValue('server.proxy');
  await expect(panel.rows.first()).toContainText('server.proxy');
});

test('before anything is typed, the panel offers what many come for', async ({ page }) => {
  const panel = await searchOn(page);
  await expect(panel.rows).toHaveCount(6);
  await page.keyboard.press('ArrowDown');
  await expect(panel.selected).toHaveText('Proxy API requests');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/server\/proxy$/);
});

test('the panel keeps its height, whatever is found', async ({ page }) => {
  const panel = await (await searchOn(page)).find('port');
  const heightNow = async () => (await panel.dialog.locator('> div').boundingBox())!.height;
  const height = await heightNow();
  await panel.field.fill('xyzzy');
  await expect(panel.answer.getByText('No results')).toBeVisible();
  expect(await heightNow()).toBe(height);
});

test('nothing of an answer is left in the page when another one is shown', async ({ page }) => {
  const panel = await (await wholeSearchOn(page)).find('port');
  await panel.find('sourceMap');
  await expect(panel.rows.first()).toContainText('sourceMap');
  await expect(panel.dialog.locator('[aria-hidden="true"] a')).toHaveCount(0);
});

test('answers come after a press that ended in a context menu', async ({ page }) => {
  const panel = await (await searchOn(page, '/guide/start/')).find('port');
  await panel.rows.first().hover();
  await page.mouse.down();
  await panel.rows.first().dispatchEvent('contextmenu');
  await panel.field.fill('sourceMap');
  await expect(panel.rows.first()).toContainText('sourceMap');
});

test('a word that no page has empties nothing, and is named', async ({ page }) => {
  const panel = await wholeSearchOn(page);
  await panel.field.fill('port xyzzq');
  await expect(panel.rows.first()).toContainText('server.port');
  await expect(panel.dialog.getByText('xyzzq', { exact: false }).first()).toBeVisible();
});

test('recent searches are kept, and searched again', async ({ page }) => {
  const panel = await (await searchOn(page)).find('sourceMap');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/source-map/);
  await reload(page);
  await panel.open();
  await expect(panel.dialog.getByText('Recent searches')).toBeVisible();
  await expect(panel.rows.first()).toHaveText('sourceMap');
  await page.keyboard.press('Enter');
  await expect(panel.field).toHaveValue('sourceMap');
  await expect(panel.rows.first()).toContainText('output.sourceMap');
  await panel.dialog.getByRole('button', { name: 'Clear the search field' }).click();
  await expect(panel.field).toBeFocused();
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  for (const [query, link] of [
    ['修改端口', '/zh/config/server/port'],
    ['热更新', '/zh/config/dev/hmr'],
    ['assetPrefix', '/zh/config/output/asset-prefix'],
    ['如何配置代理', '/zh/config/server/proxy'],
  ] as const) {
    test(`“${query}” leads to ${link} first`, async ({ page }) => {
      const { rows } = await (await searchOn(page, '/zh/guide/start/')).find(query);
      await expect(rows.first()).toHaveAttribute('href', link);
    });
  }

  test('long Chinese input is answered', async ({ page }) => {
    const panel = await searchOn(page, '/zh/guide/start/');
    await panel.field.fill(
      '如何在开发环境中修改开发服务器的端口并且配置接口代理以及跨域'.repeat(6),
    );
    await expect(panel.answer.getByText(/没有找到/).or(panel.rows.first())).toBeVisible();
  });
});
