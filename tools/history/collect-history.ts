import semver from 'semver';
import type { Change, Changes, PackageHistory } from '../../src/history/history';
import {
  installPackage,
  publishedVersions,
  type PublishedVersion,
} from '../package/install-package';
import { LackingVersion } from '../package/npm';
import type { FactsCache } from './facts-cache';
import type { Namespace, VersionFacts } from './facts';
import type { Members } from './read-members';
import { findChanges, missingBetween, type ChangesByName } from './find-changes';
import { readCore, readPlugin } from './read-version';

const CORE = '@rsbuild/core';
const RSPACK = '@rspack/core';

/** Where versions come from. */
export interface Registry {
  readonly publishedVersions: typeof publishedVersions;
  readonly installPackage: typeof installPackage;
}

export interface CollectOptions {
  readonly cache: FactsCache;
  readonly log: (line: string) => void;
  readonly registry?: Registry;
}

const npm: Registry = { publishedVersions, installPackage };

/** Reads the published versions of a package, as few as are needed, and returns what changed between them. */
export async function collectHistory(
  name: string,
  options: CollectOptions,
): Promise<PackageHistory> {
  const registry = options.registry ?? npm;
  const published = await listed(name, registry);
  const otherLine = published.filter(isOfOtherLine).map(({ version }) => version);
  const versions = published.filter((entry) => !isOfOtherLine(entry));
  const rspack =
    name === CORE ? (await listed(RSPACK, registry)).map(({ version }) => version) : [];
  const { read, count } = versionReader(name, versions, rspack, options);
  const names = versions.map(({ version }) => version);
  const changes = await findReadableChanges(names, read, options.log);
  options.log(
    `${name}: ${names.length} versions, ${count.read} read now, ${count.kept} read before`,
  );
  const newest = await read(names.at(-1)!);
  return historyOf(name, names, otherLine, changes, newest);
}

async function listed(name: string, registry: Registry): Promise<PublishedVersion[]> {
  try {
    return await registry.publishedVersions(name);
  } catch (error) {
    throw new Error(
      `The versions of ${name} could not be listed: ${(error as Error).message}\n` +
        'Look whether npm reaches its registry (`npm ping`), then run `npm run docs -- history` again.',
    );
  }
}

/** Versions that the registry lists and doesn't have are taken out of the list, and what is left is compared. */
async function findReadableChanges(
  versions: string[],
  read: (version: string) => Promise<VersionFacts>,
  log: (line: string) => void,
): Promise<ChangesByName> {
  let lacking = '';
  try {
    return await findChanges(versions, async (version) => {
      lacking = version;
      return read(version);
    });
  } catch (error) {
    if (!(error instanceof LackingVersion)) throw error;
    const at = versions.indexOf(lacking);
    log(
      `${lacking} is not in the registry and passed over: a change there is dated ${versions[at + 1] ?? 'later'}`,
    );
    versions.splice(at, 1);
    return findReadableChanges(versions, read, log);
  }
}

/** Reads a version once: from the cache, else from the package, which is removed again. */
function versionReader(
  name: string,
  published: readonly PublishedVersion[],
  rspack: readonly string[],
  { cache, log, registry = npm }: CollectOptions,
) {
  const count = { read: 0, kept: 0 };
  const known = new Map<string, VersionFacts>();
  const readPackage = async (version: string): Promise<VersionFacts> => {
    const range = published.find((entry) => entry.version === version)?.dependencies?.[RSPACK];
    // The oldest that fits: which one is the newest changes from day to day.
    const oldest = range && semver.minSatisfying(rspack, range);
    const installed = await registry.installPackage(
      name,
      version,
      oldest ? [`${RSPACK}@${oldest}`] : [],
    );
    try {
      return name === CORE ? await readCore(installed.folder) : readPlugin(installed.folder, name);
    } finally {
      installed.remove();
    }
  };
  const read = async (version: string): Promise<VersionFacts> => {
    let facts = known.get(version);
    if (facts) return facts;
    facts = cache.get(name, version);
    if (facts) count.kept++;
    else {
      const start = Date.now();
      try {
        facts = await readPackage(version);
      } catch (error) {
        if (error instanceof LackingVersion) throw error;
        throw new Error(
          `${name} ${version} could not be read: ${(error as Error).message}\n` +
            `What was read before is kept in ${cache.folder}. Run \`npm run docs -- history\` again to go on from here; ` +
            'if a download is broken or never ends, `npm cache verify` first.',
        );
      }
      count.read++;
      cache.set(name, version, facts);
      log(`${name} ${version} read in ${((Date.now() - start) / 1000).toFixed(1)} s`);
    }
    known.set(version, facts);
    return facts;
  };
  return { read, count };
}

/** Published by mistake from the time before 1.0, whose packages share this one. */
const isOfOtherLine = ({ dependencies = {} }: PublishedVersion): boolean =>
  '@rsbuild/shared' in dependencies;

function historyOf(
  name: string,
  versions: readonly string[],
  otherLine: readonly string[],
  changes: ChangesByName,
  newest: VersionFacts,
): PackageHistory {
  const all = (namespace: Namespace) =>
    sorted([...unchanged(newest[namespace]), ...changes[namespace]]);
  return {
    package: name,
    from: versions[0]!,
    to: versions.at(-1)!,
    missing: versions.slice(1).flatMap((version, i) => missingBetween(versions[i]!, version)),
    ...(otherLine.length > 0 && { otherLine }),
    options: sorted([...changes.options]),
    ...(name === CORE
      ? { hooks: all('hooks'), instance: all('instance'), exports: all('exports') }
      : { exports: sorted([...changes.exports]) }),
  };
}

/** Hooks, methods and functions without changes; of types, constants and what goes by a name alone no types are compared. */
const unchanged = (members: Members): [string, Change[]][] =>
  Object.entries(members)
    .filter(([member, { type }]) => /\W/.test(type) && !member.includes('.'))
    .map(([member]) => [member, []]);

const sorted = (changes: [string, Change[]][]): Changes =>
  Object.fromEntries([...new Map(changes)].sort(([a], [b]) => (a < b ? -1 : 1)));
