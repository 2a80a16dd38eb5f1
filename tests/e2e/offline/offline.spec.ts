import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { writeWorker } from '../../../src/plugins/after-build/offline';
import { open, untilHydrated } from '../lib/open';
import { SearchPanel } from '../lib/search';
import { test } from '../lib/site-server';

test.use({ serviceWorkers: 'allow' });

/** The paths of the pages that are kept. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes(' page '));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page and waits until it is kept. */
async function read(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect
    .poll(() => keptPages(page))
    .toContain(address.replace(/[?#].*/, '').replace(/(?<=.)\/$/, ''));
}

/** Lets the worker see everything that a page loads: it has none of what came before it. */
async function readTwice(page: Page, address: string): Promise<void> {
  await read(page, address);
  await page.reload({ waitUntil: 'networkidle' });
}

for (const [language, prefix, query] of [
  ['English', '', 'hmr'],
  ['Chinese', '/zh', '热更新'],
] as const)
  test(`${language}: a page that was read can be read and searched again without a network`, async ({
    page,
    server,
  }) => {
    await readTwice(page, `${prefix}/config/dev/hmr`);
    const panel = await new SearchPanel(page).open();
    await panel.find(query);
    await page.keyboard.press('Escape');
    await server.stop();
    await page.goto(`${prefix}/config/dev/hmr?x=1#related`);
    await untilHydrated(page);
    await expect(page.locator('h1')).toHaveText('dev.hmr');
    const again = await new SearchPanel(page).open();
    await again.find(query);
    await expect(again.rows.first()).toHaveAttribute('href', new RegExp(`^${prefix}/`));
  });

test('with or without a slash at its end, an address is one', async ({ page, server }) => {
  await read(page, '/guide/start/');
  await read(page, '/config/dev/hmr');
  await server.stop();
  for (const [address, title] of [
    ['/guide/start', 'Introduction'],
    ['/guide/start/', 'Introduction'],
    ['/config/dev/hmr/', 'dev.hmr'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('h1')).toHaveText(title);
  }
});

test('a page that was reached by a link is kept as well', async ({ page, server }) => {
  await read(page, '/config/dev/hmr');
  await page.getByRole('link', { name: 'Next Page' }).click();
  await expect(page.locator('h1')).toHaveText('dev.lazyCompilation');
  await expect.poll(() => keptPages(page)).toContain('/config/dev/lazy-compilation');
  await server.stop();
  await page.reload();
  await expect(page.locator('h1')).toHaveText('dev.lazyCompilation');
});

for (const [language, prefix, said, retry] of [
  ['English', '', 'This page isn’t available offline', 'Try again'],
  ['Chinese', '/zh', '离线时打不开此页面', '重试'],
] as const)
  test(`${language}: a page that was not read says so, offers those that were, and comes when the network does`, async ({
    page,
    server,
  }) => {
    await read(page, `${prefix}/config/dev/hmr`);
    await server.stop();
    await page.goto(`${prefix}/config/server/port`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said);
    await expect(page.getByRole('listitem').getByRole('link')).toHaveAttribute(
      'href',
      `${prefix}/config/dev/hmr`,
    );
    await server.start();
    await page.getByRole('link', { name: retry }).click();
    await expect(page.locator('h1')).toHaveText('server.port');
  });

test('a link to a page that was not read leads to the same answer', async ({ page, server }) => {
  await read(page, '/config/dev/hmr');
  await server.stop();
  await page.locator('footer').getByRole('link', { name: 'Quick Start' }).click();
  await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page isn’t available offline',
  );
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('dev.hmr');
});

test('where the network answers, the page is what it says', async ({ page, server }) => {
  await read(page, '/config/dev/hmr');
  server.on(/^\/config\/dev\/hmr$/, (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>New</title><h1>New text</h1>'),
  );
  await page.goto('/config/dev/hmr');
  await expect(page.locator('h1')).toHaveText('New text');
  server.on(/^\/config\/dev\/hmr$/, (_, response) => response.writeHead(500).end('broken'));
  await page.goto('/config/dev/hmr');
  await expect(page.locator('body')).toHaveText('broken');
});

test('nothing is asked for before the page is there, and hashed files only once', async ({
  page,
  server,
}) => {
  await readTwice(page, '/config/dev/hmr');
  const first = server.asked.indexOf('/service-worker.js');
  expect(first).toBeGreaterThan(server.asked.findIndex((asked) => /\/main\.\w+\.js$/.test(asked)));
  await page
    .context()
    .newCDPSession(page)
    .then((cdp) => cdp.send('Network.clearBrowserCache'));
  server.asked.length = 0;
  await page.reload({ waitUntil: 'networkidle' });
  expect(server.asked.filter((asked) => asked.includes('/assets/'))).toEqual([]);
});

test('after a deployment, links lead to the new pages', async ({ page, server }) => {
  await readTwice(page, '/config/dev/hmr');
  let loads = 0;
  server.on(/^\/assets\/js\//, (_, response) => response.writeHead(404).end('gone'));
  server.on(/^\/guide\/start\/quick-start$/, (request, response) => {
    if (request.headers['sec-fetch-mode'] === 'navigate') loads++;
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>New</title><h1>New page</h1>');
  });
  await page.locator('footer').getByRole('link', { name: 'Quick Start' }).click();
  await expect(page.locator('h1')).toHaveText('New page');
  await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
  expect(loads).toBe(1);
});

test('switched off, the worker goes and takes along what was kept', async ({ page, server }) => {
  await read(page, '/config/dev/hmr');
  const folder = test.info().outputPath('off');
  await writeWorker(folder, { offline: false, base: '/', unreadPages: {} });
  const script = fs.readFileSync(path.join(folder, 'service-worker.js'));
  server.on(/^\/service-worker\.js$/, (_, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script),
  );
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() =>
      page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
    )
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto('/config/dev/hmr');
  await expect(page.locator('h1')).toHaveText('dev.hmr');
});

test('where there is no room for anything, pages are read as without it', async ({
  page,
  server,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 1000 });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, '/config/dev/hmr');
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const address of ['/config/dev/hmr', '/config/server/port']) {
    await open(page, address);
    await expect(page.locator('h1')).toBeVisible();
  }
  expect(await keptPages(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('where workers are forbidden, pages are read as without one', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('blocked', 'SecurityError'));
  });
  await page.goto('/config/dev/hmr', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Next Page' }).click();
  await expect(page.locator('h1')).toHaveText('dev.lazyCompilation');
  expect(said).toEqual([]);
});
