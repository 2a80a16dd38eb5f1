import { messages, type MessageId } from './messages';
import { shorten } from './shorten';

/** A message that a log has. */
export interface FoundMessage {
  readonly id: MessageId;
  /** What the log says, as the list has it, with `…` for what differs. */
  readonly says: string;
  /** The section that tells more: a page's path with its anchor. */
  readonly link: string;
}

/** How many letters may be where a message has `…`, such as a path. */
const GAP = 300;

/** How many letters, and which share of its own, a message has to keep where the log begins or ends in the middle of it. */
const CUT_LETTERS = 14;
const CUT_SHARE = 0.6;

/** The order in which messages count where a log has more than one. */
const LEVELS = [undefined, 'general', 'warning', 'frame'];

/** What webpack, Vite and other tools print in such a way that it could be taken for a message of Rspack. */
const OF_OTHER_TOOLS =
  /[Mm]odule not found: Error:|webpack < 5 used to|Webpack supports "|\[vite\]|\bvite v\d|react-scripts|Next\.js \d|Test suite failed to run|\berror TS\d+:|Unexpected (?:token|character).*\(\d+:\d+\)|webpack[\\/]lib[\\/]/;
const OF_RSBUILD = /rsbuild|rspack/i;

/**
 * The letters and digits of a text: colors, quotes, frames, line breaks and the paths' slashes differ between terminals.
 * @example squeeze("\u001b[31mCan't resolve\u001b[39m 'fs'") // => 'cantresolvefs'
 */
export const squeeze = (text: string): string =>
  text
    .replace(
      /\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[\u001b\u009b]\[?[\d;?]*[A-Za-z]|\[\d+(?:;\d+)*m/g,
      '',
    )
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

interface Match {
  readonly start: number;
  readonly end: number;
  /** How many letters of the message the log has. */
  readonly letters: number;
}

const lettersOf = (parts: readonly string[]) => parts.join('').length;

/** Where the parts stand one after another, the first at `from` or later. */
function findParts(log: string, parts: readonly string[], from = 0): Match | undefined {
  const [first = '', ...others] = parts;
  let start = log.indexOf(first, from);
  search: while (start >= 0) {
    let end = start + first.length;
    for (const part of others) {
      const next = log.indexOf(part, end);
      if (next < 0) return undefined;
      if (next - end > GAP) {
        // No place before it is near enough either: a log of nothing but first parts isn't searched again and again.
        const nearest = next - GAP * others.length - lettersOf(parts);
        start = log.indexOf(first, Math.max(start + 1, nearest));
        continue search;
      }
      end = next + part.length;
    }
    return { start, end, letters: lettersOf(parts) };
  }
  return undefined;
}

/** How many letters of a part the log ends with. */
function cutAtEnd(log: string, part: string): number {
  for (let length = Math.min(part.length, log.length); length > 0; length--)
    if (log.endsWith(part.slice(0, length))) return length;
  return 0;
}

/** How many letters of a part the log begins with. */
function cutAtStart(log: string, part: string): number {
  for (let length = Math.min(part.length, log.length); length > 0; length--)
    if (log.startsWith(part.slice(-length))) return length;
  return 0;
}

/** A message that the log only has the beginning or the end of. */
function findCut(log: string, parts: readonly string[]): Match | undefined {
  const enough = Math.max(CUT_LETTERS, CUT_SHARE * lettersOf(parts));
  const tail = Math.max(0, log.length - lettersOf(parts) - GAP * parts.length);
  for (let count = parts.length - 1; count >= 0; count--) {
    const whole = count ? findParts(log, parts.slice(0, count), tail) : undefined;
    if (count && !whole) continue;
    const letters = lettersOf(parts.slice(0, count)) + cutAtEnd(log, parts[count]!);
    if (letters >= enough)
      return { start: whole?.start ?? log.length - letters, end: log.length, letters };
  }
  const length = cutAtStart(log, parts[0]!);
  const rest =
    parts.length > 1 ? findParts(log.slice(0, 4 * GAP), parts.slice(1), length) : undefined;
  const letters = length + (rest?.letters ?? 0);
  if (letters < enough || (parts.length > 1 && !rest)) return undefined;
  return { start: 0, end: rest?.end ?? length, letters };
}

/** The messages of the list with the parts that are searched for. */
const searched = (Object.keys(messages) as MessageId[]).flatMap((id) =>
  messages[id].says.map((says) => ({
    id,
    says,
    message: messages[id],
    parts: says.split('…').map(squeeze).filter(Boolean),
  })),
);

/**
 * What a log says that the documentation explains: the likeliest message, and another one that is as likely. Empty where
 * the log has none of them. Nothing in the log has to be Rsbuild's.
 *
 * @example explainLog('Error: Buffer is not defined')[0].id // => 'buffer-undefined'
 */
export function explainLog(log: string): FoundMessage[] {
  const text = shorten(log);
  const isOthers = OF_OTHER_TOOLS.test(text) && !OF_RSBUILD.test(text);
  const letters = squeeze(text);
  const found = searched.flatMap((one) => {
    if (isOthers && !one.message.anyTool) return [];
    const match = findParts(letters, one.parts) ?? findCut(letters, one.parts);
    return match ? [{ ...one, ...match, level: LEVELS.indexOf(one.message.level) }] : [];
  });
  // A message can be a part of another one, which says more.
  const own = found.filter(
    (one) =>
      !found.some(
        (other) => other.letters > one.letters && other.start <= one.start && other.end >= one.end,
      ),
  );
  const level = Math.min(...own.map((one) => one.level));
  const likeliest = own
    .filter((one) => one.level === level)
    .sort((a, b) => a.start - b.start || b.letters - a.letters);
  const different = likeliest.filter(
    ({ message }, index) =>
      likeliest.findIndex((other) => other.message.link === message.link) === index,
  );
  return different.slice(0, 2).map(({ id, says, message }) => ({ id, says, link: message.link }));
}
