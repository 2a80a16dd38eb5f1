/**
 * The expression of a route's path: the addresses of this site are literal, and `*` is any.
 * As path-to-regexp 1.9, which react-router asks: without `strict` a slash at the end is free, without `end` the path may go on.
 */
export default function pathToRegexp(
  path,
  keys,
  { end = true, strict = false, sensitive = false },
) {
  if (/[:()?+\\]|[^/]\*|\*./.test(path))
    throw new Error(
      `Expected a route whose path is literal or "*", found "${path}": ` +
        'remove path-to-regexp from src/site/build/light-bundle.ts.',
    );
  const literal = (strict ? path : path.replace(/\/$/, '')).replace(/[.$^|{}[\]]/g, '\\$&');
  let source = literal.replace('*', () => (keys.push({ name: 0 }), '(.*)'));
  if (!strict) source += '(?:\\/(?=$))?';
  if (end) source += '$';
  else if (!(strict && path.endsWith('/'))) source += '(?=\\/|$)';
  return new RegExp(`^${source}`, sensitive ? '' : 'i');
}
