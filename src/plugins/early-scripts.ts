import type { LoadContext, Plugin } from '@docusaurus/types';

/** The router cannot read a malformed % sequence: such an address becomes the 404 page's before the router starts. */
const malformedAddress = (base: string) =>
  `try{decodeURI(location.pathname)}catch{history.replaceState(null,'','${base}404')}`;

/** Docusaurus takes whatever is stored or asked for as the colour theme; what is neither light nor dark means auto. */
const UNKNOWN_THEME = `(({dataset})=>{if(!/^(light|dark)$/.test(dataset.theme)){dataset.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';dataset.themeChoice='system'}})(document.documentElement)`;

/** Small scripts that have to run before the page's own. */
export function earlyScripts({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'early-scripts',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: malformedAddress(baseUrl) }],
      preBodyTags: [{ tagName: 'script', innerHTML: UNKNOWN_THEME }],
    }),
  };
}
