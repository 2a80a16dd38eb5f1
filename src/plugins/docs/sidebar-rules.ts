import type { LoadedDoc } from './loaded-docs';

/** @throws Error naming the docs that are in no sidebar and so can't be found by a reader. */
export function refuseOutsideSidebars(
  docs: readonly Pick<LoadedDoc, 'id' | 'source' | 'sidebar'>[],
): void {
  const outside = docs.filter(({ sidebar }) => !sidebar);
  if (outside.length === 0) return;
  const lines = outside.map(
    ({ id, source }) =>
      `${source.replace('@site/', '')}: expected a sidebar with this page, found none. ` +
      `Add '${id}', or a group of its folder, to a sidebar in sidebars.ts; a fragment that pages import belongs in docs/shared/.`,
  );
  throw new Error(lines.join('\n'));
}
