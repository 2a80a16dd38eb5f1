import glossary from '../../../i18n/zh/glossary.json';
import type { SearchWords } from '../engine/text/dictionary';
import { stopWords } from './stop-words';
import { synonyms } from './synonyms';

interface GlossaryTerm {
  readonly en: string;
  readonly zh: string;
  readonly avoid?: readonly string[];
}

const known = new Set(synonyms.flat());

/** Terms that readers search for and that no group of synonyms has. */
const isNew = ({ en, zh }: GlossaryTerm) =>
  /^[a-z -]+$/.test(en) && !known.has(zh) && !known.has(en);

/** Words with a special part in queries; the glossary of the translation gives more synonyms. */
export const searchWords: SearchWords = {
  stopWords,
  synonyms: [
    ...synonyms,
    ...(glossary as GlossaryTerm[])
      .filter(isNew)
      .map(({ en, zh, avoid = [] }) => [en, zh, ...avoid]),
  ],
};
