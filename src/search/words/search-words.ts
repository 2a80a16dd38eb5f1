import glossary from '../../../i18n/zh/glossary.json';
import type { SearchWords } from '../engine/text/dictionary';
import { spokenSynonyms } from './synonyms';
import { weakWords } from './stop-words';

interface GlossaryTerm {
  readonly en: string;
  readonly zh: string;
  readonly avoid?: readonly string[];
}

/** Terms of the glossary that readers search for and that no group of the spoken ones has. */
const isNew = ({ en, zh }: GlossaryTerm) =>
  /^[a-z -]+$/.test(en) &&
  !spokenSynonyms.flat().includes(zh) &&
  !spokenSynonyms.flat().includes(en);

/** Words with a special part in queries. */
export const searchWords: SearchWords = {
  weak: weakWords,
  synonyms: [
    ...spokenSynonyms,
    ...(glossary as GlossaryTerm[])
      .filter(isNew)
      .map(({ en, zh, avoid = [] }) => [en, zh, ...avoid]),
  ],
  /** Pages that are seldom meant, or often. */
  factors: [
    { path: '/community/releases/', factor: 0.5 },
    { path: '/guide/start/features', factor: 0.7 },
    { path: '/guide/start/glossary', factor: 0.7 },
    { path: '/guide/start/quick-start', factor: 1.2 },
    { path: '/guide/migration/', factor: 0.8 },
    { path: '/api/', factor: 0.85 },
    { path: '/config/tools/', factor: 0.85 },
  ],
};
