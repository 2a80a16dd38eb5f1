/** The window event of a page change (not of a change of query or hash). */
export const CONTENT_RELOAD_EVENT = 'content-reload';
