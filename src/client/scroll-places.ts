/** The session's key for where each entry of the history was scrolled to. */
const KEY = 'scroll-places';

/** The state that this site keeps with each history entry. */
interface Entry {
  readonly key: string;
}

let places = new Map<string, number>();
let current = '';

const newKey = () => `${performance.timeOrigin + performance.now()}`;

const entryKey = () => (window.history.state as Entry | null)?.key;

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function write(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-100)));
  } catch {
    // Blocked storage means that a reload forgets the places of other pages.
  }
}

/** Gives the history's present entry a key of its own, if it has none yet. */
export function keepEntry(): void {
  current = entryKey() ?? newKey();
  if (entryKey() === undefined)
    window.history.replaceState({ ...window.history.state, key: current }, '');
}

/** Adds an entry to the history, or puts it in the place of the present one. From now on this site scrolls, not the browser. */
export function addEntry(address: string, isReplacing: boolean): void {
  window.history.scrollRestoration = 'manual';
  current = newKey();
  const entry: Entry = { key: current };
  if (isReplacing) window.history.replaceState(entry, '', address);
  else window.history.pushState(entry, '', address);
}

/** Where the entry that the reader went back or forward to was scrolled to; pixels, undefined where it is a new one. */
export function placeOfEntry(): number | undefined {
  const place = places.get(entryKey() ?? '');
  keepEntry();
  return place;
}

/** Remembers where each page is scrolled to, over reloads too. */
export function startScrollPlaces(): void {
  places = read();
  const place = placeOfEntry();
  // A page that comes back as a new document, and whose place the browser was told not to keep.
  if (window.history.scrollRestoration === 'manual' && place !== undefined)
    window.scrollTo({ top: place, behavior: 'instant' });
  window.addEventListener('scroll', () => places.set(current, window.scrollY), { passive: true });
  window.addEventListener('pagehide', () => {
    write();
    window.history.scrollRestoration = 'auto';
  });
}
