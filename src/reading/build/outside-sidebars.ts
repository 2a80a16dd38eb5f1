export interface PlacedDoc {
  /** The path below the docs' folder, without ending. */
  readonly id: string;
  /** `@site/` and the file. */
  readonly source: string;
  readonly sidebar?: string;
}

/** Throws when docs stand in no sidebar: they would have no address, for a page's address hangs on its sidebar. */
export function refuseOutsideSidebars(docs: readonly PlacedDoc[]): void {
  const outside = docs.filter(({ sidebar }) => !sidebar);
  if (outside.length === 0) return;
  const lines = outside.map(
    ({ id, source }) =>
      `${source.replace('@site/', '')}: expected a sidebar with this page, found none. ` +
      `Add '${id}', or a group of its folder, to a sidebar in sidebars.ts; a fragment that pages import belongs in docs/shared/.`,
  );
  throw new Error(lines.join('\n'));
}
