import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What the last build made of texts. Results are JSON. */
export interface ResultCache<Result> {
  /** Undefined where the last build made nothing of such a text. */
  find(text: string): Result | undefined;
  keep(text: string, result: Result): void;
  /** Writes what this build found or kept; everything else leaves. */
  save(): void;
}

/** Nothing of a file that isn't there or can't be read: results are made anew. */
function readResults<Result>(file: string): Record<string, Result> {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Result>;
  } catch {
    return {};
  }
}

/** @param version names what makes the results, as by `sourcesVersion` */
export function openResultCache<Result>(file: string, version: string): ResultCache<Result> {
  const last = new Map(Object.entries(readResults<Result>(file)));
  const used = new Map<string, Result>();
  const keyOf = (text: string) => createHash('sha256').update(version).update(text).digest('hex');
  return {
    find(text) {
      const key = keyOf(text);
      const result = last.get(key);
      if (result !== undefined) used.set(key, result);
      return result;
    },
    keep(text, result) {
      used.set(keyOf(text), result);
    },
    save() {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(`${file}.part`, JSON.stringify(Object.fromEntries(used)));
      fs.renameSync(`${file}.part`, file);
    },
  };
}
