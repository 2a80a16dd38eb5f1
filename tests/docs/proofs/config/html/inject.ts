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

export const proofs: Proof[] = [
  oncePerPage(
    'You can set a function, which Rsbuild calls once for each page of each environment.',
    (note) => ({
      inject: ({ entryName }) => note(entryName),
    }),
  ),
  {
    says: ["'head' | In <head>", 'Unless the value is false, stylesheet links are in <head>.'],
    run: 'build',
    files: styled,
    expect({ read }) {
      assert.match(headOf(read('index.html')), own);
      assert.match(headOf(read('index.html')), /rel="stylesheet"/);
    },
  },
  {
    says: [
      "'body' | At the end of <body>",
      'Only the scripts of your bundles move.',
      'A script that you add with html.tags stays in <head>, unless you set its head field.',
    ],
    run: 'build',
    config: { html: { inject: 'body', tags } },
    files: styled,
    expect({ read }) {
      assert.match(bodyOf(read('index.html')), own);
      assert.match(headOf(read('index.html')), /mine\.js/);
      assert.match(headOf(read('index.html')), /rel="stylesheet"/);
    },
  },
  {
    says: "true | At the end of <body> if html.scriptLoading is 'blocking', otherwise in <head>",
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
    says: 'false | Nowhere. Rsbuild adds no other tags either, such as stylesheets, <title>, <meta>, icons or html.tags',
    run: 'build',
    config: { html: { inject: false, tags } },
    files: styled,
    expect: ({ read }) =>
      assert.equal(
        read('index.html').replaceAll(/\s/g, ''),
        '<!doctypehtml><html><head></head><body><divid="root"></div></body></html>',
      ),
  },
  {
    shown: 'dist/index.html',
    run: 'build',
    sample: 'rsbuild.config.ts',
    section: 'Move scripts to the body',
    with: { output: { filenameHash: false }, html: { meta: { charset: false, viewport: false } } },
    files: styled,
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    says: 'You can set a function, which Rsbuild calls once for each page of each environment.',
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
    says: ["value is 'head' at first.", 'If you return nothing, it stays the same.'],
    run: 'build',
    config: {
      html: {
        inject: ({ value }) => {
          assert.equal(value, 'head');
        },
      },
    },
    expect: ({ read }) => assert.match(headOf(read('index.html')), own),
  },
  {
    says: [
      'headTags contains the tags for <head>.',
      "The scripts of your bundles are in this list, unless html.scriptLoading is 'blocking'.",
      'bodyTags contains the tags of html.tags for <body>.',
      "With 'blocking', it also contains the scripts of your bundles.",
      'They also contain what you add with html.tags.',
    ],
    run: 'build',
    config: {
      html: { inject: false, template: './page.html', tags },
      environments: {
        deferred: { output: { distPath: { root: 'dist/deferred' } } },
        blocking: {
          html: { scriptLoading: 'blocking' },
          output: { distPath: { root: 'dist/blocking' } },
        },
      },
    },
    files: printing,
    expect({ read }) {
      for (const name of ['deferred', 'blocking']) {
        const html = read(`${name}/index.html`);
        assert.match(headOf(html), /<title>.*rel="stylesheet".*mine\.js/s);
        assert.match(bodyOf(html), /<p>mine<\/p>/);
        assert.match(name === 'blocking' ? bodyOf(html) : headOf(html), own);
      }
    },
  },
  {
    says: 'With another value, Rsbuild adds the tags as well, and each script runs twice.',
    run: 'build',
    config: { html: { template: './page.html' } },
    files: printing,
    expect: ({ read }) => assert.equal(read('index.html').match(new RegExp(own, 'g'))?.length, 2),
  },
  {
    says: 'A template that prints the lists also gets a second viewport tag if it already has one.',
    run: 'build',
    config: { html: { inject: false, template: './page.html' } },
    files: {
      ...styled,
      'page.html':
        '<!doctype html><html><head><meta name="viewport" content="width=1"><%= htmlPlugin.tags.headTags %></head><body></body></html>',
    },
    expect: ({ read }) => assert.equal(read('index.html').match(/name="viewport"/g)?.length, 2),
  },
];
