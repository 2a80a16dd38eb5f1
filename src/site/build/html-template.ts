import standard from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/** Where Docusaurus's template lists the page's scripts. */
const SCRIPT_TAGS = /<% it\.scripts\.forEach\(.*?<% }\); %>/s;

/** Nothing is painted before the whole navbar is loaded: half of it would move when the other half arrives. */
const WHOLE_NAVBAR =
  '<link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render" />';

/** Names no file, so that one hash in the site's policy allows it on every page. */
export const RUN_SCRIPTS = `
      addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(() => {
        for (const { href: src } of document.querySelectorAll('link[rel=preload][as=script]'))
          document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
      })));`;

/** Fetches the scripts at once; runs them in their order when the page is complete and has been painted. */
const LATE_SCRIPTS = `
    <% it.scripts.forEach((script) => { %>
      <link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>" />
    <% }); %>
    <script>${RUN_SCRIPTS}
    </script>`;

/** Docusaurus's page template, except that reading comes before running: text is painted before any script runs. */
export function htmlTemplate(template: string = standard): string {
  if (!SCRIPT_TAGS.test(template)) {
    throw new Error(
      'Page template: expected Docusaurus 3.10.2’s list of scripts, found none. ' +
        'Compare src/site/build/html-template.ts with @docusaurus/core/lib/ssg/ssgTemplate.html.js.',
    );
  }
  return template.replace(SCRIPT_TAGS, () => WHOLE_NAVBAR + LATE_SCRIPTS);
}
