import type { LoadContext } from '@docusaurus/types';
import type { BuiltSite } from './built-site';
import type { Step } from './step';

/** A language that the root's 404 page is not in: the path of its pages, and what its pages' `<html>` says. */
export interface OtherLanguage {
  readonly folder: string;
  readonly lang: string;
}

/**
 * Shows the 404 page of the address's language where a host knows only the root's. What follows in the root's page
 * becomes text, so that none of it loads or runs; it is shown after all where the other page doesn't come.
 */
export const missingLanguageScript = (languages: readonly OtherLanguage[]): string =>
  `(()=>{
const other=${JSON.stringify(languages)}.find(({folder})=>location.pathname.startsWith(folder)||location.pathname+'/'===folder);
if(!other)return;
const start='<!doctype html>'+document.documentElement.cloneNode().outerHTML.replace('</html>','<head>');
const policy=self.trustedTypes?.createPolicy('missing-page',{createHTML:(html)=>html});
const write=(html)=>document.write(policy?policy.createHTML(html):html);
write('<plaintext hidden>');
const read=new Promise((resolve)=>addEventListener('DOMContentLoaded',resolve,{once:true}));
const show=(html)=>{document.open();write(html);document.close()};
fetch(other.folder+'404.html').then((answer)=>answer.text()).then((html)=>{
if(!new RegExp('<html lang="?'+other.lang+'\\\\b').test(html))throw html;
show(html)
}).catch(()=>read.then(()=>show(start+document.querySelector('plaintext').textContent)))
})()`.replace(/\n/g, '');

/** The languages of a site besides its default one. */
export const otherLanguages = ({ i18n }: Pick<LoadContext, 'i18n'>): OtherLanguage[] =>
  i18n.locales
    .filter((locale) => locale !== i18n.defaultLocale)
    .map((locale) => ({
      folder: i18n.localeConfigs[locale]!.baseUrl,
      lang: i18n.localeConfigs[locale]!.htmlLang,
    }));

/** Puts that script first into the root's 404 page. */
export const answerMissingLanguage = ({ i18n, baseUrl, isDefaultLanguage }: BuiltSite): Step => ({
  eachPage(page) {
    if (isDefaultLanguage && page.path === `${baseUrl}404.html`)
      page.prependToHead(`<script>${missingLanguageScript(otherLanguages({ i18n }))}</script>`);
  },
});
