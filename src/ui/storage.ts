type Place = 'localStorage' | 'sessionStorage';

/** A value of the browser's storage; null where storage is blocked. */
export function readStorage(key: string, place: Place = 'localStorage'): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value; where storage is blocked, it lasts for this page only. */
export function writeStorage(key: string, value: string, place: Place = 'localStorage'): void {
  try {
    window[place].setItem(key, value);
  } catch {
    // The site goes on without.
  }
}
