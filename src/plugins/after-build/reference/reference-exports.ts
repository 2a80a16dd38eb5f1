import type { InlineCode, Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ReferenceExport } from './reference';
import { sectionPairs, withAnchor, type PagePair } from './reference-options';
import { referenceVersions } from './reference-versions';

/** A type is written in camel case with a capital; `CHAIN_ID` is none. */
const TYPE_NAME = /^[A-Z](?=\w*[a-z])\w*$/;

/** The section with the names that can't be imported. */
const NOT_EXPORTED = 'Types that are not exported';

/** The first mention of each name counts. */
const unique = (exports: readonly ReferenceExport[]) =>
  exports.filter(({ name }, i) => exports.findIndex((other) => other.name === name) === i);

/** The values, from the table above the first heading of their page: `[a, b](#anchor)`. */
function values({ pages, url }: PagePair): ReferenceExport[] {
  const found: ReferenceExport[] = [];
  for (const node of pages.en.introduction())
    visit(node, 'link', (link: Link) => {
      if (!link.url.startsWith('#')) return;
      for (const name of toString(link).split(', '))
        found.push({ name, kind: 'value', url: withAnchor(url, link.url.slice(1)) });
    });
  return found;
}

/** The types, from the headings and the inline code of their page. */
function types(pair: PagePair): ReferenceExport[] {
  return sectionPairs(pair)
    .filter(({ sections }) => sections.en.heading !== NOT_EXPORTED)
    .flatMap(({ sections, id }) => {
      const { depth, heading, content } = sections.en;
      const names = depth === 3 ? [heading] : [];
      for (const node of content())
        visit(node, 'inlineCode', (code: InlineCode) => void names.push(code.value));
      return names
        .filter((name) => TYPE_NAME.test(name))
        .map((name): ReferenceExport => ({ name, kind: 'type', url: withAnchor(pair.url, id) }));
    });
}

/** The exports of the package, from the pages about its values and its types. */
export const referenceExports = (
  valuesPage: PagePair,
  typesPage: PagePair,
  packageName: string,
): ReferenceExport[] =>
  unique([...values(valuesPage), ...types(typesPage)]).map((exported) => ({
    ...exported,
    ...referenceVersions(packageName, 'exports', exported.name),
  }));
