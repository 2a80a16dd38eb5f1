import { Feed } from 'feed';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { feeds, RELEASES_PATH } from '../../blog/feeds';
import type { BuiltPage } from './built-page';
import type { BuiltSite } from './built-site';
import { admonitionLabels } from './markdown';
import { toPlainHtml } from './markdown/text-forms';
import type { Step } from './run-steps';
import { textsIn } from './texts';

/** The theme's id for the text of a blog post. */
const POST = '#__blog-post-container';

/**
 * A release as feed readers show it: as in Markdown, tabs have their names, and there are no buttons.
 * @throws Error where the page has no such text
 */
function feedHtml({ path, tree }: BuiltPage, { siteConfig, codeTranslations }: BuiltSite): string {
  const post = select(POST, tree);
  if (!post) throw new Error(`expected ${POST} with the text of the release, found none.`);
  const children = toPlainHtml(post.children, {
    resolve: (href) => new URL(href, siteConfig.url + path).href,
    admonitionLabel: admonitionLabels(codeTranslations),
  });
  const root = { type: 'root' as const, children };
  // What Markdown says behind a fence's language means nothing to a feed reader.
  for (const { properties } of selectAll('[data-meta]', root)) delete properties.dataMeta;
  return toHtml(root);
}

/** Writes the feeds of the releases, newest first, with their full texts. */
export function writeFeeds(site: BuiltSite): Step {
  const { baseUrl, blogPosts, i18n, siteConfig, write } = site;
  const releases = new Set(blogPosts.map(({ metadata }) => metadata.permalink));
  const contents = new Map<string, string>();
  const list = siteConfig.url + baseUrl + RELEASES_PATH.slice(1);

  return {
    eachPage(page) {
      if (releases.has(page.path)) contents.set(page.path, feedHtml(page, site));
    },
    async atEnd() {
      const [rss, atom] = feeds.map(({ file }) => list + file);
      const author = { name: siteConfig.title };
      const language = i18n.localeConfigs[i18n.currentLocale]!.htmlLang;
      const feed = new Feed({
        ...textsIn(i18n.currentLocale, 'feeds', site),
        id: list,
        link: list,
        language,
        updated: blogPosts[0]?.metadata.date,
        favicon: siteConfig.favicon && siteConfig.url + baseUrl + siteConfig.favicon,
        feedLinks: { rss, atom },
        author,
        copyright: '',
      });
      for (const { metadata } of blogPosts) {
        const address = siteConfig.url + metadata.permalink;
        feed.addItem({
          title: metadata.title,
          id: address,
          link: address,
          date: metadata.date,
          description: metadata.description,
          content: contents.get(metadata.permalink),
          author: [author],
        });
      }
      const folder = RELEASES_PATH.slice(1);
      await write(`${folder}rss.xml`, feed.rss2());
      // The package names the language in RSS alone.
      await write(
        `${folder}atom.xml`,
        feed.atom1().replace('<feed ', `<feed xml:lang="${language}" `),
      );
    },
  };
}
