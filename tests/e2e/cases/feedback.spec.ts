import { expect, type Page } from '@playwright/test';
import { test } from '../lib/cases-site';
import { open } from '../lib/open';

const repository = 'https://github.com/example/docs/issues/new';
const reportLink = (page: Page) =>
  page.getByRole('link', { name: /Report an error in this passage|报告这段内容的错误/ });

/** What a link would fill in. */
async function issueOf(page: Page, name: string | RegExp) {
  const link = page.getByRole('link', { name, exact: true });
  const url = new URL((await link.getAttribute('href'))!);
  expect(url.origin + url.pathname).toBe(repository);
  await expect(link).toHaveAttribute('target', '_blank');
  return { title: url.searchParams.get('title'), body: url.searchParams.get('body')! };
}

/** Selects the first paragraph as a reader does by a triple click. */
const selectParagraph = (page: Page) =>
  page.locator('.markdown > p').first().click({ clickCount: 3 });

test.describe('feedback', () => {
  test('a page asks whether it helped; the answers open issues with page, version and language', async ({
    page,
  }) => {
    await open(page, 'config/dev/hmr');
    await expect(page.getByText('Was this page helpful?')).toBeVisible();
    const { title, body } = await issueOf(page, 'No');
    expect(title).toBe('Not helpful: dev.hmr');
    expect(body).toMatch(
      /^http:\/\/localhost:3000\/docs\/config\/dev\/hmr\nRsbuild 1\.3\.22\nen\n/,
    );
    expect((await issueOf(page, 'Yes')).title).toBe('Helpful: dev.hmr');
    expect((await issueOf(page, 'Report an error')).title).toBe('Error: dev.hmr');
  });

  test('in Chinese too', async ({ page }) => {
    await open(page, 'zh/config/dev/hmr');
    await expect(page.getByText('本页对你有帮助吗？')).toBeVisible();
    const { title, body } = await issueOf(page, '没有');
    expect(title).toBe('没有帮助: dev.hmr');
    expect(body).toContain('/docs/zh/config/dev/hmr\nRsbuild 1.3.22\nzh\n');
  });

  test('a release asks too, and the list of releases does not', async ({ page }) => {
    await open(page, 'community/releases/v1-0');
    const { title, body } = await issueOf(page, 'No');
    expect(title).toMatch(/^Not helpful: .*1\.0/);
    expect(body).toContain('/docs/community/releases/v1-0\n');
    await selectParagraph(page);
    expect((await issueOf(page, 'Report an error in this passage')).body).toMatch(/^> /);
    await open(page, 'community/releases/');
    await expect(page.getByText('Was this page helpful?')).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('it asks too', async ({ page }) => {
      await page.goto('zh/config/dev/hmr');
      expect((await issueOf(page, '报告错误')).title).toBe('内容有误: dev.hmr');
    });
  });

  test('a selected passage gets a link that quotes it', async ({ page }) => {
    await open(page, 'config/dev/hmr');
    await expect(reportLink(page)).toHaveCount(0);
    await selectParagraph(page);
    await expect(reportLink(page)).toBeVisible();
    const selected = await page.evaluate(() => document.getSelection()!.toString().trim());
    const { body } = await issueOf(page, 'Report an error in this passage');
    expect(body).toMatch(/^> /);
    expect(body).toContain(selected.slice(0, 60));
    await page.keyboard.press('Escape');
    await expect(reportLink(page)).toHaveCount(0);
  });

  test('the link goes with the selection, and stays where it is pressed', async ({ page }) => {
    await page
      .context()
      .route('https://github.com/**', (route) => route.fulfill({ body: 'issue' }));
    await open(page, 'zh/config/dev/hmr');
    await selectParagraph(page);
    const [issue] = await Promise.all([page.waitForEvent('popup'), reportLink(page).click()]);
    expect(issue.url()).toContain(repository);
    await page.evaluate(() => document.getSelection()!.removeAllRanges());
    await expect(reportLink(page)).toHaveCount(0);
  });

  test('a selection outside of the text has no link', async ({ page }) => {
    await open(page, 'config/dev/hmr');
    await selectParagraph(page);
    await expect(reportLink(page)).toBeVisible();
    await page.evaluate(() =>
      document.getSelection()!.selectAllChildren(document.querySelector('nav')!),
    );
    await expect(reportLink(page)).toHaveCount(0);
  });
});
