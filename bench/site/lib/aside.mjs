import fs from 'node:fs';
import path from 'node:path';

export const WORK = path.resolve(import.meta.dirname, '../work');
const ASIDE = path.join(WORK, 'aside');

let count = 0;

/**
 * Takes a file or folder away, if it's there. It's deleted when everything is measured: a file system without a journal
 * looks at each file that was deleted in the last minutes before it makes a new one, an eighth of a build's processor time.
 */
export function moveAside(target) {
  if (!fs.existsSync(target)) return;
  fs.mkdirSync(ASIDE, { recursive: true });
  count += 1;
  fs.renameSync(target, path.join(ASIDE, `${process.pid}-${count}`));
}

export function deleteAside() {
  fs.rmSync(ASIDE, { recursive: true, force: true });
}
