import type { Props } from '@docusaurus/types';
import { sidebarEntries, type LoadedVersion } from '../docs/loaded-docs';

interface NavbarItem {
  readonly label?: string;
  readonly to?: string;
  readonly activeBaseRegex?: string;
}

export const navbarItems = ({ themeConfig }: Props['siteConfig']): readonly NavbarItem[] =>
  (themeConfig as { navbar: { items: NavbarItem[] } }).navbar.items;

/** The place of a page in the site, by its address: its section in the navbar and its groups in the sidebar. */
export function pageTrails(
  { siteConfig, baseUrl }: Pick<Props, 'siteConfig' | 'baseUrl'>,
  version: Pick<LoadedVersion, 'docs' | 'sidebars'>,
): (path: string) => string[] {
  const entries = Object.keys(version.sidebars).flatMap((name) => sidebarEntries(version, name));
  const groups = new Map(entries.map(({ link, categories }) => [link, categories]));
  return (path) => {
    const section = navbarItems(siteConfig).find(
      ({ activeBaseRegex }) => activeBaseRegex && new RegExp(activeBaseRegex).test(path),
    );
    // Pages of other plugins are links of a sidebar, without the base.
    const above = groups.get(path) ?? groups.get(`/${path.slice(baseUrl.length)}`) ?? [];
    return [...new Set([...(section?.label ? [section.label] : []), ...above])];
  };
}
