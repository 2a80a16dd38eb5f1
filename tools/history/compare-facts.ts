import { modes } from '../package/normalized-defaults';
import type { Change } from '../../src/history/history';
import { essenceOfType, readableChange, readableType } from './compare-types';
import type { Namespace, VersionFacts } from './facts';

/** A change without the version that brought it. */
export type Difference = Omit<Change, 'version' | 'after'>;

/** What differs between two versions of a package, by name. Fields of what came or went itself are left out. */
export function compareFacts(
  before: VersionFacts,
  after: VersionFacts,
  namespace: Namespace,
): Map<string, Difference[]> {
  const [old, now] = [before[namespace], after[namespace]];
  const differences = new Map<string, Difference[]>();
  const add = (name: string, ...found: Difference[]) => {
    if (found.length > 0) differences.set(name, found);
  };
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (name.startsWith('_')) continue;
    const [left, right] = [old[name], now[name]];
    if (!left && right) {
      if (!isWithinNew(name, old, now)) add(name, { kind: 'added', ...typeTo(right.type) });
    } else if (left && !right) {
      // What a function takes may have moved into a type of another package, which isn't read.
      const isCertain =
        namespace === 'options' || !name.includes('.') || left.deprecated !== undefined;
      if (isCertain && !isWithinNew(name, now, old))
        add(name, { kind: 'removed', ...replacement(left.deprecated, now) });
    } else if (left && right) {
      add(
        name,
        ...(isSameType(left.type, right.type)
          ? []
          : [
              {
                kind: 'type' as const,
                ...readableChange(left.type, right.type),
              },
            ]),
        ...(namespace === 'options' ? compareDefaults(name, before, after) : []),
        ...(left.deprecated === undefined && right.deprecated !== undefined
          ? [deprecation(right.deprecated, now)]
          : []),
      );
    }
  }
  return differences;
}

/** Where a type could not be read, nothing is known of its change. */
const isUnread = (type: string) => type === 'any' || type === '';

const isSameType = (left: string, right: string) =>
  isUnread(left) || isUnread(right) || essenceOfType(left) === essenceOfType(right);

const typeTo = (type: string) => (isUnread(type) ? {} : { to: readableType(type) });

/** Whether an object that holds the name is itself missing on the one side. */
function isWithinNew(name: string, without: object, having: object): boolean {
  const parents = name.split('.').map((_, i, parts) => parts.slice(0, i).join('.'));
  return parents.some((parent) => parent in having && !(parent in without));
}

function compareDefaults(name: string, before: VersionFacts, after: VersionFacts): Difference[] {
  const found: { from: string; to: string; modes: string[] }[] = [];
  for (const mode of modes) {
    const [left, right] = [before.defaults[mode], after.defaults[mode]];
    // Where both are made of fields alone, these tell of the change.
    if (left?.[name] === right?.[name]) continue;
    const from = defaultOf(name, left);
    const to = defaultOf(name, right);
    if (from === to) continue;
    const same = found.find((other) => other.from === from && other.to === to);
    if (same) same.modes.push(mode);
    else found.push({ from, to, modes: [mode] });
  }
  return found.map(({ modes: changed, from, to }) => ({
    kind: 'default',
    ...(changed.length < modes.length && { modes: changed }),
    from,
    to,
  }));
}

/** The default of an option, or an object of those of its fields. */
function defaultOf(name: string, defaults: Readonly<Record<string, string>> = {}): string {
  if (name in defaults) return defaults[name]!;
  const isField = (other: string) =>
    other.startsWith(`${name}.`) && !other.slice(name.length + 1).includes('.');
  const fields = Object.keys(defaults)
    .filter(isField)
    .map((field) => `${field.slice(name.length + 1)}: ${defaults[field]}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : 'undefined';
}

function deprecation(words: string, members: object): Difference {
  return { kind: 'deprecated', ...(words && { words }), ...replacement(words, members) };
}

/** What a package's words name in place of another member: in code or after “use”. */
function replacement(words = '', members: object): Pick<Difference, 'replacement'> {
  const named = [...words.matchAll(/`([\w.]+)`|[Uu]se (?:the )?\{?([\w.]+[\w])/g)].map(
    ([, code, plain]) => (code ?? plain)!,
  );
  const found = named.find((name) => Object.hasOwn(members, name));
  return found === undefined ? {} : { replacement: found };
}
