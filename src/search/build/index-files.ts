import type { OtherVersions } from '../../history/other-versions';
import type { IndexPage, IndexTexts, TextsFile, TitlesFile } from '../engine/index/index-format';
import type { PageText } from './read-page';

/** What the front matter of an option page says. */
export interface OptionFacts extends OtherVersions {
  readonly option: string;
  readonly type: string;
  readonly default: string;
}

/** A page to be indexed. */
export interface SourcePage {
  readonly path: string;
  readonly trail: readonly string[];
  readonly option?: OptionFacts;
  readonly text: PageText;
}

const SHOWN_TYPE_LENGTH = 80;

const oneLine = (code: string) => code.replace(/\s+/g, ' ').trim();

/** The type as it fits a row: the expression without helper declarations, on one line. */
function shownType(type: string): string {
  const expression = oneLine(
    type
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? '',
  );
  return expression.length > SHOWN_TYPE_LENGTH
    ? `${expression.slice(0, SHOWN_TYPE_LENGTH - 1)}…`
    : expression;
}

const titlesOf = ({ path, trail, option, text }: SourcePage): IndexPage => ({
  path,
  title: text.title,
  trail,
  ...(option && { option: option.option, type: shownType(option.type) }),
  ...(option?.otherNames?.length && { otherNames: option.otherNames }),
  ...(option?.removed && { removed: option.removed }),
  headings: text.headings,
});

const textsOf = ({ option, text }: SourcePage): IndexTexts => ({
  description: text.description,
  ...(option && { about: oneLine(`${option.type} = ${option.default}`) }),
  ...(text.keywords.length > 0 && { keywords: text.keywords }),
  texts: text.texts,
});

/** The two index files of a language. */
export const indexFiles = (
  pages: readonly SourcePage[],
): { titles: TitlesFile; texts: TextsFile } => ({
  titles: { pages: pages.map(titlesOf) },
  texts: { pages: pages.map(textsOf) },
});
