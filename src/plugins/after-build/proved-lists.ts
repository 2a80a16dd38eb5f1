import fs from 'node:fs';
import path from 'node:path';
import { provedList } from '../records/checked-record';
import { lineOfText } from '../records/proof-places';
import { provedStatements, type ProvedRecord } from '../records/proved-record';
import type { ProvedStatement } from '../../page/checked-page';
import type { BuiltSite } from './built-site';
import type { Step } from './step';

const RECORD = 'tests/docs/records/proved.json';

/** Looks lines up in the proofs' own sources, each of which is read once. */
function lineFinder(siteDir: string) {
  const sources = new Map<string, (says: string) => number | undefined>();
  return (file: string, says: string) => {
    const target = path.join(siteDir, file);
    const inSource =
      sources.get(file) ?? lineOfText(fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '');
    sources.set(file, inSource);
    return says ? inSource(says) : undefined;
  };
}

/** The proved statements of each English page that has some. */
export function readProvedLists(siteDir: string): Map<string, readonly ProvedStatement[]> {
  const record = JSON.parse(fs.readFileSync(path.join(siteDir, RECORD), 'utf8')) as ProvedRecord;
  const findLine = lineFinder(siteDir);
  return new Map(
    Object.entries(record).map(([page, entries]) => [
      page,
      provedStatements(page, entries, findLine),
    ]),
  );
}

/** Writes the proved statements of each page to a file that the page asks for when a reader wants to see them. */
export const writeProvedLists = ({ siteDir, write }: BuiltSite): Step => ({
  async atEnd() {
    for (const [source, statements] of readProvedLists(siteDir))
      await write(provedList(source), JSON.stringify(statements));
  },
});
