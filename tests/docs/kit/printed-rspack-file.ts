import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

/** The Rspack configuration of `web` in the file whose path Rsbuild has printed. */
export function printedRspackFile({ log }: { log: string }): string {
  const path = /Rspack Config \(web\): (?<path>\S+)/i.exec(log)?.groups!.path;
  assert.ok(path, log);
  return readFileSync(path, 'utf8');
}
