import fs from 'node:fs';
import path from 'node:path';
import type { Changes, NamedChange, PackageHistory, VersionHistory } from '../../history/history';
import { compareVersions } from '../../history/versions';
import { RSBUILD_HOME } from '../../ui/rsbuild-version';
import { packageVersions } from '../package-versions';

const DATA = path.resolve(__dirname, 'data');
const DOCS = path.resolve(__dirname, '../../../docs');

/** By package: a build asks for each option. */
const read = new Map<string, PackageHistory | undefined>();

/** The recorded history of one of Rsbuild's packages; undefined of another one. */
export function packageHistory(name: string): PackageHistory | undefined {
  if (!read.has(name)) {
    const file = path.join(DATA, `${name.replace('@rsbuild/', '')}.json`);
    const isRecorded = name.startsWith('@rsbuild/') && fs.existsSync(file);
    read.set(name, isRecorded ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);
  }
  return read.get(name);
}

/** The changes of all options of `@rsbuild/core`. */
export const coreHistory = packageHistory('@rsbuild/core')!;

/** The page of an option: on this site, or on the tool's own where the documented version lacks it. */
export function addressOfOption(option: string, locale: string): string {
  const file = option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const address = `/config/${file.replaceAll('.', '/')}`;
  const isDocumented = fs.existsSync(path.join(DOCS, `${address}.mdx`));
  return isDocumented ? address : `${RSBUILD_HOME}${locale === 'zh' ? '/zh' : ''}${address}`;
}

/**
 * The changes of an option, or another one of a package's members, and of its fields in the versions of the package,
 * oldest first.
 */
export function findHistory(
  option: string,
  locale: string,
  history: PackageHistory = coreHistory,
  members: Changes = history.options,
): VersionHistory {
  const changes = Object.entries(members)
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
