import { expect, test } from '@playwright/test';
import { open } from '../lib/open';
import { holdTexts, SearchPanel, searchOn, wholeSearchOn } from '../lib/search';

for (const shortcut of ['Control+k', 'Meta+k', 'Control+K']) {
  test(`${shortcut} opens and closes the search`, async ({ page }) => {
    await open(page, '/config/dev/hmr');
    const { dialog, field } = new SearchPanel(page);
    await page.keyboard.press(shortcut);
    await expect(field).toBeFocused();
    await page.keyboard.press(shortcut);
    await expect(dialog).toHaveCount(0);
  });
}

test.describe('/', () => {
  test('opens the search, and stays a letter in it', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    const { field } = new SearchPanel(page);
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.type('./src');
    await expect(field).toHaveValue('./src');
  });

  test('is a letter in other fields', async ({ page }) => {
    await open(page, '/config/');
    const filter = page.getByRole('main').getByRole('searchbox').first();
    await filter.pressSequentially('a/b');
    await expect(filter).toHaveValue('a/b');
    await expect(new SearchPanel(page).dialog).toHaveCount(0);
  });

  test('can be turned off and on, for later visits too', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    const { dialog, field } = new SearchPanel(page);
    const option = dialog.getByRole('checkbox', { name: 'opens the search' });
    await page.keyboard.press('/');
    await option.uncheck();
    await page.reload();
    await open(page, '/config/dev/hmr');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    // Had the key opened the panel, the shortcut would have closed it.
    await expect(option).not.toBeChecked();
    await option.check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
  });
});

test.describe('on a Mac', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  });

  test('Control+k in a field is left to the field, Meta+k opens the search there', async ({
    page,
  }) => {
    await open(page, '/config/');
    await page.getByRole('main').getByRole('searchbox').first().focus();
    const { dialog, field } = new SearchPanel(page);
    await page.keyboard.press('Control+k');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Meta+k');
    await expect(field).toBeFocused();
  });
});

test('the panel is hidden before it is opened, and takes the focus where motion is reduced too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/config/dev/hmr');
  await page.getByRole('button', { name: 'Search' }).hover();
  const ready = page.locator('dialog');
  await expect(ready).toBeAttached();
  await expect(ready).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(new SearchPanel(page).field).toBeFocused();
});

test('Escape closes, the focus goes back, the query is cleared', async ({ page }) => {
  await open(page, '/config/dev/hmr');
  const panel = new SearchPanel(page);
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await panel.field.fill('port');
  await page.keyboard.press('Escape');
  await expect(panel.dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await panel.open();
  await expect(panel.field).toHaveValue('');
});

test('a click on the backdrop closes, one on the panel does not', async ({ page }) => {
  const { dialog, field } = await wholeSearchOn(page);
  await field.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog).toHaveCount(0);
});

test('the arrow keys move and wrap, the first row is selected', async ({ page }) => {
  const panel = await (await wholeSearchOn(page)).find('port');
  const { rows, selected, field } = panel;
  const last = (await rows.count()) - 1;
  const expectSelected = async (index: number) => {
    await expect(selected).toHaveCount(1);
    await expect(selected).toHaveAttribute('id', (await rows.nth(index).getAttribute('id'))!);
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await rows.nth(index).getAttribute('id'))!,
    );
  };
  await expectSelected(0);
  await page.keyboard.press('ArrowDown');
  await expectSelected(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectSelected(last);
  await expect(rows.nth(last)).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expectSelected(0);
  await expect(rows.first()).toBeInViewport();
});

test('hovering selects, also a row that the keys have left', async ({ page }) => {
  const { rows } = await (await wholeSearchOn(page)).find('port');
  await rows.nth(2).hover();
  await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'false');
});

test('another answer is begun at its first row', async ({ page }) => {
  const panel = await (await wholeSearchOn(page)).find('port');
  await page.keyboard.press('ArrowDown');
  await panel.field.fill('alias');
  await expect(panel.rows.first()).toContainText('resolve.alias');
  await expect(panel.rows.first()).toHaveAttribute('aria-selected', 'true');
});

