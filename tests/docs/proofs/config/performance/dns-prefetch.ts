import assert from 'node:assert/strict';
import { looksLike } from '@site/tests/docs/proving/kit/looks-like';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'Rsbuild writes one tag for each URL to each HTML page, in the order of the array:',
    run: 'build',
    config: { performance: { dnsPrefetch: ['https://example.com'] } },
    expect: ({ read }) =>
      assert.match(read('index.html'), /<link rel="dns-prefetch" href="https:\/\/example\.com">/),
  },
  {
    says: 'Only the tags of performance.preconnect and those of html.tags with append: false come before them.',
    run: 'build',
    config: {
      html: { tags: [{ tag: 'meta', append: false, attrs: { name: 'mine' } }] },
      performance: { dnsPrefetch: ['https://a.example'], preconnect: ['https://b.example'] },
    },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /<head><meta name="mine"><link rel="preconnect"[^>]*><link rel="dns-prefetch"/,
      ),
  },
  {
    says: 'If html.inject is false, the page has no tags unless your template prints htmlPlugin.tags.headTags.',
    run: 'build',
    config: { html: { inject: false }, performance: { dnsPrefetch: ['https://a.example'] } },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /rel="dns-prefetch"/),
  },
  {
    says: 'The option takes effect where Rsbuild generates HTML, which is the case for the web target.',
    run: 'build',
    config: { output: { target: 'node' }, performance: { dnsPrefetch: ['https://a.example'] } },
    expect: ({ files, error }) => {
      assert.equal(error, undefined);
      assert.ok(!files.some((file) => file.endsWith('.html')), files.join());
    },
  },
  {
    says: 'What your template has in its <head> stays in front.',
    run: 'build',
    files: {
      'src/index.js': '',
      'page.html': '<!doctype html><html><head><meta name="mine"></head><body></body></html>',
    },
    config: {
      html: { template: './page.html' },
      performance: { dnsPrefetch: ['https://a.example'] },
    },
    expect: ({ read }) => assert.match(read('index.html'), /name="mine"[\s\S]*rel="dns-prefetch"/),
  },
  {
    says: 'Rsbuild writes one tag for each URL to each HTML page, in the order of the array:',
    shown: { containing: 'href="https://stats.example.com"' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts' },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
];
