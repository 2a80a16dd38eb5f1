import { SIZE } from '../social-pictures/picture-file';
import { structuredData, type PageInSite } from './structured-data';

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeAttribute(String(content))}">`;

/** JSON inside of a script element, which a `</script>` in a text must not end. */
const json = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * The tags that a shared link and search engines read, beyond those of Docusaurus (title, description, address,
 * language, kind of card). X takes title, description, picture and its text from the `og:` tags.
 */
export function headTags(page: PageInSite): string {
  const isArticle = page.kind === 'doc' || page.kind === 'option';
  const type = isArticle ? 'article' : 'website';
  return [
    ...(page.kind === 'release' ? [] : [property('og:type', type)]),
    property('og:site_name', page.home.name),
    property('og:image', page.image),
    property('og:image:width', SIZE.width),
    property('og:image:height', SIZE.height),
    property('og:image:alt', page.title),
    ...(page.kind === 'release' && page.modified
      ? [property('article:modified_time', page.modified)]
      : []),
    `<script type="application/ld+json">${json(structuredData(page))}</script>`,
  ].join('');
}
