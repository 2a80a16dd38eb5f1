import { sameDefault, showDefault } from '../package/default-equality';
import { modes, valueAt, type NormalizedDefaults } from '../package/normalized-defaults';
import type { PackageOption } from '../package/package-options';

/** What a version of the package says about its options. */
export interface PackageFacts {
  version: string;
  options: PackageOption[];
  defaults: NormalizedDefaults;
}

export interface Drift {
  kind: 'came' | 'went' | 'type' | 'default' | 'deprecated';
  option: string;
  before: string;
  after: string;
}

/** Holds every other option's default again. */
const derived = 'environments';

/** Options that came, went, or changed their type, default or standing between two versions. */
export function compareOptions(before: PackageFacts, after: PackageFacts): Drift[] {
  const known = new Map(before.options.map((option) => [option.path, option]));
  const present = new Map(after.options.map((option) => [option.path, option]));
  return [
    ...after.options
      .filter(({ path }) => !known.has(path))
      .map(({ path, type }): Drift => ({
        kind: 'came',
        option: path,
        before: 'not there',
        after: type,
      })),
    ...before.options
      .filter(({ path }) => !present.has(path))
      .map(({ path, type }): Drift => ({
        kind: 'went',
        option: path,
        before: type,
        after: 'not there',
      })),
    ...before.options.flatMap((option) => {
      const other = present.get(option.path);
      return other ? compareOption(option, other, before, after) : [];
    }),
  ];
}

function compareOption(
  left: PackageOption,
  right: PackageOption,
  before: PackageFacts,
  after: PackageFacts,
): Drift[] {
  const option = left.path;
  const drifts: Drift[] = [];
  if (left.type !== right.type)
    drifts.push({ kind: 'type', option, before: left.type, after: right.type });
  if (!left.deprecated && right.deprecated) {
    drifts.push({ kind: 'deprecated', option, before: 'in use', after: 'deprecated' });
  }
  const mode = modes.find(
    (name) =>
      !sameDefault(valueAt(before.defaults[name], option), valueAt(after.defaults[name], option)),
  );
  if (mode && option !== derived) {
    const show = ({ defaults }: PackageFacts) =>
      `${showDefault(valueAt(defaults[mode], option))} in mode ${mode}`;
    drifts.push({ kind: 'default', option, before: show(before), after: show(after) });
  }
  return drifts;
}
