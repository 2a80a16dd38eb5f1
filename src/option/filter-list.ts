import { translate } from '@docusaurus/Translate';
import { filterVersions, keepChoice, nothingLeft, restoreChoice } from '../history/filter-versions';
import { marked } from '../ui/dom-contract';
import { filterOverview } from './overview';
import { isFilled } from './overview-filter';
import { countLabel } from './overview-labels';

const each = (parent: Element, selector: string) => [
  ...parent.querySelectorAll<HTMLElement>(`:scope > ${selector}`),
];
const readText = (parent: Element, selector: string) =>
  parent.querySelector(selector)!.textContent!;

/** The groups of an overview, read from the page, each part with its element. */
const readGroups = (overview: Element) =>
  each(overview, 'section').map((element) => ({
    element,
    name: readText(element, 'h3'),
    items: each(element, 'ul > li').map((item) => ({
      element: item,
      text: readText(item, 'a, code'),
      headings: each(item, 'details li').map((heading) => ({
        element: heading,
        text: heading.textContent!,
      })),
    })),
  }));

const findElements = (groups: ReturnType<typeof readGroups>) =>
  groups.flatMap(({ element, items }) => [
    element,
    ...items.flatMap((item) => [item.element, ...item.headings.map((heading) => heading.element)]),
  ]);

const noMatch = (query: string) =>
  translate({ id: 'overview.nothing', message: 'No matching API found: {query}' }, { query });

/** Shows what the keyword and the chosen version leave of an overview, and says so where that is nothing. */
function showChosen(overview: Element): void {
  const query = overview.querySelector<HTMLInputElement>(marked('filter'))!.value;
  const groups = readGroups(overview);
  const isOfVersion = filterVersions(overview);
  const offered = groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ element }) => isOfVersion(element)),
    }))
    .filter(({ items }) => items.length > 0);
  const left = new Set(findElements(filterOverview(offered, query)));
  for (const element of findElements(groups)) element.hidden = !left.has(element);
  const items = groups.flatMap((group) => group.items.map(({ element }) => element));
  for (const item of items)
    for (const sections of item.querySelectorAll('details')) sections.open = query !== '';
  const status = overview.querySelector(marked('nothing'))!;
  if (left.size > 0) status.textContent = countLabel(items.filter((item) => left.has(item)).length);
  else status.textContent = query ? noMatch(query) : nothingLeft(overview);
}

function showInAddress(search: string): void {
  const url = new URL(window.location.href);
  if (search === url.search) return;
  url.search = search;
  window.history.replaceState(window.history.state, '', url);
}

/** Filters an overview as its reader asks, and notes that in the address. */
export function filterList(overview: Element): void {
  showChosen(overview);
  showInAddress(keepChoice(overview));
}

/** Filters an overview as its address says, or as its reader asked before in this visit, unless the reader was quicker. */
export function restoreList(overview: Element): void {
  const isEarly = isFilled(overview);
  restoreChoice(overview);
  if (isEarly) filterList(overview);
  else showChosen(overview);
}
