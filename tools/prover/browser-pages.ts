import type { OpenedPage } from '../project/browser';

let driver: Promise<typeof import('../project/browser')> | undefined;

/** Opens an address in Chromium; the browser's driver is loaded with the first page only. */
export async function openBrowserPage(url: string): Promise<OpenedPage> {
  driver ??= import('../project/browser');
  return (await driver).openPage(url);
}

/** Ends the browser, if there is one. */
export async function closeBrowser(): Promise<void> {
  await (await driver)?.closeBrowser();
}
