import data from '../../../tests/docs/data/unread-defaults.json';

/** A default that the normalised configuration does not show. */
export interface UnreadDefault {
  option: string;
  /** what the pages say; words may be put differently in Chinese */
  documented: { en: unknown; zh?: unknown };
  /** why it cannot be read */
  reason: string;
  /** text of the package's `dist/index.js` that shows it */
  source: string;
}

export const unreadDefaults: UnreadDefault[] = data;

export const findUnreadDefault = (option: string) =>
  unreadDefaults.find((entry) => entry.option === option);
