import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sourceOfTranslation } from '../../i18n/content-path';
import type { OptionUses } from '../../option/option-uses';
import { loadedVersions, type LoadedDoc } from '../docs/loaded-docs';
import { pagesUsing, partnersOf, type PageSample } from './find-uses';
import { readSamples } from './read-samples';

/** The pages that show how options are used, below the folder of the docs. */
const IS_GUIDE = /^(?:guide|plugins)\//;

/** The samples of a page. They are read from its English file, since the translation has the same. */
function samplesOf(page: LoadedDoc, siteDir: string): PageSample<LoadedDoc>[] {
  const file = page.source.replace('@site/', '');
  const text = fs.readFileSync(path.join(siteDir, sourceOfTranslation(file) ?? file), 'utf8');
  return readSamples(text).map((sample) => ({ ...sample, page }));
}

/** The uses of the options that have pages, by the addresses of these. */
function listUses(docs: readonly LoadedDoc[], siteDir: string): [string, OptionUses][] {
  const pageOf = new Map(docs.map((doc) => [doc.frontMatter.option as string | undefined, doc]));
  pageOf.delete(undefined);
  const samples = docs
    .flatMap((doc) => samplesOf(doc, siteDir))
    .map((sample) => ({ ...sample, options: sample.options.filter((path) => pageOf.has(path)) }));
  const shown = samples.filter(({ page }) => IS_GUIDE.test(page.id));

  return [...pageOf].flatMap(([option, { permalink }]) => {
    const pages = pagesUsing(option!, shown).map(({ page, section }) => ({
      title: page.title,
      link: section ? `${page.permalink}#${section}` : page.permalink,
    }));
    const partners = partnersOf(option!, samples).map((partner) => ({
      title: partner,
      link: pageOf.get(partner)!.permalink,
    }));
    return pages.length + partners.length ? [[permalink, { pages, partners }]] : [];
  });
}

/** Finds what the samples of all pages say of each option: src/option/OptionUses shows it on the option's page. */
export function optionUses({ siteDir }: LoadContext): Plugin {
  return {
    name: 'option-uses',
    async allContentLoaded({ allContent, actions }) {
      const uses = loadedVersions(allContent).flatMap(({ docs }) => listUses(docs, siteDir));
      actions.setGlobalData(Object.fromEntries(uses));
    },
  };
}
