import { englishPathOf } from '../pages/page-paths';
import { openDocs } from '../pages/docs';
import { selectPages } from '../pages/select-pages';
import { statementsOf } from '../check/read-statements';
import {
  hashesOf,
  openReadRecord,
  unreadStatements,
  writeReadRecord,
} from '../check/read-statements/read-record';
import { defineVerb } from '../command/verb';

export const verb = defineVerb({
  about:
    'Lists the statements of the named pages, or of all, that have changed in either language since somebody read them\nbeside the packages.',
  takes: '[pages…]',
  flags: { record: { type: 'boolean', about: 'note the statements of the named pages as read' } },
  run: listUnread,
});

function listUnread({ record: isRecording = false }, names: string[]): number {
  if (isRecording && names.length === 0)
    throw new Error('expected the pages or folders that were read, found none');
  const docs = openDocs();
  const all = docs.files.filter((file) => englishPathOf(file) === file);
  const named = new Set(names.length > 0 ? selectPages(names, docs) : all);
  const files = all.filter((file) => named.has(file));
  const record = openReadRecord();
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
  writeReadRecord(Object.fromEntries(entries));
  console.log(`${unread.length} statements noted as read`);
  return 0;
}
