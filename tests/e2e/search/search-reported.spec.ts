// What readers of other sites reported of their search boxes.
import { expect, test, type Page } from '@playwright/test';
import { holdTexts, searchOn, wholeSearchOn } from '../lib/search';

/** Does to the page what a browser that translates it does: elements take the place of texts, of later ones too. */
async function translateByBrowser(page: Page): Promise<void> {
  await page.evaluate(() => {
    const swap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style')) continue;
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(outer);
      }
    };
    swap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(swap);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test('a page that the browser translates keeps its search and its article', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const panel = await wholeSearchOn(page);
  await translateByBrowser(page);
  for (const query of ['port', 'alias', 'port xyzzq', '<zqxjk', 'sourceMap', '']) {
    await panel.field.fill(query);
    await expect(panel.dialog.getByRole('listbox')).toHaveCount(/^</.test(query) ? 0 : 1);
  }
  await panel.field.fill('resolve.alias');
  await expect(panel.rows.first()).toContainText('resolve.alias');
  await expect(page.getByRole('article')).toContainText('dev.hmr');
  expect(errors).toEqual([]);
});

test('no text of the panel is beside another text', async ({ page }) => {
  const panel = await wholeSearchOn(page);
  for (const query of ['port xyzzq', 'performance.removeMomentLocale', '<zqxjk vwqq']) {
    await panel.field.fill(query);
    await expect(panel.dialog.getByText(/Pages found|No results/).first()).toBeAttached();
    const beside = await panel.dialog.evaluate((dialog) => {
      const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode())
        if (walker.currentNode.nextSibling?.nodeType === Node.TEXT_NODE)
          found.push(walker.currentNode.parentElement!.outerHTML);
      return found;
    });
    expect(beside).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a word that a keyboard composes letter by letter is searched before it ends', async ({
    page,
  }) => {
    const panel = await wholeSearchOn(page);
    const input = await page.context().newCDPSession(page);
    for (let end = 1; end <= 'alias'.length; end++)
      await input.send('Input.imeSetComposition', {
        text: 'alias'.slice(0, end),
        selectionStart: end,
        selectionEnd: end,
      });
    await expect(panel.field).toHaveValue('alias');
    await expect(panel.rows.first()).toContainText('resolve.alias');
  });
});

test('the keys of Safari’s input methods, which say nothing of composing, do nothing', async ({
  page,
}) => {
  const panel = await (await wholeSearchOn(page)).find('port');
  const first = await panel.selected.getAttribute('id');
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    await panel.field.evaluate((field, name) => {
      const init = { key: name, keyCode: 229, bubbles: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent('keydown', init));
    }, key);
  await expect(panel.dialog).toBeVisible();
  await expect(panel.selected).toHaveAttribute('id', first!);
  await expect(page).toHaveURL(/\/config\/dev\/hmr$/);
});

test('nothing is said to be missing while the texts are on their way', async ({ page }) => {
  const comeTexts = await holdTexts(page);
  const panel = await searchOn(page);
  await panel.field.fill('EADDRINUSE');
  await expect(panel.dialog.getByText('Searching the text …')).toBeVisible();
  await expect(panel.dialog.getByText('No results')).toHaveCount(0);
  await expect(panel.dialog.getByText('Pages found')).toHaveCount(0);
  await expect(panel.dialog.getByText('All results')).toHaveCount(0);
  comeTexts();
  await expect(panel.rows.first()).toContainText('port');
});
