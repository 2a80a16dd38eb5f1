import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { untilHydrated } from '../e2e/lib/open';
import { hostilePath, hostileText } from '../lib/hostile';

/** Milliseconds. */
const TIME = Number(process.env.SOAK_FUZZ_TIME ?? 120_000);

/** A page of another site, where a redirect rule names one: nothing more is asked of it. */
const ELSEWHERE = '<!doctype html><html data-has-hydrated="true"><h1>Another site</h1>';

const hash = hostileText.map((text) => (text ? `#${text}` : ''));
const query = fc
  .tuple(
    fc.constantFrom('q', 'navbar', 'sidebar', 'globalUIComponents', 'docusaurus-theme'),
    hostileText,
  )
  .map(([name, text]) => `?${new URLSearchParams({ [name]: text })}`);

function isWithoutSpaces(pathname: string): boolean {
  try {
    return decodeURI(pathname) === decodeURI(pathname).trimEnd();
  } catch {
    return true;
  }
}

test('no address breaks a page, leads to another site or becomes markup', async ({
  page,
  baseURL,
}) => {
  const thrown: string[] = [];
  const strayed: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.route('**', (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    if (origin !== baseURL && !/^https:\/\/github\.com\/rspack-contrib\//.test(request.url()))
      strayed.push(request.url());
    if (origin !== baseURL) return route.fulfill({ contentType: 'text/html', body: ELSEWHERE });
    if (!request.isNavigationRequest() || ['/', '/search'].includes(pathname))
      return route.continue();
    return route.fulfill({ status: 404, path: 'build/404.html' });
  });
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(hostilePath, fc.constant('/search')),
      query,
      hash,
      hash,
      async (path, search, first, second) => {
        tried++;
        const address = path.replace(/^\/+/, (slashes) => `${baseURL}${slashes}`) + search + first;
        await page.goto(address, { waitUntil: 'commit' });
        // One with spaces at its end leads on.
        await page.waitForURL(({ pathname }) => isWithoutSpaces(pathname));
        await untilHydrated(page);
        await page.evaluate((next) => (location.hash = next), second);
        await expect(page.locator('h1')).toBeVisible();
        expect([thrown, strayed]).toEqual([[], []]);
        expect(
          await page
            .locator('[onerror], [onload], h1 script, main script, main svg[onload]')
            .count(),
        ).toBe(0);
      },
    ),
    { interruptAfterTimeLimit: TIME, numRuns: 100_000, seed: Date.now() },
  );
  console.log(`${tried} addresses`);
});
