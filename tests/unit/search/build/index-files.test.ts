import { headingDepths } from '../../../../src/search/build/heading-depths';
import { indexFiles, readDocuments } from '../../../../src/search/build/index-files';

const group = (...documents: object[]) => ({ documents, index: {} });
const file = [
  group(
    { i: 1, t: 'dev.client', u: '/config/dev/client', b: [] },
    { i: 9, t: 'Server', u: '/guide/server' },
  ),
  group(
    { i: 2, t: 'Error overlay', u: '/config/dev/client', h: '#error-overlay', p: 1 },
    { i: 4, t: '相关内容', u: '/config/dev/client', h: '#related', p: 1 },
  ),
  group({ i: 1, t: 'The client.', u: '/config/dev/client', p: 1 }),
  group({ i: 1, t: 'reconnect, wss port', u: '/config/dev/client', p: 1 }),
  group(
    { i: 3, t: 'Intro.', u: '/config/dev/client', h: '', p: 1 },
    { i: 5, t: 'Escape closes it.', u: '/config/dev/client', h: '#error-overlay', p: 1 },
    { i: 6, t: 'dev.hmr', u: '/config/dev/client', h: '#related', p: 1 },
  ),
];
const facts = {
  trail: ['Config', 'dev'],
  option: {
    option: 'dev.client',
    type: 'type Protocol = "ws";\n\n{\n  protocol?: Protocol;\n}',
    default: '{}',
  },
  depths: new Map([['error-overlay', 3]]),
};

test('the plugin’s documents become titles and texts of the same pages', () => {
  const { titles, texts } = indexFiles(readDocuments(file), (path) =>
    path === '/config/dev/client' ? facts : { trail: [], depths: new Map() },
  );
  expect(titles.pages).toEqual([
    {
      path: '/config/dev/client',
      title: 'dev.client',
      trail: ['Config', 'dev'],
      option: 'dev.client',
      type: '{ protocol?: Protocol; }',
      headings: [[3, 'Error overlay', 'error-overlay']],
    },
    { path: '/guide/server', title: 'Server', trail: [], headings: [] },
  ]);
  expect(texts.pages).toEqual([
    {
      description: 'The client.',
      about: 'type Protocol = "ws"; { protocol?: Protocol; } = {}',
      keywords: ['reconnect', 'wss port'],
      texts: ['Intro.', 'Escape closes it.'],
    },
    { description: '', texts: [''] },
  ]);
});

test('a long type is cut for the row', () => {
  const type = `Array<${'string | '.repeat(30)}number>`;
  const { titles } = indexFiles(readDocuments(file), () => ({
    ...facts,
    option: { ...facts.option, type },
  }));
  expect(titles.pages[0]!.type).toMatch(/^Array<string .{60,80}…$/);
});

test.each([
  ['no list', {}],
  ['four groups', file.slice(1)],
  ['a group without documents', [...file.slice(0, 4), {}]],
  ['documents without a text', [group({ i: 1, u: '/' }), ...file.slice(1)]],
  ['no page', [group(), ...file.slice(1)]],
])('%s is refused with what was expected', (_, json) => {
  expect(() => readDocuments(json)).toThrow(/expected the five groups .* found .* 0\.55\.3/s);
});

test('heading depths are read from HTML, minified or not', () => {
  const html =
    '<h1>Page</h1><h2 class="anchor a" id=one>One</h2><h3 id="two" class=b>Two</h3><header id=no></header>';
  expect([...headingDepths(html)]).toEqual([
    ['one', 2],
    ['two', 3],
  ]);
});
