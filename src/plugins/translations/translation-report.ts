import { translationPath } from '../../i18n/content-path';

/** The recorded hash of the English text that each translated file translates. */
export type RecordedHashes = ReadonlyMap<string, string | undefined>;

export interface TranslationReport {
  /** English files without a translation. */
  readonly missing: string[];
  /** Translations whose English text has changed since, or that record none. */
  readonly stale: string[];
  /** Translations of files that are not there. */
  readonly orphaned: string[];
}

/** Compares the trees: `english` maps each English file to its content hash, `recorded` each translation to what it records. */
export function translationReport(
  english: ReadonlyMap<string, string>,
  recorded: RecordedHashes,
): TranslationReport {
  const expected = new Map(
    [...english].map(([file, hash]) => [translationPath(file)!, { file, hash }]),
  );
  const missing = [...expected].filter(([file]) => !recorded.has(file)).map(([, { file }]) => file);
  const orphaned = [...recorded.keys()].filter((file) => !expected.has(file));
  const stale = [...recorded]
    .filter(([file, hash]) => expected.has(file) && expected.get(file)!.hash !== hash)
    .map(([file]) => file);
  return { missing, stale, orphaned };
}
