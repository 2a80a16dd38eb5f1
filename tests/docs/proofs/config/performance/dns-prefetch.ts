import assert from 'node:assert/strict';
import { looksLike } from '#kit/looks-like';
import { connectionProofs } from '#kit/connection-hints';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  ...connectionProofs('dns-prefetch'),
  {
    says: [
      'List such hosts in dnsPrefetch, and the browser looks them up while it still reads the page:',
      'Rsbuild adds one tag for each URL to each HTML page, in the order of the array:',
    ],
    shown: { containing: 'href="https://stats.example.com"' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { source: { entry: { index: './src/index.js', about: './src/index.js' } } },
    expect({ read, shown }) {
      for (const page of ['index.html', 'about.html']) looksLike(read(page), shown);
    },
  },
  {
    says: 'You can combine the two:',
    shown: { containing: 'rel="preconnect"' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'preconnect:' },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    says: 'You can set the option for each environment.',
    run: 'build',
    config: {
      environments: {
        web: { performance: { dnsPrefetch: ['https://maps.example.com'] } },
        admin: { output: { distPath: { root: 'dist/admin' } } },
      },
    },
    expect({ read }) {
      assert.match(read('index.html'), /rel="dns-prefetch"/);
      assert.doesNotMatch(read('admin/index.html'), /rel="dns-prefetch"/);
    },
  },
  {
    says: 'To add the tag to one page of an environment, use html.tags with a function.',
    run: 'build',
    config: {
      source: { entry: { index: './src/index.js', about: './src/index.js' } },
      html: {
        tags: [
          (tags, { entryName }) =>
            entryName === 'about'
              ? [
                  ...tags,
                  { tag: 'link', attrs: { rel: 'dns-prefetch', href: 'https://a.example' } },
                ]
              : tags,
        ],
      },
    },
    expect({ read }) {
      assert.match(read('about.html'), /rel="dns-prefetch"/);
      assert.doesNotMatch(read('index.html'), /rel="dns-prefetch"/);
    },
  },
];
