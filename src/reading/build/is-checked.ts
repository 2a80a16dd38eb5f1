import { contentHash } from '../../translations/build/content-hash';

/** What the docs checks found true, and of which text: written by `npm run docs:checked`, never by hand. */
export interface CheckedRecord {
  package: string;
  version: string;
  /** path from the site's folder → hash of the text that was checked */
  pages: Record<string, string>;
}

/** Whether the checks passed for exactly this text of the page. */
export function isChecked(record: CheckedRecord, file: string, text: string): boolean {
  return record.pages[file] === contentHash(text);
}
