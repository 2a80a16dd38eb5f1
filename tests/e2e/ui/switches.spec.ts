import { expect, test, type Page } from '@playwright/test';
import { open, SCREENS } from '../lib/open';

const PAGE = '/config/dev/hmr';

const parts = (page: Page) => ({
  navbar: page.getByRole('navigation', { name: 'Main' }),
  sidebar: page.getByRole('navigation', { name: 'Docs sidebar' }),
  outline: page.getByRole('navigation', { name: 'ON THIS PAGE' }),
  footer: page.getByRole('navigation', { name: 'Docs pages' }),
});
type Part = keyof ReturnType<typeof parts>;

async function expectHidden(page: Page, hidden: readonly Part[]) {
  for (const [part, locator] of Object.entries(parts(page)))
    await expect(locator, part).toBeVisible({ visible: !hidden.includes(part as Part) });
}

test.use({ viewport: SCREENS.desktop });

test.describe('switches in the address', () => {
  for (const part of ['navbar', 'sidebar', 'outline', 'footer'] as const)
    test(`?${part}=0 hides the ${part} alone`, async ({ page }) => {
      await open(page, `${PAGE}?${part}=0`);
      await expectHidden(page, [part]);
    });

  test('a part is hidden before the page’s own scripts run', async ({ page }) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(`${PAGE}?sidebar=0&outline=1`);
    await expectHidden(page, ['sidebar']);
  });

  test('several go together', async ({ page }) => {
    await open(page, `${PAGE}?sidebar=0&outline=0`);
    await expectHidden(page, ['sidebar', 'outline']);
  });

  for (const value of ['1', 'false', '', '00', '-0', 'no'])
    test(`the value “${value}” hides nothing`, async ({ page }) => {
      await open(page, `${PAGE}?navbar=${value}&sidebar=${value}`);
      await expectHidden(page, []);
    });

  test('the next page has them all, and Back hides again', async ({ page, baseURL }) => {
    await open(page, `${PAGE}?sidebar=0`);
    await expectHidden(page, ['sidebar']);
    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).toHaveURL(`${baseURL}/config/dev/lazy-compilation`);
    await expectHidden(page, []);
    await page.goBack();
    await expectHidden(page, ['sidebar']);
  });

  test('without a navbar a hash link ends at the top', async ({ page }) => {
    await open(page, `${PAGE}?navbar=0#related`);
    const top = () =>
      page.locator('#related').evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(72);
  });
});
