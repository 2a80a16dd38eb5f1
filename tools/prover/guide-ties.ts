import fs from 'node:fs';
import path from 'node:path';
import { lineOfText } from '../../src/plugins/records/proof-places';
import { guides } from '../../tests/docs/guides/cases';
import { fullQuote } from '../guides/match-quote';
import { quotedErrors } from '../../tests/docs/guides/errors/quoted-errors';
import type { Docs } from '../pages/docs';
import { projectRoot } from '../pages/project-root';
import { asRead } from '../statements/as-read';
import type { Tie } from './proof';

const folder = 'tests/docs/guides';

/** What the projects of guides prove: the sentences that they quote, and the messages that are provoked. */
export function listGuideTies(docs: Docs): Tie[] {
  const placeOf = placesIn(['cases', 'errors'].map((name) => `${folder}/${name}`));
  const projects = guides.map(({ page, says = [] }) => ({ page, says: [says].flat() }));
  const errors = quotedErrors.map(({ page, quote }) => ({ page, says: [quote] }));
  return [...projects, ...errors].flatMap(({ page, says: [first, ...others] }) => {
    if (first === undefined) return [];
    const file = `docs/guide/${page}.mdx`;
    return [
      {
        ...placeOf(first),
        literal: first,
        page: file,
        says: [wholeQuote(docs, file, first), ...others],
      },
    ];
  });
}

/** The whole fence where a quote is only its beginning, without Markdown's line ends. */
function wholeQuote(docs: Docs, file: string, quote: string): string {
  const page = docs.page(file);
  try {
    return asRead(page ? fullQuote(page, quote) : quote);
  } catch {
    return quote;
  }
}

/** Finds the file and line where a text is written. */
function placesIn(folders: string[]): (text: string) => Pick<Tie, 'proof' | 'line'> {
  const sources = folders.flatMap((name) =>
    fs.readdirSync(path.join(projectRoot, name)).map((file) => {
      const text = fs.readFileSync(path.join(projectRoot, name, file), 'utf8');
      return { proof: `${name}/${file}`, lineOf: lineOfText(text) };
    }),
  );
  return (text) => {
    for (const { proof, lineOf } of sources) {
      const line = lineOf(text);
      if (line !== undefined) return { proof, line };
    }
    return { proof: folders[0] ?? '', line: 1 };
  };
}
