import { translate } from '@docusaurus/Translate';
import { localAddress } from '../../routing/local-address';
import type { ResultPage, ResultRow } from '../engine/rows';
import { readRecent } from '../recent';

const rowOf = (kind: ResultRow['kind'], link: string, text: string, below = ''): ResultRow => ({
  kind,
  link,
  breadcrumb: [{ text, marks: [] }],
  snippet: { text: below, marks: [] },
});

/** The reader's last searches, and the last pages but the one that is open. */
export function recentOffers(): ResultPage[] {
  const searches = readRecent('searches').map((query) =>
    rowOf('recent', `${localAddress('/search')}?q=${encodeURIComponent(query)}`, query),
  );
  const pages = readRecent('pages')
    .map((page) => /^(?<address>\/(?!\/)\S*) (?<title>.+)$/s.exec(page)?.groups)
    .filter((page) => page !== undefined && page.address !== window.location.pathname)
    .map((page) => rowOf('title', page!.address!, page!.title!, page!.address));
  return [
    {
      title: translate({ id: 'search.recent', message: 'Recent searches' }),
      trail: [],
      rows: searches,
    },
    {
      title: translate({ id: 'search.recentPages', message: 'Recent pages' }),
      trail: [],
      rows: pages.slice(0, 5),
    },
  ].filter(({ rows }) => rows.length);
}

/** What many readers come for. */
export const tasks = (): ResultPage => ({
  title: translate({ id: 'search.tasks', message: 'Common tasks' }),
  trail: [],
  rows: [
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
  ].map(([path, text]) => rowOf('title', localAddress(path!), text!)),
});
