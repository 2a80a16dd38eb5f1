import type { TOCItem } from '@docusaurus/mdx-loader';
import type { MinorStep } from '../history/change-files';
import type { LaterOption, OptionVersions } from '../history/history';
import type { KnownVersions } from '../history/version-state';

export interface OverviewHeading {
  readonly text: string;
  readonly id: string;
}

export interface OverviewItem {
  readonly text: string;
  readonly link: string;
  readonly headings: readonly OverviewHeading[];
  /** Whether the text is an option's name, to be set in the code face. */
  readonly isOption?: boolean;
  /** The page's description. */
  readonly purpose?: string;
  /** An option's default, where it is short. */
  readonly value?: string;
  /** When the option came, changed and went; left out where it is the same in all versions. */
  readonly versions?: OptionVersions;
}

export interface OverviewGroup {
  /** Empty for pages of no group. */
  readonly name: string;
  readonly id: string;
  readonly items: readonly OverviewItem[];
}

/** The other versions that an overview of options can compare. */
export interface OverviewVersions {
  readonly known: KnownVersions;
  /** The steps between minor lines that have a file about what changed. */
  readonly steps: readonly MinorStep[];
  /** The options that the documented version lacks. */
  readonly later: readonly LaterOption[];
}

/** What an overview page shows. */
export interface OverviewList {
  /** The page's own headings. */
  readonly headings: readonly TOCItem[];
  readonly groups: readonly OverviewGroup[];
  /** Differences in other versions, on an overview of options. */
  readonly versions?: OverviewVersions;
}

/** The texts of an overview that a query is held against. */
interface FilteredGroup<Item extends FilteredItem> {
  readonly name: string;
  readonly items: readonly Item[];
}
interface FilteredItem {
  readonly text: string;
  readonly headings: readonly { readonly text: string }[];
}

const plain = (text: string) => text.toLowerCase().replaceAll('-', ' ');

/** What a query leaves of an overview: a group or an item that matches with all that it holds, else the headings that match. */
export function filterOverview<Item extends FilteredItem, Group extends FilteredGroup<Item>>(
  groups: readonly (Group & FilteredGroup<Item>)[],
  query: string,
): Group[] {
  const wanted = plain(query);
  const matches = (text: string) => plain(text).includes(wanted);

  const filterItem = (item: Item): Item[] => {
    if (matches(item.text)) return [item];
    const headings = item.headings.filter(({ text }) => matches(text));
    return headings.length ? [{ ...item, headings }] : [];
  };
  return groups.flatMap((group) => {
    if (matches(group.name)) return [group];
    const items = group.items.flatMap(filterItem);
    return items.length ? [{ ...group, items }] : [];
  });
}
