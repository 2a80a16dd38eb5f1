import type { Page } from '@playwright/test';

/**
 * Does to the page what a browser that translates it does: elements take the place of texts, and so many milliseconds
 * after they come, of later ones too.
 */
export async function translateByBrowser(page: Page, delay = 0): Promise<void> {
  await page.evaluate((milliseconds) => {
    const swap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest('font, script'))
          continue;
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(outer);
      }
    };
    swap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (milliseconds) setTimeout(swap, milliseconds, node);
          else swap(node);
    }).observe(document.body, { childList: true, subtree: true });
  }, delay);
}
