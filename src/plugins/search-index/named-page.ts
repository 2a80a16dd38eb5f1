import type { BuiltPage } from '../after-build/built-page';
import type { BuiltSite } from '../after-build/built-site';
import { pageTrails } from '../after-build/page-trails';
import { headingMember } from '../../history/build/heading-member';
import { coreHistory } from '../../history/build/option-history';
import { otherVersions } from '../../history/build/other-versions';
import type { IndexHeading, IndexPage } from '../../search/engine/index-format';
import { readNames } from './page-names';

const SHOWN_TYPE_LENGTH = 80;

/** The type as it fits a row: the expression without helper declarations, on one line. */
function shownType(type: string): string {
  const expression = type
    .trim()
    .split(/\n\s*\n/)
    .at(-1)!
    .replace(/\s+/g, ' ')
    .trim();
  return expression.length > SHOWN_TYPE_LENGTH
    ? `${expression.slice(0, SHOWN_TYPE_LENGTH - 1)}…`
    : expression;
}

/** What the front matter of an option page says of it. */
function optionFacts(frontMatter: Record<string, unknown>): Partial<IndexPage> {
  const { option, type } = frontMatter;
  if (typeof option !== 'string') return {};
  return { option, type: shownType(String(type)), ...otherVersions(option) };
}

/** A heading with what its name is in other versions, where it names a member of the package. */
function withVersions([depth, text, id]: IndexHeading, source: string): IndexHeading {
  const member = headingMember(text, source);
  const versions = member && otherVersions(member.name, coreHistory[member.kind]);
  return versions && Object.keys(versions).length > 0
    ? [depth, text, id, versions]
    : [depth, text, id];
}

/** Returns what names a page for the search; undefined for one that is neither docs nor a release. */
export function pageNamer(site: BuiltSite): (page: BuiltPage) => IndexPage | undefined {
  const docs = new Map(site.docs.docs.map((doc) => [doc.permalink, doc]));
  const releases = new Set(site.blogPosts.map(({ metadata }) => metadata.permalink));
  const trailOf = pageTrails(site, site.docs);
  return ({ path, tree }) => {
    const doc = docs.get(path);
    if (doc ? doc.unlisted : !releases.has(path)) return undefined;
    const { title, headings } = readNames(tree);
    return {
      path,
      title,
      trail: trailOf(path),
      ...(doc && optionFacts(doc.frontMatter)),
      headings: headings.map((heading) => withVersions(heading, doc?.source ?? '')),
    };
  };
}
