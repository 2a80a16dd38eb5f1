import { expect, test, type Page } from '@playwright/test';
import { open } from '../lib/open';

const line = (page: Page) =>
  page
    .locator('.markdown summary')
    .filter({ hasText: /Since|Changed|Deprecated|Removed|自 |变更/ });
const rows = (page: Page) => page.locator('details:has(summary) tbody tr');

test.describe('the history of an option', () => {
  test('is badges behind its facts, and a table where they are opened', async ({ page }) => {
    await open(page, '/config/resolve/alias');
    await expect(line(page)).toHaveText(/^Since 1\.1\.7\s*Changed: 1\.1\.8\b/);
    await expect(rows(page).first()).toBeHidden();
    await line(page).click();
    await expect(rows(page).first()).toContainText('1.1.7Added');
    await expect(rows(page).nth(1)).toContainText('1.1.8Default');
  });

  test('names the field that changed, and the modes of a default', async ({ page }) => {
    await open(page, '/config/source/decorators');
    await line(page).click();
    const changed = rows(page).filter({ hasText: 'Default' });
    await expect(changed).toHaveText(/2\.0\.0\s*version Default\s*'2022-03'\s*'2023-11'/);
  });

  test('says nothing of an option that never changed, but at the foot', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    await expect(line(page)).toHaveCount(0);
    const unchanged = page.getByText(/^From 1\.0\.1 to \d+\.\d+\.\d+, the type and the default/);
    await expect(unchanged).toBeHidden();
    await page.getByText('tested with 1.3.22').click();
    await expect(unchanged).toBeVisible();
  });

  test('sets apart what only later versions have', async ({ page }) => {
    await open(page, '/config/source/decorators');
    await expect(line(page)).toHaveText('Changed later');
    await line(page).click();
    await expect(page.getByText('Newer than 1.3.22')).toBeVisible();
  });

  test('tells a change behind versions that the registry lacks by those that may be meant', async ({
    page,
  }) => {
    await open(page, '/config/dev/setup-middlewares');
    await line(page).click();
    await expect(rows(page).nth(1).getByRole('rowheader')).toHaveText('1.4.0–1.4.2');
  });

  test('says plainly that an option is gone', async ({ page }) => {
    await open(page, '/config/performance/remove-moment-locale');
    await expect(
      page.getByText('Version 2.0.0, newer than 1.3.22, removed performance.removeMomentLocale.'),
    ).toBeVisible();
    await expect(line(page)).toHaveText('Removed: 2.0.0');
  });

  test('has the words of the package on a deprecated option, and leads to what replaces it', async ({
    page,
  }) => {
    await open(page, '/config/performance/chunk-split');
    await expect(page.getByText('deprecated performance.chunkSplit.')).toBeVisible();
    await line(page).click();
    const deprecated = rows(page).filter({ hasText: 'Deprecated' });
    await expect(deprecated).toContainText('Use splitChunks instead.');
    await expect(
      page.getByRole('link', { name: 'splitChunks', exact: true }).first(),
    ).toHaveAttribute('href', 'https://rsbuild.dev/config/split-chunks');
  });

  test('is in Chinese on a Chinese page', async ({ page }) => {
    await open(page, '/zh/config/resolve/alias');
    await expect(line(page)).toHaveText(/^自 1\.1\.7 起\s*1\.1\.8/);
    await line(page).click();
    await expect(rows(page).first()).toContainText('新增');
  });

  test('keeps within a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/config/output/filename');
    await line(page).click();
    await expect(rows(page).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test.describe('the history of a hook, a method and an export', () => {
  /** What is right below a heading. */
  const below = (page: Page, id: string) => page.locator(`.markdown [id="${id}"] + div`);

  test('is a line below its heading, and a table where it is opened', async ({ page }) => {
    await open(page, '/plugins/dev/hooks');
    const history = below(page, 'onexit');
    await expect(history).toHaveText(/^Changed: 1\.3\.6/);
    await history.locator('summary').click();
    await expect(history.locator('tbody tr').first()).toContainText('1.3.6exitCode Added');
    await expect(below(page, 'modifyhtml').locator('summary')).toHaveText(/^Since 1\.3\.15/);
  });

  test('says plainly what is gone and what is deprecated', async ({ page }) => {
    await open(page, '/plugins/dev/hooks');
    await expect(below(page, 'onbeforestartprodserver')).toContainText(
      'Version 2.0.0, newer than 1.3.22, removed onBeforeStartProdServer.',
    );
    await expect(below(page, 'ondevcompiledone')).toContainText(
      'Version 1.5.0, newer than 1.3.22, deprecated onDevCompileDone. Use onAfterDevCompile instead',
    );
  });

  test('is on the pages of the API in both languages, and not below other headings', async ({
    page,
  }) => {
    await open(page, '/api/javascript-api/core');
    await expect(below(page, 'runcli').locator('summary')).toHaveText(/^Since 1\.1\.3\s*Changed/);
    await expect(below(page, 'names-of-built-in-plugins').locator('summary')).toHaveCount(0);
    await open(page, '/zh/api/javascript-api/instance');
    await expect(below(page, 'rsbuildonclosebuild').locator('summary')).toHaveText(
      /^自 1\.1\.6 起/,
    );
  });
});

test('the Markdown of a page has the histories of its hooks', async ({ request }) => {
  const text = await (await request.get('/plugins/dev/hooks.md')).text();
  expect(text).toMatch(/### modifyHTML\n\n\*\*Since 1\.3\.15\*\*\n\n\| Version \|/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the history of an option opens all the same', async ({ page }) => {
    await page.goto('/config/resolve/alias');
    await line(page).click();
    await expect(rows(page).first()).toBeVisible();
  });
});
