/** Scripts and styles, whose names change with any page’s. */
const FETCHED = /<(?:script|link)\b[^>]*>/g;

/** What can be read of a built page: its head, without what it fetches, and its text. The same for each build while they don’t change. */
export const readPart = (html: string): string =>
  html.slice(0, html.indexOf('</head>')).replace(FETCHED, '') +
  html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
