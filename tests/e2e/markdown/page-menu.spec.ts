import { expect, test, type Page } from '@playwright/test';
import { open, openToRest, SCREENS } from '../lib/open';

const PAGE = '/config/dev/hmr';
const MARKDOWN = `${PAGE}.md`;

const button = (page: Page) => page.getByRole('button', { name: /^(Copy page|复制本页)$/ });
const menu = (page: Page) => page.locator('header').filter({ has: button(page) });
const entries = (page: Page) =>
  menu(page).locator('li').locator('button, a').filter({ visible: true });
const status = (page: Page) => menu(page).getByRole('status');

async function openMenu(page: Page, path = PAGE): Promise<void> {
  await open(page, path);
  await button(page).click();
  await expect(entries(page)).toHaveCount(5);
}

for (const [screen, viewport] of Object.entries({ phone: SCREENS.phone, desktop: SCREENS.desktop }))
  test.describe(`the page menu on a ${screen}`, () => {
    test.use({ viewport });

    for (const [path, names] of [
      [
        PAGE,
        ['Copy as Markdown', 'Open as Markdown', 'Open in ChatGPT', 'Open in Claude', 'Print'],
      ],
      [
        `/zh${PAGE}`,
        ['复制为 Markdown', '以 Markdown 打开', '在 ChatGPT 中打开', '在 Claude 中打开', '打印'],
      ],
      [
        '/community/releases/v1-0',
        ['Copy as Markdown', 'Open as Markdown', 'Open in ChatGPT', 'Open in Claude', 'Print'],
      ],
    ] as const)
      test(`${path}: opens beside the title, inside of the window`, async ({ page }) => {
        await openMenu(page, path);
        await expect(entries(page)).toHaveText(names);
        const title = (await page.locator('h1').boundingBox())!;
        const icon = (await button(page).boundingBox())!;
        expect(icon.x).toBeGreaterThanOrEqual(title.x + title.width - 1);
        expect(Math.min(icon.width, icon.height)).toBeGreaterThanOrEqual(44);
        for (const entry of await entries(page).all()) {
          const { x, width } = (await entry.boundingBox())!;
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(viewport.width);
        }
      });

    test('a press elsewhere closes it', async ({ page }) => {
      await openMenu(page);
      await page.locator('h1').click();
      await expect(entries(page)).toHaveCount(0);
    });
  });

test.describe('the page menu', () => {
  test('works by keyboard: Enter opens, Tab goes in, Escape gives the focus back', async ({
    page,
  }) => {
    await open(page, PAGE);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(entries(page)).toHaveCount(5);
    await page.keyboard.press('Tab');
    await expect(entries(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entries(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('nothing of it is loaded before it is opened', async ({ page }) => {
    const asked: string[] = [];
    await openToRest(page, PAGE);
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await button(page).hover();
    expect(asked).toEqual([]);
    await button(page).click();
    await expect(entries(page)).toHaveCount(5);
    expect(asked).toEqual([]);
  });

  test.describe('copying', () => {
    // What a browser with a window gives to the page that a reader clicks on.
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    for (const [browser, prepare] of [
      ['waits for a text', () => {}],
      ['only takes a text that is there', () => Reflect.deleteProperty(window, 'ClipboardItem')],
    ] as const)
      test(`copies the page as Markdown and says so, where the browser ${browser}`, async ({
        page,
        request,
      }) => {
        await page.addInitScript(prepare);
        await openMenu(page);
        await entries(page).nth(0).click();
        await expect(status(page)).toHaveText('Copied.');
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
          await (await request.get(MARKDOWN)).text(),
        );
      });

    test('begins with the click, so that no browser asks for a permission', async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.write = async () => {
          document.documentElement.dataset.active = `${navigator.userActivation.isActive}`;
        };
      });
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**${MARKDOWN}`, async (route) => {
        await held;
        await route.continue();
      });
      await openMenu(page);
      await entries(page).nth(0).click();
      await expect(page.locator('html')).toHaveAttribute('data-active', 'true');
      answer();
    });
  });

  for (const [why, answer] of [
    ['is missing', { status: 404, body: 'no' }],
    ['can’t be reached', undefined],
  ] as const)
    test(`says that copying failed where the Markdown ${why}`, async ({ page }) => {
      await page.route(`**${MARKDOWN}`, (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await openMenu(page);
      await entries(page).nth(0).click();
      await expect(status(page)).toContainText('Your browser can’t copy the page.');
    });

  test('says that copying failed where the browser doesn’t allow it', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await openMenu(page, `/zh${PAGE}`);
    await entries(page).nth(0).click();
    await expect(status(page)).toContainText('浏览器无法复制本页。');
  });

  test('opens the Markdown', async ({ page }) => {
    await openMenu(page);
    await entries(page).nth(1).click();
    await expect(page).toHaveURL(MARKDOWN);
    await expect(page.locator('body')).toContainText('# dev.hmr');
  });

  test('an assistant is asked to read the Markdown of the page', async ({ page }) => {
    await openMenu(page);
    // Whatever the page was reached by: an assistant reads the published one.
    const published = await page.locator('link[rel="canonical"]').getAttribute('href');
    for (const [name, host] of [
      ['Open in ChatGPT', 'chatgpt.com'],
      ['Open in Claude', 'claude.ai'],
    ] as const) {
      const link = menu(page).getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      const url = new URL((await link.getAttribute('href'))!);
      expect(url.host).toBe(host);
      expect(url.searchParams.get('q')).toContain(`${published}.md`);
    }
  });

  test('prints the page', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await openMenu(page);
    await entries(page).nth(4).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  });

  test('is not on paper', async ({ page }) => {
    await openMenu(page);
    await page.emulateMedia({ media: 'print' });
    await expect(button(page)).toBeHidden();
    await expect(entries(page).first()).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to the Markdown is where the page menu is', async ({ page }) => {
    await page.goto(`/zh${PAGE}`);
    await page.getByRole('link', { name: '本页的 Markdown' }).click();
    await expect(page).toHaveURL(`/zh${MARKDOWN}`);
  });
});
