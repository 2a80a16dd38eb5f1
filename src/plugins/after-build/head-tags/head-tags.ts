import { SIZE } from '../social-pictures/picture-file';
import { structuredData, type PageInSite } from './structured-data';

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The tags that a shared link and search engines read, beyond those of Docusaurus (title, description, address,
 * language, kind of card; of releases also type and date). X takes title, description, picture and its text from the
 * `og:` tags.
 */
export function headTags(page: PageInSite): string {
  const isRelease = page.kind === 'release';
  const isArticle = page.kind === 'doc' || page.kind === 'option';
  const properties = {
    'og:type': isRelease ? undefined : isArticle ? 'article' : 'website',
    'og:site_name': page.home.name,
    'og:image': page.image,
    'og:image:width': SIZE.width,
    'og:image:height': SIZE.height,
    'og:image:alt': page.title,
    'article:modified_time': isRelease ? page.modified : undefined,
  };
  const tags = Object.entries(properties).flatMap(([name, content]) =>
    content === undefined
      ? []
      : [`<meta property="${name}" content="${escapeAttribute(String(content))}">`],
  );
  // A `</script>` in a text must not end the element.
  const json = JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c');
  return `${tags.join('')}<script type="application/ld+json">${json}</script>`;
}
