import { expect, test, type Page } from '@playwright/test';
import { open, untilHydrated } from '../lib/open';

const PAGE = '/guide/start/quick-start';
const tabs = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** Holds back what runs in the page, as a slow line does; the function that it returns lets it come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test.describe('the text as the server sent it', () => {
  test('is there again on the way back, and works', async ({ page }) => {
    await open(page, PAGE);
    const text = await page.locator('.markdown').innerText();
    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    // The address is there before the page.
    await expect.poll(() => page.locator('.markdown').innerText()).toBe(text);
    await tabs(page, 'pnpm').first().click();
    await expect(tabs(page, 'pnpm').first()).toHaveAttribute('aria-selected', 'true');
  });

  test('keeps what the reader has changed in it', async ({ page }) => {
    await open(page, PAGE);
    await page.locator('.markdown h2 .hash-link').first().click();
    await tabs(page, 'Bun').first().click();
    await page.locator('.markdown h2 .hash-link').last().click();
    await expect(page).toHaveURL(/#/);
    await expect(tabs(page, 'Bun').first()).toHaveAttribute('aria-selected', 'true');
  });

  test('its links lead on without loading the site anew', async ({ page }) => {
    await open(page, PAGE);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const link = page.locator('.markdown > p a[href^="/"]').first();
    const target = (await link.getAttribute('href'))!.split('#')[0]!;
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === target);
    await expect(page.locator('h1')).not.toHaveText('Quick start');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  test('a link with a modifier opens a tab of its own', async ({ page, context }) => {
    await open(page, PAGE);
    const opened = context.waitForEvent('page');
    await page
      .locator('.markdown > p a[href^="/"]')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await opened;
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  });
});

test.describe('before the scripts have come', () => {
  test('links and headings lead on, and what is folded opens', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/config/server/cors', { waitUntil: 'commit' });
    await page.locator('.markdown h2 .hash-link').first().click();
    await expect(page).toHaveURL(/#/);
    const folded = page.locator('.markdown details').first();
    await folded.locator('summary').click();
    await expect(folded).toHaveAttribute('open');
    await page.getByRole('link', { name: 'server.headers', exact: true }).first().click();
    await expect(page.locator('h1')).toHaveText('server.headers');
  });

  test('the page listens once they are there, with the text as it was', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/config/server/cors', { waitUntil: 'commit' });
    const folded = page.locator('.markdown details').first();
    await folded.locator('summary').click();
    release();
    await untilHydrated(page);
    await expect(folded).toHaveAttribute('open');
    await page.getByRole('button', { name: 'Copy code' }).first().click();
  });
});
