import { expect, test } from '@playwright/test';

test.describe('first visit of a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('goes to the Chinese page, query and hash kept, once', async ({ page, baseURL }) => {
    await page.goto('/config/dev/hmr?x=1#related');
    await expect(page).toHaveURL(`${baseURL}/zh/config/dev/hmr?x=1#related`);
    await page.goto('/config/dev/hmr');
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page).toHaveURL(`${baseURL}/config/dev/hmr`);
  });
});

test.describe('first visit of a bot', () => {
  test.use({ locale: 'zh-CN', userAgent: 'Googlebot/2.1' });

  test('stays and leaves no flag', async ({ page }) => {
    await page.goto('/config/dev/hmr');
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page).toHaveURL(/\d\/config\/dev\/hmr$/);
    expect(await page.evaluate(() => localStorage.getItem('site-visited'))).toBeNull();
  });
});

test.describe('a browser of another language', () => {
  test.use({ locale: 'sv-SE' });

  test('stays', async ({ page }) => {
    await page.goto('/zh/config/dev/hmr');
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page).toHaveURL(/\/zh\/config\/dev\/hmr$/);
  });
});
