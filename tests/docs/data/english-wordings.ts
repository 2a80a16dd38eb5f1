import type { Wording } from '#tools/prose/wording';

const headings: Wording['kinds'] = ['heading'];
const titles: Wording['kinds'] = ['heading', 'label'];

/** Verbs and phrases that nobody says. */
const stiff: Wording[] = [
  {
    bad: /\bstands?\b(?!-| (?:for|out|in for|still)\b)/gi,
    good: 'is, are; “as is” for “as it stands”; “belongs in …”',
    why: '“stand” for “be” sounds translated',
  },
  { bad: /\bforesee(?:s|n)?\b/gi, good: 'provide for, support', why: 'a program foresees nothing' },
  { bad: /\bin force\b/gi, good: 'takes effect, applies, is used', why: 'options aren’t laws' },
  {
    bad: /\b(?:says?|said|saying) so\b/gi,
    good: 'report it, log a warning, print the name',
    why: 'name what is said, and who says it',
  },
  { bad: /\bby the way\b/gi, good: 'nothing: leave it out', why: 'an aside helps nobody' },
  {
    bad: /\bnothing is asked\b/gi,
    good: 'to skip the prompts, pass …',
    why: 'say what the reader does',
  },
  { bad: /\b(?:holds?|held) for\b/gi, good: 'applies to', why: 'statements hold, options apply' },
  {
    bad: /\blead(?:s|ing)?(?: you)? over\b/gi,
    good: 'to move from …, follow …',
    why: 'say what the reader does',
  },
  {
    bad: /\btak(?:es?|ing) (?:its|their) places?\b/gi,
    good: 'replaces',
    why: 'one verb says it',
  },
  {
    bad: /\bcomes? out\b/gi,
    good: 'results in, becomes, is written to',
    why: 'say what is made, and where it is',
  },
  { bad: /\b(?:can|could|may|might|to) be had\b/gi, good: 'get', why: 'the reader acts' },
  { bad: /\bbeats?\b/gi, good: 'takes precedence over', why: 'the field’s word' },
  { bad: /\bhas its price\b/gi, good: 'This has a cost: …', why: 'and name the cost' },
  { bad: /\bas good as none\b/gi, good: 'has no effect', why: 'the field’s words' },
  {
    bad: /\bupper and lower case are the same\b/gi,
    good: 'The value is case-insensitive.',
    why: 'the field’s word',
  },
  {
    bad: /\b(?:that|which|what) (?:is|are) no (?!longer\b|more\b)(?=\w)/gi,
    good: '“that isn’t a …”, “that aren’t …”',
    why: 'nobody says “something that is no object”',
  },
  {
    bad: /\bknows? no\b/gi,
    good: 'has no …, doesn’t support …',
    why: 'a program doesn’t know things',
  },
];

/** One spelling of each term. */
const terms: Wording[] = [
  {
    bad: /\b[Aa] Rs(?:build|pack|press|lib|doctor|test|peedy|log)\b/g,
    good: 'an',
    why: 'the name starts with the letter R, “ar”',
  },
  {
    bad: /\bcase (?:in)?sensitive(?:ly)?\b/gi,
    good: 'case-sensitive, case-insensitive',
    why: 'written with a hyphen',
  },
  {
    bad: /\boutput folders?\b/gi,
    good: 'output directory',
    why: 'one name for one thing',
  },
  { bad: /\bstyle sheets?\b/gi, good: 'stylesheet', why: 'one name for one thing' },
  { bad: /(?<![\w.])filenames?\b(?!\.\w|\()/gi, good: 'file name', why: 'one name for one thing' },
  { bad: /\bconfiguration files?\b/gi, good: 'config file', why: 'one name for one thing' },
];

/** British spellings that the dictionary of American English lets pass. */
const british: [RegExp, string][] = [
  [/\banalysers?\b/gi, 'analyzer'],
  [/\bartefacts?\b/gi, 'artifact'],
  [/\bcancell(?:ed|ing)\b/gi, 'canceled, canceling'],
  [/\bcatalogues?\b/gi, 'catalog'],
  [/\bcent(?:re[sd]?|ring)\b/gi, 'center'],
  [/\bfavour\w*/gi, 'favor'],
  [/\bfulfils?\b/gi, 'fulfill'],
  [/\bgrey\w*/gi, 'gray'],
  [/\bhonour\w*/gi, 'honor'],
  [/\bjudgement\w*/gi, 'judgment'],
  [/\blabell(?:ed|ing)\b/gi, 'labeled, labeling'],
  [/\bmemois\w+/gi, 'memoize'],
  [/\bmodell(?:ed|ing)\b/gi, 'modeled, modeling'],
  [/\bprogrammes?\b/gi, 'program'],
  [/\btravell(?:ed|ing|er)\b/gi, 'traveled, traveling'],
  [/\bwhilst\b/gi, 'while'],
];

/** Headings that name no object, or one kind of section by several names. */
const nameless: Wording[] = [
  {
    bad: /\b(?:it|them|they)\b|\bthis(?= (?:is|does|works|helps|applies|has|means)\b|$)/gi,
    good: 'the thing itself: “Disable HMR”, “Check the result”',
    why: 'a heading is read alone, in the outline and in search results',
    kinds: headings,
  },
  {
    bad: /^(?:pitfalls?|good to know|caveats?|what to (?:watch(?: out)?(?: for)?|mind)|things to (?:know|note))$/gi,
    good: 'Notes',
    why: 'one name for one kind of section',
    kinds: titles,
  },
  {
    bad: /^(?:what (?:can|may|could) go wrong|common (?:problems|errors)|when (?:it|something) fails)$/gi,
    good: 'Troubleshooting',
    why: 'one name for one kind of section',
    kinds: titles,
  },
  {
    bad: /^(?:see also|further reading|links)$/gi,
    good: 'Related',
    why: 'one name for one kind of section',
    kinds: titles,
  },
];

/** “a” and “an” as they are spoken, and small words that are there twice. */
const articles: Wording[] = [
  {
    bad: /\b[Aa] (?=(?:[ai]|e(?!u)|o(?!nce?\b|ne-)|u(?!ni|s|ti|r|b))[a-z]|[FHLNRSX](?!EST|HA|IC)[A-Z\d]|npm\b|hour|honest)/g,
    good: 'an',
    why: 'the next word begins with a vowel sound',
  },
  {
    bad: /\b[Aa]n (?=(?!npm|mjs|mdx|rs|ssh|svg|src|s3|xml|hour|honest)(?:[b-df-hj-np-tv-z]|u(?:ni|s[eu])|eu|one\b)[a-z])/g,
    good: 'a',
    why: 'the next word begins with a consonant sound',
  },
  {
    bad: /\b(the|an?|of|to|in|is|are|and|or|for|with|it|you|that) \1\b/gi,
    good: 'the word once',
    why: 'it is there twice',
  },
];

/** What English text doesn't say. */
export const englishWordings: Wording[] = [
  ...stiff,
  ...terms,
  ...articles,
  ...british.map(([bad, good]) => ({ bad, good, why: 'the site is in American English' })),
  ...nameless,
];
