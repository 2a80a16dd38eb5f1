import type { ConsoleMessage } from '@playwright/test';

/** Whether a message of the console is the page's: where service workers are blocked, Playwright says that. */
export const isOfPage = (message: ConsoleMessage): boolean =>
  !message.text().startsWith('Service Worker registration blocked');
