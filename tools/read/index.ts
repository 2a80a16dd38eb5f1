import fs from 'node:fs';
import { englishPathOf } from '../pages/page-paths';
import { openDocs } from '../pages/docs';
import { selectPages } from '../pages/select-pages';
import { statementsOf } from '../check/read-statements';
import {
  hashesOf,
  readRecordFile,
  unreadStatements,
  type ReadRecord,
} from '../check/read-statements/read-record';
import { runCommand } from '../command/run-command';

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
  const statements = new Map(files.map((file) => [file, statementsOf(file, docs)]));
  const unread = [...statements].flatMap(([file, own]) =>
    unreadStatements(own, record[file]).map((statement) => ({ file, ...statement })),
  );
  for (const { file, line, english, chinese } of unread)
    console.log(`${file}:${line}\n  ${english}\n  ${chinese}\n`);
  if (!isRecording) {
    console.log(`${unread.length} statements to read`);
    return unread.length > 0 ? 1 : 0;
  }
  const read = (file: string) => {
    const own = statements.get(file);
    return own ? hashesOf(own) : (record[file] ?? []);
  };
  const entries = all
    .map((file) => [file, read(file)] as const)
    .filter(([, hashes]) => hashes.length > 0);
  fs.writeFileSync(readRecordFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  console.log(`${unread.length} statements noted as read`);
  return 0;
}

void runCommand(main);
