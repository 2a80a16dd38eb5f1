import { readStorage, writeStorage } from '../ui/storage';

/** The key that opens the search. */
export const SLASH = '/';

const KEY = 'site-slash-key';

/** Whether `/` opens the search. Who speaks to a computer, or hits keys by mistake, can turn it off. */
export const readSlashKey = (): boolean => readStorage(KEY) !== 'off';

export const keepSlashKey = (isOn: boolean): void => writeStorage(KEY, isOn ? 'on' : 'off');
