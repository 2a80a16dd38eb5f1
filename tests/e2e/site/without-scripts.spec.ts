import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { SCREENS } from '../lib/open';

test.use({ javaScriptEnabled: false });

/** A page of every type, and what a reader must find on it. */
const PAGES = [
  ['/', 'Rsbuild'],
  ['/config/', 'dev.hmr'],
  ['/config/dev/hmr', 'Turn HMR off'],
  ['/guide/start/quick-start', 'npm create rsbuild@latest'],
  ['/plugins/list/plugin-react', 'pluginReact'],
  ['/api/javascript-api/core', 'createRsbuild'],
  ['/community/releases/', 'Rsbuild 1.0'],
  ['/community/releases/v1-0', 'Rspack 1.0'],
  ['/zh/config/dev/hmr', '相关内容'],
] as const;

test.describe('without scripts', () => {
  for (const [screen, viewport] of [
    ['phone', SCREENS.phone],
    ['desktop', SCREENS.desktop],
  ] as const)
    test.describe(screen, () => {
      test.use({ viewport });

      for (const [path, text] of PAGES)
        test(`${path} can be read and left`, async ({ page }) => {
          await page.goto(path);
          const main = page.getByRole('main');
          await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(main.getByText(text).first()).toBeVisible();
          const section = page.getByRole('link', { name: /^(Guide|指南)$/ }).first();
          await expect(section).toBeVisible();
        });
    });

  test('a table is shown once it has been read in whole', async ({ page, request, baseURL }) => {
    const html = (await (await request.get('/config/dev/hmr')).text()).replaceAll(
      /(?<==["']?)\/assets\//g,
      `${baseURL}/assets/`,
    );
    const secondRow = html.indexOf('<tr', html.indexOf('<tr', html.indexOf('<tbody>')) + 1);
    let finish = () => {};
    const server = http.createServer(({ url }, response) => {
      if (url !== '/') return response.writeHead(404).end();
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(html.slice(0, secondRow));
      finish = () => response.end(html.slice(secondRow));
      return response;
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}`, { waitUntil: 'commit' });
    const rows = page.locator('.markdown tbody tr');
    await expect(page.locator('dl').first()).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(rows).toBeHidden();
    finish();
    await expect(rows.last()).toBeVisible();
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
    server.close();
  });

  test('every panel of a group of tabs is there', async ({ page }) => {
    await page.goto('/guide/start/quick-start');
    for (const command of ['npm install', 'pnpm install', 'bun install'])
      await expect(page.getByRole('main').getByText(command).first()).toBeVisible();
  });

  test('the colours are the system’s', async ({ page }) => {
    const background = () =>
      page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/config/');
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).not.toBe(light);
  });

  test('the menus of the navbar open by hovering', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Version' }).hover();
    await expect(page.getByRole('link', { name: 'Changelog' })).toBeVisible();
  });

  test('the 404 page says so and leads home', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  });
});
