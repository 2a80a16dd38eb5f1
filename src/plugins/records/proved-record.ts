import type { ProvedStatement } from '../../page/checked-page';
import { lineOfText, proofsOfPage, trialAt } from './proof-places';

/** A proof, named by the statement it makes: in the page's own file, or in another one. Empty if the proof has no name. */
export type NamedProof = string | { readonly file: string; readonly says: string };

/** A proved statement: its text alone where a proof of the page says just that, otherwise the text and its proofs. */
export type ProvedEntry = string | readonly [text: string, ...proofs: NamedProof[]];

/** What is proved on each English page: `tests/docs/records/proved.json`, written by `npm run docs -- record`. */
export type ProvedRecord = Readonly<Record<string, readonly ProvedEntry[]>>;

/** The proofs of a statement, each with its file. */
export function namedProofs(page: string, entry: ProvedEntry): Exclude<NamedProof, string>[] {
  const own = proofsOfPage(page);
  const [, ...proofs] = typeof entry === 'string' ? [entry, entry] : entry;
  return proofs.map((proof) => (typeof proof === 'string' ? { file: own, says: proof } : proof));
}

/**
 * The proved statements of a page, with each proof as `file:line`, or `file` where its statement isn't found, and with
 * what the first proof runs and the other versions in which all of them hold.
 * @param read gives the source of a file of proofs
 */
export function provedStatements(
  page: string,
  entries: readonly ProvedEntry[],
  read: (file: string) => string,
  versionsOf: (entry: ProvedEntry) => string[],
): ProvedStatement[] {
  return entries.map((entry) => {
    const text = typeof entry === 'string' ? entry : entry[0];
    const places = namedProofs(page, entry).map(({ file, says }) => ({
      file,
      line: says ? lineOfText(read(file))(says) : undefined,
    }));
    const { file, line } = places[0]!;
    const names = places.map((place) => (place.line ? `${place.file}:${place.line}` : place.file));
    return {
      text,
      proofs: [...new Set(names)],
      ...(line && { tried: trialAt(read(file), line) }),
      versions: versionsOf(entry),
    };
  });
}

/** A statement as the record has it. */
export function provedEntry(
  page: string,
  text: string,
  proofs: readonly { readonly file: string; readonly says: string }[],
): ProvedEntry {
  const own = proofsOfPage(page);
  const named = proofs.map(({ file, says }) => (file === own ? says : { file, says }));
  return named.length === 1 && named[0] === text ? text : [text, ...named];
}
