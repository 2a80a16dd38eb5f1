import { expect, test, type Page } from '@playwright/test';
import { open, placesOf, reload, scrollTo, untilHydrated } from '../lib/open';

const START = '/config/dev/hmr';

const follow = async (page: Page) => {
  // A real click would scroll to the link first.
  await page.getByRole('link', { name: 'Next Page' }).dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('dev.lazyCompilation');
};

const goBack = async (page: Page) => {
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('dev.hmr');
};

test.describe('where a page was scrolled to', () => {
  test.use({ viewport: { width: 1280, height: 500 } });

  test.beforeEach(async ({ page }) => {
    await open(page, START);
    await scrollTo(page, 600);
    // A frame later the page has heard of it.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  });

  test('is there again on the way back', async ({ page }) => {
    await follow(page);
    await goBack(page);
    expect(await placesOf(page)).toEqual([600]);
  });

  test('is there again on the way back from a page that was reloaded', async ({ page }) => {
    await follow(page);
    await reload(page);
    await goBack(page);
    await untilHydrated(page);
    await expect.poll(() => placesOf(page)).toEqual([600]);
  });

  test('is there again for readers who go back before the scripts of a reloaded page run', async ({
    page,
  }) => {
    await follow(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/dev\/hmr$/);
    release();
    await expect(page.locator('h1')).toHaveText('dev.hmr');
    await expect.poll(() => placesOf(page)).toEqual([600]);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('is there again after going away to another site', async ({ page }) => {
    await follow(page);
    await page.goto('about:blank');
    await page.goBack();
    await untilHydrated(page);
    await goBack(page);
    await untilHydrated(page);
    await expect.poll(() => placesOf(page)).toEqual([600]);
  });

  test('is there again after a reload of the page itself', async ({ page }) => {
    await reload(page);
    await expect.poll(() => placesOf(page)).toEqual([600]);
  });

  test('is there again where the browser keeps no storage', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await reload(page);
    await follow(page);
    await reload(page);
    await goBack(page);
    await expect.poll(() => placesOf(page)).toEqual([600]);
  });

  test('is there again on the way back from one of its headings', async ({ page }) => {
    await follow(page);
    await goBack(page);
    await expect.poll(() => placesOf(page)).toEqual([600]);
    await page.locator('.theme-doc-toc-desktop a').last().dispatchEvent('click');
    await expect(page).toHaveURL(/#/);
    await expect.poll(() => placesOf(page)).not.toContain(600);
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await expect.poll(() => placesOf(page)).toEqual([600]);
  });
});
