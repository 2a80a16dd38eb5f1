import { lineAt, type Text } from '../../pages/prose';
import type { Language } from '../../pages/page-paths';
import type { Problem } from '../../pages/problem';
import { sentenceSplitters } from '../../statements/split-sentences';

/** A kind of statement that becomes false without any change of the packages. */
interface ClaimKind {
  name: string;
  pattern: RegExp;
  /** whether the sentence has to say when it was true; others are only listed */
  needsDate?: true;
}

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const tools =
  'Babel|Bun|Chrome|Deno|Edge|Electron|ESLint|Firefox|Jest|Less|Lightning CSS|Node\\.js|npm|pnpm|PostCSS|Preact|React|Rspack|Safari|Sass|Solid|Storybook|Svelte|SWC|Tailwind CSS|TypeScript|UnoCSS|Vite|Vitest|Vue|webpack|Yarn';
const toolVersion: ClaimKind = {
  name: 'version',
  pattern: new RegExp(`\\b(?:${tools}) v?\\d+(?:\\.\\d+)*\\b`),
};

const kinds: Record<Language, ClaimKind[]> = {
  en: [
    {
      name: 'as of',
      pattern:
        /\bas of (?!(?:Rsbuild |version |v)?\d)|\bat th(?:e|is) time of writing\b|\bat the time this was written\b/i,
      needsDate: true,
    },
    {
      name: 'currently',
      pattern:
        /\b(?:currently|at present|presently|nowadays|these days|for the time being|at the moment(?! of))\b/i,
      needsDate: true,
    },
    {
      name: 'newest is',
      pattern: /\b(?:latest|newest|most recent)\b.*\b(?:is|was)\b.*\d/i,
      needsDate: true,
    },
    { name: 'newest', pattern: /\b(?:latest|newest)\b(?! (?:build|compilation|files))/i },
    { name: 'today', pattern: /\btoday\b/i },
    {
      name: 'maintained',
      pattern:
        /\b(?:maintenance mode|(?:no longer|isn['’]t|not|un) ?maintained|abandoned|archived)\b/i,
    },
    { name: 'date', pattern: new RegExp(`\\b${month} \\d{4}\\b`) },
    toolVersion,
  ],
  zh: [
    { name: '截至', pattern: /截[至止]|撰写(?:本文|本页)?时|写作本文时/, needsDate: true },
    { name: '目前', pattern: /(?:目前|眼下|如今|现阶段|迄今)(?!的|为止|使用)/, needsDate: true },
    { name: '最新为', pattern: /最新.*[是为].*\d/, needsDate: true },
    { name: '最新', pattern: /最新(?!的文件)/ },
    { name: '维护', pattern: /维护模式|(?:停止|不再)(?:维护|开发)/ },
    { name: '日期', pattern: /20\d\d ?年/ },
    { ...toolVersion, name: '版本' },
  ],
};

/** What tells when a statement was true. */
const dates: Record<Language, RegExp> = {
  en: new RegExp(
    `\\b(?:${month}|[Ii]n|[Bb]y|[Ss]ince|[Uu]ntil) 20\\d\\d\\b|\\b20\\d\\d-\\d\\d\\b|\\b[Ww]hen .*\\breleased\\b`,
  ),
  zh: /20\d\d ?年|20\d\d-\d\d|发布时/,
};

/** A sentence that time makes false. */
export interface DatedClaim {
  file: string;
  line: number;
  /** the name of its kind */
  kind: string;
  sentence: string;
  lacksDate: boolean;
}

/** The sentences of a text that are true as of a date, whether they give it or not; each once, by its first kind. */
export function listDatedClaims({ file, language, prose }: Text): DatedClaim[] {
  return prose.flatMap((part) =>
    sentenceSplitters[language](part.text).flatMap((sentence) => {
      const kind = kinds[language].find(({ pattern }) => pattern.test(sentence));
      if (!kind) return [];
      return [
        {
          file,
          line: lineAt(part, part.text.indexOf(sentence)),
          kind: kind.name,
          sentence: part.restore(sentence).replace(/\s+/g, ' ').trim(),
          lacksDate: kind.needsDate === true && !dates[language].test(sentence),
        },
      ];
    }),
  );
}

/** A sentence that is true “as of” a date, or names the newest version of something, gives the date. */
export const checkDatedClaims = (text: Text): Problem[] =>
  listDatedClaims(text)
    .filter(({ lacksDate }) => lacksDate)
    .map(({ file, line, kind, sentence }) => ({
      file,
      line,
      check: 'prose',
      what: `“${kind}” without a date`,
      expected: text.language === 'zh' ? '截至 2026 年 11 月' : 'as of November 2026',
      found: sentence,
      fix: 'say in the sentence when that was true, or put it so that time does not change it',
    }));
