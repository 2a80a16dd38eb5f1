import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sourceOfTranslation } from '../../translations/content-path';
import type { OverviewItem } from '../overview';
import { isOverview, OVERVIEW_PLUGIN, overviewFile } from './overview-file';
import { overviewGroups, type SidebarNode } from './overview-groups';
import { headingIds, headingsOf } from '../../translations/build/page-headings';

type Version = LoadedContent['loadedVersions'][number];
type Doc = Version['docs'][number];
type SidebarItem = Version['sidebars'][string][number];

const DEFAULT_DEPTHS = [2];

interface OverviewFrontMatter {
  readonly overviewHeaders?: readonly number[];
  readonly option?: string;
}

function toNode(item: SidebarItem, docs: ReadonlyMap<string, Doc>): SidebarNode[] {
  if (item.type === 'category') {
    return [
      {
        type: 'group',
        label: item.label,
        children: item.items.flatMap((child) => toNode(child, docs)),
      },
    ];
  }
  const doc = 'id' in item ? docs.get(item.id) : undefined;
  return doc ? [{ type: 'page', link: doc.permalink }] : [];
}

/** A page's headings of some depths, with the ids that they have on the page: the English ones in both languages. */
function headingsOfDoc({ source }: Doc, siteDir: string, depths: readonly number[]) {
  const file = source.replace('@site/', '');
  const read = (name: string) => headingsOf(fs.readFileSync(path.join(siteDir, name), 'utf8'));
  const ids = headingIds(read(sourceOfTranslation(file) ?? file));
  return read(file)
    .map(({ text, depth }, i) => ({ text, depth, id: ids[i]! }))
    .filter(({ depth }) => depths.includes(depth))
    .map(({ text, id }) => ({ text, id }));
}

function overviewOf(overview: Doc, { docs, sidebars }: Version, siteDir: string) {
  const { overviewHeaders = DEFAULT_DEPTHS } = overview.frontMatter as OverviewFrontMatter;
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const byLink = new Map(docs.map((doc) => [doc.permalink, doc]));
  const itemOf = (link: string): OverviewItem => {
    const doc = byLink.get(link)!;
    const { option } = doc.frontMatter as OverviewFrontMatter;
    return {
      text: option ?? doc.title,
      link,
      headings: headingsOfDoc(doc, siteDir, overviewHeaders),
      ...(option && { isOption: true }),
    };
  };
  return overviewGroups({
    path: overview.permalink,
    sidebar: sidebars[overview.sidebar!]!.flatMap((item) => toNode(item, byId)),
    itemOf,
  });
}

/** Makes the list of an overview page's pages; src/reading/build/overview.ts imports it into that page alone. */
export function overviewPages({ siteDir }: LoadContext): Plugin {
  return {
    name: OVERVIEW_PLUGIN,
    async allContentLoaded({ allContent, actions }) {
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      for (const version of (instances as LoadedContent[]).flatMap((docs) => docs.loadedVersions)) {
        for (const doc of version.docs) {
          if (!isOverview(doc.frontMatter)) continue;
          const groups = overviewOf(doc, version, siteDir);
          await actions.createData(
            overviewFile(doc.source.replace('@site/', '')),
            JSON.stringify(groups),
          );
        }
      }
    },
  };
}
