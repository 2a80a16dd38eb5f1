import { createHash } from 'node:crypto';
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
import type { BuiltSite } from './built-site';
import type { Step } from './run-steps';

/** Collects the names of the pages, and has the search plugin write its index once all of them are written. */
export function writeSearchIndex(site: BuiltSite): Step {
  const plugin = site.plugins.find(({ name }) => name === 'search-index');
  const { buildIndex, namesFile } = plugin as unknown as SearchPlugin;
  const nameOf = pageNamer(site);
  const pages: IndexPage[] = [];
  return {
    eachPage(page) {
      const named = nameOf(page);
      if (named) pages.push(named);
    },
    async atEnd() {
      await buildIndex(site);
      const groups = takeIndex(site.outDir);
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
