import assert from 'node:assert/strict';
import { looksLike } from '#kit/looks-like';
import { oncePerPage } from '#kit/once-per-page';
import type { Proof } from '#tools/prover/proof';

const styled = { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' };
const printing = {
  ...styled,
  'page.html':
    '<!doctype html><html><head><%= htmlPlugin.tags.headTags %></head><body><b></b><%= htmlPlugin.tags.bodyTags %></body></html>',
};
const tags = [
  { tag: 'script', attrs: { src: 'mine.js' } },
  { tag: 'p', children: 'mine' },
];
const own = /<script(?: defer)? src="\/static[^>]*>/;
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
const bodyOf = (html: string) => html.slice(html.indexOf('</head>'));
const bare = { html: { title: '', meta: { charset: false, viewport: false } } } as const;
const calledPerPage = 'Set a function, which Rsbuild calls once for each page of each environment:';

export const proofs: Proof[] = [
  oncePerPage(calledPerPage, (note) => ({
    inject: ({ entryName }) => note(entryName),
  })),
  {
    says: ['Rsbuild puts your scripts into the <head>.', "'head' | In <head>"],
    run: 'build',
    files: styled,
    expect({ read }) {
      assert.match(headOf(read('index.html')), own);
      assert.match(headOf(read('index.html')), /rel="stylesheet"/);
    },
  },
  {
    says: 'Because they have the attribute defer, they still wait until the page has been parsed, so most apps need no other place.',
    run: 'preview',
    files: { 'src/index.js': 'document.title = document.querySelector("p").textContent;\n' },
    config: { html: { tags: { tag: 'p', children: 'parsed', head: false } } },
    async expect({ open, page }) {
      assert.match(headOf(await page('/')), /<script defer src/);
      assert.equal(await (await open('/')).title(), 'parsed');
    },
  },
  {
    shown: { title: 'dist/index.html', nth: 2 },
    run: 'build',
    config: { ...bare, output: { filenameHash: false } },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    says: [
      "'body' | At the end of <body>",
      "Stylesheets stay in the <head>, so that the page isn't shown without its styles.",
      'Tags from html.tags stay where they are, too, because you place each of them with its field head.',
    ],
    run: 'build',
    config: { html: { inject: 'body', tags: [...tags, { tag: 'script', head: false }] } },
    files: styled,
    expect({ read }) {
      assert.match(bodyOf(read('index.html')), own);
      assert.match(headOf(read('index.html')), /mine\.js/);
      assert.match(headOf(read('index.html')), /rel="stylesheet"/);
      assert.match(bodyOf(read('index.html')), /<script><\/script>/);
    },
  },
  {
    says: [
      "true | At the end of <body> if html.scriptLoading is 'blocking', otherwise in <head>",
      'But blocking scripts run at once, so they have to come after the elements that they look for.',
    ],
    run: 'build',
    config: {
      html: { inject: true },
      environments: {
        deferred: { output: { distPath: { root: 'dist/deferred' } } },
        blocking: {
          html: { scriptLoading: 'blocking' },
          output: { distPath: { root: 'dist/blocking' } },
        },
      },
    },
    expect({ read }) {
      assert.match(headOf(read('deferred/index.html')), own);
      assert.match(bodyOf(read('blocking/index.html')), own);
    },
  },
  {
    says: [
      'false | Nowhere, until your template prints them',
      'false leaves the other tags to you as well: the title, meta tags, stylesheets, icons and what you add with html.tags.',
    ],
    run: 'build',
    config: { html: { inject: false, tags, favicon: 'https://example.com/a.ico' } },
    files: styled,
    expect: ({ read }) =>
      assert.equal(
        read('index.html').replaceAll(/\s/g, ''),
        '<!doctypehtml><html><head></head><body><divid="root"></div></body></html>',
      ),
  },
  {
    shown: { title: 'dist/index.html', nth: 1 },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { output: { filenameHash: false }, html: { meta: { charset: false, viewport: false } } },
    files: styled,
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    says: calledPerPage,
    run: 'build',
    sample: 'rsbuild.config.ts',
    section: 'Choose the place for each page',
    files: { 'src/index.ts': 'console.log(1);', 'src/widget.ts': 'console.log(2);' },
    expect({ read }) {
      assert.match(headOf(read('index.html')), own);
      assert.match(bodyOf(read('widget.html')), own);
    },
  },
  {
    says: 'Set inject to false, and print the tags in the template where you want them:',
    shown: 'dist/index.html',
    run: 'build',
    sample: 'rsbuild.config.ts',
    section: 'Place the tags yourself',
    with: { output: { filenameHash: false } },
    pageFiles: [{ title: 'static/index.html' }],
    expect({ read, shown }) {
      looksLike(read('index.html'), shown);
      assert.match(headOf(read('index.html')), /<title>/);
    },
  },
  {
    says: [
      "Your scripts are in bodyTags here because they're blocking.",
      'With another value of html.scriptLoading, they are in headTags.',
    ],
    run: 'build',
    config: {
      html: { inject: false, template: './page.html', tags },
      environments: {
        deferred: { output: { distPath: { root: 'dist/deferred' } } },
        module: {
          html: { scriptLoading: 'module' },
          output: { distPath: { root: 'dist/module' } },
        },
        blocking: {
          html: { scriptLoading: 'blocking' },
          output: { distPath: { root: 'dist/blocking' } },
        },
      },
    },
    files: printing,
    expect({ read }) {
      for (const name of ['deferred', 'module', 'blocking']) {
        const html = read(`${name}/index.html`);
        assert.match(headOf(html), /<title>.*rel="stylesheet".*mine\.js/s);
        assert.match(bodyOf(html), /<p>mine<\/p>/);
        const place = name === 'blocking' ? bodyOf(html) : headOf(html);
        assert.match(place, /<script(?: defer| type="module")? src="\/static[^>]*>/);
      }
    },
  },
  {
    says: "Your template prints headTags and bodyTags, but inject isn't false, so Rsbuild adds the tags once more.",
    run: 'build',
    config: { html: { template: './page.html' } },
    files: printing,
    expect: ({ read }) => assert.equal(read('index.html').match(new RegExp(own, 'g'))?.length, 2),
  },
  {
    says: 'inject is false, but the template prints just one of the two lists or none.',
    run: 'build',
    config: { html: { inject: false, template: './page.html' } },
    files: {
      ...styled,
      'page.html':
        '<!doctype html><html><head></head><body><%= htmlPlugin.tags.bodyTags %></body></html>',
    },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /<title>|rel="stylesheet"/),
  },
  ...[true, false].map((isDefault): Proof => ({
    says: [
      'Your template contains a viewport tag, and it also prints headTags, where html.meta has put another one.',
      'Delete the tag from the template, or set viewport: false in html.meta.',
    ],
    run: 'build',
    config: {
      html: {
        inject: false,
        template: './page.html',
        meta: isDefault ? {} : { viewport: false },
      },
    },
    files: {
      ...styled,
      'page.html':
        '<!doctype html><html><head><meta name="viewport" content="width=1"><%= htmlPlugin.tags.headTags %></head><body></body></html>',
    },
    expect: ({ read }) =>
      assert.equal(read('index.html').match(/name="viewport"/g)?.length, isDefault ? 2 : 1),
  })),
];
