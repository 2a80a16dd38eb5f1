import { expect, test } from '@playwright/test';
import { open, untilHydrated } from '../lib/open';

test.describe('old addresses', () => {
  for (const prefix of ['', '/zh']) {
    test(`${prefix}/config/source/alias leads to its new place: hash kept, query dropped`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(`${prefix}/config/source/alias?x=1#aliases`);
      await expect(page).toHaveURL(`${baseURL}${prefix}/config/resolve/alias#aliases`);
    });
  }

  test('an old address without a stub page is redirected in the browser', async ({ page }) => {
    await page.goto('/guide/basic/unocss.html');
    await expect(page).toHaveURL(/\/guide\/styling\/unocss$/);
  });

  test('a page that moved off the site is followed there', async ({ page }) => {
    const moved = 'https://github.com/rspack-contrib/rsbuild-plugin-assets-retry';
    await page.route(`${moved}**`, (route) => route.fulfill({ body: 'the repository' }));
    await page.goto('/zh/plugins/list/plugin-assets-retry.html#x');
    await expect(page).toHaveURL(moved);
  });

  test('switched off, nothing is redirected', async ({ page }) => {
    await page.goto('/nowhere/guide/basic/unocss?globalUIComponents=0');
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
  });

  test('crawlers and readers without scripts find a stub page', async ({ request }) => {
    const html = await (await request.get('/zh/guide/basic/configure-rspack')).text();
    expect(html).toContain('url=/zh/guide/configuration/rspack');
  });
});

test.describe('spellings of an address', () => {
  for (const [written, title] of [
    ['/config/dev/hmr.html', 'dev.hmr'],
    ['/config/dev/hmr/index.html', 'dev.hmr'],
    ['/config/dev/hmr/index', 'dev.hmr'],
    ['/en/config/dev/hmr', 'dev.hmr'],
    ['/zh/config/dev/hmr.html', 'dev.hmr'],
  ] as const) {
    test(`${written} reaches the page`, async ({ page }) => {
      await page.goto(written);
      await expect(page.locator('h1')).toHaveText(title);
      expect(new URL(page.url()).pathname).not.toMatch(/index|html|\/en\//);
    });
  }

  test('where the host rewrites nothing, the 404 page goes on to the page, query and hash kept', async ({
    page,
    baseURL,
  }) => {
    await page.route('**/config/dev/hmr.html?*', (route) =>
      route.fulfill({ status: 404, path: 'build/404.html' }),
    );
    await page.goto('/config/dev/hmr.html?a=1#related');
    await expect(page).toHaveURL(`${baseURL}/config/dev/hmr?a=1#related`);
  });
});

test.describe('404', () => {
  test('says so, leads home and suggests near pages', async ({ page }) => {
    await page.goto('/config/dev/hrm');
    await expect(page).toHaveTitle('404');
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
    const suggested = page
      .getByRole('navigation', { name: 'Perhaps you were looking for' })
      .getByRole('link');
    await expect(suggested.first()).toHaveAttribute('href', '/config/dev/hmr');
    expect(await suggested.count()).toBeLessThanOrEqual(5);
  });

  test.describe('for a Chinese reader', () => {
    test.use({ locale: 'zh-CN' });

    test('speaks Chinese, leads to the Chinese home, suggests Chinese pages', async ({ page }) => {
      await page.goto('/zh/config/dev/hrm');
      await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/zh/');
      await expect(page.locator('main nav a').first()).toHaveAttribute(
        'href',
        '/zh/config/dev/hmr',
      );
    });
  });

  test('below /zh/ the whole page is Chinese, though the host answers with the root’s', async ({
    page,
  }) => {
    const served = page.waitForResponse(/\/zh\/config\/dev\/hrm$/);
    await open(page, '/zh/config/dev/hrm');
    expect(await (await served).text()).toMatch(/<html lang="?en/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page).toHaveTitle('404');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
    await expect(page.getByRole('link', { name: '指南' }).first()).toHaveAttribute(
      'href',
      /^\/zh\/guide\//,
    );
    for (const href of await page.locator('footer a[href^="/"]').all())
      await expect(href).toHaveAttribute('href', /^\/zh\//);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('distPath');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/zh\//);
  });

  test('where the Chinese page doesn’t come, the root’s is shown', async ({ page }) => {
    await page.route('**/zh/404*', (route) => route.abort());
    await open(page, '/zh/config/dev/hrm');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Guide' }).first()).toBeVisible();
  });

  test('fragments that pages share have no address', async ({ request }) => {
    for (const path of ['/shared/on-exit', '/zh/shared/on-exit'])
      expect((await request.get(path)).status()).toBe(404);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/shared/');
  });

  for (const [path, expected] of [
    ['//evil.example/a.html', '/evil.example/a'],
    ['//evil.example/guide/basic/unocss', '/evil.example/guide/styling/unocss'],
    ['/en//evil.example/', '/evil.example/'],
    ['/en/%2Fevil.example', '/evil.example'],
    ['/%09/evil.example/guide/basic/unocss', '/%09/evil.example/guide/styling/unocss'],
  ] as const)
    test(`${path} leads to no other site`, async ({ page, baseURL }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.route('**', (route) =>
        route.request().isNavigationRequest()
          ? route.fulfill({ status: 404, path: 'build/404.html' })
          : route.continue(),
      );
      await page.goto(baseURL + path);
      await expect(page).toHaveURL(baseURL + expected);
      await untilHydrated(page);
      await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
      expect(errors).toEqual([]);
    });

  for (const path of ['/config/%2e%2e/x', '/config//dev/hmr', '/%3Cscript%3E', '/zhx/', '/a%00b'])
    test(`${path} is a 404 that can be read`, async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.route(/localhost:\d+\/(?!assets|img)/, (route) =>
        route.request().isNavigationRequest()
          ? route.fulfill({ status: 404, path: 'build/404.html' })
          : route.continue(),
      );
      await page.goto(path);
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
      expect(errors).toEqual([]);
    });

  test('a malformed % sequence is a 404, not a crash', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route('**/config/*', (route) =>
      route.fulfill({ status: 404, path: 'build/404.html' }),
    );
    await page.goto('/config/%E0%A4%A');
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test('an address with spaces at its end leads to the page', async ({ page }) => {
  await page.goto('/config/dev/hmr%20%09?a=1#related', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/config/dev/hmr?a=1#related');
  await untilHydrated(page);
  await expect(page.locator('h1')).toHaveText('dev.hmr');
});

test('a hash that cannot be decoded leaves the page as it is', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, '/config/dev/hmr#%');
  await page.evaluate(() => (location.hash = '#%E0%A4%A'));
  await page.evaluate(() => (location.hash = '#related'));
  await expect(page).toHaveURL(/#related$/);
  await page.getByRole('link', { name: 'Next Page' }).click();
  await expect(page.locator('h1')).toHaveText('dev.lazyCompilation');
  expect(errors).toEqual([]);
});
