import { contentHash } from '../translations/content-hash';
import { sourceOfTranslation } from '../../i18n/content-path';
import type { CheckedPage, ProvedShare } from '../../page/checked-page';

/** What the docs checks found true, and of which text: `tests/docs/records/checked.json`, written by `npm run docs -- record`, never by hand. */
export interface CheckedRecord {
  readonly package: string;
  readonly version: string;
  /** path from the site's folder → hash of the text that was checked */
  readonly pages: Readonly<Record<string, string>>;
  /** English pages alone: their translations say the same. */
  readonly statements: Readonly<Record<string, ProvedShare>>;
}

/** Where a build has the statements of an English page that are proved, below the site's base. */
export const provedList = (source: string): string =>
  `assets/proved/${source.replace(/\.mdx?$/, '.json')}`;

/** Whether the checks passed for exactly this text of the page. */
export function isChecked({ pages }: CheckedRecord, file: string, text: string): boolean {
  return pages[file] === contentHash(text);
}

/** What the page's foot says of its checks; undefined where they didn't pass, or passed for another text. */
export function checkedPage(
  record: CheckedRecord,
  file: string,
  text: string,
): CheckedPage | undefined {
  if (!isChecked(record, file, text)) return undefined;
  const source = sourceOfTranslation(file) ?? file;
  const share = record.statements[source];
  return {
    against: `${record.package} ${record.version}`,
    ...(share?.proved && { share: { ...share, list: provedList(source) } }),
  };
}
