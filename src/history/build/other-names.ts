import type { Change, PackageHistory } from '../history';
import type { OtherName } from '../other-name';
import { versionOf } from '../versions';
import { coreHistory } from './option-history';

const replacementOf = (changes: readonly Change[]) =>
  changes.filter(({ replacement }) => replacement !== undefined).at(-1);

/** What other versions call an option, by the package's own words on what replaces what. */
export function otherNames(option: string, history: PackageHistory = coreHistory): OtherName[] {
  const former = Object.entries(history.options).flatMap(([name, changes]): OtherName[] => {
    const change = changes.find(({ replacement }) => replacement === option);
    return change ? [[name, 'until', versionOf(change)]] : [];
  });
  const change = replacementOf(history.options[option] ?? []);
  if (!change) return former;
  const name = change.replacement!;
  const added = history.options[name]?.find(({ kind }) => kind === 'added') ?? change;
  return [...former, [name, 'since', versionOf(added)]];
}
