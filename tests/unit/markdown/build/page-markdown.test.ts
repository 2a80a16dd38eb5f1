import { markdownFile, pageMarkdown } from '../../../../src/markdown/build/page-markdown';

const page = (content: string, head = '<meta name=description content="What it is.">') =>
  `<html><head><meta charset=UTF-8>${head}</head><body><nav><h1>Menu</h1></nav><main>` +
  `<article><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${content}</div>` +
  '<footer>Edit this page</footer></article></main></body></html>';

const read = (html: string) =>
  pageMarkdown(html, {
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
  ['bold type ends before Chinese', '<p><strong>粗体。</strong>字', '**粗体。**字'],
  ['what says nothing is left out', '<div data-markdown=skip><input></div><p>Text.', 'Text.'],
])('%s', (_, html, markdown) => {
  expect(bodyOf(html)).toBe(markdown);
});

test('an element without a text form is an error that names it, its heading and what to do', () => {
  expect(() => bodyOf('<h2>Charts</h2><p>Text.</p><video src=/a.mp4></video>')).toThrow(
    'expected elements that have a text form, found <video> below the heading “Charts”. ' +
      'If it says nothing, give it `data-markdown="skip"`. Otherwise add its form to src/markdown/build/text-forms.ts.',
  );
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
