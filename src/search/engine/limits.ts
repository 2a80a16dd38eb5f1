/** Queries are read up to here. */
export const MAX_QUERY = 200;
/** How many pages the panel shows. */
export const RESULT_LIMIT = 7;
