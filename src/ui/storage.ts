const local = () => window.localStorage;
const session = () => window.sessionStorage;

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // Blocked storage means that the choice lasts for this page only.
  }
}

/** A value of local storage; null where storage is blocked. */
export const readStorage = (key: string): string | null => read(local, key);

/** Keeps a value in local storage; where storage is blocked the site goes on without. */
export const writeStorage = (key: string, value: string): void => write(local, key, value);

/** A value kept for the tab's session; null where storage is blocked. */
export const readSession = (key: string): string | null => read(session, key);

/** Keeps a value for the tab's session; where storage is blocked the site goes on without. */
export const writeSession = (key: string, value: string): void => write(session, key, value);
