import fs from 'node:fs';
import path from 'node:path';
import type { LoadedDoc } from '../../docs/loaded-docs';
import { packageVersions } from '../../package-versions';
import type { CheckedPage } from '../../../page/checked-page';
import { translationPath } from '../../../i18n/content-path';
import { REFERENCE_FILE, SCHEMA_FILE, type Reference, type ReferenceOption } from './reference';
import { readPage } from './read-page';
import { referenceExports } from './reference-exports';
import { referenceHooks } from './reference-hooks';
import { pageOption, pluginOptions, type PagePair } from './reference-options';

const PACKAGE = '@rsbuild/core';

/** The pages about everything but options. */
const HOOKS_PAGE = '/plugins/dev/hooks';
const VALUES_PAGE = '/api/javascript-api/core';
const TYPES_PAGE = '/api/javascript-api/types';

/** The fields of a page's metadata that are read here. */
export type ReferencePage = Pick<LoadedDoc, 'source' | 'permalink' | 'frontMatter'>;

export interface ReferenceSite {
  readonly siteDir: string;
  /** Of the site, without a path. */
  readonly url: string;
  readonly baseUrl: { readonly en: string; readonly zh: string };
}

const isOfOption = ({ frontMatter }: ReferencePage) => 'option' in frontMatter;
const isOfPlugin = ({ permalink }: ReferencePage) => permalink.includes('/plugins/list/');
const describeOption = ({ frontMatter }: ReferencePage) => String(frontMatter.option);

/** How many statements of an option's page tests try, and in which versions they hold. */
function triedStatements({ frontMatter }: ReferencePage): Pick<ReferenceOption, 'statements'> {
  const { share } = (frontMatter.checked ?? {}) as Partial<CheckedPage>;
  if (!share) return {};
  const { statements, proved, versions } = share;
  return { statements: { all: statements, proved, held: Object.fromEntries(versions) } };
}

/** The options, hooks and exports that the pages document, in both languages. @throws Error if a page is missing */
export async function makeReference(
  { siteDir, url, baseUrl }: ReferenceSite,
  docs: readonly ReferencePage[],
): Promise<Reference> {
  async function pairPage({ source, permalink }: ReferencePage): Promise<PagePair> {
    const file = source.replace('@site/', '');
    const translation = path.join(siteDir, translationPath(file)!);
    const en = await readPage(path.join(siteDir, file));
    return {
      pages: { en, zh: fs.existsSync(translation) ? await readPage(translation) : en },
      url: { en: url + permalink, zh: url + baseUrl.zh + permalink.slice(baseUrl.en.length) },
    };
  }
  function pairAt(route: string): Promise<PagePair> {
    const doc = docs.find(({ permalink }) => permalink === baseUrl.en + route.slice(1));
    if (doc) return pairPage(doc);
    throw new Error(`${REFERENCE_FILE}: expected a page at ${route}, found none.`);
  }
  const options = docs
    .filter(isOfOption)
    .sort((a, b) => (describeOption(a) < describeOption(b) ? -1 : 1));
  const plugins = docs.filter((doc) => !isOfOption(doc) && isOfPlugin(doc));
  const pairPages = (pages: readonly ReferencePage[]) => Promise.all(pages.map(pairPage));
  return {
    $schema: `${url}${baseUrl.en}${SCHEMA_FILE}`,
    format: 1,
    package: PACKAGE,
    version: packageVersions[PACKAGE]!,
    options: [
      ...(await pairPages(options)).map((pair, i) => ({
        ...pageOption(pair, PACKAGE),
        ...triedStatements(options[i]!),
      })),
      ...(await pairPages(plugins)).flatMap(pluginOptions),
    ],
    hooks: referenceHooks(await pairAt(HOOKS_PAGE), PACKAGE),
    exports: referenceExports(await pairAt(VALUES_PAGE), await pairAt(TYPES_PAGE), PACKAGE),
  };
}
