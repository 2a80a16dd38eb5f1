import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteSettings } from './site-settings';

/** The site's own settings, handed from the config to the browser through `customFields`. */
export function useSiteSettings(): SiteSettings {
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteSettings;
}
