/** What makes a sentence one that can be false. */
export type Mark = 'figure' | 'file' | 'message' | 'default' | 'behaviour' | 'quantifier';

const quantifier = /\b(?:always|never|nothing|every|any|all|only)\b/i;
const idiom = /\b(?:at all|above all|first of all|after all|all in all)\b/gi;

/** As tools do things and things are done; what a reader is told to do has another form. */
const verbs = [
  'adds|added|appears|appends|appended|applies|applied|asks|asked|becomes|begins|bundled|bundles|calls|called|carries',
  'changes|changed|combines|combined|comes|compiles|compiled|compresses|compressed|contains|copies|copied|counts|covers',
  'creates|created|decides|deletes|deleted|depends|disables|disabled|drops|dropped|emits|emitted|empties|emptied|enables',
  'enabled|ends|escapes|escaped|goes|includes',
  'expands|expanded|exposes|exposed|extracts|extracted|fails|failed|falls back|flattened|follows|forwarded|gets|gives',
  'hides|holds|ignores|ignored|inlines|inlined|inserts|inserted|is off|is on|joins|joined|keeps|kept|leaves out|left out',
  'listens|loads|loaded|logs|logged|looks|matches|matched|means|merges|merged|minifies|minified|moves|moved|needs|opens',
  'opened|overrides|overridden|overwrites|overwritten|passes|passed|prints|printed|puts|reads|receives|redirects',
  'redirected|refuses|refused|registers|registered|rejects|rejected|reloads|reloaded|removes|removed|renames|renamed',
  'replaces|replaced|reports|reported|requires|resolves|resolved|restarts|restarted|returns|returned|rewrites|rewritten',
  'runs|sends|sent|serves|served|sets|shows|shown|skips|skipped|split|splits|starts|stays|stops|stopped|supports|supported',
  'takes precedence|takes effect|takes the place|throws|thrown|tries|turns|uses|used|waits|warns|warning|watches|watched',
  'wins|works|wraps|writes|written',
].join('|');
const plural = 'appear|apply|carry|contain|count|fail|get|go|keep|reload|run|see|show|stay|work';
const phrases = "no|none|cannot|can't|must|do nothing|instead of|the same as";
const behaviour = new RegExp(
  `\\b(?:${verbs}|${phrases})\\b|\\b(?:does|do|is|are|was)(?: not|n't)\\b|\\b(?!to|you|we|and|or|then)\\w+ (?:${plural})\\b`,
  'i',
);
const advice =
  /^(?:add|align|change|check|choose|compare|do not|don't|give|install|keep|leave|let|look|make|name|pass|pick|prefer|put|read|repeat|see|set|spread|switch|take|to |try|turn|use|write|you )/i;
const reason = /[;:]|\b(?:because|otherwise|then|so that|, which|since|as)\b/;
const byDefault = /\bdefaults?\b|\bunless\b|\bnot set\b|\bif it is missing\b/i;
const figure = /\d/;
const file =
  /^[\w@.*<>[\]{}$/\\-]*(?:\/[\w@.*<>[\]{}$-]+|\.(?:[cm]?[jt]sx?|json|html|css|s[ac]ss|less|styl|map|txt|svg|png|ico|md|mdx|wasm|vue|svelte|toml|ya?ml|env)\b)/;
const message = /^(?=\S+\s)(?=.*[A-Za-z]{3}.*\s.*[A-Za-z]{2})(?!.*[={}=>]).{20,}$/;

/** What can be false in a text; `codes` is the inline code in it. */
export function findMarks(text: string, codes: string[] = []): Mark[] {
  const words = codes.reduce((rest, code) => rest.replace(code, ' '), text).replace(idiom, ' ');
  const marks: [Mark, boolean][] = [
    ['figure', figure.test(text)],
    ['file', codes.some((code) => file.test(code))],
    ['message', codes.some((code) => message.test(code))],
    ['default', byDefault.test(words)],
    ['behaviour', behaviour.test(words)],
    ['quantifier', quantifier.test(words)],
  ];
  const found = marks.flatMap(([mark, isThere]) => (isThere ? [mark] : []));
  const isAdvice = advice.test(text) && !reason.test(words);
  return isAdvice ? found.filter((mark) => mark !== 'behaviour' && mark !== 'default') : found;
}
