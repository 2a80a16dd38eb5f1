import type { BuiltPage } from '../after-build/built-page';
import type { BuiltSite } from '../after-build/built-site';
import { pageTrails } from '../after-build/page-trails';
import { headingMember } from '../history/heading-member';
import { coreHistory } from '../history/option-history';
import { otherVersions } from '../history/other-versions';
import type { OtherVersions } from '../../history/other-versions';
import {
  headingId,
  idFromText,
  type IndexHeading,
  type IndexPage,
} from '../../search/engine/index-format';
import { readNames } from './page-names';

const SHOWN_TYPE_LENGTH = 40;

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
  return { type: shownType(String(type)), ...otherVersions(option) };
}

/** Their subheadings are symptoms and cases: sentences, as are questions. The index has them. */
const OF_SENTENCES = ['troubleshooting', 'edge-cases'];
/** The sections of announcements are news, which nobody looks up by name. */
const IS_RELEASE = /\/community\/releases\/./;

/** A page as the small file has it. */
export function withoutSentences(page: IndexPage): IndexPage {
  if (IS_RELEASE.test(page.path)) return { ...page, headings: [] };
  let section = '';
  const headings = page.headings.filter((heading) => {
    const [depth, text] = heading;
    if (depth === 2) section = headingId(heading);
    return !/[?？]$/.test(text) && (depth === 2 || !OF_SENTENCES.includes(section));
  });
  return { ...page, headings };
}

/**
 * A heading as the file has it.
 * @example indexHeading(2, 'Use Sass', 'use-sass') // => [2, 'Use Sass']
 */
export function indexHeading(
  depth: number,
  text: string,
  id: string,
  versions?: OtherVersions,
): IndexHeading {
  const own = id === idFromText(text) ? 0 : id;
  if (versions) return [depth, text, own, versions];
  return own ? [depth, text, own] : [depth, text];
}

/** What a member of the package that a heading names is called in other versions. */
function versionsOf(heading: string, source: string): OtherVersions | undefined {
  const member = headingMember(heading, source);
  const versions = member && otherVersions(member.name, coreHistory[member.kind]);
  return versions && Object.keys(versions).length > 0 ? versions : undefined;
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
      headings: headings.map(([depth, text, id]) =>
        indexHeading(depth, text, id, versionsOf(text, doc?.source ?? '')),
      ),
    };
  };
}
