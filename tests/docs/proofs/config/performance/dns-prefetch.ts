import assert from 'node:assert/strict';
import { looksLike } from '@site/tests/docs/proving/kit/looks-like';
import { connectionProofs } from '@site/tests/docs/proving/kit/connection-hints';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  ...connectionProofs('dns-prefetch'),
  {
    says: 'Rsbuild writes one tag for each URL to each HTML page, in the order of the array:',
    run: 'build',
    config: { performance: { dnsPrefetch: ['https://example.com'] } },
    expect: ({ read }) =>
      assert.match(read('index.html'), /<link rel="dns-prefetch" href="https:\/\/example\.com">/),
  },
  {
    says: 'The tags of performance.preconnect and those of html.tags with append: false come before them, and a function there or a plugin can put others in front.',
    run: 'build',
    config: {
      html: {
        tags: [
          { tag: 'meta', append: false, attrs: { name: 'mine' } },
          (tags) => [{ tag: 'meta', attrs: { name: 'first' } }, ...tags],
        ],
      },
      plugins: [
        {
          name: 'in-front',
          setup: (api: RsbuildPluginAPI) =>
            api.modifyHTMLTags({
              order: 'post',
              handler(tags) {
                tags.headTags.unshift({ tag: 'meta', attrs: { name: 'plugin' } });
                return tags;
              },
            }),
        },
      ],
      performance: { dnsPrefetch: ['https://a.example'], preconnect: ['https://b.example'] },
    },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /<head><meta name="mine"><meta name="first"><meta name="plugin"><link rel="preconnect"[^>]*><link rel="dns-prefetch"/,
      ),
  },
  {
    says: 'Rsbuild writes one tag for each URL to each HTML page, in the order of the array:',
    shown: { containing: 'href="https://stats.example.com"' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts' },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
];
