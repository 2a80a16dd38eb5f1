import { expect, type Page } from '@playwright/test';
import { test } from '../lib/firefox';
import { open } from '../lib/open';

/** Waits for what a page does in the browser's idle time. By BiDi, Playwright doesn't hear when the network is idle. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** A page of each kind, and a part of it that is there once the page is complete. */
const KINDS: readonly (readonly [kind: string, path: string, part?: string])[] = [
  ['home page', '/'],
  ['overview', '/config/'],
  ['option page', '/config/dev/client'],
  ['guide', '/guide/start/quick-start'],
  ['plugin page', '/plugins/dev/hooks'],
  ['API page', '/api/javascript-api/core'],
  ['list of releases', '/community/releases/'],
  ['release', '/community/releases/v1-0'],
  ['search page', '/search?q=hmr', 'main ol a'],
  ['missing page', '/nope'],
];

for (const [kind, path, part = 'h1'] of KINDS)
  for (const [language, base] of [
    ['English', ''],
    ['Chinese', '/zh'],
  ])
    test(`${kind} in ${language}: no error, and nothing that the policy forbids`, async ({
      page,
      faults,
    }) => {
      await open(page, base + path);
      await expect(page.locator(part).first()).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      await untilIdle(page);
      expect(faults).toEqual([]);
    });

test('what was slipped into a page is refused: a script, and a prefetch of another page', async ({
  page,
  server,
  faults,
}) => {
  const answer = await fetch(`${server.origin}/config/`);
  const html = await answer.text();
  server.on(/^\/config\/$/, (_, response) => {
    response.writeHead(200, { ...server.headers, 'content-type': 'text/html; charset=utf-8' });
    response.end(`${html}<script>window.slipped = true</script><link rel="prefetch" href="/api/">`);
  });
  await open(page, '/config/');
  await expect.poll(() => faults.join('\n')).toMatch(/script-src-elem inline/);
  // Other browsers allow it. The client therefore fetches pages ahead of time: tests/e2e/firefox/reader.spec.ts.
  await expect.poll(() => faults.join('\n')).toMatch(/default-src \S+\/api\//);
  expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
  expect(server.asked).not.toContain('/api/');
});

test.describe('with the site’s worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that was read is kept', async ({ page, faults }) => {
    await open(page, '/config/dev/client');
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match(location.href))))
      .toBe(true);
    expect(faults).toEqual([]);
  });
});
