import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  SoftwareApplication,
  TechArticle,
  Thing,
  WebSite,
} from 'schema-dts';
import { RSBUILD_HOME } from '../../../ui/rsbuild-version';
import { packageVersions } from '../../package-versions';
import type { SharedPage } from '../shared-page';

/** A question of a page with its answer, as plain text. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A page with what only its site knows: absolute addresses, its language, the section that it is in. */
export interface PageInSite extends SharedPage {
  readonly url: string;
  readonly image: string;
  readonly language: string;
  readonly home: { readonly name: string; readonly url: string };
  readonly section?: { readonly name: string; readonly url: string };
  readonly questions?: readonly Question[];
}

const RSBUILD = {
  '@type': 'SoftwareApplication',
  name: 'Rsbuild',
  softwareVersion: packageVersions['@rsbuild/core']!,
} as const satisfies SoftwareApplication;

const breadcrumbs = ({ home, section, title, url }: PageInSite): BreadcrumbList => {
  const above = section && section.url !== url ? [home, section] : [home];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: title, url }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: step.url,
    })),
  };
};

const article = (page: PageInSite): TechArticle => ({
  '@type': 'TechArticle',
  headline: page.title,
  description: page.description,
  url: page.url,
  image: page.image,
  inLanguage: page.language,
  ...(page.modified && { dateModified: page.modified }),
  about: RSBUILD,
});

const release = (page: PageInSite): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: page.title,
  description: page.description,
  url: page.url,
  image: page.image,
  inLanguage: page.language,
  datePublished: page.published,
  ...(page.modified && { dateModified: page.modified }),
  about: RSBUILD,
});

const releases = ({ title, description, url, language }: PageInSite): Blog => ({
  '@type': 'Blog',
  name: title,
  description,
  url,
  inLanguage: language,
});

const website = ({ home, description, language }: PageInSite): WebSite => ({
  '@type': 'WebSite',
  name: home.name,
  url: home.url,
  description,
  inLanguage: language,
});

const product = ({ description, image }: PageInSite): SoftwareApplication => ({
  ...RSBUILD,
  applicationCategory: 'DeveloperApplication',
  operatingSystem: 'Windows, macOS, Linux',
  description,
  image,
  url: RSBUILD_HOME,
  license: 'https://opensource.org/license/mit',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
});

const faq = (questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The schema.org type of a page, by its kind. */
const KINDS: Record<PageInSite['kind'], (page: PageInSite) => Thing[]> = {
  home: (page) => [website(page), product(page)],
  doc: (page) => [breadcrumbs(page), article(page)],
  option: (page) => [breadcrumbs(page), article(page)],
  release: (page) => [breadcrumbs(page), release(page)],
  list: (page) => [breadcrumbs(page), releases(page)],
};

/** A page as JSON-LD of schema.org, for search engines. */
export function structuredData(page: PageInSite): Graph {
  const asked = page.questions?.length ? [faq(page.questions)] : [];
  return { '@context': 'https://schema.org', '@graph': [...KINDS[page.kind](page), ...asked] };
}
