import fs from 'node:fs';
import path from 'node:path';
import { provedList } from '../records/checked-record';
import { lineOfText, trialAt } from '../records/proof-places';
import { provedStatements, type ProvedRecord } from '../records/proved-record';
import type { ProvedStatement } from '../../page/checked-page';
import type { BuiltSite } from './built-site';
import type { Step } from './step';

const RECORD = 'tests/docs/records/proved.json';

/** Reads the proofs' own sources, each of them once. */
function sourceReader(siteDir: string) {
  const sources = new Map<string, string>();
  return (file: string): string => {
    const target = path.join(siteDir, file);
    const source =
      sources.get(file) ?? (fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '');
    sources.set(file, source);
    return source;
  };
}

/** The proved statements of each English page that has some. */
export function readProvedLists(siteDir: string): Map<string, readonly ProvedStatement[]> {
  const record = JSON.parse(fs.readFileSync(path.join(siteDir, RECORD), 'utf8')) as ProvedRecord;
  const read = sourceReader(siteDir);
  const findLine = (file: string, says: string) =>
    says ? lineOfText(read(file))(says) : undefined;
  const addTrial = (statement: ProvedStatement): ProvedStatement => {
    const [file, line] = statement.proofs[0]!.split(':');
    return line ? { ...statement, tried: trialAt(read(file!), Number(line)) } : statement;
  };
  return new Map(
    Object.entries(record).map(([page, entries]) => [
      page,
      provedStatements(page, entries, findLine).map(addTrial),
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
