import fs from 'node:fs';
import path from 'node:path';
import type { LoadedDoc } from '../../reading/build/loaded-docs';
import { packageVersions } from '../../reading/package-versions';
import { translationOf } from '../../translations/content-path';
import { REFERENCE_FILE, SCHEMA_FILE, type Reference } from '../reference';
import { readPage } from './read-page';
import { referenceExports } from './reference-exports';
import { referenceHooks } from './reference-hooks';
import { referenceOptions, type PagePair } from './reference-options';

const PACKAGE = '@rsbuild/core';

/** The pages with what is not an option. */
const HOOKS_PAGE = '/plugins/dev/hooks';
const VALUES_PAGE = '/api/javascript-api/core';
const TYPES_PAGE = '/api/javascript-api/types';

/** What is asked of a page's metadata. */
export type ReferencePage = Pick<LoadedDoc, 'source' | 'permalink' | 'frontMatter'>;

export interface ReferenceSite {
  readonly siteDir: string;
  /** Of the site, without a path. */
  readonly url: string;
  readonly baseUrl: { readonly en: string; readonly zh: string };
}

/** Whether a page may document options: its own, or those of a plugin. */
const hasOptions = ({ frontMatter, permalink }: ReferencePage) =>
  'option' in frontMatter || permalink.includes('/plugins/list/');

/** What the pages say of options, hooks and exports, in both languages. @throws Error where a page is missing. */
export function makeReference(
  { siteDir, url, baseUrl }: ReferenceSite,
  docs: readonly ReferencePage[],
): Reference {
  function readPair({ source, permalink }: ReferencePage): PagePair {
    const file = source.replace('@site/', '');
    const translation = path.join(siteDir, translationOf(file)!);
    const en = readPage(path.join(siteDir, file));
    return {
      pages: { en, zh: fs.existsSync(translation) ? readPage(translation) : en },
      url: { en: url + permalink, zh: url + baseUrl.zh + permalink.slice(baseUrl.en.length) },
    };
  }
  function pairOf(route: string): PagePair {
    const doc = docs.find(({ permalink }) => permalink === baseUrl.en + route.slice(1));
    if (doc) return readPair(doc);
    throw new Error(`${REFERENCE_FILE}: expected a page at ${route}, found none.`);
  }
  return {
    $schema: `${url}${baseUrl.en}${SCHEMA_FILE}`,
    format: 1,
    package: PACKAGE,
    version: packageVersions[PACKAGE]!,
    options: referenceOptions(docs.filter(hasOptions).map(readPair), PACKAGE),
    hooks: referenceHooks(pairOf(HOOKS_PAGE), PACKAGE),
    exports: referenceExports(pairOf(VALUES_PAGE), pairOf(TYPES_PAGE), PACKAGE),
  };
}
