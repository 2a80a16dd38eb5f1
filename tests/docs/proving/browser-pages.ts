import type { OpenedPage } from '../guides/browser';

let driver: Promise<typeof import('../guides/browser')> | undefined;

/** Opens an address in Chromium; the browser's driver is loaded with the first page only. */
export async function openBrowserPage(url: string): Promise<OpenedPage> {
  driver ??= import('../guides/browser');
  return (await driver).openPage(url);
}

/** Ends the browser, if there is one. */
export async function closeBrowser(): Promise<void> {
  await (await driver)?.closeBrowser();
}
