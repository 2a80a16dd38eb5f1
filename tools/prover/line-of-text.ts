const quotes = ["'", '"', '`'];

/** Tells the line of a text in a program's source: where the string literal is; undefined for one that is put together. */
export function lineOfText(source: string): (text: string) => number | undefined {
  return (text) => {
    const places = quotes.map((quote) => source.indexOf(literalOf(text, quote)));
    const first = Math.min(...places.filter((place) => place !== -1));
    return first === Infinity ? undefined : source.slice(0, first).split('\n').length;
  };
}

/** A text as Prettier writes it between quotes. */
const literalOf = (text: string, quote: string) =>
  quote +
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(quote, `\\${quote}`) +
  quote;
