import assert from 'node:assert/strict';
import { connectionProofs } from '#kit/connection-hints';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  ...connectionProofs('preconnect'),
  {
    says: [
      'Rsbuild writes one tag for each item to each HTML page and leaves the URL as you wrote it.',
      'Adds the attribute crossorigin without a value.',
    ],
    run: 'build',
    config: { performance: { preconnect: [{ href: 'https://example.com/', crossorigin: true }] } },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /<link rel="preconnect" href="https:\/\/example\.com\/" crossorigin>/,
      ),
  },
  {
    says: [
      "A string | The same as { href: '…' }",
      'href | The host to connect to',
      "crossorigin: true | Adds the attribute crossorigin without a value. With false, or if you leave it out, the tag doesn't have the attribute",
    ],
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
