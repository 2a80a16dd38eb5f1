/** Names that mean the same in each version. Any other type may be renamed by its package, or be composed differently. */
const BUILT_IN = /^(?:Array|Buffer|Date|Error|Function|Map|Promise|Record|RegExp|Set|URL)$/;

const groups = new Map<string, string>();

/** A group in brackets as a short name, the same for the same content. */
function nameOfGroup(content: string): string {
  const known = groups.get(content) ?? `#${groups.size}`;
  groups.set(content, known);
  return known;
}

const sortUnion = (text: string) => [...new Set(text.split(' | '))].sort().join(' | ');
const sortUnions = (text: string) =>
  text
    .split(', ')
    .map((part) => part.split(' → ').map(sortUnion).join(' → '))
    .join(', ');

/** `{ a: { b: string } }` → `{ … }` */
function foldObjects(type: string): string {
  const folded = type.replace(/\{(?! … \})[^{}]*(?:\{ … \}[^{}]*)*\}/g, '{ … }');
  return folded === type ? type : foldObjects(folded);
}

/** Forms of one type: a record that is written out, and a string that editors complete. */
const unify = (type: string) =>
  type
    .replace(/\{ \[\w+: string\]: ([^;{}]+); \}/g, 'Record<string, $1>')
    .replaceAll('string & Record<never, never>', 'string')
    .replaceAll('string & {}', 'string');

/**
 * A type without what changes nothing for those who use it: the order of unions, the names of parameters and of other
 * types, whether an object is written out or has a name. Two types with one essence count as the same.
 */
export function essenceOfType(type: string): string {
  let text = foldObjects(unify(type))
    .replaceAll('{ … }', 'T')
    .replaceAll('=>', '→')
    .replace(/, \.\.\.\w+: unknown\[\]/g, '')
    .replace(/ \| undefined/g, '')
    .replace(/\((\w+)\)\[\]/g, '$1[]')
    .replace(/([(,] ?(?:\.\.\.)?)\w+\??: /g, '$1')
    .replace(/"[^"]*"|\b[A-Z]\w*/g, (word) =>
      word.startsWith('"') || BUILT_IN.test(word) ? word : 'T',
    )
    .replaceAll('[]', '#list');
  const innermost = /([(<[])([^()<>[\]]*)[)>\]]/;
  while (innermost.test(text))
    text = text
      .replace(innermost, (_, bracket, content) => nameOfGroup(bracket + sortUnions(content)))
      .replace(/\bT#\d+(?!\w)/g, 'T')
      .replace(/\bT(?: & T)+\b/g, 'T');
  return sortUnions(text);
}

const TOKEN = /("[^"]*"| \| | => |, |; | \? | : |: | = | extends | is | in |[([{<]|[)\]}]|(?<!=)>)/;
const BETWEEN = /^(?: \| | => |, |; | \? | : |: | = | extends | is | in )$/;

/** How members follow each other: primitives, literals, names, what is put together, lists, and what stands for nothing. */
const KINDS = [
  /^(?:any|bigint|boolean|number|object|string|symbol|unknown)$/,
  /^(?:["'\d-].*|true|false)$/,
  /^(?!(?:null|undefined|void)$)[\w.$]+$/,
  /[^\w.$\]]$/,
  /\]$/,
];

function compareMembers(a: string, b: string): number {
  const [left, right] = [a, b].map((member) => {
    const kind = KINDS.findIndex((pattern) => pattern.test(member));
    return kind < 0 ? KINDS.length : kind;
  }) as [number, number];
  return left - right || (a < b ? -1 : 1);
}

/**
 * The members of unions in order, since TypeScript prints them in the order in which its program met them. Those of the
 * whole type have theirs: they are read one by one.
 */
export function orderUnions(type: string, isWhole = true): string {
  const [, before, text, after] = /^(\s*)([^]*?)(\s*)$/.exec(type)!;
  const unions = [['']];
  const separators: string[] = [];
  let depth = 0;
  let inside = '';
  for (const token of text!.split(TOKEN)) {
    const members = unions.at(-1)!;
    const isClosing = /^[)\]}>]$/.test(token);
    if (isClosing) depth--;
    if (isClosing && depth === 0) {
      members[members.length - 1] += orderUnions(inside, false) + token;
      inside = '';
    } else if (depth > 0) inside += token;
    else if (token === ' | ') members.push('');
    else if (BETWEEN.test(token)) {
      separators.push(token);
      unions.push(['']);
    } else members[members.length - 1] += token;
    if (/^[([{<]$/.test(token)) depth++;
  }
  const isRead = isWhole && separators.length === 0;
  const ordered = unions.map(
    (members, i) =>
      (isRead ? members : members.sort(compareMembers)).join(' | ') + (separators[i] ?? ''),
  );
  return before + ordered.join('') + after;
}

const LONG = 100;
const LONGEST = 240;

/** The members of a union, those inside of brackets left whole, as is a function with what it returns. */
function membersOf(type: string): string[] {
  const members = [''];
  let depth = 0;
  for (const part of type.split(/( \| |[([{<]|[)\]}]|(?<!=)>)/)) {
    if (/^[([{<]$/.test(part)) depth++;
    if (/^[)\]}>]$/.test(part)) depth--;
    if (depth === 0 && part.includes('=>')) return [type];
    if (part === ' | ' && depth === 0) members.push('');
    else members[members.length - 1] += part;
  }
  return members;
}

/** A type as the page shows it: objects that are written out are folded where that makes it too long. */
export function readableType(type: string): string {
  const plain = orderUnions(unify(type));
  const text = plain.length > LONG ? foldObjects(plain) : plain;
  const short = text.replaceAll(' | undefined)', ')').replace(/"([^"']*)"/g, "'$1'");
  return short.length > LONGEST ? `${short.slice(0, LONGEST)}…` : short;
}

/** Two types as the page shows them; of long unions those members that only one of them has. */
export function readableChange(before: string, after: string): { from: string; to: string } {
  const whole = { from: readableType(before), to: readableType(after) };
  if (before.length <= LONG && after.length <= LONG) return whole;
  const left = membersOf(orderUnions(before));
  const right = membersOf(orderUnions(after));
  const isCommon = left.some((member) => right.includes(member));
  if (!isCommon) return whole;
  const only = (members: string[], others: string[]) =>
    readableType([...members.filter((member) => !others.includes(member)), '…'].join(' | '));
  return { from: only(left, right), to: only(right, left) };
}
