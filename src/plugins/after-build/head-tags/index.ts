import type { BuiltSite } from '../built-site';
import { sharedPages, type SharedPage } from '../shared-page';
import { pictureFile } from '../social-pictures/picture-file';
import type { Step } from '../step';
import { headTags } from './head-tags';
import { listQuestions } from './questions';
import type { PageInSite } from './structured-data';

interface NavbarItem {
  readonly label?: string;
  readonly to?: string;
}

/** Adds to a page what only its site knows. */
function inSite({ siteConfig, baseUrl, i18n }: BuiltSite): (page: SharedPage) => PageInSite {
  const { navbar } = siteConfig.themeConfig as { navbar: { items: NavbarItem[] } };
  const absolute = (address: string) => new URL(address, siteConfig.url).href;
  return (page) => {
    const [name] = page.trail;
    const section = navbar.items.find(({ label, to }) => to && label === name);
    return {
      ...page,
      url: absolute(page.path),
      image: absolute(baseUrl + pictureFile(page.path, baseUrl)),
      language: i18n.localeConfigs[i18n.currentLocale]!.htmlLang,
      home: { name: siteConfig.title, url: absolute(baseUrl) },
      ...(section && {
        section: { name: name!, url: absolute(baseUrl + section.to!.replace(/^\//, '')) },
      }),
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
      if (!found) return;
      page.appendToHead(headTags({ ...describe(found), questions: listQuestions(page.tree) }));
    },
  };
}
