/** What an address answered; undefined where that says nothing about it: no network, too many questions, a fault of the server. */
export type Answer = { readonly movedTo: string } | 'gone' | 'there' | undefined;

const MAX_STEPS = 5;
const TIME_LIMIT = 30_000;

/** A page may ask browsers for what it doesn't ask programs. */
const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; rsbuild-docs-links)' };

/** Asks for an address, and follows the redirects that are for good. */
export async function askAddress(address: string): Promise<Answer> {
  let current = address;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const response = await fetch(current, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    }).catch(() => undefined);
    await response?.body?.cancel();
    const target = response?.headers.get('location');
    if (response && target && [301, 308].includes(response.status)) {
      current = new URL(target, current).href;
      continue;
    }
    if (response?.status === 404 || response?.status === 410) return 'gone';
    // One that passes on for now is there as well.
    if (!response || response.status >= 400) return undefined;
    return current === address ? 'there' : { movedTo: current };
  }
  return undefined;
}
