const HEADING = /<h([1-6])\b[^>]*?\sid=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

/** The depth of each heading of a page's HTML, by its id. */
export function headingDepths(html: string): Map<string, number> {
  return new Map(
    [...html.matchAll(HEADING)].map(([, depth, quoted, single, bare]) => [
      quoted ?? single ?? bare!,
      Number(depth),
    ]),
  );
}