test('Enter follows the selected row to its anchor', async ({ page }) => {
  const { rows, dialog } = await (await wholeSearchOn(page)).find('port taken');
  const heading = rows.filter({ hasText: 'server.port > If the port is taken' }).first();
  await heading.hover();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/server\/port#if-the-port-is-taken$/);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#if-the-port-is-taken')).toBeInViewport();
});

test('the row that was chosen stays so when the texts come, and Enter follows it', async ({
  page,
}) => {
  const comeTexts = await holdTexts(page);
  const panel = await (await searchOn(page)).findNames('different ports');
  const row = panel.rows.filter({ hasText: 'server.port > Use different ports' }).first();
  await row.hover();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  comeTexts();
  await expect(panel.dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/server\/port#use-different-ports-for-dev-and-preview$/);
});

test('Enter straight after typing follows the answer to what was typed', async ({ page }) => {
  const panel = await (await wholeSearchOn(page)).find('port');
  await panel.field.fill('sourceMap');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/output\/source-map$/);
});

test('Enter leads to an anchor of the page shown, twice too', async ({ page }) => {
  await open(page, '/config/server/port');
  for (let i = 0; i < 2; i++) {
    const panel = await (await new SearchPanel(page).open()).find('different ports');
    await panel.rows.filter({ hasText: 'server.port > Use different ports' }).first().hover();
    await page.keyboard.press('Enter');
    await expect(panel.dialog).toHaveCount(0);
    await expect(page.locator('#use-different-ports-for-dev-and-preview')).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test('a row is a link: a click follows it, with Ctrl it opens in a tab of its own', async ({
  page,
  context,
}) => {
  const { rows, dialog } = await (await wholeSearchOn(page)).find('server.port');
  const opened = context.waitForEvent('page');
  await rows.first().click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/config\/server\/port$/);
  await expect(dialog).toBeVisible();
  await rows.first().click();
  await expect(page).toHaveURL(/\/config\/server\/port$/);
});

test('nothing happens while an input method is composing', async ({ page }) => {
  const panel = await (await wholeSearchOn(page)).find('port');
  const first = await panel.selected.getAttribute('id');
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', {
    text: 'xyzzy',
    selectionStart: 5,
    selectionEnd: 5,
  });
  await expect(panel.field).toHaveValue('portxyzzy');
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    await page.evaluate((name) => {
      const init = { key: name, bubbles: true, cancelable: true, isComposing: true };
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
    }, key);
  }
  await expect(panel.dialog).toBeVisible();
  await expect(panel.selected).toHaveAttribute('id', first!);
  await expect(panel.rows.first()).toContainText('server.port');
  await input.send('Input.insertText', { text: ' taken' });
  await expect(panel.field).toHaveValue('port taken');
  await expect(panel.answer.getByText('If the port is taken').first()).toBeVisible();
});

test('Tab stays in the search and passes over the answer behind', async ({ page }) => {
  const panel = await (await wholeSearchOn(page)).find('port');
  await panel.find('alias');
  await expect(panel.rows.first()).toContainText('resolve.alias');
  const passed: string[] = [];
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab');
    passed.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'out of the page';
        if (activeElement!.closest('[aria-hidden="true"]')) return 'behind';
        return activeElement!.closest('dialog') ? activeElement!.tagName : 'below';
      }),
    );
  }
  expect(new Set(passed)).toEqual(new Set(['BUTTON', 'DIV', 'A', 'INPUT', 'out of the page']));
});

test('the page below does not scroll and gets its scrolling back', async ({ page }) => {
  const { dialog } = await wholeSearchOn(page);
  await page.mouse.move(1250, 690);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the search covers the screen, is tapped through and cancelled', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    const panel = new SearchPanel(page);
    const button = page.getByRole('button', { name: 'Search' });
    await button.tap();
    await expect(panel.field).toBeFocused();
    await expect
      .poll(() => panel.dialog.boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 800 });
    await panel.dialog.getByRole('button', { name: 'Cancel' }).tap();
    await expect(panel.dialog).toHaveCount(0);
    await button.tap();
    await panel.find('sourceMap');
    await panel.rows.first().tap();
    await expect(page).toHaveURL(/\/config\/output\/source-map$/);
  });
});
