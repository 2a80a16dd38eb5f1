import { expect, test } from '@playwright/test';
import { open } from '../lib/open';

const PAGE = '/config/output/emit-css';
const cases = 'details.edge-case';

test.describe('edge cases', () => {
  test('are folded under their headings, and open by a press', async ({ page }) => {
    await open(page, PAGE);
    const first = page.locator(cases).first();
    await expect(first.getByRole('paragraph').first()).toBeHidden();
    await first.getByRole('heading').click();
    await expect(first.getByRole('paragraph').first()).toBeVisible();
  });

  for (const path of [PAGE, `/zh${PAGE}`])
    test(`${path}: an address with a case's name opens this one`, async ({ page }) => {
      await open(page, path);
      const id = await page.locator(`${cases} h3`).last().getAttribute('id');
      await open(page, `${path}#${id}`);
      await expect(page.locator(cases).last()).toHaveAttribute('open', '');
      await expect(page.locator(cases).first()).not.toHaveAttribute('open');
    });

  test('open by the outline, and all of them by the name of their section', async ({ page }) => {
    await open(page, PAGE);
    const outline = page.getByRole('navigation', { name: 'ON THIS PAGE' });
    await outline.getByRole('link').filter({ hasText: 'Edge cases' }).click();
    await expect(page.locator(`${cases}:not([open])`)).toHaveCount(0);
  });

  test('are in the Markdown of the page, as headings', async ({ request }) => {
    const markdown = await (await request.get(`${PAGE}.md`)).text();
    expect(markdown).toMatch(/^## Edge cases\n\n### \S/m);
  });
});
