import { expect, type Page } from '@playwright/test';
import { test } from '../lib/cases-site';
import { open, openToRest, reload, scrollTo } from '../lib/open';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('hide on scroll', () => {
  test('down hides the navbar, up shows it, a page change shows it', async ({ page }) => {
    await open(page, 'cases/group/long');
    await expect(navbar(page)).toBeInViewport();
    await scrollTo(page, 900);
    await expect(navbar(page)).not.toBeInViewport();
    await scrollTo(page, 700);
    await expect(navbar(page)).toBeInViewport();
    await scrollTo(page, 1500);
    await expect(navbar(page)).not.toBeInViewport();
    await page.getByRole('link', { name: 'Inside the closed group' }).last().click();
    await expect(page.locator('h1')).toHaveText('Inside the closed group');
    await expect(navbar(page)).toBeInViewport();
  });

  test('an address with a hash starts with the navbar shown', async ({ page }) => {
    await openToRest(page, 'cases/group/long#part-4');
    await expect(page.locator('#part-4')).toBeInViewport();
    await expect(navbar(page)).toBeInViewport();
  });

  test('the keyboard brings it back', async ({ page }) => {
    await open(page, 'cases/group/long');
    await scrollTo(page, 900);
    await expect(navbar(page)).not.toBeInViewport();
    await navbar(page).getByRole('link', { name: 'Guide' }).focus();
    await expect(navbar(page)).toBeInViewport();
  });
});

test.describe('banner', () => {
  const banner = (page: Page) => page.getByRole('complementary').filter({ hasText: /banner|横幅/ });

  test('is shown where it is configured, with its link, in the page’s language', async ({
    page,
  }) => {
    await open(page, 'cases/with-banner');
    await expect(banner(page).getByRole('link', { name: 'A banner' })).toHaveAttribute(
      'href',
      '/docs/cases/custom',
    );
    await page.goto('zh/cases/with-banner');
    await expect(banner(page).getByRole('link', { name: '横幅' })).toBeVisible();
    await openToRest(page, 'cases/suffix');
    await expect(banner(page)).toHaveCount(0);
  });

  test('dismissed, it stays away under its key', async ({ page }) => {
    await open(page, 'cases/with-banner');
    await banner(page).getByRole('button', { name: 'Close' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('cases-banner'))).not.toBeNull();
    await reload(page);
    await expect(banner(page)).toHaveCount(0);
  });

  test('can be dismissed for the page where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await open(page, 'cases/with-banner');
    await banner(page).getByRole('button', { name: 'Close' }).click();
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('content animation', () => {
  const countTransitions = (page: Page) =>
    page.addInitScript(() => {
      const start = document.startViewTransition?.bind(document);
      if (!start) return;
      document.startViewTransition = (...args) => {
        document.documentElement.setAttribute('data-transitions', '1');
        return start(...args);
      };
    });

  test('a page change is a view transition', async ({ page }) => {
    await countTransitions(page);
    await open(page, 'cases/group/long');
    await page.getByRole('link', { name: 'closed page' }).click();
    await expect(page.locator('h1')).toHaveText('Inside the closed group');
    await expect(page.locator('html')).toHaveAttribute('data-transitions', '1');
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('it is none', async ({ page }) => {
      await countTransitions(page);
      await open(page, 'cases/group/long');
      await page.getByRole('link', { name: 'closed page' }).click();
      await expect(page.locator('h1')).toHaveText('Inside the closed group');
      await expect(page.locator('html')).not.toHaveAttribute('data-transitions', '1');
    });
  });
});
