import { headingMember } from '../../history/build/heading-member';
import { coreHistory } from '../../history/build/option-history';
import { otherVersions } from '../../history/build/other-versions';
import { indexFiles, type OptionFacts, type SourcePage } from '../../search/build/index-files';
import { readPage } from '../../search/build/read-page';
import { indexAddresses } from '../../search/build/search-index';
import type { IndexHeading } from '../../search/engine/index/index-format';
import type { BuiltSite } from './built-site';
import { pageTrails } from './page-trails';
import type { Step } from './step';

/** What is known of a page before it is read. */
interface IndexedPage {
  /** The file that it was built from, where its headings may name members of the package. */
  readonly source?: string;
  readonly option?: OptionFacts;
}

/** Docs and releases by their addresses, with the facts of those that document an option. */
function indexedPages({ docs, blogPosts }: BuiltSite): Map<string, IndexedPage> {
  const pages = docs.docs.map(({ permalink, source, frontMatter }): [string, IndexedPage] => {
    const { option, type, default: value } = frontMatter as Record<string, unknown>;
    if (typeof option !== 'string') return [permalink, { source }];
    const facts = { option, type: String(type), default: JSON.stringify(value) };
    return [permalink, { source, option: { ...facts, ...otherVersions(option) } }];
  });
  const posts = blogPosts.map(({ metadata }): [string, IndexedPage] => [metadata.permalink, {}]);
  return new Map([...pages, ...posts]);
}

/** A heading with what its name is in other versions, where it names a member of the package. */
function withVersions(heading: IndexHeading, source = ''): IndexHeading {
  const [depth, text, id] = heading;
  const member = headingMember(text, source);
  const versions = member && otherVersions(member.name, coreHistory[member.kind]);
  return versions && Object.keys(versions).length > 0 ? [depth, text, id, versions] : heading;
}

/** Reads docs and releases, and writes the search index. */
export function writeSearchIndex(site: BuiltSite): Step {
  const trailOf = pageTrails(site, site.docs);
  const indexed = indexedPages(site);
  const found: SourcePage[] = [];
  return {
    eachPage({ path, html }) {
      const { source, option } = indexed.get(path) ?? {};
      const text = indexed.has(path) && readPage(html);
      if (!text) return;
      const headings = text.headings.map((heading) => withVersions(heading, source));
      found.push({ path, trail: trailOf(path), option, text: { ...text, headings } });
    },
    async atEnd() {
      const { titles, texts } = indexFiles(found);
      const addresses = indexAddresses(site);
      const fileOf = (address: string) => address.slice(site.baseUrl.length);
      await site.write(fileOf(addresses.titles), JSON.stringify(titles));
      await site.write(fileOf(addresses.texts), JSON.stringify(texts));
    },
  };
}
