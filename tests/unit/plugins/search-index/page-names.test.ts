import { fromParse5 } from 'hast-util-from-parse5';
import type { Root } from 'hast';
import { parse } from 'parse5';
import { readableHtml } from '../../../../src/plugins/after-build/search-index';
import type { IndexPage } from '../../../../src/search/engine/index-format';
import { readNames } from '../../../../src/plugins/search-index/page-names';
import { withoutSentences } from '../../../../src/plugins/search-index/named-page';
import { slimGroup } from '../../../../src/plugins/search-index/slim-index';
import { listTraditional } from '../../../../src/plugins/search-index/traditional';

const page = (content: string) =>
  fromParse5(parse(`<html><body><article>${content}</article></body></html>`)) as Root;

test('a page has a title and headings down to the fourth level, without what is no text', () => {
  const tree = page(
    '<header><h1>dev.<wbr>hmr</h1><button>Copy</button></header>' +
      '<h2 id="off">Turn <code>HMR</code>\n off<a class="hash-link" href="#off">Direct link</a></h2>' +
      '<h4 id="deep">Deep</h4><h5 id="deeper">Deeper</h5><h3>Without an id</h3>' +
      '<h2 id="related">Related</h2>',
  );
  expect(readNames(tree)).toEqual({
    title: 'dev.hmr',
    headings: [
      [2, 'Turn HMR off', 'off'],
      [4, 'Deep', 'deep'],
    ],
  });
});

test('a page without a title is an error that says what was expected', () => {
  expect(() => readNames(page('<p>Text</p>'))).toThrow('expected an <article> with an <h1>');
});

test('traditional characters are those of the simplified ones in the texts', () => {
  const [from, to] = listTraditional(['环境变量', 'HMR']);
  const pairs = new Map([...from].map((each, i) => [each, [...to][i]]));
  expect([pairs.get('環'), pairs.get('變'), pairs.get('網')]).toEqual(['环', '变', undefined]);
  expect(pairs.has('境')).toBe(false);
});

test('the small file has no cases, symptoms and questions, which are sentences', () => {
  const page: IndexPage = {
    path: '/a',
    title: 'a',
    trail: [],
    headings: [
      [2, 'Usage'],
      [3, 'With Sass'],
      [2, '常见问题', 'troubleshooting'],
      [3, 'The port is taken'],
      [2, 'Notes'],
      [3, 'Ports'],
      [2, 'Edge cases'],
      [3, 'A port below 1024'],
      [4, 'On Linux'],
      [2, 'Which port is free?'],
      [2, '哪个端口可用？'],
    ],
  };
  expect(withoutSentences(page).headings.map(([, text]) => text)).toEqual([
    'Usage',
    'With Sass',
    '常见问题',
    'Notes',
    'Ports',
    'Edge cases',
  ]);
});

test('an announcement is in the small file by its title alone, the list of them with its headings', () => {
  const page = (path: string): IndexPage => ({
    path,
    title: 'a',
    trail: [],
    headings: [[2, 'New']],
  });
  expect(withoutSentences(page('/zh/community/releases/v1-0')).headings).toEqual([]);
  expect(withoutSentences(page('/zh/community/releases/')).headings).toEqual([[2, 'New']]);
});

test('a group keeps its words in order and the weights of each text, and loses what follows from them', () => {
  const group = slimGroup({
    documents: [{ i: 7, t: 'b a', u: '/x' }],
    index: {
      fieldVectors: [['t/7', [0, 1.234, 1, 0.66, 2, 0.5]]],
      invertedIndex: [
        ['a', { _index: 1 }],
        ['b', { _index: 0 }],
        ['c', { _index: 2 }],
      ],
    },
  });
  expect(group).toEqual({
    documents: [{ i: 7, t: 'b a', u: '/x' }],
    words: ['a', 'b', 'c'],
    // The words 0, 1 and 2, each as the step from the one before it.
    vectors: [['t/7', [0, 7, 1, 12, 1, 5]]],
  });
});

test('the search plugin reads the words of the head and the article of a page, not the navigation around it', () => {
  const html =
    '<html><head><meta name=keywords content="a > b"></head><body><nav>Menu</nav>' +
    '<main><article><h1 style="color:red">Title</h1><svg><text>Drawn</text></svg></article></main><footer>Foot</footer></body></html>';
  expect(readableHtml(html)).toBe(
    '<html><head><meta name=keywords content="a > b"><article><h1>Title</h1>',
  );
});
