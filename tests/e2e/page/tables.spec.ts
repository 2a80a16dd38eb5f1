import { expect, test, type Page } from '@playwright/test';
import { open, SCREENS } from '../lib/open';
import { allRoutes } from '../lib/routes';

const table = (page: Page, column: string) =>
  page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: column }) });

test('a column without a name has no empty head, on any page', async ({ page }) => {
  await open(page, '/config/mode');
  await expect(page.locator('main thead td:empty').first()).toBeAttached();
  const withEmptyHead: string[] = [];
  for (const route of allRoutes) {
    const html = await (await page.request.get(route)).text();
    if (/<th\b[^>]*>\s*(?:<\/th>|<t[dhr]\b|<\/tr>)/.test(html)) withEmptyHead.push(route);
  }
  expect(withEmptyHead).toEqual([]);
});

test('a field can be linked: its row is shown and marked, and has a link to itself', async ({
  page,
}) => {
  await open(page, '/config/dev/client#overlay');
  const fields = table(page, 'If not set').first();
  const row = (name: string) => fields.getByRole('row', { name: new RegExp(`^${name}`) });
  const ground = (name: string) =>
    row(name).evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(row('overlay')).toBeInViewport();
  expect(await ground('overlay')).not.toBe(await ground('port'));
  const marked = await ground('overlay');
  await row('port').getByTitle('Direct link to port').click();
  await expect(page).toHaveURL(/#port$/);
  expect(await ground('port')).toBe(marked);
  expect(await ground('overlay')).not.toBe(marked);
});

test.describe('tables on phones', () => {
  test.use({ viewport: SCREENS.phone });

  test('rows that are read are blocks, with the names of their columns', async ({ page }) => {
    await open(page, '/config/dev/client');
    const fields = table(page, 'If not set').first();
    const [name, effect] = await fields.getByRole('row').nth(1).getByRole('cell').all();
    const [above, below] = [(await name!.boundingBox())!, (await effect!.boundingBox())!];
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
    const label = await effect!.evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(label).toContain('What it sets');
  });

  test('so are rows whose names leave no room for words beside them', async ({ page }) => {
    await open(page, '/zh/plugins/dev/hooks');
    const row = table(page, '调用次数').first().getByRole('row').nth(2);
    const [name, purpose] = await row.getByRole('cell').all();
    const [above, below] = [(await name!.boundingBox())!, (await purpose!.boundingBox())!];
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  });

  test('to assistive technology they are tables, each name heard once', async ({ page }) => {
    await open(page, '/config/dev/client');
    await expect(table(page, 'If not set').first()).toMatchAriaSnapshot(`
      - table:
        - rowgroup:
          - row "Field What it sets If not set":
            - columnheader "Field"
            - columnheader "What it sets"
            - columnheader "If not set"
        - rowgroup:
          - row:
            - cell "protocol"
            - cell "The protocol of the socket"
            - cell "wss on an https page, otherwise ws"
    `);
  });

  test('rows that are compared scroll below their first column, and fade where they go on', async ({
    page,
  }) => {
    await open(page, '/community/releases/v1-0');
    const box = page.locator('.table-box').first();
    const first = box.getByRole('cell').first();
    const start = (await first.boundingBox())!.x;
    const fade = () => box.evaluate((el) => getComputedStyle(el).getPropertyValue('--fade-end'));
    await expect.poll(fade).toBe('48px');
    await box.focus();
    await box.evaluate((el) => el.scrollTo({ left: el.scrollWidth, behavior: 'instant' }));
    await expect.poll(fade).toBe('0px');
    expect((await first.boundingBox())!.x).toBeCloseTo(start, 0);
  });

  test('a table that fits fades nowhere and is no stop of the Tab key', async ({ page }) => {
    await open(page, '/config/dev/client');
    await expect(page.locator('.table-box').first()).not.toHaveAttribute('tabindex');
    await expect(page.locator('.table-box').first()).toHaveCSS('mask-image', 'none');
  });
});

test('names in tables stay whole at 1024 px, so that few tables scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  // How wide a table is needs no scripts.
  await page.route('**/*.js', (route) => route.abort());
  test.setTimeout(240_000);
  const wide: string[] = [];
  for (const route of allRoutes) {
    const html = await (await page.request.get(route)).text();
    if (!html.includes('<table')) continue;
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const count = await page
      .locator('.table-box')
      .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length);
    if (count) wide.push(route);
  }
  console.log(`Tables that scroll sideways: ${wide.length} pages`);
  // Their names stay whole.
  expect(wide.length).toBeLessThanOrEqual(13);
});

test('the groups of a table are row groups with a heading', async ({ page }) => {
  await open(page, '/plugins/dev/hooks');
  const groups = table(page, 'Called').getByRole('rowgroup');
  await expect(groups).toHaveCount(5);
  await expect(groups.nth(2).locator('th[scope="rowgroup"]')).toHaveText(
    'rsbuild dev, startDevServer, createDevServer',
  );
});
