import fs from 'node:fs';
import path from 'node:path';

/** The files that a build left in a folder. */
export interface BuiltFiles {
  /** paths below the folder, sorted */
  files: string[];
  /** text of a file; `*` matches any letters. Throws if there is not exactly one such file. */
  read: (pattern: string) => string;
}

/** Reads what a build left in a folder; `hint` ends the message about a file that is not there. */
export function readBuiltFiles(folder: string, hint = ''): BuiltFiles {
  const files = listFolder(folder);
  return {
    files,
    read(pattern) {
      const expression = new RegExp(`^${pattern.split('*').map(escapeRegExp).join('[^/]*')}$`);
      const [found, ...others] = files.filter((file) => expression.test(file));
      if (found === undefined || others.length > 0) {
        throw new Error(`expected one file like ${pattern}, found: ${files.join(', ')}\n${hint}`);
      }
      return fs.readFileSync(path.join(folder, found), 'utf8');
    },
  };
}

/** Files below a folder, with slashes, sorted; none if there is no such folder. */
function listFolder(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: false })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
