/** What this site keeps with each entry of the history, where it lasts as long as the entry does. */
interface Entry {
  /** How far the page was scrolled; pixels. */
  readonly top?: number;
}

/** How long nothing scrolls before the place is noted, in milliseconds: browsers refuse a note for every step. */
const REST_MS = 150;

let timer: ReturnType<typeof setTimeout> | undefined;
/** While the page of an entry is fetched, the page in sight is that of another entry. */
let isShown = true;

const entry = (): Entry => (window.history.state as Entry | null) ?? {};

/** Keeps where the page in sight is scrolled to with its entry. */
export function notePlace(): void {
  clearTimeout(timer);
  if (isShown && entry().top !== window.scrollY)
    window.history.replaceState({ ...entry(), top: window.scrollY }, '');
}

/** Adds an entry to the history, or puts it in the place of the present one. From now on this site scrolls, not the browser. */
export function addEntry(address: string, isReplacing: boolean): void {
  notePlace();
  window.history.scrollRestoration = 'manual';
  if (isReplacing) window.history.replaceState({}, '', address);
  else window.history.pushState({}, '', address);
}

/** Where the entry that the reader went back or forward to was scrolled to; pixels, undefined where it is a new one. */
export const placeOfEntry = (): number | undefined => entry().top;

/** Notes nothing until the page of the present entry is shown. */
export function awaitPage(): void {
  clearTimeout(timer);
  isShown = false;
}

/** Scrolls the page that is shown now. */
export function scrollPage(top: number): void {
  isShown = true;
  window.scrollTo({ top, behavior: 'instant' });
}

/** Remembers where each page is scrolled to, over reloads too. */
export function startScrollPlaces(): void {
  const place = placeOfEntry();
  // A page that comes back as a new document, and whose place the browser was told not to keep.
  if (isShown && window.history.scrollRestoration === 'manual' && place !== undefined)
    scrollPage(place);
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(notePlace, REST_MS);
    },
    { passive: true },
  );
  window.addEventListener('pagehide', () => {
    notePlace();
    window.history.scrollRestoration = 'auto';
  });
}
