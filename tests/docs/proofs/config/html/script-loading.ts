import assert from 'node:assert/strict';
import { looksLike } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const mine = [{ tag: 'script', attrs: { src: 'mine.js', async: true } }];
const script = (attributes: string) =>
  new RegExp(`<script ${attributes}src="/static/js/index\\.[^"]*"></script>`);

export const proofs: Proof[] = [
  {
    says: [
      'By default, Rsbuild adds defer to the scripts in the page.',
      '\'defer\' | <script defer src="…">',
    ],
    run: 'build',
    expect: ({ read }) =>
      assert.match(read('index.html'), new RegExp(`${script('defer ').source}.*</head>`, 's')),
  },
  {
    says: [
      '\'module\' | <script type="module" src="…">',
      'The files stay the same, and Rsbuild only changes the tag.',
      'When no other code waits for a script, such as one that counts visits, let it run as soon as it has downloaded.',
      'For a script that you add with html.tags, set the attribute async in attrs:',
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
    says: 'Move them to the end of the <body> with html.inject, so that the browser can show the page first:',
    shown: { title: 'dist/index.html', nth: 2 },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    with: { output: { filenameHash: false } },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    says: "To load your scripts as ES modules instead, set 'module':",
    shown: { title: 'dist/index.html', nth: 1 },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { output: { filenameHash: false } },
    expect: ({ read, shown }) => assert.ok(read('index.html').includes(shown.trim())),
  },
  ...(['blocking', 'defer'] as const).map((scriptLoading): Proof => ({
    says: [
      "document.getElementById('root') is null",
      'Your scripts are blocking and in the <head>, so they run before the browser has reached the mount element.',
    ],
    run: 'preview',
    config: { html: { scriptLoading } },
    files: {
      'src/index.js': "document.title = String(document.getElementById('root') === null);\n",
    },
    async expect({ open }) {
      const page = await open('/');
      assert.equal(await page.title(), scriptLoading === 'blocking' ? 'true' : 'false');
    },
  })),
];
