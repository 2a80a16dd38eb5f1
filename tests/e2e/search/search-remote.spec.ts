import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base, type Page } from '@playwright/test';
import { changeSettings, searchOn } from '../lib/search';

const hit = (title: string, link: string) => ({ type: 'title', title, link });
const ANSWER = [
  { index: 'docs', hits: [hit('server.port', '/config/server/port')] },
  {
    index: 'blog',
    hits: [hit('Rsbuild 0.6', '/community/releases/v0-6'), hit('<b>0.5</b>', '/a')],
  },
];

/** A search API on this machine, and the addresses that it was asked for. */
interface Api {
  readonly origin: string;
  readonly asked: string[];
}

const test = base.extend<{ api: Api }>({
  api: async ({}, provide) => {
    const asked: string[] = [];
    const server = http.createServer((request, response) => {
      asked.push(request.url!);
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (request.url!.includes('keyword=broken')) response.writeHead(500).end();
      else response.end(JSON.stringify(ANSWER));
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    await provide({ origin: `http://localhost:${port}`, asked });
    server.closeAllConnections();
    server.close();
  },
});

/** Serves the built site as if its settings had remote mode. */
async function useRemoteMode(page: Page, apiUrl: string): Promise<void> {
  const remote = JSON.stringify({ mode: 'remote', apiUrl, searchIndexes: ['docs', 'blog'] });
  await changeSettings(page, '"search":{"mode":"local"}', `"search":${remote}`);
}

test.describe('remote mode', () => {
  test('asks the API once typing rests, and shows an index a tab', async ({ page, api }) => {
    await useRemoteMode(page, `${api.origin}/search`);
    await page.clock.install();
    const panel = await searchOn(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const letter of 'port') {
      await panel.field.press(letter);
      await page.clock.runFor(100);
    }
    expect(api.asked).toEqual([]);
    await page.clock.resume();
    await expect(panel.rows).toHaveText([/server\.port/]);
    expect(api.asked).toEqual(['/search?keyword=port&limit=7&lang=en&searchIndexes=docs%2Cblog']);

    const tab = (name: string) => panel.dialog.getByRole('tab', { name });
    await expect(tab('docs')).toHaveAttribute('aria-selected', 'true');
    await tab('blog').click();
    await expect(panel.rows).toHaveText([/Rsbuild 0\.6/, /<b>0\.5<\/b>/]);
    await page.keyboard.press('ArrowLeft');
    await expect(tab('docs')).toBeFocused();
    await expect(panel.rows).toHaveText([/server\.port/]);
    await panel.rows.first().click();
    await expect(page).toHaveURL(/\/config\/server\/port$/);
  });

  test('an error is logged and gives no results', async ({ page, api }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await useRemoteMode(page, `${api.origin}/search`);
    const panel = await searchOn(page);
    await panel.field.fill('broken');
    await expect(panel.answer.getByText('No results for "broken"')).toBeVisible();
    expect(errors.join('\n')).toContain('500');
  });
});
