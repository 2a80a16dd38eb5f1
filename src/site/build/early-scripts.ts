import type { LoadContext, Plugin } from '@docusaurus/types';
import { PACKAGE_MANAGER_DATA, PACKAGE_MANAGERS, tabsKey } from '../../reading/package-manager';
import { WRAP_CODE_DATA, WRAP_CODE_KEY } from '../../reading/wrap-code';
import { PAGE_PARTS } from '../../ui/page-parts';
import { minifiedScript } from './minified';

/** The router cannot read a malformed % sequence: such an address becomes one that it can, and that no page has. */
const MALFORMED_ADDRESS = `try{decodeURI(location.pathname)}catch{history.replaceState(null,'',location.origin+location.pathname.replace(/%/g,'!'))}`;

/** The router takes spaces off the end of an address, the server doesn't: both answer once the browser asks without them. */
const SPACED_ADDRESS = `(path=>{const spaces=encodeURI(path.slice(path.trimEnd().length));if(spaces)location.replace(location.origin+location.pathname.slice(0,-spaces.length)+location.search+location.hash)})(decodeURI(location.pathname))`;

/** A hash that can't be decoded is nothing that the router can read: it is taken out of the address, also when it comes later, before the router sees it. */
const UNREADABLE_HASH = `(drop=>{drop();addEventListener('popstate',drop,true)})(()=>{try{decodeURIComponent(location.hash)}catch{history.replaceState(history.state,'',location.href.replace(/#.*/,''))}})`;

/** The color theme that is asked for or stored, if it is one; otherwise the system's. In place of Docusaurus's script, which takes any. */
const colorMode = (key: string) =>
  `(({dataset})=>{let choice=new URLSearchParams(location.search).get('docusaurus-theme');try{choice=choice||localStorage.getItem('${key}')}catch{}const isKnown=/^(light|dark)$/.test(choice);dataset.theme=isKnown?choice:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';dataset.themeChoice=isKnown?choice:'system'})(document.documentElement)`;

/** What the address hides is hidden from the first paint on; src/ui/useHiddenParts.ts keeps it up to date. */
const HIDDEN_PARTS = `document.documentElement.dataset.hide=${JSON.stringify(PAGE_PARTS)}.filter(part=>new URLSearchParams(location.search).get(part)==='0').join(' ')`;

/** Long lines of code wrap from the first paint on where the reader has chosen so; src/reading/useWrapSwitches.ts changes it. */
const WRAPPED_CODE = `try{if(localStorage.getItem('${WRAP_CODE_KEY}')==='1')document.documentElement.dataset.${WRAP_CODE_DATA}=''}catch{}`;

/** Commands are shown for the reader's package manager from the first paint on; src/reading/useTabs.ts then selects the tabs. */
const packageManager = (key: string) =>
  `try{const manager=localStorage.getItem('${key}');if(/^(yarn|pnpm|bun)$/.test(manager))document.documentElement.dataset.${PACKAGE_MANAGER_DATA}=manager}catch{}`;

/** Small scripts that have to run before the page's own. */
export function earlyScripts({ siteStorage }: Pick<LoadContext, 'siteStorage'>): Plugin {
  const inStorage = (key: string) => key + siteStorage.namespace;
  const script = (code: string) => ({ tagName: 'script', innerHTML: minifiedScript(code) });
  return {
    name: 'early-scripts',
    injectHtmlTags: () => ({
      headTags: [
        `${MALFORMED_ADDRESS};${SPACED_ADDRESS}`,
        UNREADABLE_HASH,
        HIDDEN_PARTS,
        WRAPPED_CODE,
        packageManager(inStorage(tabsKey(PACKAGE_MANAGERS))),
      ].map(script),
      preBodyTags: [script(colorMode(inStorage('theme')))],
    }),
  };
}
