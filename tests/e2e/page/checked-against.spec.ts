import fs from 'node:fs';
import { expect, test, type Locator } from '@playwright/test';
import { checkedPage, countHeld } from '../../../src/plugins/records/checked-record';
import type { ProvedRecord } from '../../../src/plugins/records/proved-record';
import { openVersionRecords } from '../../../src/plugins/records/version-record';
import record from '../../docs/records/checked.json';
import provedStatements from '../../docs/records/proved.json';
import { open } from '../lib/open';

const records = openVersionRecords(process.cwd());
const heldIn = countHeld(provedStatements as unknown as ProvedRecord, records);

/** The proved statements; what other versions do otherwise is listed above them. */
const statementsIn = (foot: Locator) => foot.getByRole('list').last();

/** A page whose text is as it was checked, and has statements that were tried with other versions, too. */
function provedPage() {
  for (const file of Object.keys(record.statements)) {
    const checked = checkedPage(record, file, fs.readFileSync(file, 'utf8'), heldIn);
    const address = /^docs\/((?:config|api|plugins)\/.*\/(?!index)[\w-]+)\.mdx$/.exec(file);
    if (checked?.share?.versions.length && address)
      return { path: `/${address[1]}`, ...checked.share };
  }
  throw new Error('Expected a page as it was checked, found none: run `npm run docs -- record`.');
}

test.describe('the line at the foot of a page', () => {
  const { path, proved, statements, versions } = provedPage();

  for (const [prefix, summary, share] of [
    ['', 'tested with 1.3.22', `Tests try ${proved} of the ${statements} statements`],
    ['/zh', '已用 1.3.22 测试', `本页 ${statements} 条陈述中，有 ${proved} 条`],
  ] as const)
    test(`${prefix}${path} says what it was tested with, and lists how when asked`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/assets/proved/')) asked.push(request.url());
      });
      await open(page, prefix + path);
      const line = page.getByText(summary);
      await expect(line).toBeVisible();
      expect(asked).toEqual([]);
      await line.click();
      await expect(page.getByText(share)).toBeVisible();
      const list = statementsIn(page.locator('.theme-doc-footer'));
      await expect(list.getByRole('listitem')).toHaveCount(proved);
      await expect(list.locator('[lang="en"]')).toHaveCount(proved);
      await expect(list).toContainText(prefix ? '验证' : 'tried');
      await expect(list).not.toContainText('proofs/');
    });

  test('the list leads to each proof where a repository is configured', async ({ page }) => {
    await open(page, path);
    const foot = page.locator('.theme-doc-footer');
    // As a build with `repository` writes it.
    await foot.locator('[data-proved]').evaluate((line) => {
      line.setAttribute('data-repository', 'https://example.com/docs');
    });
    await foot.getByText('tested with 1.3.22').click();
    const items = statementsIn(foot).getByRole('listitem');
    await expect(items).toHaveCount(proved);
    for (const item of await items.all()) {
      await expect(item.getByRole('link').first()).toHaveAttribute(
        'href',
        /^https:\/\/example\.com\/docs\/blob\/main\/tests\/docs\/\S+\.ts#L\d+$/,
      );
    }
  });

  test('tells of other versions how many statements hold there, and which of them it does not know to hold', async ({
    page,
  }) => {
    await open(page, path);
    await page.getByText('tested with 1.3.22').click();
    const foot = page.locator('.theme-doc-footer');
    expect(versions).not.toEqual([]);
    for (const [version, count] of versions) {
      await expect(foot.getByText(`${version}: ${count}`)).toBeVisible();
      const others = statementsIn(foot)
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`not shown for .*${version}`) });
      await expect(others).toHaveCount(proved - count);
    }
  });

  test('a list that does not arrive is told', async ({ page }) => {
    await page.route('**/assets/proved/**', (route) => route.abort());
    await open(page, path);
    await page.getByText('tested with 1.3.22').click();
    await expect(page.getByText('The list could not be loaded.')).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('leads to the list as data', async ({ page }) => {
      await page.goto(path);
      await page.getByText('tested with 1.3.22').click();
      const link = page.getByRole('link', { name: 'The list as data' });
      const answer = await page.request.get((await link.getAttribute('href'))!);
      expect(await answer.json()).toHaveLength(proved);
    });
  });
});
