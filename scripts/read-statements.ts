import fs from 'node:fs';
import { englishPathOf } from '../tests/docs/lib/page-paths';
import { openDocs } from '../tests/docs/lib/docs';
import { selectPages } from '../tests/docs/lib/select-pages';
import { statementsOf } from '../tests/docs/checks/read-statements';
import {
  hashesOf,
  readRecordFile,
  unreadStatements,
  type ReadRecord,
} from '../tests/docs/checks/read-statements/read-record';
import { runCommand } from './lib/run-command';

/**
 * `npm run docs:read -- <files or folders…>`: the statements that have changed in either language since they were read
 * beside the packages, of all pages without names. `--record` notes those of the named pages as read.
 */
function main(words: string[]): number {
  const names = words.filter((word) => !word.startsWith('--'));
  const unknown = words.find((word) => word.startsWith('--') && word !== '--record');
  if (unknown) throw new Error(`expected --record, found ${unknown}`);
  const isRecording = words.includes('--record');
  if (isRecording && names.length === 0)
    throw new Error('expected the pages or folders that were read, found none');
  const docs = openDocs();
  const all = docs.files.filter((file) => englishPathOf(file) === file);
  const named = new Set(names.length > 0 ? selectPages(names, docs) : all);
  const files = all.filter((file) => named.has(file));
  const record = JSON.parse(fs.readFileSync(readRecordFile, 'utf8')) as ReadRecord;
  let open = 0;
  for (const file of files) {
    const unread = unreadStatements(statementsOf(file, docs), record[file]);
    for (const { line, english, chinese } of unread)
      console.log(`${file}:${line}\n  ${english}\n  ${chinese}\n`);
    open += unread.length;
  }
  if (!isRecording) {
    console.log(`${open} statements to read`);
    return open > 0 ? 1 : 0;
  }
  const read = new Map(files.map((file) => [file, hashesOf(statementsOf(file, docs))]));
  const entries = all
    .map((file): [string, readonly string[]] => [file, read.get(file) ?? record[file] ?? []])
    .filter(([, hashes]) => hashes.length > 0);
  fs.writeFileSync(readRecordFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  console.log(`${open} statements noted as read`);
  return 0;
}

void runCommand(main);
