import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectInert, open, reload, SCREENS } from '../lib/open';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const menuButton = (page: Page) => page.getByRole('button', { name: /^Menu / });

test.describe('on wide screens', () => {
  test.use({ viewport: SCREENS.desktop });

  test('groups are open at first, close and open', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    const groups = sidebar(page).getByRole('button');
    expect(
      await groups.evaluateAll((all) => all.map((g) => g.getAttribute('aria-expanded'))),
    ).toEqual(Array(10).fill('true'));
    const group = sidebar(page).getByRole('button', { name: 'resolve' });
    const inside = sidebar(page).getByRole('link', { name: 'aliasStrategy' });
    await group.click();
    await expect(inside).toBeHidden();
    await group.press('Enter');
    await expect(inside).toBeVisible();
  });

  for (const [path, labels] of [
    [
      '/guide/start/',
      'Getting Started, Framework, Basic, Configuration, Styling, Advanced, Optimization, Migration, Debug, FAQ',
    ],
    [
      '/config/',
      'dev, resolve, source, output, html, server, security, tools, performance, moduleFederation',
    ],
    ['/plugins/list/', 'Plugin list, Development'],
    ['/api/start/', 'Start, JavaScript API'],
    ['/community/', 'Community, Releases'],
    ['/zh/plugins/list/', '插件列表, 插件开发'],
  ] as const)
    test(`${path} has its groups in order`, async ({ page }) => {
      await open(page, path);
      const groups = page.locator('.theme-doc-sidebar-menu').getByRole('button');
      await expect(groups).toHaveText(labels.split(', '));
    });

  test('the page shown is marked and in sight', async ({ page }) => {
    await open(page, '/config/tools/swc');
    const current = sidebar(page).locator('[aria-current="page"]');
    await expect(current).toHaveText('swc');
    await expect(current).toBeInViewport();
  });

  test('the page shown is in the middle of the view when it opens', async ({ page }) => {
    await open(page, '/config/output/filename');
    const [list, link] = [
      (await sidebar(page).boundingBox())!,
      (await sidebar(page).locator('[aria-current="page"]').boundingBox())!,
    ];
    const middle = ({ y, height }: typeof list) => y + height / 2;
    expect(Math.abs(middle(link) - middle(list))).toBeLessThan(46);
  });

  test('the title of a group stays above its pages, which are indented', async ({ page }) => {
    await open(page, '/config/output/filename');
    const title = sidebar(page).getByRole('button', { name: 'output' });
    const [list, box] = [(await sidebar(page).boundingBox())!, (await title.boundingBox())!];
    expect(box.y).toBe(list.y);
    const start = (part: Locator) => part.evaluate((el) => el.getBoundingClientRect().left);
    const inside = sidebar(page).getByRole('link', { name: 'filename', exact: true });
    expect((await start(inside)) - (await start(title))).toBe(12);
    // What comes next takes its place.
    await sidebar(page).evaluate((el) => el.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(title).not.toBeInViewport();
  });

  test('no group begins with a page of its own name', async ({ page }) => {
    for (const path of ['/guide/start/', '/api/start/', '/plugins/list/', '/zh/api/start/']) {
      await open(page, path);
      const names = await page
        .locator('.theme-doc-sidebar-item-category')
        .evaluateAll((groups) =>
          groups.map((group) => [
            group.querySelector('button')!.textContent,
            group.querySelector('a')!.textContent,
          ]),
        );
      for (const [group, first] of names) expect(first, path).not.toBe(group);
    }
  });

  test('option names are in the code face', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    const face = (name: string) =>
      sidebar(page)
        .getByRole('link', { name, exact: true })
        .locator('span')
        .evaluate((label) => getComputedStyle(label).fontFamily);
    expect(await face('hmr')).toContain('monospace');
    expect(await face('Overview')).not.toContain('monospace');
  });

  test('keeps its scroll position over page changes and a reload', async ({ page }) => {
    await open(page, '/config/dev/hmr');
    const position = () => sidebar(page).evaluate((list) => list.scrollTop);
    await sidebar(page)
      .getByRole('link', { name: 'distPath', exact: true })
      .scrollIntoViewIfNeeded();
    await sidebar(page).getByRole('link', { name: 'distPath', exact: true }).click();
    await expect(page.locator('h1')).toHaveText('output.distPath');
    const before = await position();
    expect(before).toBeGreaterThan(300);
    await reload(page);
    await expect.poll(position).toBe(before);
  });
});

