/** Code in a cell of a table that is no longer stays on its line. */
export const SHORT_CODE = 28;

/** A run of characters that names are made of, too long to be left whole at the end of a line. */
const LONG = /[\w$@./:*[\]-]{12,}/g;
/** Behind a dot or a slash, at a hump, and before the last capital of an acronym: `modify|HTML|Tags`. */
const JOINT = /(?<=[./_:\\])(?=[\w@$*[])|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
/** A shorter part stays with its neighbour. */
const MIN_PART = 3;
/** Words such as “TypeScript’s” have a hump too, but begin with a capital and have no more of them. */
const MIN_CAPITALIZED = 16;

function splitAtJoints(name: string): string[] {
  const parts: string[] = [];
  for (const part of name.split(JOINT)) {
    if (parts.length && (part.length < MIN_PART || parts.at(-1)!.length < MIN_PART))
      parts[parts.length - 1] += part;
    else parts.push(part);
  }
  const isWord = /^[A-Z]/.test(name) && parts.length < 3 && name.length < MIN_CAPITALIZED;
  return isWord ? [name] : parts;
}

/** Where a line may break inside the names of a text, as offsets: `performance.|remove|Moment|Locale`. */
export function nameBreaks(text: string): number[] {
  return [...text.matchAll(LONG)].flatMap(({ 0: name, index }) => {
    let end = index;
    return splitAtJoints(name)
      .slice(0, -1)
      .map((part) => (end += part.length));
  });
}

/** A text in the parts between which a line may break. */
export function splitNames(text: string, breaks = nameBreaks(text)): string[] {
  const ends = [...breaks, text.length];
  return ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end));
}

/** The same for HTML, whose tags stay as they are. */
export const breakNamesInHtml = (html: string): string =>
  html.replace(/<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<') ? part : splitNames(part).join('<wbr>'),
  );
