import fs from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';

/** The headers of every answer, as the build's file for static hosts has them. */
export function siteHeaders(): Record<string, string> {
  const file = path.resolve(__dirname, '../../../build/_headers');
  const [, common = ''] = fs.readFileSync(file, 'utf8').split(/^\/\S*$/m);
  return Object.fromEntries(
    [...common.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, k, v]) => [k!, v!]),
  );
}

/** Notes into `reports` what the browser says from now on that the policy forbids. */
export async function watchPolicy(page: Page, reports: string[]): Promise<void> {
  await page.exposeFunction('reportViolation', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation(report: string): void };
    addEventListener('securitypolicyviolation', (event) =>
      reportViolation(
        `${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}: ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      ),
    );
  });
}

/**
 * Serves every answer with the site's headers from now on, and pages with what somebody slipped into them at the end;
 * returns what the browser reports against the headers.
 */
export async function underPolicy(page: Page, slipped = ''): Promise<() => string[]> {
  const headers = siteHeaders();
  const reports: string[] = [];
  await watchPolicy(page, reports);
  // What a worker is refused, the page doesn't hear of.
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type/i.test(message.text())) reports.push(message.text());
  });
  const answer = async (route: Route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const isPage = slipped && route.request().isNavigationRequest();
    const body = isPage ? (await response.text()) + slipped : undefined;
    await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } });
  };
  await page.route('**/*', (route) =>
    answer(route).catch((error: Error) => {
      // A page that has gone on waits for no answer, nor does one whose test has ended.
      if (!/disposed|closed|Test ended/.test(error.message)) throw error;
    }),
  );
  return () => reports;
}
