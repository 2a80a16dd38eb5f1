import { expect, test } from '@playwright/test';
import { layoutShifts } from '../lib/layout-shift';
import { openToRest, SCREENS } from '../lib/open';

const PAGES = {
  'the home page': '/',
  'a Chinese home page': '/zh/',
  'a guide with tabs': '/guide/start/quick-start',
  'a page with a picture': '/plugins/dev/hooks',
  'an option page': '/zh/config/dev/client',
  'an overview': '/config/',
  'the list of releases': '/community/releases/',
  'a release': '/zh/community/releases/v1-0',
  'the search page': '/search',
};

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    for (const [name, path] of Object.entries(PAGES)) {
      test(`${name} stays where it is while it loads and is scrolled`, async ({ page }) => {
        await openToRest(page, path);
        expect(await layoutShifts(page)).toEqual([]);
      });
    }

    test('an answer on the search page comes as a whole', async ({ page }) => {
      await page.goto('/search?q=port');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    });
  });
}

/** Chromium rounds the time of a paint to so many milliseconds, and no other. */
const ROUNDING = 4;

for (const path of ['/', '/zh/guide/start/quick-start', '/config/dev/client'])
  test(`${path}: the text is painted before a script is asked for`, async ({ page }) => {
    await openToRest(page, path);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(0);
    expect(Math.min(...asked)).toBeGreaterThan(painted - ROUNDING);
  });
