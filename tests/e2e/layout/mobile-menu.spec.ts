import { expect, test, type Page } from '@playwright/test';
import { expectInert, open, SCREENS } from '../lib/open';

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

/** The panel that the hamburger button says it controls. */
async function panel(page: Page) {
  const id = await toggle(page).getAttribute('aria-controls');
  return page.locator(`[id="${id}"]`);
}

const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).overflow === 'hidden');

test.use({ viewport: SCREENS.phone });

test.describe('full-screen menu', () => {
  test('has navigation, version, languages, theme and social links, and fills the screen', async ({
    page,
  }) => {
    await open(page, '/config/dev/hmr');
    await toggle(page).click();
    const opened = await panel(page);
    for (const name of ['Guide', 'Config', 'Plugin', 'API', 'Community', 'Changelog', '0.x docs'])
      await expect(opened.getByRole('link', { name, exact: true })).toBeVisible();
    for (const name of ['English', '简体中文', 'GitHub', 'X', 'Discord', 'Bluesky'])
      await expect(opened.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(opened.getByRole('button', { name: /Switch between/ })).toBeVisible();
    const { x, width, height } = (await opened.boundingBox())!;
    expect([x, width, height]).toEqual([0, 390, 844 - 56]);
  });

  test('nothing of the page shows below it where the browser’s own bar goes away', async ({
    page,
  }) => {
    await open(page, '/config/dev/hmr');
    await toggle(page).click();
    const shadow = await (await panel(page)).evaluate((el) => getComputedStyle(el).boxShadow);
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(shadow).toBe(`${ground} 0px 96px 0px 0px`);
  });

  test('takes the focus, locks the page, and gives both back on the same button', async ({
    page,
  }) => {
    await open(page, '/config/dev/hmr');
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    const opened = await panel(page);
    await expect(opened.getByRole('link', { name: 'Config' })).toBeVisible();
    expect(await opened.evaluate((el) => el.contains(document.activeElement))).toBe(true);
    await expectInert(page.locator('h1'));
    expect(await isLocked(page)).toBe(true);
    await toggle(page).click();
    await expect(opened).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    expect(await isLocked(page)).toBe(false);
    await expect(page.getByRole('heading', { name: 'dev.hmr' })).toBeVisible();
  });

  test('Escape closes', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    await toggle(page).click();
    await page.keyboard.press('Escape');
    await expect(await panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('a page change closes and unlocks', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    await toggle(page).click();
    await (await panel(page)).getByRole('link', { name: 'Plugin', exact: true }).click();
    await expect(page).toHaveURL(/\/plugins\/list\/$/);
    await expect(await panel(page)).toBeHidden();
    expect(await isLocked(page)).toBe(false);
  });

  test('closes once the window is 768 px wide, and stays closed', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    await toggle(page).click();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(await panel(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(await panel(page)).toBeHidden();
    expect(await isLocked(page)).toBe(false);
    await page.setViewportSize(SCREENS.phone);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens at exactly 768 px too; above there is no button', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await open(page, '/config/dev/hmr');
    await toggle(page).click();
    await expect(await panel(page)).toBeVisible();
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(toggle(page)).toBeHidden();
  });

  test('has targets of 44 px', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    await toggle(page).click();
    const small = await (
      await panel(page)
    )
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .filter((item) => item.getBoundingClientRect().height < 44)
          .map((item) => item.textContent),
      );
    expect(small).toEqual([]);
  });
});

test('in Chinese it speaks Chinese', async ({ page }) => {
  await open(page, '/zh/config/dev/hmr');
  await page.getByRole('button', { name: '切换导航栏' }).click();
  for (const name of ['指南', '配置', '更新日志'])
    await expect(page.getByRole('link', { name, exact: true }).last()).toBeVisible();
});
