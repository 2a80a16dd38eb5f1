import { findHistory, packageHistory } from '../../history/option-history';
import type { PackageHistory } from '../../../history/history';
import { summarizeHistory } from '../../../history/summary';
import { certain } from '../../../history/versions';
import type { ReferenceVersions } from './reference';

/** The versions that brought, changed, deprecated or removed an option, a hook or an export of a package. */
export function referenceVersions(
  packageName: string,
  kind: 'options' | 'hooks' | 'exports',
  name: string,
  history: PackageHistory | undefined = packageHistory(packageName),
): ReferenceVersions {
  const changes = history?.[kind];
  if (!history || !changes) return {};
  const found = findHistory(name, 'en', history, changes);
  const { since, changed, deprecated, removed } = summarizeHistory(found);
  return {
    ...(since && { since: certain(since) }),
    ...(changed.length > 0 && { changed: changed.map(certain) }),
    ...(deprecated && { deprecated: certain(deprecated) }),
    ...(removed && { removed: certain(removed) }),
    ...(found.replacement && { renamed: found.replacement.option }),
  };
}
