import { expect, test } from '@playwright/test';
import { open, SCREENS } from '../lib/open';

test('an option tells its section, which leads to the overview, and its group', async ({
  page,
}) => {
  await open(page, '/config/server/proxy');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs).toHaveText('Config › server');
  await breadcrumbs.getByRole('link', { name: 'Config' }).click();
  await expect(page).toHaveURL(/\/config\/$/);
  await expect(breadcrumbs).toHaveText('Config');
});

test('they are Chinese there, and absent from the Markdown', async ({ page }) => {
  await open(page, '/zh/guide/advanced/alias');
  await expect(page.getByRole('navigation', { name: '页面路径' })).toHaveText(/^指南 › /);
  const markdown = await (await page.request.get('/zh/guide/advanced/alias.md')).text();
  expect(markdown).not.toContain('›');
});

test('phones have them in the bar instead', async ({ page }) => {
  await page.setViewportSize(SCREENS.phone);
  await open(page, '/config/server/proxy');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu Config › server' })).toBeVisible();
});
