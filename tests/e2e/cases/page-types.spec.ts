import { expect, type Page } from '@playwright/test';
import { test } from '../lib/cases-site';
import { open, openToRest } from '../lib/open';

const parts = (page: Page) => ({
  navbar: page.getByRole('navigation', { name: 'Main' }),
  sidebar: page.getByRole('navigation', { name: 'Docs sidebar' }),
  outline: page.getByRole('navigation', { name: 'ON THIS PAGE' }),
  footer: page.getByRole('navigation', { name: 'Docs pages' }),
  siteFooter: page.getByRole('contentinfo'),
});

/** Changes the page as a link does, without a load; what is loaded is marked before. */
const followAddress = (page: Page, address: string) =>
  page.evaluate((to) => {
    document.body.dataset.page = 'the first';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

type Part = keyof ReturnType<typeof parts>;

test.describe('page types and switches in front matter', () => {
  for (const [path, shown] of [
    ['cases/suffix', ['navbar', 'sidebar', 'outline', 'footer', 'siteFooter']],
    ['cases/custom', ['navbar', 'siteFooter']],
    ['cases/home', ['navbar', 'siteFooter']],
    ['cases/blank', []],
    ['cases/no-parts', ['siteFooter']],
  ] as [string, Part[]][])
    for (const javaScriptEnabled of [true, false])
      test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
        test.use({ javaScriptEnabled });

        test(`${path} shows ${shown.join(', ') || 'its content alone'}`, async ({ page }) => {
          await page.goto(path);
          await expect(page.getByRole('heading').first()).toBeVisible();
          for (const [part, locator] of Object.entries(parts(page)))
            await expect(locator, part).toBeVisible({ visible: shown.includes(part as Part) });
        });
      });

  test('a page of type 404 is the 404 page', async ({ page }) => {
    await page.goto('cases/missing');
    await expect(page).toHaveTitle('404');
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
  });
});

test.describe('titles', () => {
  for (const [path, title] of [
    ['config/dev/hmr', 'dev.hmr - Rsbuild'],
    ['cases/suffix', 'A page - Another site'],
    ['cases/home', 'Rsbuild | A suffix'],
  ] as const)
    test(`${path} is “${title}”, also after a page change`, async ({ page, request, baseURL }) => {
      expect(await (await request.get(path)).text()).toContain(`>${title}</title>`);
      await open(page, path);
      await expect(page).toHaveTitle(title);
      await open(page, 'cases/with-feeds');
      await followAddress(page, new URL(path, baseURL).pathname);
      await expect(page).toHaveTitle(title);
      expect(await page.evaluate(() => document.body.dataset.page)).toBe('the first');
    });
});

test.describe('global extras', () => {
  const feeds = 'link[rel=alternate][type*=xml]';

  test('`link-rss` names the feeds of the page’s language', async ({ page }) => {
    for (const prefix of ['', 'zh/']) {
      await page.goto(`${prefix}cases/with-feeds`);
      const folder = `/docs/${prefix}community/releases/`;
      for (const [type, file] of [
        ['application/rss+xml', 'rss.xml'],
        ['application/atom+xml', 'atom.xml'],
      ] as const)
        await expect(page.locator(feeds).and(page.locator(`[type="${type}"]`))).toHaveAttribute(
          'href',
          folder + file,
        );
    }
  });

  test('`globalUIComponents: false` takes feed links and image zoom away', async ({ page }) => {
    await openToRest(page, 'cases/no-extras');
    await expect(page.locator(feeds)).toHaveCount(0);
    await page.locator('.markdown img').click();
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  });

  test('so does `?globalUIComponents=0`', async ({ page }) => {
    await openToRest(page, 'cases/with-feeds?globalUIComponents=0');
    await expect(page.locator(feeds)).toHaveCount(0);
    await page.locator('.markdown img').click();
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  });

  test('without them a picture opens and Escape closes it', async ({ page }) => {
    await openToRest(page, 'cases/with-feeds');
    const picture = page.locator('.markdown img');
    await expect(picture).toHaveAttribute('role', 'button');
    await picture.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
    // Keys are ignored while the picture is on its way.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });
});

test('an overview takes the depths of `overviewHeaders`', async ({ page }) => {
  await open(page, 'cases/');
  const option = page.locator('.markdown section > ul > li', { hasText: 'group.someOption' });
  await option.locator('summary').click();
  await expect(option.getByRole('listitem')).toHaveText(['A deep-link', 'A deeper heading']);
  await page.getByLabel('Filter').fill('DEEP link');
  await expect(page.locator('.markdown h3').filter({ visible: true })).toHaveText(['First group']);
  await expect(option.getByRole('listitem')).toHaveText(['A deep-link']);
});
