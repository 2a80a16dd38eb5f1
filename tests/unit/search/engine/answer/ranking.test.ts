import { RESULT_LIMIT } from '../../../../../src/search/engine/answer/ranking';
import { SearchEngine } from '../../../../../src/search/engine/engine';
import type { IndexPage, IndexTexts } from '../../../../../src/search/engine/index/index-format';

type Page = IndexPage & IndexTexts;

const words = {
  stopWords: ['how', 'to', '怎么'],
  synonyms: [
    ['proxy', 'forwarding', 'gateway', 'relay'],
    ['out of memory', 'oom'],
    ['back to top', 'scrolling up'],
    ['splitting chunks', 'chunking'],
  ],
};

/** A page that says nothing but what is given. */
const page = (path: string, says: Partial<Page>): Page => ({
  path: `/${path}`,
  title: 'Untitled',
  trail: [],
  headings: [],
  description: '',
  texts: [],
  ...says,
});

function find(query: string, ...pages: Page[]) {
  const engine = new SearchEngine({ pages }, words);
  for (const _ of engine.addTexts({ pages }));
  return engine.search(query, 100);
}

/** The paths of the pages that are found, best first. */
const order = (query: string, ...pages: Page[]) =>
  find(query, ...pages).pages.map(({ rows }) => rows[0]!.link.replace(/^\/|#.*/g, ''));

const heading = (text: string) => [2, text, 'x'] as const;

test('a word counts more in an option’s name than in a title, then heading, description or keyword, then text', () => {
  const said = 'the bigZebra thing';
  const pages = [
    page('text', { texts: [said] }),
    page('heading', { headings: [heading(said)], texts: ['', ''] }),
    page('description', { description: said }),
    page('keyword', { keywords: [said] }),
    page('title', { title: said }),
    page('option', { option: 'dev.bigZebra' }),
  ];
  const [first, ...others] = order('the thing', ...pages.slice(0, 5));
  expect(first).toBe('title');
  expect(others.slice(0, 3).sort()).toEqual(['description', 'heading', 'keyword']);
  expect(others[3]).toBe('text');
});

test('a part of an option’s name counts nearly as much as a word of a title', () => {
  const option = page('option', { option: 'dev.bigZebra' });
  expect(order('zebra', option, page('title', { title: 'a zebra' }))).toEqual(['title', 'option']);
  const zebras = 'zebra here';
  const title = page('title', { title: 'bigZebra', description: zebras, keywords: [zebras] });
  expect(order('zebra', title, option)).toEqual(['option', 'title']);
});

test('a heading counts more than a text that has the word often', () => {
  const often = page('often', { texts: ['zebra '.repeat(20)] });
  const headed = page('headed', { headings: [heading('a zebra')], texts: ['', ''] });
  expect(order('zebra', often, headed)).toEqual(['headed', 'often']);
});

test('the words of an address count as those of a heading', () => {
  expect(
    order('hosting', page('text', { texts: ['hosting'] }), page('static-hosting', {})),
  ).toEqual(['static-hosting', 'text']);
});

test('further places add to the best one', () => {
  const headings = [heading('about zebras')];
  expect(
    order(
      'zebras',
      page('once', { headings, texts: ['', ''] }),
      page('again', { headings, texts: ['A word of zebras.', 'Zebras are striped.'] }),
    ),
  ).toEqual(['again', 'once']);
});

test('a text that has a word more often comes first', () => {
  expect(
    order(
      'zebra',
      page('once', { texts: ['One zebra.'] }),
      page('twice', { texts: ['A zebra and a zebra.'] }),
    ),
  ).toEqual(['twice', 'once']);
});

test('a page need not have a stop word, but one that has it comes first', () => {
  expect(
    order(
      'how zebras',
      page('without', { texts: ['Zebras run.'] }),
      page('with', { texts: ['Zebras run: how.'] }),
    ),
  ).toEqual(['with', 'without']);
});

test('a stop word counts less than another word', () => {
  expect(
    order(
      'how zebras',
      page('stop word', { description: 'how', texts: ['zebras'] }),
      page('word', { description: 'zebras', texts: ['how'] }),
    ),
  ).toEqual(['word', 'stop word']);
});

test('of stop words alone all are sought', () => {
  const pages = [page('half', { texts: ['how'] }), page('both', { texts: ['how to'] })];
  expect(order('how to', ...pages)).toEqual(['both']);
});

test('a rare word decides', () => {
  const common = Array.from({ length: 9 }, (_, i) => page(`common${i}`, { texts: ['often'] }));
  expect(
    order(
      'often seldom',
      page('often', { description: 'often', texts: ['seldom'] }),
      page('seldom', { description: 'seldom', texts: ['often'] }),
      ...common,
    ),
  ).toEqual(['seldom', 'often']);
});

test('words in one section count more than the same words in several', () => {
  const headings = [heading('One'), heading('Two')];
  expect(
    order(
      'zebra stripes',
      page('apart', { headings, texts: ['', 'A zebra.', 'Its stripes.'] }),
      page('together', { headings, texts: ['', 'A horse.', 'Stripes of a zebra.'] }),
    ),
  ).toEqual(['together', 'apart']);
});

test('a page has every word of two; of three it may lack one, of six two', () => {
  const lacking = page('lacking', { texts: ['one two four five'] });
  expect(order('one three', lacking)).toEqual([]);
  expect(order('one two three', lacking)).toEqual(['lacking']);
  expect(order('one three six', lacking)).toEqual([]);
  expect(order('one two three four five six', lacking)).toEqual(['lacking']);
});

test('pages that lack a word only fill up the panel', () => {
  const full = Array.from({ length: RESULT_LIMIT }, (_, i) =>
    page(`full${i}`, { texts: ['one two three'] }),
  );
  const lacking = page('lacking', { texts: ['one two'] });
  expect(find('one two three', lacking, ...full).total).toBe(RESULT_LIMIT);
  expect(order('one two three', lacking, ...full.slice(1)).at(-1)).toBe('lacking');
});

test('a page that covers all words comes before one that has fewer in a better place', () => {
  expect(
    order(
      'one two three',
      page('fewer', { description: 'one two' }),
      page('all', { description: 'one', texts: ['two three'] }),
    ),
  ).toEqual(['all', 'fewer']);
});

test('of a Chinese run that was cut by guess a page may lack half of the segments', () => {
  const pages = [
    page('ports', { texts: ['端口'] }),
    page('servers', { texts: ['服务'] }),
    page('neither', { texts: ['样式'] }),
  ];
  expect(order('服务端口', ...pages).sort()).toEqual(['ports', 'servers']);
  expect(order('服务 端口', ...pages)).toEqual([]);
});

test('a name that is the query comes first: option, its last part, title, address, what a title begins with, keyword', () => {
  const said = { description: 'entry entry', headings: [heading('the entry')], texts: ['entry'] };
  const best = [
    page('a', { option: 'entry' }),
    page('b', { option: 'source.entry' }),
    page('c', { title: 'Entry' }),
    page('guide/basic/entry', {}),
    page('d', { title: 'Entry points' }),
    page('e', { keywords: ['entry'] }),
    page('f', said),
  ];
  expect(order('entry', ...[...best].reverse())).toEqual(best.map(({ path }) => path.slice(1)));
});

test('the last part of a long option path is a name, and the folder of a page that lies at its address', () => {
  const titled = (title: string) => page('titled', { title });
  expect(order('host', titled('Host'), page('option', { option: 'dev.client.host' }))[0]).toBe(
    'option',
  );
  const said = page('said', { title: 'Where we start', description: 'start', texts: ['start'] });
  expect(order('start', said, page('guide/basic/start/', {}))[0]).toBe('guide/basic/start/');
});

test('the last part of a package’s name is a name of its page', () => {
  expect(
    order(
      'plugin-react',
      page('guide', {
        description: 'plugin-react',
        texts: ['plugin-react'],
        title: 'Plugin React guide',
      }),
      page('list', { title: '@rsbuild/plugin-react' }),
    )[0],
  ).toBe('list');
});

test('a query that is a name without its stop words, or by a synonym, is that name', () => {
  const pages = [
    page('texts', { title: 'The proxy server', description: 'proxy', texts: ['proxy forwarding'] }),
    page('option', { option: 'server.proxy' }),
  ];
  expect(order('how to proxy', ...pages)[0]).toBe('option');
  expect(order('forwarding', ...pages)[0]).toBe('option');
  const spoken = [
    page('texts', {
      description: 'the slow train',
      headings: [heading('slow train')],
      texts: ['', ''],
    }),
    page('keyword', { keywords: ['how to slow train'] }),
  ];
  expect(order('slow train', ...spoken)[0]).toBe('keyword');
});

test('the name that an option has in another version leads to it, before texts and other names that have it', () => {
  const pages = [
    page('texts', { title: 'About splitChunks', texts: ['splitChunks splitChunks'] }),
    page('renamed', {
      option: 'performance.chunkSplit',
      otherNames: [['splitChunks', 'since', '2.0.0']],
    }),
  ];
  expect(order('splitChunks', ...pages)[0]).toBe('renamed');
  expect(order('splitChunks', page('titled', { title: 'splitChunks' }), ...pages)[0]).toBe(
    'renamed',
  );
  expect(order('splitChunks', ...pages, page('own', { option: 'splitChunks' }))[0]).toBe('own');
});

test('the name that a hook has in another version leads to its heading first', () => {
  const name = 'onAfterDevCompile';
  const pages = [
    page('texts', { title: `About ${name}`, texts: [`${name} ${name}`] }),
    page('hooks', {
      headings: [
        heading('onExit'),
        [3, 'onDevCompileDone', 'done', { otherNames: [[name, 'since', '1.5.0']] }],
      ],
    }),
  ];
  expect(find(name, ...pages).pages[0]!.rows[0]!.link).toBe('/hooks#done');
});

test('one letter begins too many names to tell', () => {
  expect(order('e', page('Echo', { title: 'Echo' }), page('mark', { title: 'An e mark' }))[0]).toBe(
    'mark',
  );
});

test.each([
  ['title', (title: string) => ({ title })],
  ['heading', (text: string) => ({ headings: [heading(text)], texts: ['', ''] })],
  ['description', (description: string) => ({ description })],
  ['text', (text: string) => ({ texts: [text] })],
])('a page that has the query as it is written comes first, be it in a %s', (_, says) => {
  expect(
    order(
      ' Glob  import ',
      page('apart', says('An import with a glob.')),
      page('written', says('A glob import is short.')),
    ),
  ).toEqual(['written', 'apart']);
});

test('a stem is sought where words begin, the parts of a name wherever they are', () => {
  expect(order('deploying', page('inside', { texts: ['redeploys'] }))).toEqual([]);
  expect(order('@zebra/stripes', page('parts', { texts: ['Stripes of a zebra.'] }))).toEqual([
    'parts',
  ]);
});

test('a word counts more than its stem, and a name more than its parts', () => {
  expect(
    order(
      'deploying',
      page('stem', { texts: ['deployed'] }),
      page('word', { texts: ['deploying'] }),
    ),
  ).toEqual(['word', 'stem']);
  expect(
    order(
      'console.error',
      page('parts', { texts: ['console, error'] }),
      page('name', { texts: ['console.error'] }),
    ),
  ).toEqual(['name', 'parts']);
});

test('a synonym counts as much as the word', () => {
  const [word, synonym] = [
    page('word', { texts: ['oom'] }),
    page('synonym', { texts: ['out of memory'] }),
  ];
  expect(order('oom', word, synonym)).toEqual(['word', 'synonym']);
  expect(order('oom', synonym, word)).toEqual(['synonym', 'word']);
});

test('a phrase of several words has synonyms too, which are found where words begin', () => {
  const pages = [page('inside', { texts: ['zoom'] }), page('synonym', { texts: ['oom'] })];
  expect(order('out of memory', ...pages)).toEqual(['synonym']);
  expect(order('memory out of', ...pages)).toEqual([]);
});

test('a phrase is sought as a whole: none of its words is a stop word, none has a stem', () => {
  expect(order('zebra back to top', page('zebra', { texts: ['A zebra.'] }))).toEqual([]);
  expect(order('splitting chunks', page('stem', { texts: ['A split.'] }))).toEqual([]);
});

test('a query of many words with many synonyms is answered', () => {
  const many = Array.from({ length: 30 }, (_, i) => `word${i}`);
  const synonyms = many.map((word) => [word, `${word}a`, `${word}b`, `${word}c`]);
  const pages = [page('all', { texts: [many.join(' ')] })];
  const engine = new SearchEngine({ pages }, { stopWords: [], synonyms });
  for (const _ of engine.addTexts({ pages }));
  expect(engine.search(many.join(' '), 7).total).toBe(1);
});

test('the English words of an anchor find its section on a Chinese page, a type and a default their option', () => {
  const chinese = page('chinese', {
    headings: [
      [2, '端口', 'free-ports'],
      [2, '代理', 'proxy-rules'],
    ],
    texts: ['', '', ''],
  });
  expect(find('free ports', chinese).pages[0]!.rows[0]!.link).toBe('/chinese#free-ports');
  expect(find('proxy rules', chinese).pages[0]!.rows[0]!.link).toBe('/chinese#proxy-rules');
  expect(
    order('RegExp', page('option', { option: 'source.include', about: 'RegExp = []' })),
  ).toEqual(['option']);
});

const sections = (...texts: string[]) => ({
  headings: texts.map((_, i) => [2, `Part ${i}`, `part-${i}`] as const),
  texts: ['', ...texts],
});

test('a page shows the sections that answer nearly as well as its best one, three rows at most, further down two', () => {
  const many = sections('zebra', 'zebra', 'zebra', 'zebra');
  const found = find('zebra', ...['a', 'b', 'c'].map((path) => page(path, many)));
  expect(found.pages.map(({ rows }) => rows.length)).toEqual([3, 3, 2]);
  expect(found.pages[0]!.rows.map(({ link }) => link)).toEqual([
    '/a#part-0',
    '/a#part-1',
    '/a#part-2',
  ]);
  const named = page('named', { title: 'Zebra', ...many });
  expect(find('zebra', named).pages[0]!.rows.map(({ link }) => link)).toEqual([
    '/named',
    '/named#part-0',
    '/named#part-1',
  ]);
  const uneven = page('uneven', sections('one two three', 'two', 'three and two'));
  expect(find('one two three', uneven).pages[0]!.rows.map(({ link }) => link)).toEqual([
    '/uneven#part-0',
    '/uneven#part-2',
  ]);
});
