/** Parameters that say where a reader came from. */
const TRACKING = /^(?:utm_|fbclid$|gclid$|ref_src$)/;

/**
 * What is wrong with the form of an address on another site; undefined where nothing is.
 * @example findFault('http://react.dev/') // => 'https'
 */
export function findFault(address: string): string | undefined {
  if (!URL.canParse(address)) return 'an address that a browser can read';
  const url = new URL(address);
  if (url.protocol !== 'https:') return 'https';
  if (url.username || url.password) return 'no name and no password';
  if (url.port) return 'no port';
  if (!address.startsWith(`https://${url.hostname}`)) return `the host as ${url.hostname}`;
  if (/\/\//.test(url.pathname)) return 'one slash between two folders';
  if (/[.,;:!?，。；：！？]$/.test(address)) return 'no punctuation at the end';
  if ([...url.searchParams.keys()].some((name) => TRACKING.test(name)))
    return 'no parameters that follow a reader';
  return undefined;
}
