import fs from 'node:fs';
import path from 'node:path';
import { provedList } from '../records/checked-record';
import { provedStatements, type ProvedRecord } from '../records/proved-record';
import { openVersionRecords } from '../records/version-record';
import type { BuiltSite } from './built-site';
import type { Step } from './run-steps';

const RECORD = 'tests/docs/records/proved.json';

/** Writes the proved statements of each page to a file that the page asks for when a reader wants to see them. */
export const writeProvedLists = ({ siteDir, write }: BuiltSite): Step => ({
  async atEnd() {
    const sources = new Map<string, string>();
    const read = (file: string) => {
      const target = path.join(siteDir, file);
      if (!sources.has(file))
        sources.set(file, fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '');
      return sources.get(file)!;
    };
    const record = JSON.parse(fs.readFileSync(path.join(siteDir, RECORD), 'utf8')) as ProvedRecord;
    const { versionsOf } = openVersionRecords(siteDir);
    for (const [page, entries] of Object.entries(record)) {
      const statements = provedStatements(page, entries, read, (entry) => versionsOf(page, entry));
      await write(provedList(page), JSON.stringify(statements));
    }
  },
});
