import * as eta from 'eta';
import { htmlTemplate } from '../../../../src/site/build/html-template';

const DATA = {
  baseUrl: '/docs/',
  htmlAttributes: 'lang="en"',
  bodyAttributes: '',
  metaAttributes: [],
  headTags: '',
  preBodyTags: '',
  postBodyTags: '',
  appHtml: '<p>Text</p>',
  version: '3.10.2',
  stylesheets: ['assets/a.css'],
  scripts: ['assets/runtime.js', 'assets/main.js'],
};

describe('the page template', () => {
  const html = eta.render(htmlTemplate(), DATA) as string;

  test('lets no script run while the page is read in', () => {
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).toContain('DOMContentLoaded');
  });

  test('holds the first painting until the navbar is whole', () => {
    expect(html).toContain(
      '<link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render" />',
    );
  });

  test('names the scripts for later, in their order, below the base, and fetches none itself', () => {
    expect(html).toContain('data-scripts="/docs/assets/runtime.js /docs/assets/main.js"');
    expect(html).not.toMatch(/rel="(?:modulepreload|preload|prefetch)"/);
  });

  test('keeps the style sheets and the text', () => {
    expect(html).toContain('<link rel="stylesheet" href="/docs/assets/a.css" />');
    expect(html).toContain('<div id="__docusaurus"><p>Text</p></div>');
  });

  test('says what to compare when Docusaurus’s template has changed', () => {
    expect(() => htmlTemplate('<html></html>')).toThrow(/expected .*found none.*html-template\.ts/);
  });
});
