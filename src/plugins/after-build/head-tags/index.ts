import type { BuiltSite } from '../built-site';
import { navbarItems } from '../page-trails';
import { sharedPages, type SharedPage } from '../shared-page';
import { pictureFile } from '../social-pictures/picture-file';
import type { Step } from '../run-steps';
import { headTags } from './head-tags';
import type { PageInSite } from './structured-data';

/** Returns what adds to a page what only its site knows. */
function inSite({ siteConfig, baseUrl, i18n }: BuiltSite) {
  const absolute = (address: string) => new URL(address, siteConfig.url).href;
  return (page: SharedPage): PageInSite => {
    const [name] = page.trail;
    const section = navbarItems(siteConfig).find(({ label, to }) => to && label === name);
    return {
      ...page,
      url: absolute(page.path),
      image: absolute(baseUrl + pictureFile(page.path, baseUrl)),
      language: i18n.localeConfigs[i18n.currentLocale]!.htmlLang,
      home: { name: siteConfig.title, url: absolute(baseUrl) },
      ...(section && { section: { name: name!, url: absolute(baseUrl + section.to!.slice(1)) } }),
    };
  };
}

/** Adds the tags that shared links and search engines read. */
export function addHeadTags(site: BuiltSite): Step {
  const shared = sharedPages(site);
  const describe = inSite(site);
  return {
    eachPage(page) {
      const found = shared(page);
      if (found) page.appendToHead(headTags(describe(found)));
    },
  };
}
