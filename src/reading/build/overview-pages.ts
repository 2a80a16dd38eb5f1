import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sourceOfTranslation } from '../../translations/content-path';
import type { OverviewItem } from '../overview';
import { loadedVersions, sidebarEntries, type LoadedDoc, type LoadedVersion } from './loaded-docs';
import { isOverview, OVERVIEW_PLUGIN, overviewFile } from './overview-file';
import { overviewGroups } from './overview-groups';
import { headingIds, headingsOf } from '../../translations/build/page-headings';

const DEFAULT_DEPTHS = [2];

interface OverviewFrontMatter {
  readonly overviewHeaders?: readonly number[];
  readonly option?: string;
}

/** A page's headings of some depths, with the ids that they have on the page: the English ones in both languages. */
function headingsOfDoc({ source }: LoadedDoc, siteDir: string, depths: readonly number[]) {
  const file = source.replace('@site/', '');
  const read = (name: string) => headingsOf(fs.readFileSync(path.join(siteDir, name), 'utf8'));
  const ids = headingIds(read(sourceOfTranslation(file) ?? file));
  return read(file)
    .map(({ text, depth }, i) => ({ text, depth, id: ids[i]! }))
    .filter(({ depth }) => depths.includes(depth))
    .map(({ text, id }) => ({ text, id }));
}

function overviewOf(overview: LoadedDoc, version: LoadedVersion, siteDir: string) {
  const { overviewHeaders = DEFAULT_DEPTHS } = overview.frontMatter as OverviewFrontMatter;
  const itemOf = (doc: LoadedDoc): OverviewItem => {
    const { option } = doc.frontMatter as OverviewFrontMatter;
    return {
      text: option ?? doc.title,
      link: doc.permalink,
      headings: headingsOfDoc(doc, siteDir, overviewHeaders),
      ...(option && { isOption: true }),
    };
  };
  return overviewGroups(overview.permalink, sidebarEntries(version, overview.sidebar!), itemOf);
}

/** Makes the list of an overview page's pages; src/reading/build/overview.ts imports it into that page alone. */
export function overviewPages({ siteDir }: LoadContext): Plugin {
  return {
    name: OVERVIEW_PLUGIN,
    async allContentLoaded({ allContent, actions }) {
      for (const version of loadedVersions(allContent)) {
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
