import { expect, test, type Page } from '@playwright/test';
import { open, SCREENS } from '../lib/open';

const filter = (page: Page) => page.getByLabel('Filter', { exact: true });
const groups = (page: Page) => page.locator('.markdown section h3').filter({ visible: true });
const items = (page: Page) => page.locator('.markdown section > ul > li').filter({ visible: true });
const others = (page: Page) =>
  page.locator('.markdown section').filter({ has: page.getByRole('heading', { name: 'Others' }) });

test.describe('overview page', () => {
  test('groups are the sidebar’s, in order, single pages under Others', async ({ page }) => {
    await open(page, '/config/');
    const names = await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('button')
      .allInnerTexts();
    await expect(groups(page)).toHaveText([...names, 'Others', /^Later than \d/]);
    await expect(others(page).getByRole('link').first()).toHaveText(/^(root|mode)$/);
  });

  test('an item is a link with its headings of depth 2 but for the links at the end, named by its option', async ({
    page,
  }) => {
    await open(page, '/config/');
    const item = items(page).filter({ has: page.getByRole('link', { name: 'dev.hmr' }) });
    await expect(item.getByRole('link', { name: 'dev.hmr' })).toHaveAttribute(
      'href',
      '/config/dev/hmr',
    );
    await item.locator('summary').click();
    const headings = await item.getByRole('listitem').getByRole('link').allInnerTexts();
    const links = await item
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    await open(page, '/config/dev/hmr');
    await expect(page.locator('.markdown h2:not(#related)')).toHaveCount(headings.length);
    for (const [i, link] of links.entries()) {
      const id = link.replace('/config/dev/hmr#', '');
      await expect(page.locator(`h2[id="${id}"]`)).toContainText(headings[i]!);
    }
  });

  test('the outline leads to each group', async ({ page }) => {
    await open(page, '/config/');
    const outline = page.locator('.theme-doc-toc-desktop');
    for (const name of ['dev', 'output', 'Others'])
      await expect(outline.getByRole('link', { name, exact: true })).toBeAttached();
    await outline.getByRole('link', { name: 'Others' }).click();
    await expect(page.getByRole('heading', { name: 'Others' })).toBeInViewport();
  });

  test('says how many entries are left, beside a box that stays in sight', async ({ page }) => {
    await open(page, '/config/');
    const all = await items(page).count();
    await expect(page.getByText(`${all} entries`)).toBeVisible();
    await filter(page).fill('output.');
    await expect.poll(() => items(page).count()).toBeLessThan(all);
    const left = await items(page).count();
    await expect(page.getByText(`${left} entries`)).toBeVisible();
    await filter(page).fill('');
    await others(page).scrollIntoViewIfNeeded();
    await expect(filter(page)).toBeInViewport();
  });

  for (const path of ['/config/', '/zh/config/'])
    test(`${path}: keyword, version and choice are one row on a desktop`, async ({ page }) => {
      await page.setViewportSize(SCREENS.desktop);
      await open(page, path);
      const tops = await page
        .locator('[data-overview]')
        .locator('input, select')
        .evaluateAll((all) => all.map((field) => field.getBoundingClientRect().top));
      expect(tops).toHaveLength(3);
      expect(new Set(tops).size).toBe(1);
    });

  test('an item says its default, and that it is one', async ({ page }) => {
    await open(page, '/config/');
    const item = items(page).filter({ has: page.getByRole('link', { name: 'dev.hmr' }) });
    await expect(item.getByText('Default true')).toBeVisible();
  });

  test('the box is labelled and has its placeholder, in both languages', async ({ page }) => {
    await open(page, '/config/');
    await expect(filter(page)).toHaveAttribute('placeholder', 'Enter keyword');
    await open(page, '/zh/config/');
    await expect(page.getByRole('searchbox')).toHaveAccessibleName('筛选');
    await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', /./);
  });

  test('a group’s name keeps the whole group, in any case', async ({ page }) => {
    await open(page, '/config/');
    const all = await others(page).locator('> ul > li').count();
    await filter(page).fill('oTHers');
    await expect(groups(page)).toHaveText(['Others']);
    await expect(items(page)).toHaveCount(all);
  });

  test('an item’s name keeps it with all its headings; empty groups vanish', async ({ page }) => {
    await open(page, '/config/');
    const headings = items(page)
      .filter({ has: page.getByRole('link', { name: 'dev.hmr' }) })
      .locator('details li');
    const all = await headings.count();
    await filter(page).fill('DEV.HMR');
    await expect(groups(page)).toHaveText(['dev']);
    await expect(items(page)).toHaveCount(1);
    await expect(headings.filter({ visible: true })).toHaveCount(all);
  });

  test('a heading’s name keeps that heading alone', async ({ page }) => {
    await open(page, '/config/');
    await filter(page).fill('turn hmr OFF');
    await expect(items(page)).toHaveCount(1);
    await expect(items(page).getByRole('listitem')).toHaveText([
      'Turn HMR off for one environment',
    ]);
  });

  test('the middle of a name is enough', async ({ page }) => {
    await open(page, '/config/');
    await filter(page).fill('v.hm');
    await expect(items(page).getByRole('link', { name: 'dev.hmr' })).toBeVisible();
    await filter(page).fill('n hmr o');
    await expect(items(page).getByRole('listitem')).toHaveText([
      'Turn HMR off for one environment',
    ]);
  });

  test('hyphens are spaces', async ({ page }) => {
    await open(page, '/config/');
    await filter(page).fill('turn-hmr');
    await expect(items(page).getByRole('listitem')).toHaveText([
      'Turn HMR off for one environment',
    ]);
  });

  test('nothing left is said, and announced; emptied, everything is back', async ({ page }) => {
    await open(page, '/config/');
    const all = await items(page).count();
    await filter(page).fill('zz <b>.*');
    await expect(page.getByRole('status').filter({ hasText: 'No matching' })).toHaveText(
      'No matching API found: zz <b>.*',
    );
    await expect(groups(page)).toHaveCount(0);
    await filter(page).fill('');
    await expect(items(page)).toHaveCount(all);
    await expect(page.getByText('No matching API found')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of an overview is there, the box is not', async ({ page }) => {
    await page.goto('/config/');
    await expect(page.locator('.markdown').getByRole('link', { name: 'dev.hmr' })).toBeVisible();
    await expect(filter(page)).toBeHidden();
  });
});
