import fs from 'node:fs';
import path from 'node:path';
import type { ConfigFacts } from '../../src/config-check/facts';
import { FINDING_TEXTS } from '../../src/config-check/finding-texts';
import { translationPath } from '../../src/i18n/content-path';
import { makeConfigFacts, type FactsPage } from '../../src/plugins/config-check/config-facts';
import { openDocs } from '../pages/docs';
import type { Language } from '../pages/page-paths';
import { projectRoot } from '../pages/project-root';

const TRANSLATIONS = path.join(projectRoot, 'i18n/zh/after-build/config.json');

const PAGES = /^docs\/(?:config|guide\/migration)\//;

/** The texts of findings in a language. */
function textsIn(language: Language): ConfigFacts['texts'] {
  const texts =
    language === 'en' ? FINDING_TEXTS : JSON.parse(fs.readFileSync(TRANSLATIONS, 'utf8'));
  return Object.fromEntries(
    Object.entries<{ message: string }>(texts).map(([id, { message }]) => [id, message]),
  ) as ConfigFacts['texts'];
}

/** The pages that the facts come from, as the docs plugin would have them. */
export function readConfigPages(language: Language): FactsPage[] {
  const docs = openDocs();
  const base = language === 'en' ? '' : '/zh';
  return docs.files
    .filter((file) => PAGES.test(file))
    .map((english) => {
      const file = language === 'en' ? english : translationPath(english)!;
      const frontMatter = docs.page(file)!.frontMatter.values as FactsPage['frontMatter'];
      return {
        source: `@site/${file}`,
        permalink: base + english.replace(/^docs|\.mdx$/g, '').replace(/\/index$/, '/'),
        description: String(frontMatter.description),
        frontMatter,
      };
    });
}

/** What a check of configurations knows, read from the pages of a language as they are. */
export const readConfigFacts = (language: Language = 'en'): Promise<ConfigFacts> =>
  makeConfigFacts(projectRoot, readConfigPages(language), textsIn(language));
