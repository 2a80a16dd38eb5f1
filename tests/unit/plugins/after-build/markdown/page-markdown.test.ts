import { BuiltPage } from '../../../../../src/plugins/after-build/built-page';
import {
  markdownFile,
  pageMarkdown,
} from '../../../../../src/plugins/after-build/markdown/page-markdown';

const page = (content: string, head = '<meta name=description content="What it is.">') =>
  `<html><head><meta charset=UTF-8>${head}</head><body><nav><h1>Menu</h1></nav><main>` +
  `<article><p>Version 1</p><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${content}</div>` +
  '<footer>Edit this page</footer></article></main></body></html>';

const read = (html: string) =>
  pageMarkdown(new BuiltPage('/a', html), {
    resolve: (href) => `https://example.com${href}`,
    admonitionLabel: (kind) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
  });

const bodyOf = (content: string) =>
  read(page(content))!
    .body.replace(/^# Title\n\n?/, '')
    .trimEnd();

test('a page has its title, its description and its text, without what is around it', () => {
  const { title, description, body } = read(page('<p>Text.'))!;
  expect([title, description, body]).toEqual(['Title', 'What it is.', '# Title\n\nText.\n']);
});

test('a page without a title in its text gets the one of its metadata', () => {
  const html =
    '<head><meta property=og:title content="Blank page"></head><body><main><p>Text.</p></main>';
  expect(read(html)).toMatchObject({ title: 'Blank page', body: '# Blank page\n\nText.\n' });
});

test('of a page that is no doc, its only article is read, otherwise all of it', () => {
  const [release, other] = [
    '<article><h1>R</h1><p>Text.</p></article>',
    '<article>Other.</article>',
  ];
  const bodyIn = (main: string) =>
    read(`<head></head><body><h1>Menu</h1><main><p>Above.</p>${main}</main><p>Below.</p>`)!.body;
  expect(bodyIn(release)).toBe('# R\n\nText.\n');
  expect(bodyIn(release + other)).toBe('Above.\n\n# R\n\nText.\n\nOther.\n');
});

test('a page without a description, or without any title, has an empty one', () => {
  expect(read('<head><meta charset=UTF-8></head><body><main><p>Text.</main>')).toEqual({
    title: '',
    description: '',
    body: '#\n\nText.\n',
  });
});

test('a title has no spaces around it, nor places to break', () => {
  const html = '<head></head><body><main><h1> dev.\u200bhmr </h1></main>';
  expect(read(html)!.title).toBe('dev.hmr');
});

test('a page without a text is refused', () => {
  expect(() => read('<head></head><body><p>Text.</p></body>')).toThrow(
    'expected a <main> with the page’s text, found none.',
  );
});

test('a page that robots may read has Markdown', () => {
  expect(read(page('', '<meta name=robots content="index, follow">'))).toBeDefined();
});

test('a page that robots shall not read has no Markdown', () => {
  expect(read(page('', '<meta name=robots content="noindex, follow">'))).toBeUndefined();
});

test.each([
  [
    'a fence has its language and title',
    '<div class="theme-code-block language-ts"><div class=t>a.ts</div><pre><code><span class=k>const</span> a;\n</code></pre><button>Copy</button></div>',
    '```ts title="a.ts"\nconst a;\n```',
  ],
  [
    'changed lines are a diff',
    '<div class="theme-code-block language-js"><pre><code>a();\n<span class="line del">b();\n</span><span class="line add">c();\n</span>\nd();\n</code></pre></div>',
    '```diff\n a();\n-b();\n+c();\n\n d();\n```',
  ],
  [
    'marked lines are lines like others',
    '<div class="theme-code-block language-js"><pre><code><span class="line marked">a();\n</span>b();\n</code></pre></div>',
    '```js\na();\nb();\n```',
  ],
  [
    'tabs come one after the other',
    '<div class="tabs-container"><ul role=tablist><li role=tab>npm<li role=tab>pnpm</ul><div><div role=tabpanel><p>One</div><div role=tabpanel hidden><p>Two</div></div></div>',
    '**npm**\n\nOne\n\n**pnpm**\n\nTwo',
  ],
  [
    'a drawing is what it says to readers who do not see it',
    '<figure data-picture><svg role=img aria-label="A box leads to another."><text>Box</text></svg><button>Enlarge</button></figure>',
    '*A box leads to another.*',
  ],
  [
    'a note beside the text reads as text',
    '<aside><p>It has changed.</p></aside>',
    'It has changed.',
  ],
  [
    'an admonition is a quote with its kind and title',
    '<div class="theme-admonition theme-admonition-warning alert"><div><span><svg></svg></span>Mind this</div><div><p>Text.</div></div>',
    '> **Warning: Mind this**\n>\n> Text.',
  ],
  [
    'an admonition without a title has its kind',
    '<div class="theme-admonition theme-admonition-note alert"><div><svg></svg>note</div><div><p>Text.</div></div>',
    '> **Note**\n>\n> Text.',
  ],
  [
    'the facts of an option are a list',
    '<dl><div><dt>Type<dd><code><span class=f>boolean</span></code></div><div><dt>Default<dd><div><span>development</span><code>true</code></div><div><span>none</span><code>false</code></div></div></dl>',
    '- **Type**: `boolean`\n- **Default**: development `true`, none `false`',
  ],
  [
    'a long type is a fence',
    '<dl><div><dt>Type<dd><details><summary>Show the type</summary><pre><code>{\n  a: b;\n}</code></pre></details></div></dl>',
    '- **Type**:\n\n  ```ts\n  {\n    a: b;\n  }\n  ```',
  ],
  [
    'a picture is its description',
    '<p><img alt="A chart" src=/a.svg><img alt="" src=/b.svg></p>',
    '![A chart](https://example.com/a.svg)',
  ],
  ['what folds is open', '<details><summary>More</summary><p>Text.</details>', '**More**\n\nText.'],
  [
    'a card is a line with its link',
    '<ul><li><a href=/a><span aria-hidden=true><svg></svg></span><h2>Fast</h2><p>Text.</p></a></ul>',
    '- [Fast](https://example.com/a)\n\n  Text.',
  ],
  [
    'a table keeps its cells',
    '<table><thead><tr><th>A<th>B<tbody><tr><td><code>x | y</code><td>1</table><span hidden></span>',
    '| A | B |\n| - | - |\n| `x \\| y` | 1 |',
  ],
  [
    'a heading has no link to itself',
    '<h2 id=a>A<a class=hash-link href=#a>\u200b</a></h2>',
    '## A',
  ],
  [
    'a name that may break is one word',
    '<h2>output.<wbr>distPath</h2><p><code>output.<wbr>distPath</code>',
    '## output.distPath\n\n`output.distPath`',
  ],
  [
    'a link is one',
    '<p>See <a href=/a>this <code>page</code></a>.',
    'See [this `page`](https://example.com/a).',
  ],
  [
    'links side by side are two words',
    '<p><a href=/a>A</a><a href=/b>B</a></p>',
    '[A](https://example.com/a) [B](https://example.com/b)',
  ],
  [
    'a term leads to the glossary, without its note',
    '<p>如<span class=whole>（<button class=term type=button popoverTarget=term-hmr>HMR</button>）</span>时<div data-markdown=skip><div id=term-hmr popover><b>HMR</b><p>A definition.<a href=/zh/glossary#hmr>Glossary</a></div></div>',
    '如（[HMR](https://example.com/zh/glossary#hmr)）时',
  ],
  ['parts of a layout are words of their own', '<p>a<span>b</span>c', 'a b c'],
  [
    'code outside of a fence is one',
    '<pre class="x language-sh">npm i\n</pre>',
    '```sh\nnpm i\n```',
  ],
  ['it may have no language', '<pre>npm i</pre>', '```\nnpm i\n```'],
  [
    'an empty fence stays one',
    '<div class="theme-code-block language-ts"><pre><code></code></pre></div>',
    '```ts\n```',
  ],
  [
    'a line of a diff is one, of however many parts it is',
    '<div class="theme-code-block language-js"><pre><code>a(<b>1</b>);\n<span class="line add">b(\nc);\n</span>d</code></pre></div>',
    '```diff\n a(1);\n+b(\n+c);\n d\n```',
  ],
  ['code in a line is one word', '<p><code>a<span class=xy>b</span></code>', '`ab`'],
  ['a numbered list begins where it begins', '<ol start=3><li>c<li>d</ol>', '3. c\n4. d'],
  [
    'controls say nothing',
    '<nav>n</nav><footer>f</footer><script>s</script><style>t</style><button>b</button><link rel=x><p>Text.',
    'Text.',
  ],
  ['what is folded away is said', '<div hidden><p>Text.</p></div>', 'Text.'],
  ['what is hidden from all is not', '<p>Text.</p><p aria-hidden=true>Mark</p>', 'Text.'],
  [
    'a figure of another kind is what is in it',
    '<figure><img alt=A src=/a.svg><figcaption>Caption.</figcaption></figure>',
    '![A](https://example.com/a.svg)\n\nCaption.',
  ],
  [
    'a title of an admonition has no spaces around it',
    '<div class="theme-admonition theme-admonition-tip alert"> <div> Mind this </div> <div><p>Text.</div></div>',
    '> **Tip: Mind this**\n>\n> Text.',
  ],
  [
    'labels have no spaces around them',
    '<div class="tabs-container"><ul role=tablist><li role=tab> npm </ul><div role=tabpanel><p>One</div></div>',
    '**npm**\n\nOne',
  ],
  [
    'nor has the link of a card',
    '<a href=/a><h2> Fast </h2><p>Text.</p></a>',
    '[Fast](https://example.com/a)\n\nText.',
  ],
  ['bold type ends before Chinese', '<p><strong>粗体。</strong>字', '**粗体。**字'],
  ['what says nothing is left out', '<div data-markdown=skip><input></div><p>Text.', 'Text.'],
])('%s', (_, html, markdown) => {
  expect(bodyOf(html)).toBe(markdown);
});

test('facts are a line each, however long', () => {
  const long = 'word '.repeat(40).trim();
  expect(
    markdownFile({ title: 'A', description: long, url: '/a', language: 'en', version: '1' }, ''),
  ).toContain(`description: ${long}\n`);
});

test('a file begins with the facts of its page', () => {
  const facts = {
    title: 'A: b',
    description: 'What it is.',
    url: 'https://example.com/a',
    language: 'en',
    version: '1.3.22',
  };
  expect(markdownFile(facts, '# A: b\n')).toBe(
    "---\ntitle: 'A: b'\ndescription: What it is.\nurl: https://example.com/a\nlanguage: en\nversion: 1.3.22\n---\n\n# A: b\n",
  );
});
