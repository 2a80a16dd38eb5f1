import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const mine = [{ tag: 'script', attrs: { src: 'mine.js', async: true } }];
const script = (attributes: string) =>
  new RegExp(`<script ${attributes}src="/static/js/index\\.[^"]*"></script>`);

export const proofs: Proof[] = [
  {
    says: ['By default, scripts are in <head>.', '\'defer\' | <script defer src="…">'],
    run: 'build',
    expect: ({ read }) =>
      assert.match(read('index.html'), new RegExp(`${script('defer ').source}.*</head>`, 's')),
  },
  {
    says: [
      '\'module\' | <script type="module" src="…">',
      'This only changes the tag.',
      "The option doesn't affect tags from html.tags, which keep the attributes that you set.",
    ],
    run: 'build',
    config: { html: { scriptLoading: 'module', tags: mine } },
    expect({ read }) {
      assert.match(read('index.html'), script('type="module" '));
      assert.match(read('index.html'), /<script src="\/mine\.js" async><\/script>/);
      assert.match(read('static/js/index.*.js'), /^console\.log|^\(\(\)=>/);
    },
  },
  {
    says: '\'blocking\' | <script src="…">',
    run: 'build',
    config: { html: { scriptLoading: 'blocking' } },
    expect: ({ read }) =>
      assert.match(read('index.html'), new RegExp(`${script('').source}.*</head>`, 's')),
  },
  {
    says: 'Put blocking scripts at the end of <body> with html.inject, so that the browser can show the page before they run:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        new RegExp(`<div id="root"></div>${script('').source}</body>`),
      ),
  },
];
