import { expect, test, type Page } from '@playwright/test';
import { open } from '../lib/open';

const PAGE = '/config/dev/hmr';
const copy = (page: Page) => page.getByRole('button', { name: 'Copy code' }).first();
const copied = (page: Page) => page.getByRole('button', { name: 'Copied' });

/** Notes what is written to the clipboard, or fails as a browser does that does not allow it. */
async function watchClipboard(page: Page, isAllowed: boolean): Promise<() => Promise<string[]>> {
  await page.addInitScript((allowed) => {
    const texts: string[] = [];
    Object.assign(window, { texts, isClipboardAllowed: allowed });
    navigator.clipboard.writeText = async (text) => {
      if (!(window as unknown as { isClipboardAllowed: boolean }).isClipboardAllowed)
        throw new DOMException('denied', 'NotAllowedError');
      texts.push(text);
    };
  }, isAllowed);
  return () => page.evaluate(() => (window as unknown as { texts: string[] }).texts);
}

test.describe('copy', () => {
  test('copies the code as it is written', async ({ page }) => {
    const texts = await watchClipboard(page, true);
    await open(page, PAGE);
    await copy(page).click();
    await expect(copied(page)).toBeVisible();
    const shown = await page.locator('pre').first().innerText();
    expect(await texts()).toEqual([shown.trimEnd()]);
  });

  test('one of several files of a project is copied with its path', async ({ page }) => {
    const texts = await watchClipboard(page, true);
    await open(page, '/plugins/list/plugin-svgr');
    const fence = page.locator('.theme-code-block', { hasText: 'src/App.jsx' }).first();
    await fence.getByRole('button', { name: 'Copy code' }).click();
    await expect(copied(page)).toBeVisible();
    const shown = await fence.locator('pre').innerText();
    expect(await texts()).toEqual([`// src/App.jsx\n${shown.trimEnd()}`]);
  });

  test('the copied state lasts 2 s; a second click starts them anew', async ({ page }) => {
    await watchClipboard(page, true);
    await page.clock.install();
    await open(page, PAGE);
    await page.clock.pauseAt(Date.now() + 60_000);
    await copy(page).click();
    await expect(copied(page)).toBeVisible();
    await page.clock.runFor(1500);
    await copied(page).click();
    await page.clock.runFor(1500);
    await expect(copied(page)).toBeVisible();
    await page.clock.runFor(500);
    await expect(copied(page)).toHaveCount(0);
  });

  for (const [system, userAgent, key] of [
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0)', 'Cmd+C'],
    ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl+C'],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl+C'],
  ] as const)
    test.describe(`on ${system}`, () => {
      test.use({ userAgent });

      test('a failure asks the reader, and nothing says copied', async ({ page }) => {
        await watchClipboard(page, false);
        const asked: [string, string][] = [];
        page.on('dialog', (dialog) => {
          asked.push([dialog.message(), dialog.defaultValue()]);
          void dialog.dismiss();
        });
        await open(page, PAGE);
        const code = (await page.locator('pre').first().innerText()).trimEnd();
        await copy(page).click();
        await expect.poll(() => asked.length).toBe(1);
        // A prompt's field has one line: the browser takes the line breaks out.
        expect(asked[0]![0]).toBe(`Copy to clipboard: ${key}, Enter`);
        expect(asked[0]![1].replace(/\s/g, '')).toBe(code.replace(/\s/g, ''));
        await expect(copied(page)).toHaveCount(0);
      });
    });

  test('a failure soon after a success takes the copied state away', async ({ page }) => {
    await watchClipboard(page, true);
    page.on('dialog', (dialog) => dialog.dismiss());
    await open(page, PAGE);
    await copy(page).click();
    await expect(copied(page)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isClipboardAllowed: false }));
    await copied(page).click();
    await expect(copied(page)).toHaveCount(0);
  });

  test.describe('over plain http, where the browser has no clipboard to write to', () => {
    /** Takes the clipboard away, and notes what the page selects and asks to have copied. */
    const withoutClipboard = async (page: Page, isAllowed: boolean) => {
      await page.addInitScript((allowed) => {
        const texts: string[] = [];
        Object.assign(window, { texts });
        Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
        document.execCommand = (command) => {
          const { activeElement } = document;
          if (allowed && command === 'copy' && activeElement instanceof HTMLTextAreaElement)
            texts.push(activeElement.value);
          return allowed;
        };
      }, isAllowed);
      return () => page.evaluate(() => (window as unknown as { texts: string[] }).texts);
    };
    /** A fence of several lines. */
    const openLines = async (page: Page) => {
      await open(page, PAGE);
      const shown = (await page.locator('pre').first().innerText()).trimEnd();
      expect(shown).toContain('\n');
      return shown;
    };

    test('all lines are copied, and the focus stays on the button', async ({ page }) => {
      const texts = await withoutClipboard(page, true);
      page.on('dialog', (dialog) => {
        throw new Error(`No dialog was expected: ${dialog.message()}`);
      });
      const shown = await openLines(page);
      await copy(page).focus();
      await page.keyboard.press('Enter');
      await expect(copied(page)).toBeVisible();
      expect(await texts()).toEqual([shown]);
      await expect(copied(page)).toBeFocused();
      await expect(page.locator('textarea')).toHaveCount(0);
    });

    test('the reader is asked only where that fails, too', async ({ page }) => {
      await withoutClipboard(page, false);
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.dismiss();
      });
      await openLines(page);
      await copy(page).click();
      await expect.poll(() => asked).toEqual(['Copy to clipboard: Ctrl+C, Enter']);
      await expect(copied(page)).toHaveCount(0);
    });
  });

  test('a click on a heading’s own link copies that link', async ({ page, baseURL }) => {
    const texts = await watchClipboard(page, true);
    await open(page, PAGE);
    await page.locator('#turn-hmr-off-for-one-environment').hover();
    await page.locator('#turn-hmr-off-for-one-environment .hash-link').click();
    await expect(page.locator('#turn-hmr-off-for-one-environment .hash-link')).toHaveAttribute(
      'data-copied',
      '',
    );
    expect(await texts()).toEqual([`${baseURL}${PAGE}#turn-hmr-off-for-one-environment`]);
  });
});
