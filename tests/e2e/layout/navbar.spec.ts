import { expect, test, type Page } from '@playwright/test';
import { open, SCREENS } from '../lib/open';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.use({ viewport: SCREENS.desktop });

test.describe('items', () => {
  for (const [prefix, labels] of [
    ['', ['Guide', 'Config', 'Plugin', 'API', 'Community']],
    ['/zh', ['指南', '配置', '插件', 'API', '社区']],
  ] as const)
    test(`${prefix || '/en'}: five sections and their targets`, async ({ page }) => {
      await open(page, `${prefix}/config/dev/hmr`);
      const bar = page.getByRole('navigation').first();
      const targets = ['/guide/start/', '/config/', '/plugins/list/', '/api/start/', '/community/'];
      for (const [i, label] of labels.entries())
        await expect(bar.getByRole('link', { name: label, exact: true })).toHaveAttribute(
          'href',
          prefix + targets[i],
        );
    });

  for (const [path, active] of [
    ['/config/', 'Config'],
    ['/config/dev/hmr', 'Config'],
    ['/guide/basic/cli', 'Guide'],
    ['/zh/guide/basic/cli', '指南'],
    ['/community/releases/v1-0', 'Community'],
  ] as const)
    test(`${path} activates ${active} alone`, async ({ page }) => {
      await open(page, path);
      const sections = page
        .getByRole('navigation')
        .first()
        .locator('a[aria-current]:not([lang])')
        .filter({ visible: true });
      await expect(sections).toHaveText([active]);
    });

  test('the version menu leads to the changes, and out to the changelog and the 0.x docs', async ({
    page,
  }) => {
    await open(page, '/');
    await navbar(page).getByRole('button', { name: 'Version' }).click();
    await expect(page.getByRole('link', { name: 'What changed since 1.3.22' })).toHaveAttribute(
      'href',
      '/config/?from=1.3.22#changes-between-versions',
    );
    await expect(page.getByRole('link', { name: 'Changelog' })).toHaveAttribute(
      'href',
      'https://github.com/web-infra-dev/rsbuild/releases',
    );
    await expect(page.getByRole('link', { name: '0.x docs' })).toHaveAttribute(
      'href',
      'https://v0.rsbuild.dev/',
    );
  });

  test('social links stand in the bar on wide screens, behind “more” where it is narrower', async ({
    page,
  }) => {
    await open(page, '/config/');
    const names = ['GitHub', 'X', 'Discord', 'Bluesky'];
    for (const name of names)
      await expect(navbar(page).getByRole('link', { name, exact: true }).first()).toBeVisible();
    await page.setViewportSize(SCREENS.tablet);
    await expect(navbar(page).getByRole('link', { name: 'GitHub' }).first()).toBeHidden();
    await navbar(page).getByRole('button', { name: 'More profiles' }).click();
    for (const name of names)
      await expect(navbar(page).getByRole('link', { name, exact: true }).last()).toBeVisible();
  });
});

test.describe('menus by mouse and keyboard', () => {
  test('hovering opens, leaving closes', async ({ page }) => {
    await open(page, '/');
    const changelog = page.getByRole('link', { name: 'Changelog' });
    await navbar(page).getByRole('button', { name: 'Version' }).hover();
    await expect(changelog).toBeVisible();
    await page.mouse.move(300, 600);
    await expect(changelog).toBeHidden();
  });

  test('Enter opens and says so, Escape closes and gives the focus back', async ({ page }) => {
    await open(page, '/');
    const button = navbar(page).getByRole('button', { name: 'Version' });
    const first = page.getByRole('link', { name: 'What changed since 1.3.22' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the focus going elsewhere closes', async ({ page }) => {
    await open(page, '/');
    const button = navbar(page).getByRole('button', { name: 'Version' });
    await button.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('language switch', () => {
  const switchTo = async (page: Page, from: string, to: string) => {
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await page.getByRole('navigation').first().getByRole('button', { name: from }).click();
    await page.getByRole('link', { name: to, exact: true }).click();
  };

  test('goes to the same page and back, query and hash kept', async ({ page, baseURL }) => {
    await open(page, '/config/dev/hmr?x=1#related');
    await switchTo(page, 'English', '简体中文');
    await expect(page).toHaveURL(`${baseURL}/zh/config/dev/hmr?x=1#related`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await switchTo(page, '简体中文', 'English');
    await expect(page).toHaveURL(`${baseURL}/config/dev/hmr?x=1#related`);
  });

  test('from a 404 it goes to the language’s home', async ({ page, baseURL }) => {
    await open(page, '/no/such/page?x=1');
    await switchTo(page, 'Languages', '简体中文');
    await expect(page).toHaveURL(`${baseURL}/zh/`);
  });

  test('from a missing page below a section too', async ({ page, baseURL }) => {
    await open(page, '/config/no-such-page');
    await switchTo(page, 'Languages', '简体中文');
    await expect(page).toHaveURL(`${baseURL}/zh/`);
  });
});

test.describe('the home page’s navbar', () => {
  const isTransparent = async (page: Page) =>
    /rgba\(0, 0, 0, 0\)|transparent/.test(
      await page.locator('.navbar').evaluate((bar) => getComputedStyle(bar).backgroundColor),
    );

  test('is transparent near the top, marked and opaque from 100 px on; the marker goes with the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await open(page, '/');
    const body = page.locator('body');
    const room = page.addStyleTag({ content: 'main { min-block-size: 3000px }' });
    await room;
    expect(await isTransparent(page)).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: 99, behavior: 'instant' }));
    await expect(body).not.toHaveClass(/not-top-arrived/);
    await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
    await expect(body).toHaveClass(/not-top-arrived/);
    await expect.poll(() => isTransparent(page)).toBe(false);
    await page.getByRole('navigation').first().getByRole('link', { name: 'Config' }).click();
    await expect(page.locator('h1')).toHaveText('Configuration');
    await expect(body).not.toHaveClass(/not-top-arrived/);
    await expect.poll(() => isTransparent(page)).toBe(false);
  });
});
