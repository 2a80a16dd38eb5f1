import type { LoadContext, Plugin } from '@docusaurus/types';

/** The router cannot read a malformed % sequence: such an address becomes the 404 page's before the router starts. */
const malformedAddress = (base: string) =>
  `try{decodeURI(location.pathname)}catch{history.replaceState(null,'','${base}404')}`;

/** Small scripts that have to run before the page's own. */
export function earlyScripts({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'early-scripts',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: malformedAddress(baseUrl) }],
    }),
  };
}
