import fs from 'node:fs';
import path from 'node:path';
import { escapeRegexp } from '@docusaurus/utils';

/** The files that a build left in a folder. */
export interface BuiltFiles {
  /** paths below the folder, sorted */
  files: string[];
  /** text of a file; `*` matches any letters. Throws if there is not exactly one such file. */
  read: (pattern: string) => string;
}

/** The one name that a pattern means, in which `*` matches any letters. Throws if it means none or several. */
export function matchOne(pattern: string, names: string[], hint = ''): string {
  const expression = new RegExp(`^${pattern.split('*').map(escapeRegexp).join('[^/]*')}$`);
  const [found, ...others] = names.filter((name) => expression.test(name));
  if (found === undefined || others.length > 0)
    throw new Error(`expected one file like ${pattern}, found: ${names.join(', ')}\n${hint}`);
  return found;
}

/** Reads what a build left in a folder; `hint` ends the message about a file that is not there. */
export function readBuiltFiles(folder: string, hint = ''): BuiltFiles {
  const files = listFolder(folder);
  return {
    files,
    read: (pattern) => fs.readFileSync(path.join(folder, matchOne(pattern, files, hint)), 'utf8'),
  };
}

/** Files below a folder, with slashes, sorted; none if there is no such folder. */
function listFolder(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
