import type { Props } from '@docusaurus/types';
import { sidebarEntries, type LoadedVersion } from '../../docs/loaded-docs';
import { navbarItems } from '../page-trails';

/** A section of the site, as the navbar has it. */
export interface Section {
  /** The name of its sidebar and of its folder. */
  readonly name: string;
  /** In the site's language. */
  readonly label: string;
  /** The addresses of its pages in the order of the sidebar. */
  readonly pages: readonly string[];
}

/** The sections of the site in one language, in the order of the sidebars. */
export function listSections(
  version: LoadedVersion,
  { baseUrl, siteConfig }: Pick<Props, 'baseUrl' | 'siteConfig'>,
): Section[] {
  const items = navbarItems(siteConfig);
  return Object.keys(version.sidebars).map((name) => ({
    name,
    label: items.find(({ activeBaseRegex }) => activeBaseRegex === `/${name}/`)?.label ?? name,
    pages: sidebarEntries(version, name)
      .map(({ doc, link }) => (doc ? link : `${baseUrl}${link.slice(1)}`))
      .filter((address) => address.startsWith(baseUrl)),
  }));
}
