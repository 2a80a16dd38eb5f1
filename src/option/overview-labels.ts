import { translate } from '@docusaurus/Translate';
import type { TOCItem } from '@docusaurus/mdx-loader';
import type { OverviewGroup, OverviewList } from './overview';

export const LATER_ID = 'later';

export const countLabel = (count: number): string =>
  translate({ id: 'overview.count', message: '{count} entries' }, { count });

export const groupLabel = ({ name }: Pick<OverviewGroup, 'name'>): string =>
  name || translate({ id: 'overview.others', message: 'Others' });

export const laterLabel = (version: string): string =>
  translate({ id: 'overview.later', message: 'Later than {version}' }, { version });

/** The outline of an overview page: its own headings, then its groups. */
export function listOutline({ headings, groups, versions }: OverviewList): TOCItem[] {
  const later = versions?.later.length
    ? [{ value: laterLabel(versions.known.documented), id: LATER_ID, level: 3 }]
    : [];
  const names = groups.map((group) => ({ value: groupLabel(group), id: group.id, level: 3 }));
  return [...headings, ...names, ...later];
}
