import type { IndexHeading, IndexPage, IndexTexts, TextsFile, TitlesFile } from '../engine/index/index-format';

/** What the index plugin (0.55.3) writes of a page, a heading or a text: `i` id, `t` text, `u` address, `h` hash, `p` page id. */
interface Document {
  readonly i: number;
  readonly t: string;
  readonly u: string;
  readonly h?: string;
  readonly p?: number;
}

/** The plugin's groups, by their place in its file. */
const GROUPS = ['titles', 'headings', 'descriptions', 'keywords', 'texts'] as const;
export type Documents = Readonly<Record<(typeof GROUPS)[number], readonly Document[]>>;

/** What the front matter of an option page says. */
export interface OptionFacts {
  readonly option: string;
  readonly type: string;
  readonly default: string;
}

/** What the plugin's documents don't tell. */
export interface PageFacts {
  readonly trail: readonly string[];
  readonly option?: OptionFacts;
  /** The depth of each heading, by its id. */
  readonly depths: ReadonlyMap<string, number>;
}

/** Links to other pages, which are found by themselves. */
const LEFT_OUT = new Set(['related']);
const SHOWN_TYPE_LENGTH = 80;

const isDocument = (value: unknown): value is Document => {
  const { i, t, u } = (value ?? {}) as Record<string, unknown>;
  return typeof i === 'number' && typeof t === 'string' && typeof u === 'string';
};

/** Reads the plugin's file. @throws Error where it does not look as expected. */
export function readDocuments(json: unknown): Documents {
  const groups = Array.isArray(json) ? json.map((group) => group?.documents as unknown) : [];
  const isSound =
    groups.length === GROUPS.length &&
    groups.every((group) => Array.isArray(group) && group.every(isDocument)) &&
    (groups[0] as Document[]).length > 0;
  if (!isSound) {
    throw new Error(
      `Search index: expected the five groups of documents ${GROUPS.join(', ')} with i, t and u; found ${JSON.stringify(json).slice(0, 200)}. Has @easyops-cn/docusaurus-search-local changed? src/search/build/index-files.ts reads version 0.55.3.`,
    );
  }
  const [titles, headings, descriptions, keywords, texts] = groups as Document[][];
  return { titles, headings, descriptions, keywords, texts } as Documents;
}

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

const idOf = ({ h = '' }: Document) => decodeURIComponent(h.replace(/^#/, ''));

function groupByPage(documents: readonly Document[]): Map<number, Document[]> {
  const groups = new Map<number, Document[]>();
  for (const document of documents) {
    const page = document.p ?? document.i;
    groups.set(page, [...(groups.get(page) ?? []), document]);
  }
  return groups;
}

function headingsOf(documents: readonly Document[] = [], { depths }: PageFacts): IndexHeading[] {
  return documents
    .map((heading): IndexHeading => [depths.get(idOf(heading)) ?? 2, heading.t, idOf(heading)])
    .filter(([, , id]) => !LEFT_OUT.has(id));
}

/** The texts before the first heading and below each; one whose heading is left out goes too. */
function textsOf(documents: readonly Document[] = [], headings: readonly IndexHeading[]): string[] {
  const texts = ['', ...headings.map(() => '')];
  for (const document of documents) {
    const section = idOf(document)
      ? headings.findIndex(([, , id]) => id === idOf(document)) + 1
      : 0;
    if (section || !idOf(document)) texts[section] = document.t;
  }
  return texts;
}

/** Makes the two index files of a language out of the plugin's documents. */
export function indexFiles(
  { titles, headings, descriptions, keywords, texts }: Documents,
  factsOf: (path: string) => PageFacts,
): { titles: TitlesFile; texts: TextsFile } {
  const [headingGroups, textGroups] = [groupByPage(headings), groupByPage(texts)];
  const descriptionOf = new Map(descriptions.map(({ i, t }) => [i, t]));
  const keywordsOf = new Map(keywords.map(({ i, t }) => [i, t.split(',').map(oneLine)]));
  const pages = titles.map(({ i, t, u }): { page: IndexPage; texts: IndexTexts } => {
    const facts = factsOf(u);
    const { option } = facts;
    const pageHeadings = headingsOf(headingGroups.get(i), facts);
    return {
      page: {
        path: u,
        title: t,
        trail: facts.trail,
        ...(option && { option: option.option, type: shownType(option.type) }),
        headings: pageHeadings,
      },
      texts: {
        description: descriptionOf.get(i) ?? '',
        ...(option && { about: oneLine(`${option.type} = ${option.default}`) }),
        ...(keywordsOf.has(i) && { keywords: keywordsOf.get(i) }),
        texts: textsOf(textGroups.get(i), pageHeadings),
      },
    };
  });
  return {
    titles: { pages: pages.map(({ page }) => page) },
    texts: { pages: pages.map((each) => each.texts) },
  };
}
