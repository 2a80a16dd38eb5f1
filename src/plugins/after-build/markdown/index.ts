import { markdownAddress } from '../../../markdown/markdown-address';
import { packageVersions } from '../../package-versions';
import type { BuiltPage } from '../built-page';
import type { BuiltSite } from '../built-site';
import type { Step } from '../run-steps';
import { textsIn } from '../texts';
import { llmsFiles, type ListedPage } from './llms-files';
import { markdownFile, pageMarkdown } from './page-markdown';
import { listSections } from './sections';
import { SKILL, skillFile } from './skill';

const VERSION = packageVersions['@rsbuild/core']!;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The labels of kinds of admonitions, such as `warning`, in the site's language. */
export const admonitionLabels =
  (translations: Readonly<Record<string, string>>) =>
  (kind: string): string =>
    capitalized(translations[`theme.admonition.${kind}`] ?? kind);

type Site = Pick<BuiltSite, 'baseUrl' | 'codeTranslations' | 'i18n' | 'paths' | 'siteConfig'>;

/** Returns what makes Markdown of a page; undefined for one that robots shall not read. */
export function pageReader(site: Site): (page: BuiltPage) => ListedPage | undefined {
  const { baseUrl, codeTranslations, i18n, siteConfig } = site;
  const origin = siteConfig.url;
  const baseUrls = Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl);
  const inAllLanguages = (address: string) =>
    baseUrls.map((base) => base + address.slice(baseUrl.length));
  // All languages have the same pages.
  const addresses = new Set(site.paths.flatMap(inAllLanguages));
  const admonitionLabel = admonitionLabels(codeTranslations);

  /** A link leads to the Markdown of a page, and is absolute. */
  function resolve(href: string, page: string): string {
    const { origin: target, pathname, search, hash } = new URL(href, origin + page);
    if (target !== origin) return href;
    const address = addresses.has(pathname) ? markdownAddress(pathname) : pathname;
    return origin + address + search + hash;
  }

  return (page) => {
    const read = pageMarkdown(page, {
      resolve: (href) => resolve(href, page.path),
      admonitionLabel,
    });
    if (!read) return undefined;
    const { title, description, body } = read;
    const url = origin + page.path;
    const index = `${origin}${baseUrl}llms.txt`;
    const language = i18n.currentLocale;
    const facts = { index, title, description, url, language, version: VERSION };
    return {
      title,
      description,
      url: origin + markdownAddress(page.path),
      file: markdownFile(facts, body),
    };
  };
}

/** Writes each page as Markdown beside it, the lists of pages for language models and how agents use them. */
export function writeMarkdown(site: BuiltSite): Step {
  const { baseUrl, docs, i18n, isDefaultLanguage, siteConfig, write } = site;
  const read = pageReader(site);
  const pages = new Map<string, ListedPage>();
  return {
    async eachPage(page) {
      const listed = read(page);
      if (!listed) return;
      pages.set(page.path, listed);
      await write(markdownAddress(page.path).slice(baseUrl.length), listed.file);
    },
    async atEnd() {
      const root = siteConfig.url + i18n.localeConfigs[i18n.defaultLocale]!.baseUrl;
      if (isDefaultLanguage) await write(SKILL, skillFile(root, VERSION));
      const files = llmsFiles({
        title: `${siteConfig.title} ${VERSION}`,
        summary: pages.get(baseUrl)!.description,
        labels: textsIn(i18n.currentLocale, 'llms', site),
        root: siteConfig.url + baseUrl,
        skill: root + SKILL,
        sections: listSections(docs, site),
        pageOf: (address) => pages.get(address)!,
      });
      for (const [file, text] of Object.entries(files)) await write(file, text);
    },
  };
}
