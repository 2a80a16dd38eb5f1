import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import { pluginContent, sidebarEntries } from '../../reading/build/loaded-docs';

interface NavbarItem {
  readonly label?: string;
  readonly activeBaseRegex?: string;
}

/** The place of a page in the site, by its address: its section in the navbar and its groups in the sidebar. */
export function pageTrails(props: Props): (path: string) => string[] {
  const { siteConfig, baseUrl } = props;
  const docs = pluginContent<LoadedContent>(props, 'docusaurus-plugin-content-docs');
  const version = docs.loadedVersions[0]!;
  const entries = Object.keys(version.sidebars).flatMap((name) => sidebarEntries(version, name));
  const groups = new Map(entries.map(({ link, categories }) => [link, categories]));
  const { navbar } = siteConfig.themeConfig as { navbar: { items: NavbarItem[] } };
  return (path) => {
    const section = navbar.items.find(
      ({ activeBaseRegex }) => activeBaseRegex && new RegExp(activeBaseRegex).test(path),
    );
    // Pages of other plugins are links of a sidebar, without the base.
    const above = groups.get(path) ?? groups.get(`/${path.slice(baseUrl.length)}`) ?? [];
    return [...new Set([...(section?.label ? [section.label] : []), ...above])];
  };
}
