import path from 'node:path';
import { findFirefox } from '../../../tools/set-up/programs.mjs';
import { siteHeaders, watchPolicy } from './policy';
import { test as base } from './site-server';

/** Resolves to this machine, but isn't `localhost`: to browsers it is a site over plain http. */
export const PLAIN_HOST = 'plain.test';

interface Fixtures {
  /** What the browser has reported so far: what the policy forbids, and errors of scripts. */
  readonly faults: string[];
}

/**
 * Tests in Firefox, on a server of their own that sends the site's headers.
 *
 * Playwright drives a stock Firefox by WebDriver BiDi, which emulates neither media features nor screens.
 */
export const test = base.extend<Fixtures>({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({
        ...launchOptions,
        executablePath: path.join(__dirname, 'firefox-by-bidi.mjs'),
        env: { ...process.env, FIREFOX_PATH: findFirefox() } as Record<string, string>,
        firefoxUserPrefs: { 'network.dns.localDomains': PLAIN_HOST },
      }),
    { scope: 'worker' },
  ],
  server: async ({ server }, provide) => {
    Object.assign(server.headers, siteHeaders());
    await provide(server);
  },
  faults: async ({ page }, provide) => {
    const faults: string[] = [];
    await watchPolicy(page, faults);
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
    });
    await provide(faults);
  },
});
