import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults } from '../lib/axe';
import { open, openToRest, SCREENS } from '../lib/open';

const FORM = '[data-paste="config"]';
const form = (page: Page) => page.locator(FORM);
const field = (page: Page) => form(page).getByRole('textbox').last();
const version = (page: Page) => form(page).getByLabel('Rsbuild version');
const status = (page: Page) => form(page).getByRole('status');
const findings = (page: Page) => form(page).locator('ol > li');
const options = (page: Page) => form(page).locator('details li');

const CONFIG = `import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { asetPrefix: '/shop/' },
  server: { port: 3000 },
  build: { outDir: 'out' },
});
`;

test.describe('a pasted configuration', () => {
  test('is explained option by option, with links to their pages', async ({ page }) => {
    await open(page, '/config/');
    await field(page).fill("export default {\n  html: { title: 'Shop' },\n  root: '.',\n};");
    await expect(options(page)).toHaveText([
      /^Line 2html\.title .+\..*Type string.*/,
      /^Line 3root .+\..*Type string · Default process\.cwd\(\)/,
    ]);
    await expect(status(page)).toHaveText('Errors: 0 · Notes: 0 · Options: 2');
    const link = options(page).getByRole('link', { name: 'html.title' });
    await expect(link).toHaveAttribute('href', '/config/html/title');
  });

  for (const [kind, config, found] of [
    ['a misspelled name', 'output: { asetPrefix: "/" }', /^Line 1Error:.*mean output\.assetPrefix/],
    ['a wrong group', 'port: 80', /^Line 1Error:.*belongs to server\.port/],
    ['an option of Vite', 'build: { outDir: "a" }', /^Line 1Error:.*of Vite.*output\.distPath/],
    ['an option of webpack', 'devtool: false', /^Line 1Error:.*of webpack.*output\.sourceMap/],
    ['a wrong type', 'server: { port: "80" }', /^Line 1Error:.*can’t be "80"/],
    ['a later version', 'server: { setup() {} }', /^Line 1Error:.*came in/],
    ['the default', 'server: { port: 3000 }', /^Line 1Note:.*default/],
    ['one mode', 'output: { assetPrefix: "/a/" }', /^Line 1Note:.*only has an effect.*production/],
  ] as const)
    test(`is checked: ${kind}`, async ({ page }) => {
      await open(page, '/config/');
      await field(page).fill(`export default { ${config} };`);
      await expect(findings(page)).toHaveText([found]);
    });

  test('is checked for the version that the reader has', async ({ page }) => {
    await open(page, '/config/');
    await field(page).fill('export default { dev: { cliShortcuts: true } };');
    await expect(status(page)).toContainText('Errors: 0');
    await version(page).fill('1.0.5');
    await expect(findings(page)).toHaveText([/1\.0\.11/]);
    await version(page).fill('9');
    await expect(status(page)).toContainText('Enter a version from 1.0.1');
    await expect(version(page)).toHaveAttribute('aria-invalid', 'true');
    await version(page).fill('');
    await expect(findings(page)).toHaveCount(0);
  });

  test('of another tool is answered by the counterparts of its options', async ({ page }) => {
    await open(page, '/config/');
    await field(page).fill(
      "import { defineConfig } from 'vite';\nexport default defineConfig({\n  base: '/a/',\n  build: { outDir: 'a' },\n});",
    );
    await expect(status(page)).toContainText('This is a configuration of Vite.');
    await expect(findings(page)).toHaveText([/^Line 3/, /^Line 4/]);
  });

  test('leads to the place of a finding, by keyboard', async ({ page }) => {
    await open(page, '/config/');
    await field(page).fill(CONFIG);
    await expect(findings(page)).toHaveText([/^Line 4/, /^Line 5/, /^Line 6/]);
    await field(page).press('Tab');
    await expect(form(page).getByRole('button', { name: 'Line 4' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    const selected = await field(page).evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    );
    expect(selected).toBe('asetPrefix');
  });

  test('is explained in Chinese', async ({ page }) => {
    await open(page, '/zh/config/');
    await form(page).getByLabel('粘贴你的配置').fill(CONFIG);
    await expect(findings(page).first()).toHaveText(
      /^第 4 行错误：.*你想写的是 output\.assetPrefix/,
    );
    await expect(status(page)).toHaveText('2 个错误，1 个提示，1 个配置项');
    await expect(options(page).getByRole('link')).toHaveAttribute('href', '/zh/config/server/port');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`is answered accessibly on a phone: ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(SCREENS.phone);
      await page.emulateMedia({ colorScheme });
      await open(page, '/config/');
      await field(page).fill(CONFIG);
      await expect(options(page)).toHaveCount(1);
      expect(await accessibilityFaults(page, FORM)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    });
});

const HOSTILE: readonly (readonly [string, string, RegExp])[] = [
  ['half a file', 'export default defineConfig({ output: { asetPrefix:', /Errors: 1/],
  ['no configuration', 'hello, is this the right place?', /No configuration was found/],
  ['binary data', '\u0001\u0002PNG\ufffd'.repeat(2000), /This is binary data/],
  ['deep nesting', `export default ${'{a:'.repeat(5000)}`, /No configuration was found/],
  ['markup', "export default { '<img src=x onerror=alert(1)>': 1 };", /Errors: 1/],
  ['hostile Unicode', `export default { '\u202e\u2066</bdi><b>\u0000': 1 };`, /Errors: 1/],
  ['a name of 19,000 letters', `export default { ${'a'.repeat(19_000)}: 1 };`, /Errors: 1/],
  ['4,000 wrong names', `export default {${'x:1,'.repeat(4000)}};`, /Errors: /],
];

for (const [kind, text, said] of HOSTILE)
  test(`${kind} gets an answer, and the page stays`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await open(page, '/config/');
    await field(page).evaluate((element: HTMLTextAreaElement, value) => {
      element.value = value;
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, text);
    await expect(status(page)).toHaveText(said);
    await expect(form(page).locator('img, b')).toHaveCount(0);
    await field(page).fill('export default { root: "." };');
    await expect(options(page)).toHaveCount(1);
    expect(errors).toEqual([]);
  });

test('of more findings than are shown, the number is told', async ({ page }) => {
  await open(page, '/config/');
  await field(page).fill(`export default {${'x:1,'.repeat(4000)}};`);
  await expect(findings(page)).toHaveCount(101);
  await expect(findings(page).last()).toHaveText('Not shown: 3900. Correct the ones above first.');
});

test('a paste of five megabytes is cut off where it is too long for a configuration', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/config/');
  await page.evaluate(() => navigator.clipboard.writeText('x = 1;\n'.repeat(700_000)));
  await field(page).press('Control+v');
  await expect(status(page)).toHaveText(/more than 20000 characters/);
  expect((await field(page).inputValue()).length).toBeLessThan(21_000);
});

test('nothing is loaded before the field is used', async ({ page }) => {
  await openToRest(page, '/config/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await form(page).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Check your configuration' }).hover();
  expect(requests).toEqual([]);
  await field(page).focus();
  await expect.poll(() => requests.join()).toMatch(/config-facts\.json.*schemas\/config\.json/);
});

test('without a network the reader is told, and answered once it is back', async ({
  page,
  context,
}) => {
  await open(page, '/config/');
  await context.setOffline(true);
  await field(page).fill('export default {');
  await expect(form(page).getByRole('alert')).toContainText('Check your connection');
  await context.setOffline(false);
  await field(page).fill('export default { root: "." }');
  await expect(options(page)).toHaveCount(1);
  await expect(form(page).getByRole('alert')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence leads to the list of options', async ({ page }) => {
    await page.goto('/config/');
    await expect(form(page).locator('textarea')).toBeHidden();
    await form(page).getByRole('link', { name: 'list of all options' }).click();
    await expect(page).toHaveURL(/\/config\/#all-options$/);
  });
});
