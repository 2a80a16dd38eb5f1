import { expect, test, type Page } from '@playwright/test';
import { layoutShifts } from '../lib/layout-shift';
import { open, openToRest, reload } from '../lib/open';
import { allRoutes } from '../lib/routes';

const PAGE = '/guide/start/quick-start';
const tabs = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const selected = (page: Page) => page.getByRole('tab', { selected: true });

/** What the browser keeps for a group of tabs; its key is the site's own affair but for the group's name. */
const stored = (page: Page, group: string) =>
  page.evaluate(
    (name) => Object.entries(localStorage).find(([key]) => key.includes(name))?.[1] as string,
    group,
  );

test.describe('tabs with a group', () => {
  test('a choice holds for all of the group on the page, on the next page and later', async ({
    page,
  }) => {
    await open(page, PAGE);
    const count = await tabs(page, 'pnpm').count();
    expect(count).toBeGreaterThan(1);
    await tabs(page, 'pnpm').first().click();
    await expect(selected(page).filter({ hasText: 'pnpm' })).toHaveCount(count);
    expect(await stored(page, 'npm2yarn')).toBe('pnpm');
    await page.getByRole('link', { name: 'Next Page' }).click();
    await open(page, '/plugins/list/plugin-react');
    await expect(selected(page).first()).toHaveText('pnpm');
  });

  test('its tabs stand on one line', async ({ page }) => {
    await open(page, PAGE);
    const lines = await page
      .getByRole('tablist')
      .first()
      .getByRole('tab')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines).size).toBe(1);
  });

  test('package managers are the bar of their command, with its copy button', async ({ page }) => {
    await open(page, PAGE);
    const group = page.locator('[data-group="npm2yarn"]').first();
    await tabs(page, 'Bun').first().click();
    const [bar, command, copy] = await Promise.all(
      [
        group.getByRole('tablist'),
        group.locator('pre').filter({ visible: true }),
        group.getByRole('button', { name: 'Copy code' }),
      ].map(async (part) => (await part.boundingBox())!),
    );
    expect(command!.y).toBe(bar!.y + bar!.height);
    expect(copy!.y).toBeGreaterThanOrEqual(bar!.y);
    expect(copy!.y + copy!.height).toBeLessThanOrEqual(bar!.y + bar!.height);
    expect((await group.boundingBox())!.height).toBeLessThan(95);
  });

  test('other tabs of the browser follow', async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await open(one, PAGE);
    await open(other, '/plugins/list/plugin-react');
    await tabs(one, 'Bun').first().click();
    await expect(selected(other).first()).toHaveText('Bun');
  });

  test('a stored value that is no tab is passed over', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await open(page, PAGE);
    await tabs(page, 'Yarn').first().click();
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(localStorage))
        if (value === 'yarn') localStorage.setItem(key, '{"no":"tab"');
    });
    await reload(page);
    await expect(selected(page).first()).toHaveText('npm');
    await tabs(page, 'pnpm').first().click();
    await expect(selected(page).first()).toHaveText('pnpm');
    expect(errors).toEqual([]);
  });

  test('by keyboard: the arrows move, Enter selects', async ({ page }) => {
    await open(page, PAGE);
    await tabs(page, 'npm').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs(page, 'Yarn').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(selected(page).first()).toHaveText('Yarn');
  });
});

test.describe('tabs for those who don’t see them, or look for their text', () => {
  test('Space selects a tab and leaves the page where it is', async ({ page }) => {
    await open(page, PAGE);
    await tabs(page, 'npm').first().focus();
    const top = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(selected(page).first()).toHaveText('Yarn');
    await expect(tabs(page, 'Yarn').first()).toBeFocused();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });

  test('the list has a name, and each tab its panel', async ({ page }) => {
    await open(page, PAGE);
    await expect(page.getByRole('tablist', { name: 'Package manager' }).first()).toBeVisible();
    const controlled = await page.getByRole('tab').evaluateAll((all) =>
      all.map((tab) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        return panel?.role === 'tabpanel' && panel.getAttribute('aria-labelledby') === tab.id;
      }),
    );
    expect(new Set(controlled)).toEqual(new Set([true]));
    await expect(page.getByRole('tabpanel', { name: 'npm', exact: true }).first()).toBeVisible();
  });

  test('on every page, lists have names and tabs have panels', async ({ request }) => {
    const attribute = (tag: string, name: string) =>
      new RegExp(`\\b${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(tag)?.slice(1).find(Boolean);
    const tagsOf = (html: string, role: string) =>
      (html.match(/<\w[^>]*>/g) ?? []).filter((tag) => attribute(tag, 'role') === role);
    const faults: string[] = [];
    let pages = 0;
    for (const route of allRoutes) {
      const html = await (await request.get(route)).text();
      const lists = tagsOf(html, 'tablist');
      if (lists.length === 0) continue;
      pages++;
      const panels = new Set(tagsOf(html, 'tabpanel').map((panel) => attribute(panel, 'id')));
      const isFaulty =
        lists.some((list) => !attribute(list, 'aria-label')) ||
        tagsOf(html, 'tab').some((tab) => !panels.has(attribute(tab, 'aria-controls')));
      if (isFaulty) faults.push(route);
    }
    expect(pages).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });

  test('a closed tab can be found by the browser, and opens then', async ({ page }) => {
    await open(page, PAGE);
    const closed = page.locator('[role="tabpanel"][hidden]').first();
    await expect(closed).toHaveAttribute('hidden', 'until-found');
    const label = await closed.getAttribute('data-tab');
    await closed.evaluate((panel) => {
      panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    });
    await expect(selected(page).first()).toHaveText(label!);
    // Found is not chosen.
    expect(await stored(page, 'npm2yarn')).toBeUndefined();
  });

  test('a link to a text in a closed tab opens it', async ({ page }) => {
    await open(page, `${PAGE}#:~:text=pnpm%20create`);
    await expect(selected(page).filter({ hasText: 'pnpm' }).first()).toBeVisible();
  });
});

test.describe('the kept package manager', () => {
  const panels = (page: Page) =>
    page.locator('[data-group="npm2yarn"] > [role="tabpanel"]').filter({ visible: true });

  test.beforeEach(async ({ page }) => {
    await open(page, PAGE);
    await tabs(page, 'pnpm').first().click();
  });

  test('is shown by the page as it comes, before its scripts', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.reload();
    await expect(panels(page).first()).toContainText('pnpm');
    const shown = await panels(page).evaluateAll((all) => all.map((panel) => panel.dataset.tab));
    expect(new Set(shown)).toEqual(new Set(['pnpm']));
    const color = (name: string) =>
      tabs(page, name)
        .first()
        .evaluate((tab) => getComputedStyle(tab).color);
    expect(await color('pnpm')).not.toBe(await color('npm'));
  });

  test('moves nothing when the scripts come, and another choice holds', async ({ page }) => {
    await openToRest(page, PAGE);
    expect(await layoutShifts(page)).toEqual([]);
    await tabs(page, 'Bun').first().click();
    await expect(panels(page).first()).toContainText('bun');
  });
});
