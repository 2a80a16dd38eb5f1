import type { Change, Changes } from '../../history/history';
import type { OtherName, OtherVersions } from '../../history/other-versions';
import { versionOf } from '../../history/versions';
import { coreHistory } from './option-history';
import { certain } from './option-versions';

const replacementOf = (changes: readonly Change[]) =>
  changes.filter(({ replacement }) => replacement !== undefined).at(-1);

/** What other versions call it, by the package's own words on what replaces what. */
function otherNames(name: string, members: Changes): OtherName[] {
  const former = Object.entries(members).flatMap(([other, changes]): OtherName[] => {
    const change = changes.find(({ replacement }) => replacement === name);
    return change ? [[other, 'until', versionOf(change)]] : [];
  });
  const change = replacementOf(members[name] ?? []);
  if (!change) return former;
  const later = change.replacement!;
  const added = members[later]?.find(({ kind }) => kind === 'added') ?? change;
  return [...former, [later, 'since', versionOf(added)]];
}

/** What other versions call an option or another member of the package, and the one that no longer has it. */
export function otherVersions(name: string, members: Changes = coreHistory.options): OtherVersions {
  const names = otherNames(name, members);
  const removal = members[name]?.filter(({ kind }) => kind === 'removed').at(-1);
  return {
    ...(names.length > 0 && { otherNames: names }),
    ...(removal && { removed: certain(versionOf(removal)) }),
  };
}
