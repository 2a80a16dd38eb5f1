import { expect, test, type Page } from '@playwright/test';
import { open, openToRest } from '../lib/open';

const ENTRIES = [
  ['Rspack', 'https://rspack.dev'],
  ['Rsbuild', 'https://rsbuild.dev'],
  ['Rspress', 'https://rspress.dev'],
  ['Rslib', 'https://lib.rsbuild.dev'],
  ['Rsdoctor', 'https://rsdoctor.dev'],
  ['Rstest', 'https://rstest.dev'],
  ['Awesome Rspack', 'https://github.com/web-infra-dev/awesome-rspack'],
] as const;

const NAME = /^(?:Tools around Rspack|Rspack 工具家族)$/;
const icon = (page: Page) => page.locator('nav').getByRole('button', { name: NAME });
const links = (page: Page) => page.locator('nav li a:has(img)').filter({ visible: true });

for (const path of ['/', '/config/dev/hmr', '/zh/guide/start/', '/community/releases/']) {
  test(`${path}: the grid icon stands before the site’s name`, async ({ page }) => {
    await page.goto(path);
    const [button, brand] = await Promise.all([
      icon(page).boundingBox(),
      page.locator('nav .navbar__brand').first().boundingBox(),
    ]);
    expect(button!.x + button!.width).toBeLessThanOrEqual(brand!.x + 1);
    expect(Math.min(button!.width, button!.height)).toBeGreaterThanOrEqual(44);
  });
}

test('lists seven tools that open in new tabs, below left of the icon', async ({ page }) => {
  await open(page, '/config/dev/hmr');
  await icon(page).hover();
  await expect(links(page)).toHaveCount(7);
  for (const [i, [name, href]] of ENTRIES.entries()) {
    const link = links(page).nth(i);
    await expect(link).toContainText(name);
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const button = (await icon(page).boundingBox())!;
  const list = (await links(page).first().locator('xpath=ancestor::ul').boundingBox())!;
  expect(list.y).toBeGreaterThanOrEqual(button.y + button.height);
  expect(list.x).toBeCloseTo(button.x, 0);
});

test('opens and closes a tenth of a second after the pointer', async ({ page }) => {
  await page.clock.install();
  await open(page, '/config/dev/hmr');
  await page.clock.pauseAt(Date.now() + 60_000);
  await icon(page).hover();
  await page.clock.runFor(90);
  await expect(icon(page)).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(10);
  await expect(icon(page)).toHaveAttribute('aria-expanded', 'true');

  await page.mouse.move(700, 500);
  await page.clock.runFor(90);
  await expect(icon(page)).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(10);
  await expect(icon(page)).toHaveAttribute('aria-expanded', 'false');
});

test('stays open on the way from the icon to an entry', async ({ page }) => {
  await open(page, '/config/dev/hmr');
  await icon(page).hover();
  await links(page).nth(6).hover();
  await expect(icon(page)).toHaveAttribute('aria-expanded', 'true');
});

test('Escape closes it while the pointer rests on it', async ({ page }) => {
  await open(page, '/config/dev/hmr');
  await icon(page).hover();
  await expect(links(page)).toHaveCount(7);
  await page.keyboard.press('Escape');
  await expect(links(page)).toHaveCount(0);
});

test('works by keyboard: Enter opens, Tab goes in, Escape gives the focus back', async ({
  page,
}) => {
  await open(page, '/zh/config/dev/hmr');
  await icon(page).focus();
  await page.keyboard.press('Enter');
  await expect(links(page)).toHaveCount(7);
  await page.keyboard.press('Tab');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links(page)).toHaveCount(0);
  await expect(icon(page)).toBeFocused();
});

test('closes when the focus goes on', async ({ page }) => {
  await open(page, '/config/dev/hmr');
  await icon(page).focus();
  await page.keyboard.press('Enter');
  await expect(links(page)).toHaveCount(7);
  for (let i = 0; i < 8; i++) await page.keyboard.press('Tab');
  await expect(links(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap opens it inside the window, a tap elsewhere closes it', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    await icon(page).tap();
    await expect(links(page)).toHaveCount(7);
    const list = (await links(page).first().locator('xpath=ancestor::ul').boundingBox())!;
    expect(list.x).toBeGreaterThanOrEqual(0);
    expect(list.x + list.width).toBeLessThanOrEqual(390);
    await page.touchscreen.tap(370, 800);
    await expect(links(page)).toHaveCount(0);
  });
});

test('its pictures are loaded only when it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openToRest(page, '/config/dev/hmr');
  expect(asked).not.toContain('/img/tools/awesome-rspack.svg');
  await icon(page).hover();
  await expect.poll(() => asked).toContain('/img/tools/awesome-rspack.svg');
});
