import { overviewGroups, type SidebarNode } from '../../../../src/reading/build/overview-groups';

const page = (link: string): SidebarNode => ({ type: 'page', link });
const group = (label: string, ...children: SidebarNode[]): SidebarNode => ({
  type: 'group',
  label,
  children,
});

const sidebar = [
  page('/config/'),
  page('/config/root'),
  group('dev', page('/config/dev/hmr'), group('inner', page('/config/dev/port'))),
  page('/elsewhere'),
  group('guides', page('/guide/start/')),
  group('output', page('/config/output/copy'), page('/config/hidden')),
  page('/config/mode'),
];

test('groups below the path in the sidebar’s order, pages of no group last, without the page itself', () => {
  const groups = overviewGroups({
    path: '/config/',
    sidebar,
    itemOf: (link) =>
      link === '/config/hidden' ? undefined : { text: link.slice(8), link, headings: [] },
  });
  expect(groups.map(({ name, items }) => [name, items.map(({ text }) => text)])).toEqual([
    ['dev', ['dev/hmr', 'dev/port']],
    ['output', ['output/copy']],
    ['', ['root', 'mode']],
  ]);
});
