import { readPage } from '../../../../src/search/build/read-page';

/** A page as the build writes it: attributes without quotes where they need none, optional end tags left out. */
const pageOf = (content: string, head = '', title = '<header><h1>server.port</h1></header>') =>
  `<!doctype html><html><head><title>x</title>${head}</head><body><nav>Guide</nav><article><nav>Home</nav><div class="theme-doc-markdown markdown">${title}${content}</div><footer>Edit this page</footer></article></body></html>`;

test('a page is cut into sections at its headings, in one walk', () => {
  const html = pageOf(
    `<p>Intro <b>text</b>.</p>
<h2 class="anchor a" id=taken>When it is <code>taken</code><a class=hash-link href=#taken title="Direct link">#</a></h2><p>The next <code>port</code>.</p><ul><li>one<li>two</ul>
<div><h3 id='details'>Details</h3></div><p>More.<h4 id="deep">Deep</h4><table><tr><td>a<td>b</table>`,
  );
  expect(readPage(html)).toEqual({
    title: 'server.port',
    description: '',
    keywords: [],
    headings: [
      [2, 'When it is taken', 'taken'],
      [3, 'Details', 'details'],
      [4, 'Deep', 'deep'],
    ],
    texts: ['Intro text.', 'The next port. one two', 'More.', 'a b'],
  });
});

test('description and keywords are those of the head', () => {
  const head =
    '<meta name=description content="The port."><meta name=keywords content="EADDRINUSE,port &amp; address">';
  expect(readPage(pageOf('', head))).toMatchObject({
    description: 'The port.',
    keywords: ['EADDRINUSE', 'port & address'],
  });
});

test('the title of a post is above its content', () => {
  const html =
    '<html><head></head><body><article><header><h1>Rsbuild 1.0</h1><time>10 Sep</time></header><div class=markdown><p>News.</div></article></body></html>';
  expect(readPage(html)).toMatchObject({ title: 'Rsbuild 1.0', texts: ['News.'] });
});

test('what says nothing of the page is left out: skipped parts, code of pictures, links to other pages', () => {
  const html = pageOf(`<dl data-search=skip><dd>number</dl><p>Text.<svg><title>icon</title></svg>
<button>Copy</button></p><h2 id=related>Related</h2><p>dev.hmr</p><h2 id=after>After</h2><p>End.</p>`);
  expect(readPage(html)).toMatchObject({
    headings: [[2, 'After', 'after']],
    texts: ['Text.', 'End.'],
  });
});

const tabs = (names: string[]) =>
  `<div class="tabs-container"><ul role=tablist>${names.map((name) => `<li role=tab>${name}</li>`).join('')}</ul><div>${names
    .map((name, i) => `<div role=tabpanel${i ? ' hidden' : ''}>in ${name}</div>`)
    .join('')}</div></div>`;

test('of tabs for package managers the first is read, of others all', () => {
  expect(readPage(pageOf(tabs(['npm', 'pnpm'])))!.texts).toEqual(['in npm']);
  expect(readPage(pageOf(tabs(['React', 'Vue'])))!.texts).toEqual(['in React in Vue']);
});

test('a page that search engines must not index is not indexed here', () => {
  expect(readPage(pageOf('', '<meta name=robots content="noindex, follow">'))).toBeUndefined();
});

test.each([
  ['no article', '<html><head></head><body><main>Text</main></body></html>'],
  ['no title', pageOf('<p>Text.</p>', '', '')],
])('%s is refused with what was expected', (_, html) => {
  expect(() => readPage(html)).toThrow(/expected an <article> with an <h1> .* found/s);
});
