import path from 'node:path';
import { findLocale, sourceOfTranslation } from '../../i18n/content-path';
import type { Term } from '../../page/TermNotes';
import { firstParagraph, readPage } from '../after-build/reference/read-page';
import { siteDir } from '../site-path';
import { headingIds } from './page-headings';

const GLOSSARY = 'docs/guide/start/glossary.mdx';

/**
 * The glossary in the language of a page of the docs; both from the site's folder, with slashes.
 * @example glossaryOf('i18n/zh/docusaurus-plugin-content-docs/current/config/mode.mdx')
 * // => 'i18n/zh/docusaurus-plugin-content-docs/current/guide/start/glossary.mdx'
 */
export function glossaryOf(page: string): string {
  const source = sourceOfTranslation(page);
  if (!source) return GLOSSARY;
  const name = (file: string) => file.slice('docs'.length);
  return page.slice(0, -name(source).length) + name(GLOSSARY);
}

/** A term with all names under which it comes up in a text. */
export interface GlossaryTerm extends Term {
  readonly names: readonly string[];
}

/** The sections of the glossary that pages have no notes of, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  bundle: 'in English, its name is a verb, too',
  entry: 'an ordinary word',
  environment: 'an ordinary word',
  hash: 'an ordinary word',
  minification: 'in Chinese, its name is that of compression, too',
  module: 'an ordinary word',
  modernjs: 'a product, which pages explain',
  plugin: 'on most pages',
  related: 'not a term',
  rspack: 'a product, which pages explain',
  rspress: 'a product, which pages explain',
  target: 'an ordinary word',
};

/** A name, and that in the other language: “HMR（模块热更新）”. */
const HEADING = /^(?<name>[^（]+)(?:（(?<other>.+)）)?$/;
/** A first sentence shorter than this says what a name is short for, and the second what that is; letters of the English one. */
const SHORT = 50;

const sentencesOf = (text: string, locale: string) =>
  Array.from(
    new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text),
    ({ segment }) => segment,
  );

/** The terms of a glossary; the ids, and how many sentences define a term, are those of the English page. */
async function readTerms(file: string): Promise<readonly GlossaryTerm[]> {
  const locale = findLocale(file);
  const [english, own] = await Promise.all(
    [GLOSSARY, file].map(async (page) => (await readPage(path.join(siteDir, page))).sections),
  );
  const ids = headingIds(english!.map(({ heading: text }) => ({ text })));
  return own!.flatMap((section, i) => {
    const id = ids[i]!;
    if (id in LEFT_OUT) return [];
    const [first] = sentencesOf(firstParagraph(english![i]!), 'en');
    const definition = sentencesOf(firstParagraph(section), locale)
      .slice(0, first!.length < SHORT ? 2 : 1)
      .join('')
      .trim()
      // A sample follows.
      .replace(/:$/, '.')
      .replace(/：$/, '。');
    const { name, other } = HEADING.exec(section.heading)!.groups!;
    return { id, name: section.heading, definition, names: other ? [name!, other] : [name!] };
  });
}

const known = new Map<string, Promise<readonly GlossaryTerm[]>>();

/** The terms that pages explain in notes, by their glossary. */
export function glossaryTerms(file: string): Promise<readonly GlossaryTerm[]> {
  const terms = known.get(file) ?? readTerms(file);
  known.set(file, terms);
  return terms;
}
