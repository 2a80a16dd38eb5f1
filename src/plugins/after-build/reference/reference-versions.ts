import { findHistory, packageHistory } from '../../history/option-history';
import { findVersions } from '../../history/option-versions';
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
  const ofKind = { ...history, options: changes };
  const known = findHistory(name, 'en', ofKind);
  const { deprecated } = summarizeHistory(known);
  const { replacement } = known;
  const { changed, ...versions } = findVersions(name, ofKind) ?? {};
  return {
    ...versions,
    ...(changed && { changed: [...changed] }),
    ...(deprecated && { deprecated: certain(deprecated) }),
    ...(replacement && { renamed: replacement.option }),
  };
}
