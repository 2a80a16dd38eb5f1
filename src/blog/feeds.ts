/** Where the release announcements and their feeds are, without base and language. */
export const RELEASES_PATH = '/community/releases/';

/** The feeds of the release announcements in each language, by file name below the list's address. */
export const feeds = [
  { file: 'rss.xml', name: 'RSS', mime: 'application/rss+xml' },
  { file: 'atom.xml', name: 'Atom', mime: 'application/atom+xml' },
] as const;
