import { expect, test } from '@playwright/test';
import { holdTexts, searchOn, watchWorker } from '../lib/search';

test.use({ viewport: { width: 1100, height: 800 } });

test('the selected row has its section beside the list, which neither moves nor is drawn anew', async ({
  page,
}) => {
  const worker = await watchWorker(page);
  const panel = await searchOn(page);
  await worker.complete();
  const { preview, rows } = await panel.find('port taken');
  const list = panel.dialog.getByRole('listbox');
  await expect.poll(() => worker.queries()).toContain('port taken');
  const asked = await worker.queries();
  const drawn = await list.evaluateHandle((element) => {
    const observer = new MutationObserver(() => {});
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return observer;
  });
  const placesNow = () => Promise.all([preview.boundingBox(), list.boundingBox()]);
  const places = await placesNow();
  expect(places[0]!.x).toBeGreaterThanOrEqual(places[1]!.x + places[1]!.width);

  const row = rows.filter({ hasText: 'server.port > If the port is taken' }).first();
  await row.hover();
  await expect(preview).toContainText('Config > server');
  await expect(preview).toContainText('server.port');
  await expect(preview).toContainText('If the port is taken');
  await expect(preview.locator('p').last().locator('mark').first()).toHaveText(/port|taken/i);
  const text = (await preview.locator('p').last().textContent())!;
  expect(text.length).toBeGreaterThan(120);
  expect(text.length).toBeLessThan(700);
  // A row that is pointed at has its page fetched ahead, as any link: the keys ask for nothing.
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.press('ArrowUp');
  await expect(preview).not.toContainText('If the port is taken');

  expect(await placesNow()).toEqual(places);
  expect(await drawn.evaluate((observer) => observer.takeRecords().length)).toBe(0);
  expect(await worker.queries()).toEqual(asked);
  expect(requests).toEqual([]);
});

test('those who listen have the list alone, and narrower screens too', async ({ page }) => {
  const panel = await (await searchOn(page)).find('port');
  await expect(panel.preview).toBeVisible();
  await expect(panel.preview).toHaveAttribute('aria-hidden', 'true');
  await page.setViewportSize({ width: 1099, height: 800 });
  await expect(panel.preview).toBeHidden();
});

test('until the texts come, the preview has title, heading and trail', async ({ page }) => {
  const comeTexts = await holdTexts(page);
  const panel = await (await searchOn(page)).findNames('different ports');
  await panel.rows.filter({ hasText: 'Use different ports' }).first().hover();
  await expect(panel.preview.locator('p')).toHaveText([
    'Config > server',
    'server.port',
    'Use different ports for dev and preview',
  ]);
  comeTexts();
  await expect(panel.preview.locator('p')).toHaveCount(4);
});

test('of a long section as much is shown as the panel has room for', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 480 });
  const { preview, rows, dialog } = await (await searchOn(page)).find('port taken');
  await rows.filter({ hasText: 'server.port > If the port is taken' }).first().hover();
  await expect(preview).toContainText('If the port is taken');
  const text = preview.locator('> div');
  const [shown, footer] = await Promise.all([
    text.boundingBox(),
    dialog.getByText('select').boundingBox(),
  ]);
  expect(await text.evaluate((el) => el.scrollHeight > el.clientHeight)).toBe(true);
  expect(shown!.y + shown!.height).toBeLessThan(footer!.y);
});
