import { translate } from '@docusaurus/Translate';
import { filterOverview } from './overview';

const each = (parent: Element, selector: string) => [
  ...parent.querySelectorAll<HTMLElement>(`:scope > ${selector}`),
];
const textOf = (parent: Element, selector: string) => parent.querySelector(selector)!.textContent!;

/** The groups of an overview, read from the page, each part with its element. */
const groupsOf = (overview: Element) =>
  each(overview, 'section').map((element) => ({
    element,
    name: textOf(element, 'h3'),
    items: each(element, 'ul > li').map((item) => ({
      element: item,
      text: textOf(item, 'a'),
      headings: each(item, 'ul > li').map((heading) => ({
        element: heading,
        text: heading.textContent!,
      })),
    })),
  }));

const elementsOf = (groups: ReturnType<typeof groupsOf>) =>
  groups.flatMap(({ element, items }) => [
    element,
    ...items.flatMap((item) => [item.element, ...item.headings.map((heading) => heading.element)]),
  ]);

/** Shows what a query leaves of an overview, and says so where that is nothing. */
export function filterList(overview: Element, query: string): void {
  const groups = groupsOf(overview);
  const left = new Set(elementsOf(filterOverview(groups, query)));
  for (const element of elementsOf(groups)) element.hidden = !left.has(element);
  overview.querySelector('[role="status"]')!.textContent = left.size
    ? ''
    : translate(
        {
          id: 'overview.nothing',
          message: 'No matching API found: {query}',
          description: 'When the filter of an overview leaves nothing',
        },
        { query },
      );
}
