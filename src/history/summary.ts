import type { VersionHistory } from './history';
import { certain, formatVersion } from './versions';

/** The versions of a history's line; undefined or empty where nothing of the kind happened. */
export interface HistorySummary {
  readonly since?: string;
  readonly changed: readonly string[];
  readonly deprecated?: string;
  readonly removed?: string;
}

/** When an option came, when it or a field of it changed, and when it went. */
export function summarizeHistory({ changes }: VersionHistory): HistorySummary {
  const own = changes.filter(({ field }) => field === undefined);
  const versionOfKind = (kind: string) => {
    const change = own.filter((each) => each.kind === kind).at(-1);
    return change && formatVersion(change);
  };
  const since = versionOfKind('added');
  const removed = versionOfKind('removed');
  const deprecated = versionOfKind('deprecated');
  const versions = changes
    .filter((change) => change.field !== undefined || ['type', 'default'].includes(change.kind))
    .map(formatVersion);
  const changed = [...new Set(versions)].filter(
    (version) => version !== since && version !== removed,
  );
  return { since, changed, deprecated, removed };
}

/** The same for data: the first version that is certain of each, without what didn't happen. */
export function certainVersions(history: VersionHistory): Partial<HistorySummary> {
  const { since, changed, deprecated, removed } = summarizeHistory(history);
  return {
    ...(since && { since: certain(since) }),
    ...(changed.length > 0 && { changed: changed.map(certain) }),
    ...(deprecated && { deprecated: certain(deprecated) }),
    ...(removed && { removed: certain(removed) }),
  };
}
