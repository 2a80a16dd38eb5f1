import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { minorSteps } from '../../history/change-files';
import { coreHistory } from '../history/option-history';
import { laterOptions, findVersions } from '../history/option-versions';
import { sourceOfTranslation } from '../../i18n/content-path';
import type {
  OverviewGroup,
  OverviewItem,
  OverviewList,
  OverviewVersions,
} from '../../option/overview';
import { packageVersions } from '../package-versions';
import {
  loadedVersions,
  sidebarEntries,
  type LoadedDoc,
  type LoadedVersion,
} from '../docs/loaded-docs';
import { overviewGroups } from './overview-groups';
import { headingIds, listHeadings } from '../mdx/page-headings';

const DEFAULT_DEPTHS = [2];
const OUTLINE_DEPTHS = [2, 3];

/** The section of links at the end of each page says nothing about the page. */
const LAST_SECTION = 'related';

interface OverviewFrontMatter {
  readonly overview?: boolean;
  readonly pageType?: string;
  readonly overviewHeaders?: readonly number[];
  readonly option?: string;
  readonly default?: string | Readonly<Record<string, string>>;
}

/** Whether a page's front matter asks for the list of the pages below it. */
export function isOverview(frontMatter: object): boolean {
  const { overview, pageType } = frontMatter as OverviewFrontMatter;
  return overview === true || pageType === 'overview';
}

/** A page's headings of some depths, with the ids that they have on the page: the English ones in both languages. */
function readHeadings({ source }: LoadedDoc, siteDir: string, depths: readonly number[]) {
  const file = source.replace('@site/', '');
  const read = (name: string) => listHeadings(fs.readFileSync(path.join(siteDir, name), 'utf8'));
  const ids = headingIds(read(sourceOfTranslation(file) ?? file));
  return read(file)
    .map(({ text, depth }, i) => ({ text, depth, id: ids[i]! }))
    .filter(({ depth }) => depths.includes(depth));
}

/** A default of more letters takes more room than a row has. */
const SHORT = 24;

/** A default for a row: undefined if it is long or depends on the mode. */
const shortDefault = (value: OverviewFrontMatter['default']) =>
  typeof value === 'string' && value.length <= SHORT ? value : undefined;

/** The options that later versions added, for an overview of options. */
function compareVersions(groups: readonly OverviewGroup[]): OverviewVersions | undefined {
  const options = groups.flatMap(({ items }) => items).filter(({ isOption }) => isOption);
  if (options.length === 0) return undefined;
  const names = new Set(options.map(({ text }) => text));
  const documented = packageVersions['@rsbuild/core']!;
  const { from, to } = coreHistory;
  return {
    known: { documented, from, to },
    steps: minorSteps(coreHistory),
    later: laterOptions(documented, (option) => names.has(option)),
  };
}

function makeOverview(overview: LoadedDoc, version: LoadedVersion, siteDir: string): OverviewList {
  const { overviewHeaders = DEFAULT_DEPTHS } = overview.frontMatter as OverviewFrontMatter;
  const toItem = (doc: LoadedDoc): OverviewItem => {
    const { option, default: value } = doc.frontMatter as OverviewFrontMatter;
    return {
      text: option ?? doc.title,
      link: doc.permalink,
      headings: readHeadings(doc, siteDir, overviewHeaders)
        .filter(({ id }) => id !== LAST_SECTION)
        .map(({ text, id }) => ({ text, id })),
      purpose: doc.description,
      ...(option && { isOption: true, value: shortDefault(value), versions: findVersions(option) }),
    };
  };
  const entries = sidebarEntries(version, overview.sidebar!);
  const groups = overviewGroups(overview.permalink, entries, toItem);
  const headings = readHeadings(overview, siteDir, OUTLINE_DEPTHS);
  return {
    headings: headings.map(({ text, id, depth }) => ({ value: text, id, level: depth })),
    groups,
    versions: compareVersions(groups),
  };
}

/** Makes the lists of overview pages, by the page's address: src/option/useOverview.ts has that of the page shown. */
export function overviewPages({ siteDir }: LoadContext): Plugin {
  return {
    name: 'overview-pages',
    async allContentLoaded({ allContent, actions }) {
      const lists = loadedVersions(allContent).flatMap((version) =>
        version.docs
          .filter(({ frontMatter }) => isOverview(frontMatter))
          .map((doc) => [doc.permalink, makeOverview(doc, version, siteDir)]),
      );
      actions.setGlobalData(Object.fromEntries(lists));
    },
  };
}
