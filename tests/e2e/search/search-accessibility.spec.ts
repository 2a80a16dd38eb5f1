import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../lib/axe';
import { open } from '../lib/open';
import { wholeSearchOn, type SearchPanel } from '../lib/search';

/** The faces of the panel, in the order in which a reader meets them. */
const faces: Record<string, (panel: SearchPanel) => Promise<unknown>> = {
  empty: ({ dialog }) => expect(dialog.getByText('Type an option')).toBeVisible(),
  results: (panel) => panel.find('port'),
  nothing: async ({ field, answer }) => {
    await field.fill('xyzzy');
    await expect(answer.getByText('No results')).toBeVisible();
  },
  recent: async (panel) => {
    await panel.find('favicon');
    await panel.page.keyboard.press('Enter');
    await expect(panel.dialog).toHaveCount(0);
    await panel.open();
    await expect(panel.dialog.getByText('Recent searches')).toBeVisible();
  },
};

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the search has no accessibility faults (${width} px, ${colorScheme})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const panel = await wholeSearchOn(page);
      for (const [face, show] of Object.entries(faces)) {
        await show(panel);
        expect(await accessibilityFaults(page, 'dialog'), face).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(panel.dialog).toHaveCount(0);
      expect(await accessibilityFaults(page, 'nav.navbar'), 'navbar').toEqual([]);
    });
  }
}

test('the button is called what it shows, on narrow screens too', async ({ page }) => {
  await open(page, '/config/dev/hmr');
  const button = page.locator('button[aria-keyshortcuts]');
  await expect(button).toHaveAccessibleName('Search Ctrl K');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(button).toHaveAccessibleName('Search');
});

test('the field is a combobox of the rows, and their number is told', async ({ page }) => {
  const panel = await wholeSearchOn(page);
  await expect(panel.rows).toHaveCount(6);
  await panel.find('sourceMap');
  const list = panel.dialog.getByRole('listbox', { name: 'Search results' });
  await expect(panel.field).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.field).toHaveAttribute('aria-controls', (await list.getAttribute('id'))!);
  await expect(panel.field).toHaveAttribute(
    'aria-activedescendant',
    (await panel.rows.first().getAttribute('id'))!,
  );
  await expect(list.getByRole('group').first().getByRole('option').first()).toBeVisible();
  await expect(panel.dialog.getByRole('status')).toHaveText(/Pages found: \d+/);
});
