import standard from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import { minifiedScript } from './minified';

/** The theme's script for the color mode; src/site/build/early-scripts.ts has another. */
const THEME_SCRIPT = String.raw`/<script>\s*\(function\(\) {\s*function getSystemColorMode[^]*?<\/script>\s*/`;

/** Nothing is painted before the whole navbar is loaded: half of it would move when the other half arrives. */
const WHOLE_NAVBAR =
  '<link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render" />';

/** Milliseconds after which scripts are fetched where the browser doesn't tell that it has painted. */
const PATIENCE = 500;

/**
 * Fetches and runs the scripts in their order, two frames after the page is complete and once the browser says that it
 * has painted: on a slow line they don't compete with the text. Names no file, so that one hash in the site's policy
 * allows it on every page. What isn't `ownHtml` of src/ui/own-html.ts may then be text, never markup (React makes script
 * elements of an empty one), and scripts come from the site itself.
 */
const RUN_SCRIPTS = `
      addEventListener('DOMContentLoaded', () => {
        const scripts = document.querySelector('[data-scripts]').dataset.scripts.split(' ');
        const run = () => {
          for (const src of scripts.splice(0))
            document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
        };
        requestAnimationFrame(() => requestAnimationFrame(() => {
          new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && run())
            .observe({ type: 'paint', buffered: true });
          setTimeout(run, ${PATIENCE});
        }));
      });
      self.trustedTypes?.createPolicy('default', {
        createHTML: (text) => /^[^<]*$|^<script><\\/script>$/.test(text) ? text : null,
        createScriptURL: (address) => new URL(address, location.href).origin === location.origin ? address : null,
      });`;

const LATE_SCRIPTS = `
<script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${minifiedScript(RUN_SCRIPTS)}</script>`;

/** Parts of Docusaurus's template, and what this site has in their place. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/<% it\.scripts\.forEach\(.*?<% }\); %>/s, WHOLE_NAVBAR + LATE_SCRIPTS],
  [/<%~ it\.preBodyTags %>/, `<%~ it.preBodyTags.replace(${THEME_SCRIPT}, '') %>`],
];

/** Docusaurus's page template, except that reading comes before running: text is painted before any script is fetched. */
export function htmlTemplate(template: string = standard): string {
  const own = REPLACED.reduce((text, [part, replacement]) => {
    if (part.test(text)) return text.replace(part, () => replacement);
    throw new Error(
      `Page template: expected ${part} in that of Docusaurus 3.10.2, found none. ` +
        'Compare src/site/build/html-template.ts with @docusaurus/core/lib/ssg/ssgTemplate.html.js.',
    );
  }, template);
  return own.replace(/>\s+</g, '><');
}
