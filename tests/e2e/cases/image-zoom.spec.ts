import { expect, type Page } from '@playwright/test';
import { test } from '../lib/cases-site';
import { isOfPage } from '../lib/messages';
import { open, scrollTo } from '../lib/open';

const overlay = (page: Page) => page.locator('.medium-zoom-overlay');
const zoomed = (page: Page) => page.locator('.medium-zoom-image--opened');
const picture = (page: Page) => page.getByRole('button', { name: 'A picture', exact: true });

/** A page whose pictures can be opened. */
async function openPictures(page: Page) {
  await open(page, 'cases/pictures');
  await expect(picture(page)).toBeVisible();
}

/** Opens a picture and waits until it rests. */
async function zoom(page: Page, name = 'A picture') {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('.medium-zoom--opened')).toBeAttached();
  await expect(zoomed(page).first()).toBeVisible();
  await zoomed(page)
    .first()
    .evaluate((image) => Promise.all(image.getAnimations().map(({ finished }) => finished)));
}

test.describe('image zoom', () => {
  test('opens on a click over the page’s own background, in 0.3 s, without a margin', async ({
    page,
  }) => {
    await openPictures(page);
    await zoom(page);
    const background = await page
      .locator('html')
      .evaluate((html) => getComputedStyle(html).backgroundColor);
    await expect(overlay(page)).toHaveCSS('background-color', background);
    await expect(overlay(page)).toHaveCSS('transition-duration', '0.3s');
    await expect(zoomed(page)).toHaveCSS('transition-duration', '0.3s');
    const { width, height } = (await zoomed(page).boundingBox())!;
    const room = await page.evaluate(() => [document.documentElement.clientWidth, innerHeight]);
    expect(Math.min(room[0]! - width, room[1]! - height)).toBeLessThan(2);
  });

  test('a click and Escape close', async ({ page }) => {
    await openPictures(page);
    await zoom(page);
    await zoomed(page).click();
    await expect(overlay(page)).toHaveCount(0);
    await zoom(page);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);
  });

  test('Escape closes a picture that is still opening', async ({ page }) => {
    await openPictures(page);
    // In one task, so that the picture has not moved yet.
    await picture(page).evaluate((image: HTMLElement) => {
      image.click();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await expect(zoomed(page)).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
  });

  test('a resize closes', async ({ page }) => {
    await openPictures(page);
    await zoom(page);
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect(overlay(page)).toHaveCount(0);
  });

  test('40 px of scroll keep it open, 41 close it 150 ms later', async ({ page }) => {
    await openPictures(page);
    await zoom(page);
    const y = await page.evaluate(() => window.scrollY);
    await scrollTo(page, y + 40);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await expect(zoomed(page)).toBeVisible();
    await page.evaluate(() => {
      addEventListener('scroll', () => (document.body.dataset.scrolled = `${performance.now()}`));
      new MutationObserver(() => {
        if (!document.querySelector('.medium-zoom--opened'))
          document.body.dataset.closed ??= `${performance.now()}`;
      }).observe(document.body, { attributes: true });
    });
    await scrollTo(page, y + 41);
    await expect(overlay(page)).toHaveCount(0);
    const { scrolled, closed } = await page.evaluate(() => ({ ...document.body.dataset }));
    // This page's listener comes after the one that starts the time.
    expect(Number(closed) - Number(scrolled)).toBeGreaterThan(140);
  });

  test('input is ignored while it moves', async ({ page }) => {
    await openPictures(page);
    // In one step: on a slow machine it would have arrived before the key is pressed.
    await picture(page).evaluate((image: HTMLElement) => {
      image.click();
      document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape' }));
    });
    await expect(zoomed(page)).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    await expect(zoomed(page)).toBeVisible();
  });

  test('by keyboard: Enter opens', async ({ page }) => {
    await openPictures(page);
    await picture(page).focus();
    await page.keyboard.press('Enter');
    await expect(zoomed(page)).toBeVisible();
  });

  test('`data-zoom-src` brings a larger copy', async ({ page }) => {
    await openPictures(page);
    await zoom(page, 'With a larger copy');
    await expect(page.locator('img[src$="/logo.svg"].medium-zoom-image--opened')).toBeVisible();
  });

  test('where that is unreachable, the console says so and the picture itself is shown', async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && isOfPage(message)) warnings.push(message.text());
    });
    await openPictures(page);
    await zoom(page, 'Without its larger copy');
    await expect.poll(() => warnings).toEqual([expect.stringContaining('/docs/img/none.svg')]);
    await expect(zoomed(page)).toHaveCount(1);
    await expect(zoomed(page)).toHaveAttribute('src', /large/);
  });

  test('a larger copy that fails after it was shown goes again, and the picture still closes', async ({
    page,
  }) => {
    // The zoom asks the copy whether it is complete: a failed one is, also before its error is told.
    await page.addInitScript(() =>
      Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => true }),
    );
    let fail!: () => void;
    const shown = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/img/none.svg', async (route) => {
      await shown;
      await route.fulfill({ status: 404 });
    });
    await openPictures(page);
    await zoom(page, 'Without its larger copy');
    await expect(zoomed(page)).toHaveCount(2);
    fail();
    await expect(zoomed(page)).toHaveCount(1);
    await expect(zoomed(page)).toHaveAttribute('src', /large/);
    await zoomed(page).click();
    await expect(overlay(page)).toHaveCount(0);
    await expect(zoomed(page)).toHaveCount(0);
  });

  test('pages with pictures leave nothing behind when they are left', async ({ page }) => {
    await page.addInitScript(() => {
      const listen = document.addEventListener.bind(document);
      document.addEventListener = (...to: Parameters<typeof listen>) => {
        if (to[0] === 'keyup') document.body.dataset.heard += 'x';
        listen(...to);
      };
    });
    await openPictures(page);
    await page.evaluate(() => (document.body.dataset.heard = ''));
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    for (let visit = 0; visit < 3; visit++) {
      await sidebar.getByRole('link').filter({ hasNotText: 'Pictures' }).first().click();
      await expect(picture(page)).toHaveCount(0);
      await sidebar.getByRole('link', { name: 'Pictures' }).click();
      await expect(picture(page)).toBeVisible();
    }
    await zoom(page);
    await zoomed(page).click();
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-heard', '');
  });

  test('a picture that is a link stays one', async ({ page }) => {
    await openPictures(page);
    await page.getByRole('img', { name: 'A picture that is a link' }).click();
    await expect(page).toHaveURL(/\/cases\/custom$/);
  });

  test('pictures can be opened 100 ms after a page change, no earlier', async ({ page }) => {
    await open(page, 'cases/suffix');
    await page.evaluate(() => {
      addEventListener('content-reload', () => {
        document.body.dataset.changed = `${performance.now()}`;
      });
      new MutationObserver(() => {
        if (document.querySelector('.markdown img[role=button]'))
          document.body.dataset.attached ??= `${performance.now()}`;
      }).observe(document.body, { subtree: true, attributeFilter: ['role'] });
    });
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Pictures' })
      .click();
    await expect(picture(page)).toBeVisible();
    const { changed, attached } = await page.evaluate(() => ({ ...document.body.dataset }));
    expect(Number(attached) - Number(changed)).toBeGreaterThanOrEqual(99);
  });
});

test('line numbers are seen and not copied', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      document.body.dataset.copied = text;
    };
  });
  await open(page, 'cases/pictures');
  const fence = page.locator('.theme-code-block');
  const number = await fence
    .locator('.line')
    .nth(1)
    .evaluate((line) => getComputedStyle(line, '::before').content);
  expect(number).toContain('counter(line)');
  await fence.hover();
  await fence.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.locator('body')).toHaveAttribute(
    'data-copied',
    'const first = 1;\nconst second = 2;\nconst fourth = 4;',
  );
});
