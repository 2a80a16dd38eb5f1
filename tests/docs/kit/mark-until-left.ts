import type { Page } from '@playwright/test';

/** Marks an open page until it is left. A reload takes the mark away at once, before the page is asked for again. */
export async function markUntilLeft(page: Page): Promise<{ isMarked: () => Promise<boolean> }> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.marked = '';
    addEventListener('beforeunload', () => delete dataset.marked);
  });
  return { isMarked: () => page.evaluate(() => 'marked' in document.documentElement.dataset) };
}
