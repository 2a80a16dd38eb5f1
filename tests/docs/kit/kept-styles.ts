import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Server } from '#tools/prover/proof';

/** The stylesheet that a page is opened with. */
export const oldStyles = { 'src/a.css': 'body { color: rgb(1, 2, 3) }\n' };

const colorOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);

/** That an edit of the stylesheet is announced and loaded, and only a reload shows it. */
export async function keepsOldStyles(page: Page, write: Server['write']): Promise<void> {
  await page.waitForFunction(() => getComputedStyle(document.body).color === 'rgb(1, 2, 3)');
  const told = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('[HMR] Reload all CSS'),
  });
  const loaded = page.waitForResponse((response) => /index\.\w+\.css/.test(response.url()));
  write('src/a.css', 'body { color: rgb(4, 5, 6) }\n');
  await told;
  await loaded;
  assert.equal(await colorOf(page), 'rgb(1, 2, 3)');
  await page.reload();
  assert.equal(await colorOf(page), 'rgb(4, 5, 6)');
}
