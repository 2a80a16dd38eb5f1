import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SiteSettings } from '../../ui/site-settings';

const file = (name: string) => path.resolve(__dirname, name);

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type WebpackPlugins = Parameters<ConfigureWebpack>[0]['plugins'];

const withoutPageFeedback = new rspack.NormalModuleReplacementPlugin(
  /\/feedback\/PageFeedback$/,
  file('no-feedback.ts'),
);

/** Feedback goes to the issues of the site's repository. Without one, nothing of it is in the bundles. */
export function feedback({ siteConfig }: LoadContext): Plugin {
  const { repository } = siteConfig.customFields as unknown as SiteSettings;
  return {
    name: 'feedback',
    getClientModules: () => (repository ? [file('../passage-reports.ts')] : []),
    configureWebpack: () => ({
      plugins: (repository ? [] : [withoutPageFeedback]) as unknown as WebpackPlugins,
    }),
  };
}
