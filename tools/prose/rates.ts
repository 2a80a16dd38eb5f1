import type { Language } from '../pages/page-paths';

/** How often something is written in running text. */
export interface Rate {
  name: string;
  language: Language;
  pattern: RegExp;
  /**
   * What it is counted in: 10,000 words of English or Han characters of Chinese; a hundred sentences, each counted once;
   * or a hundred sentences that follow another in their paragraph.
   */
  per: 'words' | 'sentences' | 'inner sentences';
  atMost?: number;
  atLeast?: number;
  /** What the check holds until all pages are composed around their questions: the site's own figure, never a worse one. */
  reached?: number;
}

type Aim = Omit<Rate, 'language' | 'per'>;

const CONNECTIVES =
  'But|So|Because|Since|That|This means|For example|For instance|Instead|Then|Otherwise|However|Therefore|Also|And|Now|Still|Until|After|Before|While|Once|When|Although|Though|Later|Next|Finally|First|Or|In that case';

const english: Record<Rate['per'], Aim[]> = {
  words: [
    { name: 'With …', pattern: /(?<=^|[.!?:] )With\b/gm, atMost: 5 },
    {
      name: "don't, isn't, can't",
      pattern: /\b(?:do|does|is|ca)n['’]t\b/gi,
      atMost: 50,
      reached: 54.8,
    },
    { name: 'want to, need to', pattern: /\b(?:wants?|needs?) to\b/gi, atLeast: 18, reached: 15.3 },
    {
      name: 'advice',
      pattern: /\b(?:recommend\w*|useful|better|best)\b/gi,
      atLeast: 12,
    },
    { name: 'writes', pattern: /\bwrites?\b/gi, atMost: 8 },
    { name: 'has no effect', pattern: /\bha(?:s|ve) no effect\b/gi, atMost: 2 },
    { name: 'you can', pattern: /\byou can\b/gi, atLeast: 25 },
    {
      name: 'contractions',
      pattern:
        /\w['’](?:t|re|ll|ve|d|m)\b|\b(?:it|that|there|here|what|let|who|where|how)['’]s\b/gi,
      atLeast: 20,
    },
    { name: 'of its own', pattern: /\bof (?:its|your|their|our) own\b/gi, atMost: 2, reached: 2.2 },
    { name: 'stand', pattern: /\bstands?\b(?!-| (?:for|out|in for|still)\b)/gi, atMost: 0 },
    { name: 'several', pattern: /\bseveral\b/gi, atMost: 4 },
  ],
  sentences: [{ name: 'If …', pattern: /^If\b/, atMost: 7 }],
  'inner sentences': [
    {
      name: 'connectives',
      pattern: new RegExp(`^(?:${CONNECTIVES})\\b`),
      atLeast: 12,
    },
  ],
};

const chinese: Record<Rate['per'], Aim[]> = {
  words: [
    { name: '会', pattern: /会/g, atMost: 110 },
    { name: '则', pattern: /则(?!表达)(?<!规则|否则|原则|正则)/g, atMost: 15 },
    { name: '该配置项', pattern: /该配置项/g, atMost: 1 },
    { name: '建议、推荐', pattern: /建议|推荐/g, atLeast: 6 },
    { name: '得到', pattern: /得到/g, atMost: 4 },
    { name: '自己', pattern: /自己/g, atMost: 6 },
    { name: '它', pattern: /它/g, atMost: 70 },
  ],
  sentences: [
    { name: '你、我们', pattern: /你|我们/, atLeast: 15 },
    { name: '如果……', pattern: /^如果/, atMost: 8 },
  ],
  'inner sentences': [
    {
      name: '连接词',
      pattern:
        /^(?:但|不过|所以|因此|例如|比如|也就是说|这样|因为|由于|而|另外|此外|同时|然后|于是|接着|否则|反过来|相反|即使|只是|其中|尤其|并且|之后|当)/,
      atLeast: 15,
    },
  ],
};

const listRates = (language: Language, aims: Record<Rate['per'], Aim[]>): Rate[] =>
  (Object.keys(aims) as Rate['per'][]).flatMap((per) =>
    aims[per].map((aim) => ({ ...aim, per, language })),
  );

/** The words and openings whose number tells a translated text from a written one, with the aim of each. */
export const rates: Rate[] = [...listRates('en', english), ...listRates('zh', chinese)];

/** What the check holds. */
export const findBound = ({
  per,
  atMost,
  atLeast,
  reached,
}: Rate): Pick<Rate, 'per' | 'atMost' | 'atLeast'> =>
  atMost === undefined ? { per, atLeast: reached ?? atLeast } : { per, atMost: reached ?? atMost };

/** The aim as it is printed: `≤ 12`, `≥ 15 %`. */
export const formatAim = ({ atMost, atLeast, per }: Rate) =>
  `${atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`}${per === 'words' ? '' : ' %'}`;
