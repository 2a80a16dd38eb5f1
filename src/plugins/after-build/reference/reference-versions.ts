import { findHistory, packageHistory } from '../../history/option-history';
import type { PackageHistory } from '../../../history/history';
import { certainVersions } from '../../../history/summary';
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
  return {
    ...certainVersions(found),
    ...(found.replacement && { renamed: found.replacement.option }),
  } as ReferenceVersions;
}
