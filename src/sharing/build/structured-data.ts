import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  SoftwareApplication,
  TechArticle,
  Thing,
  WebSite,
} from 'schema-dts';
import { packageVersions } from '../../reading/package-versions';
import type { SharedPage } from './shared-pages';

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
  url: 'https://rsbuild.dev',
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

/** What search engines are told of a page, as JSON-LD of schema.org. Releases have their `BlogPosting` from Docusaurus. */
export function structuredData(page: PageInSite): Graph {
  const parts = (): Thing[] => {
    if (page.kind === 'home') return [website(page), product(page)];
    const about = page.kind === 'doc' || page.kind === 'option' ? [article(page)] : [];
    const asked = page.questions?.length ? [faq(page.questions)] : [];
    return [breadcrumbs(page), ...about, ...asked];
  };
  return { '@context': 'https://schema.org', '@graph': parts() };
}
