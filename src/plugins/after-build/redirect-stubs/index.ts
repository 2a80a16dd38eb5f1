import { isExternal } from '../../../routing/resolve-redirect';
import type { BuiltSite } from '../built-site';
import type { Step } from '../run-steps';
import { copyBesideFolder } from '../write-pages';
import { staticRedirects } from './static-redirects';

/** The same on every page, so that one hash in the site's policy allows it. */
export const KEEP_HASH =
  "location.replace(document.querySelector('meta[http-equiv]').content.slice(7)+location.hash)";

/** The page at an old address: it passes on the hash, and nothing to another site. */
export const redirectStub = (to: string, language: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${to}</title>` +
  `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}">` +
  `${isExternal(to) ? '' : `<script>${KEEP_HASH}</script>`}</head>` +
  `<body><a href="${to}">${to}</a></body></html>\n`;

/** Writes a page at each old address, which passes on what the browser's redirects do. */
export const writeRedirectStubs = ({
  baseUrl,
  i18n,
  outDir,
  paths,
  write,
}: Pick<BuiltSite, 'baseUrl' | 'i18n' | 'outDir' | 'paths' | 'write'>): Step => ({
  async atEnd() {
    const language = i18n.localeConfigs[i18n.currentLocale]!.htmlLang;
    for (const { from, to } of staticRedirects()) {
      const target = isExternal(to) ? to : baseUrl + to.slice(1);
      if (!isExternal(to) && !paths.includes(target))
        throw new Error(
          `src/routing/redirects.ts: expected ${from} to lead to a page, found ${to}.`,
        );
      await write(`${from.slice(1)}/index.html`, redirectStub(target, language));
      await copyBesideFolder(outDir, from);
    }
  },
});
