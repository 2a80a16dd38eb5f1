import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sourceOfTranslation } from '../../translations/content-path';
import type { OverviewItem } from '../overview';
import { loadedVersions, sidebarEntries, type LoadedDoc, type LoadedVersion } from './loaded-docs';
import { overviewGroups } from './overview-groups';
import { headingIds, headingsOf } from '../../translations/build/page-headings';

/** The plugin that makes the lists of overview pages. */
export const OVERVIEW_PLUGIN = 'overview-pages';

const DEFAULT_DEPTHS = [2];

interface OverviewFrontMatter {
  readonly overview?: boolean;
  readonly pageType?: string;
  readonly overviewHeaders?: readonly number[];
  readonly option?: string;
}

/** Whether a page's front matter asks for the list of the pages below it. */
export function isOverview(frontMatter: object): boolean {
  const { overview, pageType } = frontMatter as OverviewFrontMatter;
  return overview === true || pageType === 'overview';
}

/** The name of the data file with an overview page's list; the page by its path from the site's folder. */
export function overviewFile(source: string): string {
  return `${source.replace(/\W+/g, '-')}.json`;
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

/** Makes the list of an overview page's pages; src/reading/build/page-parts.ts imports it into that page alone. */
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
