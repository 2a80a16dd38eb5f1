import { expect, test } from '@playwright/test';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';

const RELEASES = ['v1-0', 'v0-7', 'v0-6', 'v0-5', 'v0-4', 'v0-3', 'v0-2', 'v0-1'];

for (const prefix of ['', '/zh']) {
  const folder = `${prefix}/community/releases`;

  test(`${folder}/ lists the announcements, newest first, beside the community sidebar`, async ({
    page,
  }) => {
    await page.goto(`${folder}/`);
    const links = page.locator('main article h2 a');
    await expect(links).toHaveCount(RELEASES.length);
    const targets = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(targets).toEqual(RELEASES.map((name) => `${folder}/${name}`));
    await expect(
      page.locator(`.theme-doc-sidebar-menu a[href="${prefix}/community/"]`),
    ).toBeVisible();
  });

  test(`${folder}/ is as wide as its text, and says where later versions are`, async ({ page }) => {
    await page.goto(`${folder}/`);
    const right = (part: string) =>
      page
        .locator(`main article ${part}`)
        .evaluateAll((all) => Math.max(...all.map((el) => el.getBoundingClientRect().right)));
    expect(await right('header')).toBeCloseTo(await right('p'), 0);
    await expect(page.locator('main header a', { hasText: 'GitHub' })).toHaveAttribute(
      'href',
      'https://github.com/web-infra-dev/rsbuild/releases',
    );
    await expect(page.getByRole('link', { name: /Read more|阅读更多/ })).toHaveCount(0);
  });

  test(`${folder}/ leads to its feeds`, async ({ page }) => {
    await page.goto(`${folder}/`);
    for (const [name, file] of [
      ['RSS', 'rss.xml'],
      ['Atom', 'atom.xml'],
    ] as const)
      await expect(page.locator('main header a', { hasText: name })).toHaveAttribute(
        'href',
        `${folder}/${file}`,
      );
  });

  test(`${folder}/rss.xml is a feed with the full texts, newest first`, async ({ request }) => {
    const { items = [] } = parseRssFeed(await (await request.get(`${folder}/rss.xml`)).text());
    expect(items.map(({ link }) => new URL(link!).pathname)).toEqual(
      RELEASES.map((name) => `${folder}/${name}`),
    );
    expect(new Date(items[0]!.pubDate!).toISOString()).toMatch(/^2024-09-10/);
    expect(new Date(items.at(-1)!.pubDate!).toISOString()).toMatch(/^2023-11-22/);
    for (const { content } of items) expect(content!.encoded!.length).toBeGreaterThan(1000);
  });

  test(`${folder}/atom.xml is a feed with absolute links`, async ({ request }) => {
    const { entries = [] } = parseAtomFeed(await (await request.get(`${folder}/atom.xml`)).text());
    expect(entries).toHaveLength(RELEASES.length);
    const links = entries.flatMap(({ content }) =>
      [...content!.value!.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, to]) => to!),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !/^(?:https?:|mailto:)/.test(link))).toEqual([]);
  });

  for (const file of ['rss.xml', 'atom.xml'])
    test(`${folder}/${file} names itself, speaks its language and shows only what can be read`, async ({
      request,
    }) => {
      const xml = await (await request.get(`${folder}/${file}`)).text();
      const rss = file === 'rss.xml' ? parseRssFeed(xml) : undefined;
      const atom = file === 'atom.xml' ? parseAtomFeed(xml) : undefined;
      const links = rss?.atom?.links ?? atom?.links ?? [];
      const self = links.filter(({ rel }) => rel === 'self').map(({ href }) => href!);
      expect(self.map((href) => new URL(href).pathname)).toEqual([`${folder}/${file}`]);
      expect(rss?.title ?? atom?.title?.value).toBe(
        prefix ? 'Rsbuild 版本发布' : 'Rsbuild releases',
      );
      if (atom) {
        expect(atom.authors).toEqual([expect.objectContaining({ name: 'Rsbuild' })]);
        expect(atom.entries!.every(({ authors }) => authors?.length)).toBe(true);
      }
      const texts = rss
        ? rss.items!.map(({ content }) => content!.encoded!)
        : atom!.entries!.map(({ content }) => content!.value!);
      expect(texts).toHaveLength(RELEASES.length);
      const all = texts.join('\n');
      expect(all).not.toMatch(
        /<(?:button|script|style|svg|input)\b|role="tab|\bdata-meta=|\bclass="(?!language-)/,
      );
      // Tabs are texts one below the other: the name of each, then its command.
      for (const manager of ['npm', 'Yarn', 'pnpm', 'Bun'])
        expect(all).toMatch(new RegExp(`<p><strong>${manager}</strong></p>\\s*<pre>`));
    });
}
