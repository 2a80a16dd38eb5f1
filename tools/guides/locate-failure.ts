import path from 'node:path';
import { escapeRegexp } from '@docusaurus/utils';
import type { GuideFile } from './guide-files';

/** The line of a page that a tool's message is about: the first of the page's files that it names, at the line it names. */
export function locateFailure(message: string, files: GuideFile[]): number | undefined {
  const mentions = files
    .map((file) => ({ file, index: mentionOf(message, file.name) }))
    .filter(({ index }) => index !== -1)
    .sort((a, b) => a.index - b.index);
  const first = mentions[0]?.file;
  return first && first.line + Math.max(lineWithin(message, first) - 1, 0);
}

function mentionOf(message: string, name: string): number {
  const index = message.search(new RegExp(`[/\\s"'\`[(]${escapeRegexp(name)}(?![\\w/])`));
  return index;
}

/** Frames such as `╭─[2:1]` and `[src/a.ts:2:1]` are more exact than `File: src/a.ts:1:1`. */
function lineWithin(message: string, { name, code }: GuideFile): number {
  const exact = new RegExp(`\\[[^\\]\\n]*${escapeRegexp(path.posix.basename(name))}:(\\d+):\\d+`);
  const frame = /[╭,][─-]+\[(\d+):\d+/;
  const found = exact.exec(message)?.[1] ?? frame.exec(message)?.[1] ?? '1';
  return Math.min(Number(found), code.split('\n').length);
}
