import { expect } from '@playwright/test';
import { test } from '../lib/cases-site';
import { open } from '../lib/open';

test.describe('sidebar items', () => {
  test('carry tags, dividers and section headers', async ({ page }) => {
    await page.goto('cases/suffix');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Custom page' })).toHaveText('Custom pageNew');
    await expect(sidebar.getByRole('separator')).toHaveCount(2);
    const styles = await sidebar
      .getByRole('separator')
      .evaluateAll((all) => all.map((line) => getComputedStyle(line).borderBlockStartStyle));
    expect(styles).toEqual(['dashed', 'solid']);
    await expect(sidebar.getByText('Titles', { exact: true })).toBeVisible();
  });

  test('a closed group opens on a page inside, also when the reader comes there later', async ({
    page,
  }) => {
    await open(page, 'cases/group/long');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const group = sidebar.getByRole('button', { name: 'Closed group' });
    const inside = sidebar.getByRole('link', { name: 'Inside the closed group' });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(inside).toBeHidden();
    await page.getByRole('link', { name: 'closed page' }).click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(inside).toHaveAttribute('aria-current', 'page');
    await group.click();
    await expect(inside).toBeHidden();
  });
});