test.describe('below 960 px it is a drawer', () => {
  for (const screen of ['phone', 'tablet'] as const)
    test.describe(screen, () => {
      test.use({ viewport: SCREENS[screen] });

      test('behind the Menu button; takes the focus to the page shown, and back on Escape', async ({
        page,
      }) => {
        await open(page, '/config/dev/hmr');
        await expect(sidebar(page)).toBeHidden();
        // It isn't laid out before somebody opens it.
        expect(await page.locator('#docs-sidebar').boundingBox()).toBeNull();
        await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
        await menuButton(page).click();
        await expect(sidebar(page)).toBeVisible();
        await expect(sidebar(page).getByRole('link', { name: 'hmr', exact: true })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(sidebar(page)).toBeHidden();
        await expect(menuButton(page)).toBeFocused();
      });

      test('the button says where the page is; the drawer has the title of its group', async ({
        page,
      }) => {
        for (const [path, place, group] of [
          ['/config/output/filename', 'Config › output', 'output'],
          ['/config/root', 'Config › root', undefined],
          ['/zh/guide/basic/cli', '指南 › 基础', '基础'],
          ['/community/releases/v1-0', 'Community › Releases', 'Releases'],
        ] as const) {
          await open(page, path);
          const button = page.getByRole('button', { name: new RegExp(`^(Menu|菜单) ${place}$`) });
          await expect(button).toHaveText(new RegExp(`${place}$`));
          await button.click();
          if (group)
            await expect(
              page.locator('.theme-doc-sidebar-menu').getByRole('button', { name: group }),
            ).toBeInViewport({ ratio: 1 });
        }
      });

      test('the backdrop closes it', async ({ page }) => {
        await open(page, '/config/dev/hmr');
        await menuButton(page).click();
        await expect(sidebar(page)).toBeInViewport();
        await page.mouse.click(SCREENS[screen].width - 10, 400);
        await expect(sidebar(page)).toBeHidden();
      });

      test('a page change closes it', async ({ page }) => {
        await open(page, '/config/dev/hmr');
        await menuButton(page).click();
        await sidebar(page).getByRole('link', { name: 'liveReload' }).click();
        await expect(page.locator('h1')).toHaveText('dev.liveReload');
        await expect(sidebar(page)).toBeHidden();
      });

      test('the page behind it stands still', async ({ page }) => {
        await open(page, '/config/dev/hmr');
        await menuButton(page).click();
        await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
        await expectInert(page.locator('h1'));
      });
    });

  test('it keeps its place, and shows the link to the page', async ({ page }) => {
    await page.setViewportSize(SCREENS.phone);
    await open(page, '/config/tools/swc');
    await menuButton(page).click();
    const current = sidebar(page).getByRole('link', { name: 'swc', exact: true });
    await expect(current).toBeInViewport({ ratio: 1 });
    const position = () => sidebar(page).evaluate((list) => list.scrollTop);
    const before = (await position()) - 90;
    await sidebar(page).evaluate(
      (list, top) => list.scrollTo({ top, behavior: 'instant' }),
      before,
    );
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await menuButton(page).click();
    await expect.poll(position).toBe(before);
  });

  test('beside the text of a wider window, the link to the page is in sight', async ({ page }) => {
    await page.setViewportSize(SCREENS.tablet);
    await open(page, '/config/tools/swc');
    await expect(sidebar(page)).toBeHidden();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(sidebar(page).getByRole('link', { name: 'swc', exact: true })).toBeInViewport({
      ratio: 1,
    });
  });

  test('closes when the window becomes 960 px wide', async ({ page }) => {
    await page.setViewportSize(SCREENS.tablet);
    await open(page, '/config/dev/hmr');
    await menuButton(page).click();
    await page.setViewportSize({ width: 960, height: 900 });
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
