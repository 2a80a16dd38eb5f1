import { RecentMap } from './recent-map';
import { searchRemotely, type RemoteQuery } from './remote-search';
import type { ResultGroup, SearchSource } from './source';

const KEPT_ANSWERS = 100;

/** Searches through an API; there is nothing to load. */
export class RemoteSource implements SearchSource {
  readonly state = 'inited';
  readonly isReady = true;
  readonly isEager = false;
  readonly hasFailed = false;
  readonly revision = 0;
  private readonly kept = new RecentMap<readonly ResultGroup[]>(KEPT_ANSWERS);

  constructor(private readonly settings: Omit<RemoteQuery, 'keyword' | 'limit'>) {}

  load(): void {}

  async search(
    keyword: string,
    limit: number,
    signal: AbortSignal,
  ): Promise<readonly ResultGroup[]> {
    const key = `${limit} ${keyword}`;
    const known = this.kept.get(key);
    if (known) return known;
    const groups = await searchRemotely({ ...this.settings, keyword, limit }, signal);
    if (groups.length) this.kept.set(key, groups);
    return groups;
  }

  subscribe(): () => void {
    return () => {};
  }

  dispose(): void {}
}
