import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { waitForHmr, watchHmr } from './hmr-connection';

/** A page in the browser, with what went wrong on it. */
export interface OpenedPage {
  page: Page;
  /** what the console printed */
  messages: string[];
  /** errors that were thrown or printed, without those about a missing favicon and of the HMR client */
  errors: string[];
}

let launched: Promise<Browser> | undefined;

/** Opens an address in a real Chromium, with a separate profile; a page in development has its HMR connected. */
export async function openPage(url: string, options?: BrowserContextOptions): Promise<OpenedPage> {
  launched ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  const context = await (await launched).newContext(options);
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const messages: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ name, message }) => errors.push(`Uncaught ${name}: ${message}`));
  page.on('console', (message) => {
    messages.push(message.text());
    const text = `${message.text()} ${message.location().url}`;
    // A server that was started again has no update for an older page, whose client then reloads it.
    if (message.type() === 'error' && !/favicon|^\[HMR\]|\.hot-update\.json$/.test(text))
      errors.push(text);
  });
  await watchHmr(page);
  await page.goto(url, { waitUntil: 'load' });
  await waitForHmr(page);
  return { page, messages, errors };
}

export async function closeBrowser(): Promise<void> {
  await (await launched)?.close();
  launched = undefined;
}
