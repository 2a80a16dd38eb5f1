import { carried, listNames, type Carried } from './carried';
import { implied, negations } from './negations';
import { fixedOpposites, opposites, type Opposites } from '../../../tests/docs/data/opposites';

/** A sentence of both languages, without inline code. */
export interface TwinSentence {
  english: string;
  chinese: string;
}

/** Where two languages differ in what they say. */
export interface MeaningGap {
  /** which of the sentences */
  at: number;
  expected: string;
  found: string;
}

/** A gap with its direction, by which two of them show that something has only moved. */
interface Difference extends Omit<MeaningGap, 'at'> {
  by: number;
}

/**
 * What one language negates and the other affirms, words whose opposite the other language has, and words that it
 * leaves out, sentence by sentence. Where two sentences of a paragraph negate in opposite ways, the words have only moved.
 */
export function meaningGaps(sentences: TwinSentence[]): MeaningGap[] {
  const twins = sentences.map(countNegations);
  const compared = [
    twins.map(negationDifference),
    ...fixedOpposites.map((pair) => twins.map((twin) => oppositeDifference(pair, twin))),
    ...opposites.map((pair) => twins.map((twin) => affirmedDifference(pair, twin))),
  ];
  const gaps = compared.flatMap((differences) => {
    const isMoved = differences.reduce((sum, difference) => sum + (difference?.by ?? 0), 0) === 0;
    return differences.flatMap((difference, at) =>
      difference && !isMoved
        ? [{ at, expected: difference.expected, found: difference.found }]
        : [],
    );
  });
  return [
    ...gaps,
    ...sentences.flatMap((sentence, at) =>
      lostWords(sentence, sentences).map((gap) => ({ at, ...gap })),
    ),
  ];
}

/** Words of a sentence whose meaning the other language leaves out; a name may be in another sentence. */
function lostWords(sentence: TwinSentence, paragraph: TwinSentence[]): Omit<MeaningGap, 'at'>[] {
  const lost = carried.flatMap(({ from, word, carriers }: Carried) => {
    const to = from === 'english' ? 'chinese' : 'english';
    const [found] = word.exec(sentence[from]) ?? [];
    if (found === undefined || carriers.test(sentence[to])) return [];
    if (isUntranslated(found, sentence[to])) return [];
    return timesIn(paragraph, to, found) < timesIn(paragraph, from, found) ? [{ from, found }] : [];
  });
  const names = listNames(sentence.chinese)
    .filter((name) => timesIn(paragraph, 'english', name) === 0)
    .map((found) => ({ from: 'chinese', found }));
  return [...lost, ...names].map(({ from, found }) =>
    from === 'english'
      ? { expected: `what “${found}” means`, found: 'nothing that means it' }
      : { expected: `nothing that means “${found}”`, found: `“${found}”` },
  );
}

interface Twin extends TwinSentence {
  /** what negates in each language: plainly, or without saying so */
  en: Negated;
  zh: Negated;
}

interface Negated {
  plain: string[];
  implied: string[];
}

function countNegations({ english, chinese }: TwinSentence): Twin {
  const { en, zh } = negations;
  const found = implied.map((words) => ({
    en: matches(words.en, english),
    zh: matches(words.zh, chinese),
  }));
  return {
    english,
    chinese,
    en: {
      plain: matches(en.plain, english.replace(en.idioms, ' ')).filter(
        (word) => !isUntranslated(word, chinese),
      ),
      implied: found.flatMap((words) => words.en.slice(words.zh.length)),
    },
    zh: {
      plain: matches(zh.plain, chinese.replace(zh.idioms, ' ')),
      implied: found.flatMap((words) => words.zh.slice(words.en.length)),
    },
  };
}

const timesIn = (paragraph: TwinSentence[], language: keyof TwinSentence, word: string) =>
  paragraph.reduce(
    (sum, { [language]: text }) => sum + text.toLowerCase().split(word.toLowerCase()).length - 1,
    0,
  );

const isUntranslated = (word: string, other: string) =>
  other.toLowerCase().includes(word.toLowerCase());

/** A plain negation of one language asks for one of any kind in the other. */
function negationDifference({ en, zh }: Twin): Difference | undefined {
  const missing = en.plain.length - zh.plain.length - zh.implied.length;
  const extra = zh.plain.length - en.plain.length - en.implied.length;
  if (missing > 0) return { by: missing, expected: negated(en.plain), found: negated(zh.plain) };
  return extra > 0
    ? { by: -extra, expected: negated(en.plain), found: negated(zh.plain) }
    : undefined;
}

const negated = (words: string[]) =>
  words.length > 0 ? `negated ${words.length} × (${words.join(', ')})` : 'not negated';

/** The same for what isn't negated: “hidden” may be “not shown”. */
const affirmedDifference = (pair: Opposites, twin: Twin): Difference | undefined =>
  (twin.en.plain.length === 0) === (twin.zh.plain.length === 0)
    ? oppositeDifference(pair, { ...twin, chinese: twin.chinese.replace(negatedWord, ' ') })
    : undefined;

/** One language has more of one side, and the other more of the other. */
function oppositeDifference(pair: Opposites, { english, chinese }: TwinSentence) {
  const sides = pair.map((side) => ({
    en: matches(side.en, english),
    zh: matches(side.zh, chinese),
  }));
  const asked = sides.findIndex(({ en, zh }) => en.length > zh.length);
  const instead = sides.findIndex(({ en, zh }) => zh.length > en.length);
  if (asked === -1 || instead === -1) return undefined;
  return {
    by: asked - instead,
    expected: `what ${quote(sides[asked]!.en)} means`,
    found: quote(sides[instead]!.zh),
  };
}

/** 不会启用 is not 启用; 不超过 and the like are words of their own. */
const negatedWord = /(?!不超过|不小于|不大于)(?:不|未|没有)[会再能被]?\p{Script=Han}{2}/gu;

const matches = (words: RegExp, text: string) => [...text.matchAll(words)].map(([word]) => word);

const quote = (words: string[]) => words.map((word) => `“${word}”`).join(', ');
