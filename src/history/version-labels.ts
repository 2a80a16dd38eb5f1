import { translate } from '@docusaurus/Translate';
import type { VersionState } from './version-state';

/** The mark beside an option: what is different in a version, and since when. */
export function markLabel({ state, versions }: VersionState): string {
  const values = { versions: versions.join(' · ') };
  switch (state) {
    case 'changed':
      return translate(
        {
          id: 'history.mark.changed',
          message: 'Changed: {versions}',
          description: 'Beside an option in an overview: versions that changed it',
        },
        values,
      );
    case 'gone':
      return translate(
        {
          id: 'history.mark.gone',
          message: 'Removed: {versions}',
          description: 'Beside an option in an overview: the version that removed it',
        },
        values,
      );
    default:
      return translate(
        {
          id: 'history.mark.since',
          message: 'Since {versions}',
          description: 'Beside an option in an overview: the version that brought it',
        },
        values,
      );
  }
}

/** The choice of options that are not the same in two versions. */
export const changedLabel = (version: string): string =>
  translate(
    {
      id: 'history.show.changed',
      message: 'Changed since {version}',
      description: 'In the list of what an overview shows: options that a later version changed',
    },
    { version },
  );

/** The choice of options that came before a version. */
export const newLabel = (version: string): string =>
  translate(
    {
      id: 'history.show.new',
      message: 'Added before {version}',
      description: 'In the list of what an overview shows: options that came before a version',
    },
    { version },
  );
