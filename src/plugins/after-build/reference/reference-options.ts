import { isOptionFence, readOptionFence } from '../../mdx/option-fences';
import type { OptionFacts } from '../../mdx/option-props';
import { headingIds } from '../../mdx/page-headings';
import type { InLanguages, Language, Mode, ReferenceOption } from './reference';
import { firstFence, firstParagraph, type PageSection, type SourcePage } from './read-page';
import { referenceVersions } from './reference-versions';

/** A page in both languages. */
export interface PagePair {
  readonly pages: Readonly<Record<Language, SourcePage>>;
  readonly url: InLanguages;
}

const MODES: readonly Mode[] = ['development', 'production', 'none'];

export const inLanguages = (textIn: (language: Language) => string): InLanguages => ({
  en: textIn('en'),
  zh: textIn('zh'),
});

/** The address of a heading of a page. */
export const withAnchor = ({ en, zh }: InLanguages, id: string): InLanguages => ({
  en: `${en}#${id}`,
  zh: `${zh}#${id}`,
});

/** A section of a page in both languages, and its anchor. */
export interface SectionPair {
  readonly sections: Readonly<Record<Language, PageSection>>;
  readonly id: string;
}

/** The sections of a page, whose two languages have the same headings in the same order. */
export function sectionPairs({ pages }: PagePair): SectionPair[] {
  const { en, zh } = pages;
  const ids = headingIds(en.sections.map(({ depth, heading }) => ({ depth, text: heading })));
  return en.sections.map((section, i) => ({
    sections: { en: section, zh: zh.sections[i] ?? section },
    id: ids[i]!,
  }));
}

/** A default for each mode; the same for all where it doesn't depend on them. */
function byMode(value: OptionFacts['default']): Pick<ReferenceOption, 'default'> {
  if (value === undefined) return {};
  const of = (mode: Mode) => (typeof value === 'string' ? value : (value[mode] ?? '')).trim();
  return {
    default: Object.fromEntries(MODES.map((mode) => [mode, of(mode)])) as Record<Mode, string>,
  };
}

/** The facts of an option in its front matter or fence. */
const factsOf = ({ type = '', default: value, since }: OptionFacts) => ({
  type: type.trim(),
  ...byMode(value),
  ...(since && { since }),
});

/** The option of a page that is about one. */
export function pageOption(pair: PagePair, packageName: string): ReferenceOption {
  const { option = '', ...facts } = pair.pages.en.frontMatter as OptionFacts;
  return {
    package: packageName,
    path: option,
    ...referenceVersions(packageName, 'options', option),
    ...factsOf(facts),
    description: inLanguages((language) => String(pair.pages[language].frontMatter.description)),
    url: pair.url,
    headings: sectionPairs(pair).map(({ sections, id }) => ({
      id,
      depth: sections.en.depth,
      text: inLanguages((language) => sections[language].heading),
    })),
  };
}

/** The options of a plugin, which have a part of its page each. */
export function pluginOptions(pair: PagePair): ReferenceOption[] {
  return sectionPairs(pair).flatMap(({ sections, id }) => {
    const fence = firstFence(sections.en, isOptionFence);
    if (!fence) return [];
    const packageName = String(pair.pages.en.frontMatter.title);
    return [
      {
        package: packageName,
        path: sections.en.heading,
        ...referenceVersions(packageName, 'options', sections.en.heading),
        ...factsOf(readOptionFence(fence.value)),
        description: inLanguages((language) => firstParagraph(sections[language])),
        url: withAnchor(pair.url, id),
        headings: [],
      },
    ];
  });
}
