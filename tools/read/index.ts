import { listDatedClaims } from '../check/prose/dated-claims';
import { listPageParts } from '../check/read-statements/page-parts';
import {
  noteReading,
  openReadRecord,
  readToday,
  writeReadRecord,
} from '../check/read-statements/read-record';
import { defineVerb } from '../command/verb';
import { openDocs } from '../pages/docs';
import type { Page } from '../pages/page';
import { englishPath } from '../pages/page-paths';
import { toText } from '../pages/prose';
import { selectPages } from '../pages/select-pages';
import { printDue } from './print-due';
import { printUnread } from './print-unread';

export const verb = defineVerb({
  about:
    'Lists what has changed in the named pages, or in all, in either language since somebody read it beside the packages.\nWith --record, notes it as read; what has not changed keeps its date. With --due, lists the statements without proof\nthat have to be read again; with --due --record, somebody has read the whole pages again.',
  takes: '[pages…]',
  flags: {
    record: { type: 'boolean', about: 'note the named pages as read' },
    due: {
      type: 'boolean',
      about:
        'list the statements without proof that were read half a year ago, or beside another version',
    },
    dated: { type: 'boolean', about: 'list the sentences that are true as of a date' },
  },
  run({ record, due, dated }, names) {
    if (record && names.length === 0)
      throw new Error('expected the pages or folders that were read, found none');
    const docs = openDocs();
    const files = names.length > 0 ? selectPages(names, docs) : docs.files;
    const pages = files.flatMap((file) => docs.page(file) ?? []);
    if (dated) return printDated(pages);
    if (record) return recordRead(pages, docs.files, due === true);
    if (due) return printDue(pages, openReadRecord(), readToday());
    const english = [...new Set(files.map(englishPath))];
    return printUnread(docs, english, openReadRecord());
  },
});

function recordRead(pages: Page[], files: string[], isWhole: boolean): number {
  const record = openReadRecord();
  const today = readToday();
  const noted = new Map(
    pages.map((page) => {
      const before = isWhole ? undefined : record[page.file];
      return [page.file, noteReading(listPageParts(page), today, before)];
    }),
  );
  const entries = files.flatMap((file) => {
    const entry = noted.get(file) ?? record[file];
    return entry ? [[file, entry] as const] : [];
  });
  writeReadRecord(Object.fromEntries(entries));
  console.log(`${pages.length} pages noted as read`);
  return 0;
}

function printDated(pages: Page[]): number {
  const claims = pages.flatMap((page) => listDatedClaims(toText(page)));
  for (const { file, line, kind, sentence, lacksDate } of claims)
    console.log(`${file}:${line}  ${kind}${lacksDate ? ', without a date' : ''}: ${sentence}`);
  const lacking = claims.filter(({ lacksDate }) => lacksDate).length;
  console.log(`${claims.length} sentences, ${lacking} without the date that they need`);
  return lacking > 0 ? 1 : 0;
}
