import themeClassic from '@docusaurus/theme-classic';
import type { LoadContext } from '@docusaurus/types';
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

type HtmlTag = Readonly<Record<'tagName' | 'innerHTML', string>>;

const written = ({ tagName, innerHTML }: HtmlTag) => `<${tagName}>${innerHTML}</${tagName}>`;

/** Of the theme's tags, the color mode's depend on these. */
const CONTEXT = {
  i18n: { currentLocale: 'en', localeConfigs: { en: { direction: 'ltr' } } },
  siteStorage: { type: 'localStorage', namespace: '-test' },
  siteConfig: {
    themeConfig: {
      colorMode: { respectPrefersColorScheme: true },
      prism: { additionalLanguages: [] },
    },
  },
} as unknown as LoadContext;

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

  test('has no script of the theme for the color mode: the site has one of its own', () => {
    const theme = themeClassic(CONTEXT, { customCss: [] });
    const tags = theme.injectHtmlTags!({ content: undefined }).preBodyTags as HtmlTag[];
    const preBodyTags = [...tags, { tagName: 'script', innerHTML: 'own' }].map(written).join('\n');
    const body = (eta.render(htmlTemplate(), { ...DATA, preBodyTags }) as string).split(
      '<body',
    )[1]!;
    expect(body.match(/<script.*?>/g)).toEqual(['<script>']);
    expect(body).toContain('<script>own</script>');
    expect(body).toContain('id="theme-svg-external-link"');
  });

  test.each(['<html></html>', '<% it.scripts.forEach((script) => { %><% }); %>'])(
    'says what to compare when Docusaurus’s template has changed: %s',
    (template) => {
      expect(() => htmlTemplate(template)).toThrow(/expected .*found none.*html-template\.ts/);
    },
  );
});
