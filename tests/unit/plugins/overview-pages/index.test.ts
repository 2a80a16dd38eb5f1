import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { coreHistory } from '../../../../src/plugins/history/option-history';
import { isOverview, overviewPages } from '../../../../src/plugins/overview-pages';
import type { OverviewList } from '../../../../src/option/overview';
import { packageVersions } from '../../../../src/plugins/package-versions';
import { ZH_DOCS } from '../../../../src/i18n/content-path';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

function page(id: string, text: string, frontMatter: object = {}, folder = 'docs') {
  const file = path.join(siteDir, folder, `${id}.mdx`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  const [sidebar] = id.split('/');
  const source = `@site/${folder}/${id}.mdx`;
  return {
    id,
    source,
    permalink: `/${id.replace(/index$/, '')}`,
    title: `T ${id}`,
    sidebar,
    frontMatter,
  };
}

/** The lists that are made of these pages, by the addresses of their overviews. */
async function made(...docs: ReturnType<typeof page>[]): Promise<Record<string, OverviewList>> {
  const items = docs.map(({ id }) => ({ type: 'doc', id }));
  const sidebars = { guide: items, config: [{ type: 'category', label: 'dev', items }] };
  let lists: Record<string, OverviewList> = {};
  await overviewPages({ siteDir } as never).allContentLoaded!({
    allContent: {
      'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs, sidebars }] } },
    },
    actions: {
      setGlobalData: (data: typeof lists) => {
        lists = JSON.parse(JSON.stringify(data));
      },
    },
  } as never);
  return lists;
}

test.each([
  [{ overview: true }, true],
  [{ pageType: 'overview' }, true],
  [{ overview: false }, false],
  [{ pageType: 'home' }, false],
  [{}, false],
])('whether a page with %j lists the pages below it: %s', (frontMatter, is) => {
  expect(isOverview(frontMatter)).toBe(is);
});

test('an overview lists the pages below it with their headings; another page has no list', async () => {
  const lists = await made(
    page('guide/index', '## Not listed\n', { overview: true }),
    page('guide/start', '# T\n\n## Install `it`\n\n### Deeper\n\n## Install `it`\n\n## Related\n'),
  );
  expect(lists).toEqual({
    '/guide/': {
      headings: [{ value: 'Not listed', id: 'not-listed', level: 2 }],
      groups: [
        {
          name: '',
          id: 'others',
          items: [
            {
              text: 'T guide/start',
              link: '/guide/start',
              headings: [
                { text: 'Install it', id: 'install-it' },
                { text: 'Install it', id: 'install-it-1' },
              ],
            },
          ],
        },
      ],
    },
  });
});

test('it shows headings of the depths that it asks for', async () => {
  const lists = await made(
    page('guide/index', '', { overview: true, overviewHeaders: [3] }),
    page('guide/start', '## Install\n\n### Deeper\n'),
  );
  const [item] = Object.values(lists)[0]!.groups[0]!.items;
  expect(item!.headings).toEqual([{ text: 'Deeper', id: 'deeper' }]);
});

test('headings of a translation lead to the ids of the English ones', async () => {
  page('guide/start', '## Install\n');
  const lists = await made(
    page('guide/index', '', { overview: true }, ZH_DOCS),
    page('guide/start', '## 安装\n', {}, ZH_DOCS),
  );
  const [item] = Object.values(lists)[0]!.groups[0]!.items;
  expect(item!.headings).toEqual([{ text: '安装', id: 'install' }]);
});

test('options go by their names, with the versions that have them', async () => {
  const lists = await made(
    page('config/index', '', { overview: true }),
    page('config/dev/cli-shortcuts', '', { option: 'dev.cliShortcuts', default: 'true' }),
    page('config/dev/notes', ''),
    page('config/dev/logger', '', { option: 'customLogger' }),
  );
  const { groups, versions } = lists['/config/']!;
  expect(groups).toMatchObject([
    {
      name: 'dev',
      items: [
        { text: 'dev.cliShortcuts', isOption: true, value: 'true', versions: { since: '1.0.11' } },
        { text: 'T config/dev/notes' },
        { text: 'customLogger', isOption: true },
      ],
    },
  ]);
  expect(groups[0]!.items[1]).not.toHaveProperty('isOption');
  const { from, to } = coreHistory;
  expect(versions!.known).toEqual({ documented: packageVersions['@rsbuild/core'], from, to });
  const later = versions!.later.map(({ option }) => option);
  expect(later).toContain('dev.browserLogs');
  expect(later).not.toContain('customLogger');
});
