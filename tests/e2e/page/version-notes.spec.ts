import { expect, test, type Page } from '@playwright/test';
import { open, openToRest } from '../lib/open';

const pages = {
  '': {
    path: '/config/source/tsconfig-path',
    statement: 'The aliases apply to files in the directory of the tsconfig and below.',
    label: 'Your version',
    title: 'source.tsconfigPath',
  },
  '/zh': {
    path: '/zh/config/source/tsconfig-path',
    statement: '别名作用于 tsconfig 所在目录及其子目录中的文件。',
    label: '你的版本',
    title: 'source.tsconfigPath',
  },
} as const;

/** Chooses a version by an address of `/config/`; it is kept for the visit once the box shows it. */
async function choose(page: Page, { path, label }: { path: string; label: string }) {
  await open(page, path);
  const version = new URL(page.url()).searchParams.get('version');
  await expect(page.getByLabel(label)).toHaveValue(version ?? '');
}

for (const [prefix, { path, statement, label }] of Object.entries(pages)) {
  test.describe(`${prefix}/: a statement that another version doesn't keep`, () => {
    const noted = (page: Page) =>
      page.locator('.theme-doc-markdown').getByText(statement).locator('small');

    test('has a note once that version is chosen, after page changes and reloads, too', async ({
      page,
    }) => {
      await open(page, `${prefix}/config/`);
      const version = page.getByLabel(label);
      await version.fill('1.7.6');
      await version.blur();
      await expect(page).toHaveURL(/version=1\.7\.6/);
      await page.locator('main').getByRole('link', { name: 'source.tsconfigPath' }).click();
      await expect(page).toHaveURL(path);
      await expect(noted(page)).toHaveCount(1);
      await expect(noted(page)).toBeVisible();
      await page.reload();
      await expect(noted(page)).toHaveCount(1);
    });

    test('has none for the version that the pages are about, or without a choice', async ({
      page,
    }) => {
      for (const query of ['', '?version=1.3.22']) {
        await choose(page, { path: `${prefix}/config/${query}`, label });
        // The notes would come late.
        await openToRest(page, path);
        await expect(page.locator('.theme-doc-markdown').getByText(statement)).toBeVisible();
        await expect(noted(page)).toHaveCount(0);
      }
    });

    test('has it below a heading or a sample that makes the statement', async ({ page }) => {
      await choose(page, { path: `${prefix}/config/?version=2.3.2`, label });
      await open(page, `${prefix}/config/server/port`);
      const heading = page.getByRole('heading', { name: 'EADDRINUSE: address already in use' });
      await expect(heading.locator('+ p > small')).toContainText('1.6.14');
      await open(page, `${prefix}/config/server/print-urls`);
      const sample = page.locator('.theme-code-block').filter({ hasText: '192.168.0.12' }).first();
      await expect(sample.locator('+ p > small')).toContainText('2.0.0');
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });
      test('is listed at the foot of the page', async ({ page }) => {
        await page.goto(path);
        await page.locator('.theme-doc-footer summary').click();
        await expect(
          page.locator('.theme-doc-footer').getByRole('listitem').filter({ hasText: statement }),
        ).toBeVisible();
      });
    });
  });
}
