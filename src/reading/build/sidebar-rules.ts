import type { LoadedDoc } from './loaded-docs';

/** @throws Error naming the docs that are in no sidebar: the routes of pages are made by sidebar, so they would have none. */
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

/** @throws Error where two sidebars have docs below one folder: each sidebar's branch of routes begins with its folder. */
export function refuseSharedFolders(
  folders: readonly (readonly [sidebar: string, folder: string])[],
): void {
  const owners = new Map<string, string>();
  for (const [sidebar, folder] of folders) {
    const owner = owners.get(folder);
    if (owner !== undefined)
      throw new Error(
        `sidebars.ts: expected one sidebar for the pages below ${folder}, found “${owner}” and “${sidebar}”. ` +
          'Give these pages one sidebar, or the pages of one sidebar a folder of their own.',
      );
    owners.set(folder, sidebar);
  }
}
