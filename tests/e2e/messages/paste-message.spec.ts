import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults } from '../lib/axe';
import { open } from '../lib/open';

const PAGE = '/guide/faq/exceptions';
const BINDING = `node:internal/modules/cjs/loader:1225
  const err = new Error(message);

\u001b[31mError: Cannot find module '@rspack/binding-win32-x64-msvc'\u001b[39m
Require stack:
- E:\\shop\\node_modules\\@rspack\\binding\\binding.js`;

const field = (page: Page) => page.locator('main textarea');
const answer = (page: Page) => page.locator('main textarea ~ [role="status"]');

/** Puts a text into the field as the clipboard does. */
const paste = (page: Page, text: string) =>
  field(page).evaluate((element: HTMLTextAreaElement, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    if (!element.dispatchEvent(event)) return;
    element.value = pasted;
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);

test.describe('a pasted message', () => {
  test('is explained by the section of its page', async ({ page }) => {
    await open(page, PAGE);
    await field(page).fill(BINDING);
    await expect(answer(page)).toContainText('which is often enough');
    await expect(
      answer(page).getByRole('link', { name: 'Cannot find the native binding' }),
    ).toHaveAttribute('href', /\/guide\/faq\/exceptions#cannot-find-the-native-binding$/);
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });

  test('is explained by a section of another page, with links that lead there', async ({
    page,
  }) => {
    await open(page, `/zh${PAGE}`);
    await field(page).fill(
      'Find invalid Rspack config: "devServer". Note that Rspack\'s "devServer" config',
    );
    await expect(answer(page)).toContainText('tools.rspack');
    await expect(answer(page).getByRole('link').first()).toHaveAttribute(
      'href',
      /\/zh\/guide\/migration\/webpack#dev-server$/,
    );
  });

  test('without a network, the section is named', async ({ page, context }) => {
    await open(page, PAGE);
    await field(page).fill('Buffer');
    await expect(answer(page)).toContainText('This message isn’t explained here.');
    await context.setOffline(true);
    await field(page).fill('[rsbuild:server] Can not call getStats when runCompile is false');
    await expect(answer(page).getByRole('link')).toHaveAttribute('href', /#can-not-call-getstats/);
  });

  test('that nobody knows gets what to try, and an empty field nothing', async ({ page }) => {
    await open(page, PAGE);
    await field(page).fill('TS2322: Type string is not assignable');
    await expect(answer(page)).toContainText('This message isn’t explained here.');
    await expect(answer(page).getByRole('link', { name: 'Search' })).toHaveAttribute(
      'href',
      '/search',
    );
    await field(page).fill('');
    await expect(answer(page).getByText('This message isn’t explained here.')).toBeHidden();
  });

  test('of two messages, the second one is named', async ({ page }) => {
    await open(page, PAGE);
    await field(page).fill('Buffer is not defined\nprocess is not defined');
    await expect(answer(page)).toContainText('Your log also has: process is not defined');
  });

  test('of five megabytes is shortened, and answered', async ({ page }) => {
    await open(page, PAGE);
    const log = `${'[1/2] compiled <b>shoe.ts</b> in 12 ms\n'.repeat(140_000)}Buffer is not defined`;
    await field(page).evaluate((element, pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, log);
    await expect(answer(page)).toContainText('Code for Node.js');
    expect((await field(page).inputValue()).length).toBeLessThan(20_000);
  });

  test('never becomes a part of the page', async ({ page }) => {
    await open(page, PAGE);
    const log = `<img src=x onerror="document.title='bad'"> ${'\u202e\ud800\0<b>'.repeat(50)}
Buffer is not defined in <script>document.title='bad'</script>`;
    await paste(page, log);
    await expect(answer(page)).toContainText('Buffer is not defined');
    expect(await answer(page).innerHTML()).not.toMatch(/onerror|<script|<img/);
    await expect(page).not.toHaveTitle('bad');
  });

  test('is looked up by code that comes with it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page, PAGE);
    const before = scripts.length;
    await field(page).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the field gives way to a sentence', async ({ page }) => {
    await page.goto(PAGE);
    await expect(field(page)).toBeHidden();
    await expect(page.getByText('The field for a message needs JavaScript.')).toBeVisible();
  });
});
