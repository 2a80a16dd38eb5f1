import { filterOverview, type OverviewGroup } from '../../../src/option/overview';

const page = (text: string, ...headings: string[]) => ({
  text,
  link: `/${text}`,
  headings: headings.map((heading) => ({ text: heading, id: heading })),
});

const groups: OverviewGroup[] = [
  {
    name: 'dev',
    id: 'dev',
    items: [page('dev.hmr', 'Turn HMR off'), page('dev.port', 'Follow the port')],
  },
  {
    name: 'output',
    id: 'output',
    items: [page('output.css-modules', 'Named export', 'Auto mode')],
  },
  { name: 'Others', id: 'others', items: [page('root')] },
];

/** What is left, as `group: item [heading, …]; …`. */
const left = (query: string) =>
  filterOverview(groups, query).map(
    ({ name, items }) =>
      `${name}: ${items.map(({ text, headings }) => `${text} [${headings.map((h) => h.text)}]`).join('; ')}`,
  );

const DEV = 'dev: dev.hmr [Turn HMR off]; dev.port [Follow the port]';
const OUTPUT = 'output: output.css-modules [Named export,Auto mode]';

test.each<[string, string, string[]]>([
  ['nothing typed leaves everything', '', [DEV, OUTPUT, 'Others: root []']],
  ['a group’s name keeps the whole group', 'DEV', [DEV]],
  [
    'an item’s name keeps the item with all its headings',
    'Dev.HMR',
    ['dev: dev.hmr [Turn HMR off]'],
  ],
  [
    'a heading keeps only the headings that match',
    'auto',
    ['output: output.css-modules [Auto mode]'],
  ],
  ['hyphens are spaces in the text', 'css modules', [OUTPUT]],
  [
    'hyphens are spaces in the query',
    'named-export',
    ['output: output.css-modules [Named export]'],
  ],
  ['a substring is enough', 'oot', ['Others: root []']],
  ['nothing matches, nothing is left', 'zzz', []],
  ['signs of regular expressions are plain text', '.*', []],
])('%s', (_, query, expected) => {
  expect(left(query)).toEqual(expected);
});
