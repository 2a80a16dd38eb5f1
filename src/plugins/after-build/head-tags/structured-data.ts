import type { Graph, SoftwareApplication, Thing } from 'schema-dts';
import { RSBUILD_HOME } from '../../../ui/rsbuild-version';
import { packageVersions } from '../../package-versions';
import type { SharedPage } from '../shared-page';

/** A page with what only its site knows: absolute addresses, its language, the section that it is in. */
export interface PageInSite extends SharedPage {
  readonly url: string;
  readonly image: string;
  readonly language: string;
  readonly home: { readonly name: string; readonly url: string };
  readonly section?: { readonly name: string; readonly url: string };
}

const RSBUILD = {
  '@type': 'SoftwareApplication',
  name: 'Rsbuild',
  softwareVersion: packageVersions['@rsbuild/core']!,
} as const satisfies SoftwareApplication;

/** The page as things of schema.org, by its kind. */
function listThings(page: PageInSite): Thing[] {
  const { kind, title, url, image, language: inLanguage, home, section } = page;
  const above = section && section.url !== url ? [home, section] : [home];
  const breadcrumbs: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: title, url }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: step.url,
    })),
  };
  const article = {
    headline: title,
    url,
    image,
    inLanguage,
    ...(page.modified && { dateModified: page.modified }),
    about: RSBUILD,
  };
  switch (kind) {
    case 'home':
      return [
        { '@type': 'WebSite', ...home, inLanguage },
        {
          ...RSBUILD,
          applicationCategory: 'DeveloperApplication',
          image,
          url: RSBUILD_HOME,
          license: 'https://opensource.org/license/mit',
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
        },
      ];
    case 'list':
      return [breadcrumbs, { '@type': 'Blog', name: title, url, inLanguage }];
    case 'release':
      return [breadcrumbs, { '@type': 'BlogPosting', ...article, datePublished: page.published }];
    default:
      return [breadcrumbs, { '@type': 'TechArticle', ...article }];
  }
}

/** A page as JSON-LD of schema.org, for search engines; each of its texts is on the page. */
export const structuredData = (page: PageInSite): Graph => ({
  '@context': 'https://schema.org',
  '@graph': listThings(page),
});
