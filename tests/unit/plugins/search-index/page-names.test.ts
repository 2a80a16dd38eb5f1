import { fromParse5 } from 'hast-util-from-parse5';
import type { Root } from 'hast';
import { parse } from 'parse5';
import { readNames } from '../../../../src/plugins/search-index/page-names';
import { traditionalOf } from '../../../../src/plugins/search-index/traditional';

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
  const [from, to] = traditionalOf(['环境变量', 'HMR']);
  const pairs = new Map([...from].map((each, i) => [each, [...to][i]]));
  expect([pairs.get('環'), pairs.get('變'), pairs.get('網')]).toEqual(['环', '变', undefined]);
  expect(pairs.has('境')).toBe(false);
});
