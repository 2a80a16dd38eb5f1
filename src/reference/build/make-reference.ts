import fs from 'node:fs';
import path from 'node:path';
import type { LoadedDoc } from '../../reading/build/loaded-docs';
import { packageVersions } from '../../reading/package-versions';
import { translationOf } from '../../translations/content-path';
import { openResultCache } from '../../ui/build/result-cache';
import { sourcesVersion } from '../../ui/build/sources-version';
import {
  REFERENCE_FILE,
  SCHEMA_FILE,
  type InLanguages,
  type Language,
  type Reference,
} from '../reference';
import { pageText, readPage } from './read-page';
import { referenceExports } from './reference-exports';
import { referenceHooks } from './reference-hooks';
import { pageOption, pluginOptions, type PagePair } from './reference-options';

const PACKAGE = '@rsbuild/core';

/** The pages with what is not an option. */
const HOOKS_PAGE = '/plugins/dev/hooks';
const VALUES_PAGE = '/api/javascript-api/core';
const TYPES_PAGE = '/api/javascript-api/types';

/** What makes data of pages, besides their texts. */
const SOURCES = [
  'src/history',
  'src/reading/build/option-fences.ts',
  'src/reference',
  'src/translations/build/page-headings.ts',
];

/** What is asked of a page's metadata. */
export type ReferencePage = Pick<LoadedDoc, 'source' | 'permalink' | 'frontMatter'>;

export interface ReferenceSite {
  readonly siteDir: string;
  /** Of the site, without a path. */
  readonly url: string;
  readonly baseUrl: { readonly en: string; readonly zh: string };
}

/** The texts of a page, and its addresses. */
interface PageSource {
  readonly texts: Readonly<Record<Language, string>>;
  readonly url: InLanguages;
}

const isOfOption = ({ frontMatter }: ReferencePage) => 'option' in frontMatter;
const isOfPlugin = ({ permalink }: ReferencePage) => permalink.includes('/plugins/list/');
const optionOf = ({ frontMatter }: ReferencePage) => String(frontMatter.option);

const pairOf = ({ texts, url }: PageSource): PagePair => ({
  pages: { en: readPage(texts.en), zh: readPage(texts.zh) },
  url,
});

/**
 * What the pages say of options, hooks and exports, in both languages. Of pages whose texts are as the last build had
 * them, it is taken from a cache file. @throws Error where a page is missing.
 */
export function makeReference(
  { siteDir, url, baseUrl }: ReferenceSite,
  docs: readonly ReferencePage[],
  cacheFile: string,
): Reference {
  const cache = openResultCache<object>(cacheFile, sourcesVersion(SOURCES));
  function sourceOf({ source, permalink }: ReferencePage): PageSource {
    const file = source.replace('@site/', '');
    const translation = path.join(siteDir, translationOf(file)!);
    const en = pageText(path.join(siteDir, file));
    return {
      texts: { en, zh: fs.existsSync(translation) ? pageText(translation) : en },
      url: { en: url + permalink, zh: url + baseUrl.zh + permalink.slice(baseUrl.en.length) },
    };
  }
  function pageAt(route: string): ReferencePage {
    const doc = docs.find(({ permalink }) => permalink === baseUrl.en + route.slice(1));
    if (doc) return doc;
    throw new Error(`${REFERENCE_FILE}: expected a page at ${route}, found none.`);
  }
  function made<Result extends object>(
    pages: readonly ReferencePage[],
    make: (...pairs: PagePair[]) => Result,
  ): Result {
    const sources = pages.map(sourceOf);
    const text = JSON.stringify(sources);
    const known = cache.find(text) as Result | undefined;
    if (known) return known;
    const result = make(...sources.map(pairOf));
    cache.keep(text, result);
    return result;
  }
  const options = docs.filter(isOfOption).sort((a, b) => (optionOf(a) < optionOf(b) ? -1 : 1));
  const plugins = docs.filter((doc) => !isOfOption(doc) && isOfPlugin(doc));
  const reference: Reference = {
    $schema: `${url}${baseUrl.en}${SCHEMA_FILE}`,
    format: 1,
    package: PACKAGE,
    version: packageVersions[PACKAGE]!,
    options: [
      ...options.map((doc) => made([doc], (pair) => pageOption(pair, PACKAGE))),
      ...plugins.flatMap((doc) => made([doc], pluginOptions)),
    ],
    hooks: made([pageAt(HOOKS_PAGE)], (pair) => referenceHooks(pair, PACKAGE)),
    exports: made([pageAt(VALUES_PAGE), pageAt(TYPES_PAGE)], (values, types) =>
      referenceExports(values, types, PACKAGE),
    ),
  };
  cache.save();
  return reference;
}
