import { expect, test } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

const RELEASES = ['v1-0', 'v0-7', 'v0-6', 'v0-5', 'v0-4', 'v0-3', 'v0-2', 'v0-1'];
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });

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

  test(`${folder}/rss.xml is a valid feed with the full texts`, async ({ request }) => {
    const xml = await (await request.get(`${folder}/rss.xml`)).text();
    expect(XMLValidator.validate(xml)).toBe(true);
    const items = parser.parse(xml).rss.channel.item as Record<string, string>[];
    expect(items.map(({ link }) => new URL(link!).pathname)).toEqual(
      RELEASES.map((name) => `${folder}/${name}`),
    );
    expect(new Date(items[0]!.pubDate!).toISOString()).toMatch(/^2024-09-10/);
    for (const item of items) expect(item['content:encoded']!.length).toBeGreaterThan(1000);
  });

  test(`${folder}/atom.xml is a valid feed with absolute links`, async ({ request }) => {
    const xml = await (await request.get(`${folder}/atom.xml`)).text();
    expect(XMLValidator.validate(xml)).toBe(true);
    const entries = parser.parse(xml).feed.entry as { content: { '#text': string } }[];
    expect(entries).toHaveLength(RELEASES.length);
    const links = entries.flatMap(({ content }) =>
      [...content['#text'].matchAll(/(?:href|src)="([^"]+)"/g)].map(([, to]) => to!),
    );
    expect(links.filter((link) => !/^(?:https?:|mailto:)/.test(link))).toEqual([]);
  });
}
