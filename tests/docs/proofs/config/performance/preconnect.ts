import assert from 'node:assert/strict';
import { connectionProofs } from '#kit/connection-hints';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  ...connectionProofs('preconnect'),
  {
    says: [
      'List the host in preconnect, and the browser connects while it still reads the page:',
      'Rsbuild adds a tag for each item to each HTML page and leaves the URL as you wrote it:',
    ],
    shown: { containing: 'api.example.com">' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { source: { entry: { index: './src/index.js', about: './src/index.js' } } },
    expect({ read, shown }) {
      for (const page of ['index.html', 'about.html']) assert.ok(read(page).includes(shown.trim()));
    },
  },
  {
    says: 'In this example, the first host sends a stylesheet, and the second one sends the fonts:',
    shown: { containing: 'gstatic.com" crossorigin' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'gstatic' },
    expect: ({ read, shown }) =>
      assert.ok(read('index.html').includes(shown.trim().replaceAll('\n', '')), read('index.html')),
  },
  {
    says: 'When a host serves both kinds, add two items:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'cdn' },
    expect: ({ read }) =>
      assert.deepEqual(read('index.html').match(/<link rel="preconnect"[^>]*>/g), [
        '<link rel="preconnect" href="https://cdn.example.com">',
        '<link rel="preconnect" href="https://cdn.example.com" crossorigin>',
      ]),
  },
  {
    says: 'If just one of your apps talks to the API, set the option in the environment of this app.',
    run: 'build',
    config: {
      environments: {
        web: { performance: { preconnect: ['https://api.example.com'] } },
        admin: { output: { distPath: { root: 'dist/admin' } } },
      },
    },
    expect({ read }) {
      assert.match(read('index.html'), /rel="preconnect"/);
      assert.doesNotMatch(read('admin/index.html'), /rel="preconnect"/);
    },
  },
  {
    says: 'leaves the URL as you wrote it:',
    run: 'build',
    config: {
      performance: {
        preconnect: [
          'https://a.example',
          { href: 'https://b.example' },
          { href: 'https://c.example', crossorigin: false },
          { href: 'https://d.example', crossorigin: true },
        ],
      },
    },
    expect({ read }) {
      for (const host of ['a', 'b', 'c']) {
        assert.ok(
          read('index.html').includes(`<link rel="preconnect" href="https://${host}.example">`),
        );
      }
      assert.match(read('index.html'), /href="https:\/\/d\.example" crossorigin>/);
    },
  },
];
