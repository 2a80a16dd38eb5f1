import assert from 'node:assert/strict';
import type { Proof } from '../proof';

const options = { 'dns-prefetch': 'dnsPrefetch', preconnect: 'preconnect' } as const;

/** What the pages of `performance.dnsPrefetch` and `performance.preconnect` both say. */
export function connectionProofs(rel: keyof typeof options): Proof[] {
  const performance = { [options[rel]]: ['https://a.example'] };
  const tag = `<link rel="${rel}" href="https://a.example">`;
  return [
    ...(['', '<%= htmlPlugin.tags.headTags %>'] as const).map((printed): Proof => ({
      says: 'If html.inject is false, the page has no tags unless your template prints htmlPlugin.tags.headTags.',
      run: 'build',
      files: {
        'src/index.js': '',
        'page.html': `<!doctype html><html><head>${printed}</head><body></body></html>`,
      },
      config: { html: { inject: false, template: './page.html' }, performance },
      expect: ({ read }) => assert.equal(read('index.html').includes(tag), printed !== ''),
    })),
    ...(['web', 'node'] as const).map((target): Proof => ({
      says: 'The option takes effect where Rsbuild generates HTML, which is the case for the web target.',
      run: 'build',
      config: { output: { target }, performance },
      expect({ files, read, error }) {
        assert.equal(error, undefined);
        if (target === 'web') assert.ok(read('index.html').includes(tag));
        else assert.ok(!files.some((file) => file.endsWith('.html')), files.join());
      },
    })),
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
