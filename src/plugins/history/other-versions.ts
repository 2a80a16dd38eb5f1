import type { Change, Changes } from '../../history/history';
import type { OtherName, OtherVersions } from '../../history/other-versions';
import { certain, formatVersion } from '../../history/versions';
import { coreHistory } from './option-history';

const findReplacement = (changes: readonly Change[]) =>
  changes.filter(({ replacement }) => replacement !== undefined).at(-1);

/** Its names in other versions, as the package's own deprecation notes give them. */
function otherNames(name: string, members: Changes): OtherName[] {
  const former = Object.entries(members).flatMap(([other, changes]): OtherName[] => {
    const change = changes.find(({ replacement }) => replacement === name);
    return change ? [[other, 'until', formatVersion(change)]] : [];
  });
  const change = findReplacement(members[name] ?? []);
  if (!change) return former;
  const later = change.replacement!;
  const added = members[later]?.find(({ kind }) => kind === 'added') ?? change;
  return [...former, [later, 'since', formatVersion(added)]];
}

/** The names of an option or another member in other versions, and the version that removed it. */
export function otherVersions(name: string, members: Changes = coreHistory.options): OtherVersions {
  const names = otherNames(name, members);
  const removal = members[name]?.filter(({ kind }) => kind === 'removed').at(-1);
  return {
    ...(names.length > 0 && { otherNames: names }),
    ...(removal && { removed: certain(formatVersion(removal)) }),
  };
}
