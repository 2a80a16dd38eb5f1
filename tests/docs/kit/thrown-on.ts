import type { Page } from '@playwright/test';

/** The error that the scripts of a page throw when it is loaded again. */
export async function thrownOn(page: Page): Promise<string> {
  const thrown = page.waitForEvent('pageerror');
  await page.reload();
  return String(await thrown);
}
