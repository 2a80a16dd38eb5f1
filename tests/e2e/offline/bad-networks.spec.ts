import { expect } from '@playwright/test';
import { open, openToRest, untilHydrated } from '../lib/open';
import { searchOn } from '../lib/search';
import { test } from '../lib/site-server';

test('scripts that break off later keep nobody from the next pages', async ({ page, server }) => {
  await openToRest(page, '/config/dev/hmr');
  server.cut(/^\/assets\/js\//);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.locator('footer').getByRole('link', { name: 'Quick Start' }).click();
  await expect(page.locator('h1')).toHaveText('Quick start');
  const next = page.getByRole('link', { name: 'Next Page' });
  const address = (await next.getAttribute('href'))!;
  await next.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('h1')).toHaveText('Features');
  expect(loads).toEqual([]);
});

test('an index that breaks off is asked for again', async ({ page, server }) => {
  server.cut(/^\/assets\/search\//);
  const panel = await searchOn(page);
  await panel.field.fill('port');
  await expect(panel.dialog.getByText('could not be loaded')).toBeVisible();
  await page.keyboard.press('Escape');
  server.reset();
  await (await panel.open()).find('port');
  await expect(panel.rows.first()).toContainText('server.port');
});

test('texts that break off take no titles away for good', async ({ page, server }) => {
  server.cut(/^\/assets\/search\/index/);
  const panel = await searchOn(page);
  await panel.field.fill('port');
  await expect(panel.dialog.getByText('could not be loaded')).toBeVisible();
  server.reset();
  await page.keyboard.press('Escape');
  await (await panel.open()).find('port');
  await expect(panel.rows.first()).toContainText('server.port');
});

for (const [kind, breaking] of [
  ['are missing', /^\/img\//],
  ['break off', /^\/img\//],
  // Not all of them: a browser has few connections to a host.
  ['never come', /^\/img\/logo\.svg$/],
] as const)
  test(`pictures that ${kind} leave the page as it is`, async ({ page, server }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    if (kind === 'break off') server.cut(breaking);
    else
      server.on(breaking, (_, response) => {
        if (kind === 'are missing') response.writeHead(404).end();
      });
    await page.goto('/', { waitUntil: 'commit' });
    await untilHydrated(page);
    await expect(page.locator('h1')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Config' }).first().click();
    await expect(page).toHaveURL(/\/config\/$/);
    await expect(page.locator('h1')).toBeVisible();
    expect(errors).toEqual([]);
  });

for (const year of [1970, 2099])
  test(`a clock that is in ${year} changes nothing`, async ({ page }) => {
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(error.message));
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await page.clock.setFixedTime(new Date(Date.UTC(year, 0, 1)));
    await open(page, '/config/dev/hmr');
    await expect(page.locator('time').first()).toHaveAttribute('datetime', /^20[23]\d-/);
    const panel = await searchOn(page);
    await panel.find('server.port');
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('server.port');
    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page.locator('h1')).not.toHaveText('server.port');
    expect(said).toEqual([]);
  });
