import { toString } from 'hast-util-to-string';
import { BuiltPage } from '../../../../src/plugins/after-build/built-page';

const page = (head: string, path = '/a') =>
  new BuiltPage(path, `<!doctype html><html><head>${head}</head><body>$&</body></html>`);

test('a head tells title and metadata, by name or property', () => {
  const built = page(
    '<meta charset=UTF-8><title data-rh=true>a &amp; b</title><meta name=description content="what it &quot;is&quot;"><meta property=og:title content=c>',
  );
  expect(built.title).toBe('a & b');
  expect(built.meta('description')).toBe('what it "is"');
  expect(built.meta('og:title')).toBe('c');
  expect(built.meta('keywords')).toBeUndefined();
});

test('its elements are those of the head and the text, not those of navigation and footer', () => {
  const html =
    '<html><head><title>a</title></head><body><nav>Menu</nav><main><p>Text</p></main><footer>Foot</footer></body></html>';
  expect(toString(new BuiltPage('/a', html).tree)).toBe('aText');
});

test('a title is that of the document, not one of a picture', () => {
  const html = '<head></head><body><svg><title>A box</title></svg></body>';
  expect(new BuiltPage('/a', html).title).toBe('');
});

test.each([
  ['', '/a', true],
  ['<meta name=robots content="index, follow">', '/a', true],
  ['<meta name=robots content="noindex, follow">', '/a', false],
  ['', '/zh/404.html', false],
])('with “%s”, the page at %s is listed: %s', (head, path, isListed) => {
  expect(page(head, path).isListed).toBe(isListed);
});

test('what steps add stands first or last in the head, in their order', () => {
  const built = page('<title>x</title>');
  expect(built.isChanged).toBe(false);
  built.appendToHead('<meta name=a>');
  built.appendToHead('<meta name=$1>');
  built.prependToHead('<script></script>');
  expect(built.isChanged).toBe(true);
  expect(built.html).toBe(
    '<!doctype html><html><head><script></script><title>x</title><meta name=a><meta name=$1></head><body>$&</body></html>',
  );
});

test('a page that has not changed is as it was built', () => {
  expect(new BuiltPage('/a', '<p>Text.').html).toBe('<p>Text.');
});

test('nothing can be added to a page without a head', () => {
  const built = new BuiltPage('/a', '<p>Text.</p>');
  built.appendToHead('<meta>');
  expect(() => built.html).toThrow('expected <head> and </head>, found none.');
});
