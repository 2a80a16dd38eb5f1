import core from './data/core.json';
import type { NamedChange, VersionHistory, PackageHistory } from '../../history/history';
import { compareVersions } from '../../history/versions';
import { packageVersions } from '../package-versions';
import { addressOfOption } from './option-address';

/** The changes of all options of `@rsbuild/core`. */
export const coreHistory = core as PackageHistory;

/** The changes of an option and its fields in the versions of a package, oldest first. */
export function findHistory(
  option: string,
  locale: string,
  history: PackageHistory = coreHistory,
): VersionHistory {
  const changes = Object.entries(history.options)
    .filter(([name]) => name === option || name.startsWith(`${option}.`))
    .flatMap(([name, list]): NamedChange[] =>
      name === option
        ? [...list]
        : list.map((change) => ({ field: name.slice(option.length + 1), ...change })),
    )
    .sort((a, b) => compareVersions(a.version, b.version));
  const own = changes.filter(({ field }) => field === undefined);
  const added = own.find(({ kind }) => kind === 'added');
  const { replacement } = own.filter((change) => change.replacement).at(-1) ?? {};
  return {
    name: option,
    from: added?.version ?? history.from,
    to: history.to,
    documented: packageVersions[history.package]!,
    changes,
    // Only options of the configuration have pages of their own.
    ...(replacement &&
      history.package === coreHistory.package && {
        replacement: { option: replacement, link: addressOfOption(replacement, locale) },
      }),
  };
}
