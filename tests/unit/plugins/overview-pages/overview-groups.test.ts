import type { LoadedDoc, SidebarEntry } from '../../../../src/plugins/docs/loaded-docs';
import { overviewGroups } from '../../../../src/plugins/overview-pages/overview-groups';

const page = (link: string, ...categories: string[]): SidebarEntry => ({
  link,
  doc: { permalink: link } as LoadedDoc,
  categories,
});

const entries = [
  page('/config/'),
  page('/config/root'),
  page('/config/dev/hmr', 'dev'),
  page('/config/dev/port', 'dev', 'inner'),
  page('/elsewhere'),
  page('/guide/start/', 'guides'),
  page('/config/output/copy', 'output'),
  { link: '/config/elsewhere', categories: ['output'] },
  page('/config/mode'),
];

test('categories below the path in the sidebar’s order, pages of none last, without the page itself and without links', () => {
  const groups = overviewGroups('/config/', entries, ({ permalink }) => ({
    text: permalink.slice(8),
    link: permalink,
    headings: [],
  }));
  expect(groups.map(({ name, items }) => [name, items.map(({ text }) => text)])).toEqual([
    ['dev', ['dev/hmr', 'dev/port']],
    ['output', ['output/copy']],
    ['', ['root', 'mode']],
  ]);
});
