import { expect, test, type Page } from '@playwright/test';
import { open } from '../lib/open';

const pages = (page: Page) => page.getByRole('navigation', { name: /Docs pages|文件选项卡|文档/ });

test.describe('doc footer', () => {
  for (const [path, label, date] of [
    ['/config/dev/hmr', 'Last Updated', /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/],
    ['/zh/config/dev/hmr', '最后更新', /^\d{4}年\d{1,2}月\d{1,2}日$/],
  ] as const)
    test(`${path} says when its file was changed last, in the format of its language`, async ({
      page,
    }) => {
      await open(page, path);
      const line = page.locator('.theme-last-updated');
      await expect(line).toContainText(label);
      const time = line.locator('time');
      await expect(time).toHaveText(date);
      expect(Date.parse((await time.getAttribute('datetime'))!)).not.toBeNaN();
    });

  for (const path of ['/config/dev/hmr', '/zh/config/dev/hmr', '/guide/start/'])
    test(`${path} has no link to a text that isn’t its own`, async ({ page }) => {
      await open(page, path);
      await expect(page.locator('.theme-last-updated')).toBeVisible();
      await expect(page.locator('.theme-edit-this-page')).toHaveCount(0);
    });

  test('previous and next follow the sidebar', async ({ page }) => {
    await open(page, '/config/dev/asset-prefix');
    const sidebar = await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    const at = sidebar.indexOf('/config/dev/asset-prefix');
    for (const [i, name] of [
      [at - 1, /^Previous Page/],
      [at + 1, /^Next Page/],
    ] as const)
      await expect(pages(page).getByRole('link', { name })).toHaveAttribute('href', sidebar[i]!);
  });

  test('the first page of a section has no previous one, the last no next one', async ({
    page,
  }) => {
    await open(page, '/config/');
    await expect(pages(page).getByRole('link')).toHaveText([/^Next Page/]);
    await open(page, '/config/module-federation/options');
    await expect(pages(page).getByRole('link')).toHaveText([/^Previous Page/]);
  });

  test('in Chinese they speak Chinese', async ({ page }) => {
    await open(page, '/zh/config/dev/hmr');
    await expect(page.locator('.pagination-nav').getByRole('link')).toHaveText([
      /^上一页/,
      /^下一页/,
    ]);
  });
});
