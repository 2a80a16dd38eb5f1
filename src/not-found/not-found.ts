/** The list of a language's pages, which its 404 page suggests from. */
export const NOT_FOUND_FILE = 'not-found.json';
