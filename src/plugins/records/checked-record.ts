import { contentHash } from '../translations/content-hash';
import { sourceOfTranslation } from '../../i18n/content-path';
import type { CheckedPage, HeldIn, ProvedShare } from '../../page/checked-page';
import type { ProvedRecord } from './proved-record';
import type { VersionRecords } from './version-record';

/** The texts that passed the docs checks: `tests/docs/records/checked.json`, which `npm run docs -- record` writes. */
export interface CheckedRecord {
  readonly package: string;
  readonly version: string;
  /** path from the site's folder → hash of the text that was checked */
  readonly pages: Readonly<Record<string, string>>;
  /** For English pages only: their translations make the same statements. */
  readonly statements: Readonly<Record<string, ProvedShare>>;
}

/** The file with the proved statements of an English page, below the site's base. */
export const provedList = (source: string): string =>
  `assets/proved/${source.replace(/\.mdx?$/, '.json')}`;

/** Whether the checks passed for exactly this text of the page. */
export function isChecked({ pages }: CheckedRecord, file: string, text: string): boolean {
  return pages[file] === contentHash(text);
}

/** The result of the checks, for the page's footer; undefined if they failed, or passed for an earlier text. */
export function checkedPage(
  record: CheckedRecord,
  file: string,
  text: string,
  heldIn: (source: string) => HeldIn = () => [],
): CheckedPage | undefined {
  if (!isChecked(record, file, text)) return undefined;
  const source = sourceOfTranslation(file) ?? file;
  const share = record.statements[source];
  return {
    against: `${record.package} ${record.version}`,
    ...(share?.proved && {
      share: { ...share, list: provedList(source), versions: heldIn(source) },
    }),
  };
}

/** How many proved statements of a page hold in each recorded version, without those for which its proofs haven't run. */
export const countHeld =
  (proved: ProvedRecord, { versions, versionsOf }: VersionRecords) =>
  (source: string): HeldIn => {
    const held = (proved[source] ?? []).flatMap((entry) => versionsOf(source, entry));
    return versions
      .map((version) => [version, held.filter((each) => each === version).length] as const)
      .filter(([, count]) => count > 0);
  };
