import { expect, test } from '@playwright/test';
import { open } from '../lib/open';

for (const path of ['/config/dev/hmr', '/zh/config/dev/client', '/community/releases/v1-0'])
  test(`${path}: a heading is read as its text alone`, async ({ page }) => {
    await open(page, path);
    const headings = page.locator('.markdown :is(h2, h3)');
    const texts = await headings.evaluateAll((all) =>
      all.map((heading) => heading.textContent!.replaceAll('\u200b', '').trim()),
    );
    expect(texts.length).toBeGreaterThan(2);
    const read = (await page.locator('main').ariaSnapshot()).match(/- heading "[^\n]*/g)!;
    expect(read.filter((line) => /Direct link|直接链接/.test(line))).toEqual([]);
    expect(read.join('\n')).toContain(texts[0]!.split(' ')[0]!);
    // What can't be heard must not have the focus.
    await expect(page.locator('main a[aria-hidden="true"]:not([tabindex="-1"])')).toHaveCount(0);
  });
