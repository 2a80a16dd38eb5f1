import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

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
    config: {
      html: { tags: mine },
      environments: {
        module: {
          html: { scriptLoading: 'module' },
          output: { distPath: { root: 'dist/module' } },
        },
        defer: { output: { distPath: { root: 'dist/defer' } } },
      },
    },
    files: {
      'src/index.js': "import('./later.js');\n",
      'src/later.js': "console.log('later');\n",
    },
    expect({ files, read }) {
      assert.match(read('module/index.html'), script('type="module" '));
      for (const name of ['module', 'defer']) {
        assert.match(read(`${name}/index.html`), /<script src="\/mine\.js" async><\/script>/);
      }
      const scripts = files.filter((file) => /^module\/.*\.js$/.test(file));
      assert.equal(scripts.length, 2);
      for (const file of scripts) assert.equal(read(file), read(file.replace('module', 'defer')));
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
