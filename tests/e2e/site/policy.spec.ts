import { expect, test, type Page } from '@playwright/test';
import { open, untilHydrated } from '../lib/open';
import { underPolicy } from '../lib/policy';
import { SearchPanel } from '../lib/search';

/** A page of each kind. */
const PAGES = [
  '/',
  '/zh/',
  '/config/',
  '/config/dev/client',
  '/guide/start/quick-start',
  '/plugins/dev/hooks',
  '/api/javascript-api/core',
  '/community/releases/',
  '/zh/community/releases/v1-0',
  '/search?q=hmr',
];

/** Waits until a page has done all that it does by itself. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await untilHydrated(page);
}

test.describe('under the site’s policy', () => {
  for (const path of PAGES)
    test(`${path} does nothing that it forbids`, async ({ page }) => {
      const reports = await underPolicy(page);
      await page.goto(path);
      await rest(page);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      await page.reload();
      await rest(page);
      expect(reports()).toEqual([]);
    });

  test('a reader goes about: pages, tabs, copies, theme, search, languages', async ({ page }) => {
    const reports = await underPolicy(page);
    await open(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const section of ['Guide', 'Config', 'Plugin', 'API', 'Community']) {
      await main.getByRole('link', { name: section, exact: true }).first().click();
      await expect(page.locator('h1')).toBeVisible();
    }
    await open(page, '/guide/start/quick-start');
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await page.getByRole('button', { name: /Switch between dark and light/ }).click();
    const panel = await new SearchPanel(page).open();
    await panel.find('distPath');
    await panel.rows.first().click();
    await expect(page).toHaveURL(/dist-path/);
    await page.goBack();
    await expect(page).toHaveURL(/quick-start/);

    await open(page, '/plugins/dev/hooks');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await rest(page);
    expect(reports()).toEqual([]);
  });

  test('a drawing is enlarged and closed again', async ({ page }) => {
    const reports = await underPolicy(page);
    await open(page, '/guide/advanced/hmr');
    await page.getByRole('button', { name: 'Enlarge the picture' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await rest(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(reports()).toEqual([]);
  });

  test('an image in a text is enlarged and closed again', async ({ page }) => {
    const reports = await underPolicy(page);
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const image = document.createElement('img');
        Object.assign(image, { src: '/img/favicon.svg', alt: 'A mark', width: 64, height: 64 });
        document.querySelector('.markdown')!.append(image);
      }),
    );
    await open(page, '/config/dev/hmr');
    await page.getByRole('button', { name: 'A mark', exact: true }).click();
    await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
    await rest(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
    expect(reports()).toEqual([]);
  });

  test('on a phone: menu, outline and sidebar', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const reports = await underPolicy(page);
    await open(page, '/config/dev/client');
    await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('link', { name: 'Plugin', exact: true }).last().click();
    await expect(page).toHaveURL(/plugins/);
    await rest(page);
    expect(reports()).toEqual([]);
  });

  for (const path of ['/nope', '/zh/config/dev/hrm'])
    test(`${path}, which is missing, does nothing that it forbids`, async ({ page }) => {
      const reports = await underPolicy(page);
      await page.goto(path);
      await rest(page);
      await expect(page.locator('main nav, h1').first()).toBeVisible();
      expect(reports()).toEqual([]);
    });

  test('an old address goes on', async ({ page }) => {
    const reports = await underPolicy(page);
    await page.goto('/config/source/alias#aliases');
    await expect(page).toHaveURL(/\/config\/resolve\/alias#aliases$/);
    await rest(page);
    expect(reports()).toEqual([]);
  });

  test('a script that was slipped into a page does not run', async ({ page }) => {
    const reports = await underPolicy(page, '<script>window.slipped = true</script>');
    await open(page, '/config/');
    await rest(page);
    expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
    await expect.poll(() => reports().join()).toMatch(/script-src/);
  });

  test('no text becomes markup, and no script is fetched from another site', async ({ page }) => {
    const reports = await underPolicy(page);
    await open(page, '/config/');
    const refused = await page.evaluate(() => {
      const isRefused = (attempt: () => void) => {
        try {
          attempt();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      return {
        markup: isRefused(() => (document.createElement('p').innerHTML = '<img src=x>')),
        text: isRefused(() => (document.createElement('p').innerHTML = 'text & more')),
        foreign: isRefused(() => (document.createElement('script').src = 'https://example.com/')),
        own: isRefused(() => (document.createElement('script').src = '/assets/own.js')),
        frame: isRefused(() => (document.createElement('iframe').srcdoc = '<p>text')),
        handler: isRefused(() => document.body.setAttribute('onclick', 'alert(1)')),
      };
    });
    expect(refused).toEqual({
      markup: true,
      text: false,
      foreign: true,
      own: false,
      frame: true,
      handler: true,
    });
    await expect.poll(() => reports().join()).toMatch(/require-trusted-types-for/);
  });

  test('a slow page change shows its progress', async ({ page }) => {
    const reports = await underPolicy(page);
    await open(page, '/config/');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/start/', async (route) => {
      await released;
      return route.fallback();
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
    await expect(page.locator('#nprogress .spinner')).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/api\//);
    await rest(page);
    expect(reports()).toEqual([]);
  });

  test.describe('with the site’s worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('a page that was read is kept', async ({ page }) => {
      const reports = await underPolicy(page);
      await open(page, '/config/dev/client');
      const worker = await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        return active?.scriptURL;
      });
      expect(worker).toMatch(/\/service-worker\.js$/);
      await expect
        .poll(() => page.evaluate(async () => Boolean(await caches.match(location.href))))
        .toBe(true);
      expect(reports()).toEqual([]);
    });
  });
});
