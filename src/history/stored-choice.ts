/** The name under which the session keeps the version that a reader chose. */
export const STORED_CHOICE = 'version';
