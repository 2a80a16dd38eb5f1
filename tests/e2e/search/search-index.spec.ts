import { expect, test, type Page } from '@playwright/test';
import { openToRest } from '../lib/open';
import { changeSettings, holdTexts, SearchPanel, searchOn, watchWorker } from '../lib/search';

const INDEX = '**/assets/search/*.json';
const TITLES = '**/assets/search/names.*.json';
const FAILURE = 'Failed to fetch search index, please reload the page and try again.';

/** The addresses of index files that the page asks for. */
function indexRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/assets/search/')) asked.push(pathname.replace(/\.[0-9a-f]+\./, '.'));
  });
  return asked;
}

test('the index comes with the first use, at most once', async ({ page }) => {
  const asked = indexRequests(page);
  const panel = await searchOn(page);
  await panel.find('port');
  await page.keyboard.press('Escape');
  await (await panel.open()).find('alias');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/alias/);
  await (await panel.open()).find('target');
  await expect
    .poll(() => asked)
    .toEqual(['/assets/search/names.json', '/assets/search/index.json']);
});

test('a page that is read only asks for no index', async ({ page }) => {
  const asked = indexRequests(page);
  await openToRest(page, '/config/dev/hmr');
  expect(asked).toEqual([]);
});

test('each language has its own index', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  const asked = indexRequests(page);
  const panel = await searchOn(page, '/zh/config/dev/hmr');
  await panel.find('修改端口');
  await expect(panel.rows.first()).toHaveAttribute('href', '/zh/config/server/port');
  expect(asked.every((path) => path.startsWith('/zh/assets/search/'))).toBe(true);
  await context.close();
});

test('text typed while loading is searched when the index is there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(TITLES, async (route) => {
    await held;
    await route.continue();
  });
  const panel = await searchOn(page);
  await panel.field.fill('server.port');
  await expect(panel.dialog.getByText('Searching the text …')).toBeVisible();
  await expect(panel.rows).toHaveCount(0);
  release();
  await expect(panel.rows.first()).toContainText('server.port');
  await expect(panel.dialog.getByText('Searching the text …')).toHaveCount(0);
});

test('titles and options answer before the texts are there', async ({ page }) => {
  const comeTexts = await holdTexts(page);
  const panel = await (await searchOn(page)).findNames('assetPrefix');
  await expect(panel.rows.first()).toContainText('assetPrefix');
  await expect(panel.dialog.getByText('Searching the text …')).toBeVisible();
  await expect(panel.dialog.getByText('Pages found')).toHaveCount(0);
  await expect(panel.rows.filter({ hasText: 'Set the URL prefix' })).toHaveCount(0);
  comeTexts();
  await expect(panel.rows.filter({ hasText: 'Set the URL prefix' }).first()).toBeVisible();
});

for (const [kind, answer] of [
  ['is missing', { status: 404, body: 'no' }],
  ['is no JSON', { status: 200, body: '<!doctype html>' }],
] as const) {
  test(`an index that ${kind} is logged, gives no results, and is asked for again`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route(INDEX, (route) => route.fulfill(answer));
    const panel = await searchOn(page);
    await panel.field.fill('port');
    await expect.poll(() => errors).toContain(FAILURE);
    await expect(panel.dialog.getByText('could not be loaded')).toBeVisible();
    await expect(panel.rows).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.unroute(INDEX);
    await (await panel.open()).find('port');
    await expect(panel.rows.first()).toContainText('server.port');
    await expect(panel.dialog.getByText('could not be loaded')).toHaveCount(0);
  });
}

test('without an index the search says that it needs a build, as `npm start` before the first one', async ({
  page,
}) => {
  await changeSettings(page, /\{"names":"[^"]*"\}/, '{}');
  const panel = await searchOn(page);
  await expect(panel.dialog.getByText('There is no search index yet')).toBeVisible();
  await panel.field.fill('port');
  await expect(panel.dialog.getByText('Run npm run build once, then start again')).toBeVisible();
  await expect(panel.rows).toHaveCount(0);
});

test('typing shows an answer once it rests, and known answers are kept', async ({ page }) => {
  const worker = await watchWorker(page);
  const panel = await searchOn(page);
  await worker.complete();
  await panel.find('alias');
  let rows: string[] = [];
  await expect(async () => {
    await panel.field.fill('');
    const offer = await panel.rows.first().textContent();
    const shown = await panel.watchFirstRows();
    const typed = await panel.timesOfInput();
    await panel.field.pressSequentially('sourceMap', { delay: 20 });
    await expect(panel.rows.first()).toContainText('output.sourceMap');
    await expect(panel.dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    const times = await typed();
    const rests = times.slice(1).map((time, i) => time - times[i]!);
    // A busy machine may rest between two letters: then there is nothing to see, and it is typed again.
    expect(Math.max(...rests)).toBeLessThan(100);
    rows = (await shown()).filter((row) => row !== offer);
  }).toPass();
  // What is offered stays until names answer the first letter; the index answers the whole word.
  expect(rows.length).toBeLessThanOrEqual(2);
  expect(rows.at(-1)).toContain('output.sourceMap');
  await panel.find('alias');
  await expect(panel.rows.first()).toContainText('resolve.alias');
  expect((await worker.queries()).filter((query) => query === 'alias')).toHaveLength(1);
});

test('what is typed goes nowhere', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url() + (request.postData() ?? '')));
  const panel = await searchOn(page);
  await panel.find('bundlerChain');
  await new SearchPanel(page).field.fill('xyzzy');
  await expect(panel.answer.getByText('No results')).toBeVisible();
  expect(addresses.filter((address) => /xyzzy|bundlerChain/.test(address))).toEqual([]);
});
