import assert from 'node:assert/strict';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

const options = { 'dns-prefetch': 'dnsPrefetch', preconnect: 'preconnect' } as const;

/** Where each page says that the tags are. */
const order = {
  'dns-prefetch': [
    'The tags come first in the part of the <head> that Rsbuild generates, after those of performance.preconnect.',
    'To put another tag in front, use html.tags with append: false or with a function, or write a plugin.',
  ],
  preconnect: [
    'The tags come first in the part of the <head> that Rsbuild generates, before those of performance.dnsPrefetch.',
    'To put another tag in front, use html.tags with append: false or with a function, or write a plugin.',
  ],
};

/** What the pages of `performance.dnsPrefetch` and `performance.preconnect` both say. */
export function connectionProofs(rel: keyof typeof options): Proof[] {
  const performance = { [options[rel]]: ['https://a.example'] };
  const tag = `<link rel="${rel}" href="https://a.example">`;
  return [
    ...(['', '<%= htmlPlugin.tags.headTags %>'] as const).map((printed): Proof => ({
      says: 'When html.inject is false, your template has to print the tags:',
      run: 'build',
      files: {
        'src/index.js': '',
        'page.html': `<!doctype html><html><head>${printed}</head><body></body></html>`,
      },
      config: { html: { inject: false, template: './page.html' }, performance },
      expect: ({ read }) => assert.equal(read('index.html').includes(tag), printed !== ''),
    })),
    ...(['web', 'node'] as const).map((target): Proof => ({
      says: 'Rsbuild adds the tags to the HTML that it generates, so the target has to be web.',
      run: 'build',
      config: { output: { target }, performance },
      expect({ files, read, error }) {
        assert.equal(error, undefined);
        if (target === 'web') assert.ok(read('index.html').includes(tag));
        else assert.ok(!files.some((file) => file.endsWith('.html')), files.join());
      },
    })),
    {
      says: order[rel],
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
      says: 'What your template has in its <head> stays in front.',
      run: 'build',
      files: {
        'src/index.js': '',
        'page.html': '<!doctype html><html><head><meta name="mine"></head><body></body></html>',
      },
      config: { html: { template: './page.html' }, performance },
      expect({ read }) {
        const html = read('index.html');
        assert.ok(html.indexOf('name="mine"') > 0);
        assert.ok(html.indexOf('name="mine"') < html.indexOf(tag), html);
      },
    },
  ];
}
