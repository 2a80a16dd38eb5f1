import { translate } from '@docusaurus/Translate';
import type { VersionState } from './version-state';

/** The mark beside an option: what is different in a version, and since when. */
export function markLabel({ state, versions }: VersionState): string {
  const values = { versions: versions.join(' · ') };
  switch (state) {
    case 'changed':
      return translate({ id: 'history.mark.changed', message: 'Changed: {versions}' }, values);
    case 'gone':
      return translate({ id: 'history.mark.gone', message: 'Removed: {versions}' }, values);
    default:
      return translate({ id: 'history.mark.since', message: 'Since {versions}' }, values);
  }
}

/** The choice of options that are not the same in two versions. */
export const changedLabel = (version: string): string =>
  translate({ id: 'history.show.changed', message: 'Changed since {version}' }, { version });

/** The choice of options that came before a version. */
export const newLabel = (version: string): string =>
  translate({ id: 'history.show.new', message: 'Added before {version}' }, { version });
