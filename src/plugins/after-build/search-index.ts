import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  INDEX_FOLDER,
  KEYWORDS,
  type IndexFile,
  type IndexPage,
  type NamesFile,
} from '../../search/engine/index-format';
import type { SearchPlugin } from '../search-index';
import { pageNamer, withoutSentences } from '../search-index/named-page';
import { takeIndex } from '../search-index/slim-index';
import { listTraditional } from '../search-index/traditional';
import { builtFile, type BuiltSite } from './built-site';
import type { Step } from './run-steps';

/**
 * What the search plugin reads of a page: the head and the article, without drawings and the colors of code. The rest,
 * two thirds of a page, would only be parsed to be left out.
 */
export const readableHtml = (html: string): string =>
  html.slice(0, html.indexOf('</head>')) +
  html
    .slice(html.indexOf('<article'), html.lastIndexOf('</article>'))
    .replace(/<svg\b.*?<\/svg>| style="[^"]*"/gs, '');

/** Collects what names the pages and what the search plugin reads of them, and has it write its index at the end. */
export function writeSearchIndex(site: BuiltSite): Step {
  const plugin = site.plugins.find(({ name }) => name === 'search-index');
  const { buildIndex, namesFile } = plugin as unknown as SearchPlugin;
  const nameOf = pageNamer(site);
  const pages: IndexPage[] = [];
  const articles = { ...site, outDir: path.join(site.generatedFilesDir, 'search-articles') };
  fs.rmSync(articles.outDir, { recursive: true, force: true });
  return {
    eachPage(page) {
      const named = nameOf(page);
      if (!named) return;
      pages.push(named);
      const file = builtFile(articles, page.path);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, readableHtml(page.html));
    },
    async atEnd() {
      await buildIndex({ ...articles, routesPaths: pages.map(({ path: address }) => address) });
      const groups = takeIndex(articles.outDir);
      const texts = [
        ...pages.flatMap(({ title, headings }) => [title, ...headings.map(([, text]) => text)]),
        ...groups[KEYWORDS]!.documents.map(({ t }) => t),
      ];
      const isChinese = site.i18n.currentLocale === 'zh';
      const index: IndexFile = {
        pages,
        groups,
        ...(isChinese && { traditional: listTraditional(texts) }),
      };
      const text = JSON.stringify(index);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
      const file = `${INDEX_FOLDER}/index.${hash}.json`;
      const names: NamesFile = { index: site.baseUrl + file, pages: pages.map(withoutSentences) };
      await site.write(file, text);
      await site.write(namesFile, JSON.stringify(names));
    },
  };
}
