import { translate } from '@docusaurus/Translate';
import { addBase, swapLanguage } from '../../routing/address';
import { siteData } from '../../ui/site-data';
import type { ResultPage } from '../engine/rows';

/** The address of a page in the reader's language. */
export function localAddress(path: string): string {
  const { base, locale, locales } = siteData();
  return addBase(swapLanguage(path, locale, locales), base);
}

/** What many readers come for, as rows of the empty panel. */
export const tasks = (): ResultPage[] =>
  [
    [
      '/guide/start/quick-start',
      translate({ id: 'search.taskStart', message: 'Create a project' }),
    ],
    ['/config/server/proxy', translate({ id: 'search.taskProxy', message: 'Proxy API requests' })],
    [
      '/guide/advanced/env-vars',
      translate({ id: 'search.taskEnv', message: 'Read variables from .env files' }),
    ],
    [
      '/guide/basic/static-deploy',
      translate({ id: 'search.taskDeploy', message: 'Deploy a build' }),
    ],
    [
      '/guide/optimization/optimize-bundle',
      translate({ id: 'search.taskSize', message: 'Make the bundle smaller' }),
    ],
    [
      '/guide/migration/webpack',
      translate({ id: 'search.taskWebpack', message: 'Migrate from webpack' }),
    ],
  ].map(([path, text]) => ({
    title: text!,
    trail: [],
    rows: [{ kind: 'title', link: localAddress(path!), breadcrumb: [{ text: text!, marks: [] }] }],
  }));
