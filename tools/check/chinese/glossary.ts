import entries from '../../../i18n/zh/glossary.json';
import type { Check } from '../check';
import { excerptAt, lineAt, toText, type Prose, type Text } from '../../pages/prose';
import type { Problem } from '../../pages/problem';

interface Entry {
  en: string;
  zh: string;
  avoid?: string[];
  /** longer words that begin with one to avoid and are right */
  except?: string[];
}

const avoided = (entries as Entry[]).flatMap(({ zh, avoid = [], except = [] }) =>
  avoid.map((term) => ({ term, zh, except, pattern: patternOf(term) })),
);

/** Chinese pages use the terms of the glossary. */
export const glossary: Check = {
  name: 'glossary',
  run: (pages) => pages.map(toText).flatMap(checkTerms),
};

/** A Chinese term as it is; an English one as a word, neither part of a name nor a whole heading, which is one. */
function patternOf(term: string): RegExp {
  if (/\p{Script=Han}/u.test(term)) return new RegExp(term, 'gu');
  return new RegExp(String.raw`(?<![\w.\-/@$#{])${term}(?![\w\-/=]|\.\w)`, 'giu');
}

const isName = ({ kind, text }: Prose, term: string) =>
  (kind === 'heading' || kind === 'title') && text.toLowerCase() === term;

/** Chinese text uses the terms of the glossary; one to avoid may be followed by the right one in brackets. */
export function checkTerms({ file, language, prose }: Text): Problem[] {
  if (language !== 'zh') return [];
  return prose.flatMap((part) =>
    avoided
      .filter(({ term }) => !isName(part, term))
      .flatMap(({ zh, except, pattern }) =>
        [...part.text.matchAll(pattern)]
          .filter(({ index }) => !except.some((word) => part.text.startsWith(word, index)))
          .filter(({ index, 0: found }) => !part.text.startsWith(`（${zh}）`, index + found.length))
          .map(({ index, 0: found }) => ({
            file,
            line: lineAt(part, index),
            check: 'glossary',
            what: `“${found}”: term that the glossary avoids`,
            expected: zh,
            found: `… ${excerptAt(part, index, found.length)} …`,
            fix: 'use the term of i18n/zh/glossary.json',
          })),
      ),
  );
}
