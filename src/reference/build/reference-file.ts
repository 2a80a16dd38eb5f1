import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedVersions, type LoadedDoc } from '../../reading/build/loaded-docs';
import { packageVersions } from '../../reading/package-versions';
import { translationOf } from '../../translations/content-path';
import { REFERENCE_FILE, SCHEMA_FILE, type Reference } from '../reference';
import { readPage } from './read-page';
import { referenceExports } from './reference-exports';
import { referenceHooks } from './reference-hooks';
import { referenceOptions, type PagePair } from './reference-options';
import { referenceSchema } from './reference-schema';

const PACKAGE = '@rsbuild/core';

/** The pages with what is not an option. */
const HOOKS_PAGE = '/plugins/dev/hooks';
const VALUES_PAGE = '/api/javascript-api/core';
const TYPES_PAGE = '/api/javascript-api/types';

/** Whether a page may document options: its own, or those of a plugin. */
const hasOptions = ({ frontMatter, permalink }: LoadedDoc) =>
  'option' in frontMatter || permalink.includes('/plugins/list/');

/** Writes what the pages say of options, hooks and exports as data, once for both languages. */
export function referenceFile({ siteDir, siteConfig, i18n }: LoadContext): Plugin {
  const baseUrlOf = (locale: string) => i18n.localeConfigs[locale]!.baseUrl;
  const base = baseUrlOf(i18n.defaultLocale);
  let docs: readonly LoadedDoc[] = [];

  function readPair({ source, permalink }: LoadedDoc): PagePair {
    const file = source.replace('@site/', '');
    const translation = path.join(siteDir, translationOf(file)!);
    const en = readPage(path.join(siteDir, file));
    const route = permalink.slice(base.length);
    return {
      pages: { en, zh: fs.existsSync(translation) ? readPage(translation) : en },
      url: {
        en: siteConfig.url + permalink,
        zh: `${siteConfig.url}${baseUrlOf('zh')}${route}`,
      },
    };
  }

  function reference(): Reference {
    const pairOf = (route: string) => {
      const doc = docs.find(({ permalink }) => permalink === base + route.slice(1));
      if (doc) return readPair(doc);
      throw new Error(`${REFERENCE_FILE}: expected a page at ${route}, found none.`);
    };
    return {
      $schema: `${siteConfig.url}${base}${SCHEMA_FILE}`,
      format: 1,
      package: PACKAGE,
      version: packageVersions[PACKAGE]!,
      options: referenceOptions(docs.filter(hasOptions).map(readPair), PACKAGE),
      hooks: referenceHooks(pairOf(HOOKS_PAGE), PACKAGE),
      exports: referenceExports(pairOf(VALUES_PAGE), pairOf(TYPES_PAGE), PACKAGE),
    };
  }

  return {
    name: 'reference-file',
    async allContentLoaded({ allContent }) {
      docs = loadedVersions(allContent)[0]!.docs;
    },
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const data = reference();
      const write = (file: string, value: object) =>
        fs.promises.writeFile(path.join(outDir, file), JSON.stringify(value));
      await write(REFERENCE_FILE, data);
      await write(SCHEMA_FILE, referenceSchema(data.$schema));
    },
  };
}
