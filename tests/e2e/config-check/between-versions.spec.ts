import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults } from '../lib/axe';
import { open, openToRest, reload, SCREENS } from '../lib/open';

const from = (page: Page) => page.getByLabel('From', { exact: true });
const to = (page: Page) => page.getByLabel('To', { exact: true });
const form = (page: Page) => page.locator('form').filter({ has: page.getByLabel('From') });
const status = (page: Page) => form(page).getByRole('status');
const item = (page: Page, name: string) =>
  form(page)
    .getByRole('listitem')
    .filter({ has: page.locator('span:first-child').getByText(name, { exact: true }) });

async function compare(page: Page, older: string, newer: string): Promise<void> {
  await from(page).fill(older);
  await to(page).fill(newer);
  await to(page).press('Enter');
}

test.describe('the changes between two versions', () => {
  test('are told in three parts, each name with its page', async ({ page }) => {
    await open(page, '/config/');
    await compare(page, '1.3.22', '2.3.2');
    await expect(form(page).getByRole('heading')).toHaveText([
      'What must change',
      'What behaves differently',
      'What is new',
    ]);
    const chunkSplit = item(page, 'performance.chunkSplit').first();
    await expect(chunkSplit).toContainText('Deprecated since 2.0.0. Use splitChunks instead.');
    await expect(chunkSplit.getByRole('link')).toHaveAttribute(
      'href',
      '/config/performance/chunk-split',
    );
    await expect(item(page, 'server.host').first()).toContainText(
      "2.0.0: '0.0.0.0' → 'localhost'.",
    );
    await expect(item(page, 'server.setup').getByRole('link')).toHaveAttribute(
      'href',
      'https://rsbuild.dev/config/server/setup',
    );
    await expect(item(page, 'api.modifyWebpackChain').getByRole('link')).toHaveAttribute(
      'href',
      '/plugins/dev/hooks#modifywebpackchain',
    );
    await expect(item(page, 'rsbuild.build.compiler').getByRole('link')).toHaveAttribute(
      'href',
      '/api/javascript-api/instance#rsbuildbuild',
    );
  });

  test('are those of the address, which a reader’s choice becomes', async ({ page }) => {
    await open(page, '/config/?from=1.3&to=1.4.12');
    await expect(from(page)).toHaveValue('1.3');
    await expect(status(page)).toHaveText(/^1\.3 → 1\.4\.12: /);
    await to(page).fill('v1.6');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(status(page)).toHaveText(/^1\.3 → 1\.6: /);
    expect(new URL(page.url()).search).toBe('?from=1.3&to=v1.6');
    await reload(page);
    await expect(to(page)).toHaveValue('v1.6');
    await expect(item(page, 'dev.browserLogs')).toContainText('Since 1.5.13');
  });

  test('from a newer version to an older one are told the other way round', async ({ page }) => {
    await open(page, '/config/');
    await compare(page, '2.0.0', '1.7.0');
    await expect(status(page)).toContainText('2.0.0 is newer than 1.7.0');
    await expect(item(page, 'performance.profile')).toContainText('Removed in 2.0.0.');
  });

  test('are those that touch a pasted configuration, if the reader wants just these', async ({
    page,
  }) => {
    await open(page, '/config/');
    const touched = page.getByRole('button', { name: 'Compare for the configuration above' });
    await touched.click();
    await expect(status(page)).toHaveText('Paste a configuration into the field above first.');
    await page
      .getByLabel('Paste your configuration')
      .fill("export default { performance: { profile: true }, server: { host: '::' } };");
    await touched.click();
    await expect(form(page).getByRole('heading')).toHaveText([
      'What must change',
      'What behaves differently',
    ]);
    await expect(item(page, 'performance.profile')).toContainText('Removed in 2.0.0.');
    await expect(item(page, 'performance.chunkSplit')).toHaveCount(0);
    // Another default touches those who leave it.
    await expect(item(page, 'server.host')).toContainText(/^server\.host Type since/);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(item(page, 'performance.chunkSplit').first()).toBeVisible();
    await expect(item(page, 'server.host').first()).toContainText('Default since');
  });

  test('need versions that are known', async ({ page }) => {
    await open(page, '/config/');
    for (const unknown of ['9', '1.0.0', 'latest', '<b>1</b>', '']) {
      await compare(page, unknown, '2.3.2');
      await expect(status(page)).toHaveText('Enter a version from 1.0.1 to 2.3.2.');
      await expect(from(page)).toHaveAttribute('aria-invalid', 'true');
      await compare(page, '1.0', '1.1');
      await expect(status(page)).toHaveText(/^1\.0 → 1\.1: /);
      await expect(from(page)).toHaveAttribute('aria-invalid', 'false');
    }
    await compare(page, '2.3', '2.3.2');
    await expect(status(page)).toHaveText('No difference is known from 2.3 to 2.3.2.');
  });

  test('are one entry away in the version menu, also on the page itself, and in Chinese', async ({
    page,
  }) => {
    await open(page, '/config/');
    await page.getByRole('button', { name: 'Version' }).click();
    await page.getByRole('link', { name: 'What changed since 1.3.22' }).click();
    await expect(status(page)).toHaveText(/^1\.3\.22 → 2\.3\.2: /);
    await expect(page.getByRole('heading', { name: 'Changes between versions' })).toBeInViewport();
    await open(page, '/zh/guide/start/');
    await page.getByRole('button', { name: '版本' }).click();
    await page.getByRole('link', { name: '1.3.22 之后的变更' }).click();
    const chinese = page
      .locator('form')
      .filter({ has: page.getByRole('button', { name: '比较' }) });
    await expect(chinese.getByRole('heading')).toHaveText(['需要修改', '行为不同', '新增']);
    const host = chinese.getByRole('listitem').filter({ hasText: 'server.host' }).first();
    await expect(host.getByRole('link')).toHaveAttribute('href', '/zh/config/server/host');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`are told accessibly on a phone: ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(SCREENS.phone);
      await page.emulateMedia({ colorScheme });
      await open(page, '/config/?from=1.0&to=2.3');
      await expect(form(page).getByRole('heading')).toHaveCount(3);
      expect(await accessibilityFaults(page, 'form')).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    });

  test('cost nothing before somebody asks, and can be asked for again after a failure', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openToRest(page, '/config/');
    expect(asked).not.toContain('/changes.json');
    await page.route('**/changes.json', (route) => route.abort());
    await compare(page, '1.3', '1.4');
    await expect(form(page).getByRole('alert')).toBeVisible();
    await page.unroute('**/changes.json');
    await to(page).press('Enter');
    await expect(status(page)).toHaveText(/^1\.3 → 1\.4: /);
    await expect(form(page).getByRole('alert')).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, base] of [
    ['English', '/'],
    ['Chinese', '/zh/'],
  ] as const)
    test(`links lead to the changes as Markdown, in ${language}`, async ({ page, request }) => {
      await page.goto(`${base}config/`);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      const links = page.getByRole('link', { name: /^\d\.\d → \d\.\d$/ });
      await expect(links).toHaveCount(11);
      for (const link of await links.all()) {
        await expect(link).toBeVisible();
        const answer = await request.get((await link.getAttribute('href'))!);
        expect(await answer.text()).toContain(`# Rsbuild ${await link.textContent()}`);
      }
    });
});
