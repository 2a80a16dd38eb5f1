import { expect, test, type Page } from '@playwright/test';
import { isOfPage } from '../lib/messages';
import { open } from '../lib/open';

/** Everything that the page complains about. */
function complaints(page: Page) {
  const thrown: string[] = [];
  const said: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && isOfPage(message))
      said.push(message.text());
  });
  return { thrown, said };
}

const PAGES = ['/', '/config/dev/hmr', '/zh/guide/start/quick-start', '/config/', '/community/'];

/** What a reader does with the page where something could be stored. */
async function use(page: Page) {
  await page.getByRole('button', { name: /Switch between/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('pnpm');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('hmr');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test.describe('blocked storage', () => {
  for (const storage of ['localStorage', 'sessionStorage', 'localStorage.setItem'] as const)
    test(`${storage} throws: pages are readable and work, one message at most`, async ({
      page,
    }) => {
      const { thrown, said } = complaints(page);
      await page.addInitScript((name) => {
        const refuse = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
        if (name.endsWith('setItem')) Storage.prototype.setItem = refuse;
        else Object.defineProperty(window, name, { get: refuse });
      }, storage);
      for (const path of PAGES) {
        said.length = 0;
        await open(page, path);
        await expect(page.locator('h1').first()).toBeVisible();
        expect(said.length, said.join('\n')).toBeLessThanOrEqual(1);
      }
      said.length = 0;
      await open(page, '/guide/start/quick-start');
      await use(page);
      // The theme says of each choice that it could not be kept: once for the colours, once for the tabs.
      expect(said.length, said.join('\n')).toBeLessThanOrEqual(2);
      expect(thrown).toEqual([]);
    });
});

test('corrupt stored values are passed over in silence', async ({ page }) => {
  await open(page, '/guide/start/quick-start');
  await use(page);
  await open(page, '/config/tools/swc');
  await open(page, '/guide/start/quick-start');
  const { thrown, said } = complaints(page);
  for (const value of ['', 'null', '{', '[1,{"a":2}]', 'NaN', '\u0000\ud800']) {
    const keys = await page.evaluate((corrupt) => {
      const all: string[] = [];
      for (const storage of [localStorage, sessionStorage])
        for (const key of Object.keys(storage)) {
          storage.setItem(key, corrupt);
          all.push(key);
        }
      return all;
    }, value);
    expect(keys.length).toBeGreaterThanOrEqual(4);
    await open(page, '/guide/start/quick-start');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('npm');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
  }
  expect([...thrown, ...said]).toEqual([]);
});
