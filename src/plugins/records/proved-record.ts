import type { ProvedStatement } from '../../page/checked-page';
import { proofsOfPage } from './proof-places';

/** A proof, named by the statement it makes: in the page's own file, or in another one. Empty if the proof has no name. */
export type NamedProof = string | { readonly file: string; readonly says: string };

/** A proved statement: its text alone where a proof of the page says just that, otherwise the text and its proofs. */
export type ProvedEntry = string | readonly [text: string, ...proofs: NamedProof[]];

/** What is proved on each English page: `tests/docs/records/proved.json`, written by `npm run docs -- record`. */
export type ProvedRecord = Readonly<Record<string, readonly ProvedEntry[]>>;

/** Finds the line of a proof's statement in its file; undefined if the file doesn't have it. */
export type FindLine = (file: string, says: string) => number | undefined;

/**
 * The proved statements of a page, with each proof as `file:line`, or `file` where the line isn't found.
 * @example
 * provedStatements('docs/a.mdx', ['It stops.'], () => 7)
 * // => [{ text: 'It stops.', proofs: ['tests/docs/proofs/a.ts:7'] }]
 */
export function provedStatements(
  page: string,
  entries: readonly ProvedEntry[],
  findLine: FindLine,
): ProvedStatement[] {
  const own = proofsOfPage(page);
  const place = (proof: NamedProof) => {
    const { file, says } = typeof proof === 'string' ? { file: own, says: proof } : proof;
    const line = findLine(file, says);
    return line === undefined ? file : `${file}:${line}`;
  };
  return entries.map((entry) => {
    const [text, ...proofs] = typeof entry === 'string' ? [entry, entry] : entry;
    return { text, proofs: [...new Set(proofs.map(place))] };
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
