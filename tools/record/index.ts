import fs from 'node:fs';
import path from 'node:path';
import core from '@rsbuild/core/package.json';
import { kindOfPage } from '../../src/i18n/content-path';
import { contentHash } from '../../src/plugins/translations/content-hash';
import type { CheckedRecord } from '../../src/plugins/records/checked-record';
import { lineOfText, proofsOfPage } from '../../src/plugins/records/proof-places';
import { provedEntry, type ProvedEntry } from '../../src/plugins/records/proved-record';
import type { ProvedShare } from '../../src/page/checked-page';
import { openDocs } from '../pages/docs';
import { selectPages } from '../pages/select-pages';
import { projectRoot } from '../pages/project-root';
import { twinPath } from '../pages/page-paths';
import { formatProblem } from '../pages/problem';
import { runChecks } from '../check/run-checks';
import { listQuotes, type TiedQuote } from '../prover/all-ties';
import { askProofs } from '../prover/ask-proofs';
import { listFailures } from '../prover/format-outcome';
import { listGuideTies } from '../prover/guide-ties';
import { listProofFiles, pageOfProofs } from '../prover/proof-paths';
import { listShares, type PageShare } from '../prover/shares';
import { defineVerb } from '../command/verb';

const folder = path.join(projectRoot, 'tests/docs/records');

export const verb = defineVerb({
  about:
    'Runs all checks and proofs, prints what fails, and records each page that passes with the hash of its text and the\nstatements that are proved on it. Projects of guides are taken as passing: `npm run test:docs` runs them.\nWith names, records these pages or folders and their translations; the others stay as they are.',
  takes: '[pages…]',
  run: (_flags, names) => recordChecked(names),
});

async function recordChecked(names: string[]) {
  const docs = openDocs();
  const chosen = names.length > 0 ? selectPages(names, docs) : undefined;
  const proofFiles = new Set(chosen?.map(proofsOfPage));
  const { files, problems } = await runChecks({ files: chosen });
  const answers = await askProofs(
    listProofFiles().filter((file) => !chosen || proofFiles.has(file)),
  );
  for (const text of [...problems.map(formatProblem), ...answers.flatMap(listFailures)])
    console.error(`${text}\n`);
  const outcomes = answers.flatMap(({ found }) => found);
  const broken = [
    ...problems.map(({ file }) => file),
    ...outcomes.filter(({ error }) => error !== undefined).map(({ page }) => page),
    ...answers.filter(({ failure }) => failure !== undefined).map(({ file }) => pageOfProofs(file)),
  ];
  const failing = new Set(broken.flatMap((file) => [file, twinPath(file)]));
  const passing = files.filter((file) => kindOfPage(file) !== 'fragment' && !failing.has(file));
  const holding = outcomes.filter(({ error }) => error === undefined);
  const quotes = [...holding, ...listGuideTies(docs)].flatMap(listQuotes);
  const shares = listShares(files, docs, quotes);
  const before = chosen && (readRecord('checked.json') as CheckedRecord);
  const record: CheckedRecord = {
    package: core.name,
    version: core.version,
    pages: replaced(
      before?.pages,
      files,
      passing.map((file) => [file, hashOf(file)]),
    ),
    statements: replaced(before?.statements, files, byPage(shares, countsOf)),
  };
  write('checked.json', record);
  const proved = byPage(shares, provedOf).filter(([, { length }]) => length);
  write(
    'proved.json',
    replaced(chosen && (readRecord('proved.json') as Record<string, ProvedEntry[]>), files, proved),
  );
  console.log(
    `${passing.length} pages recorded as checked against ${core.name} ${core.version}, ${files.length - passing.length} skipped`,
  );
}

const hashOf = (file: string) => contentHash(fs.readFileSync(path.join(projectRoot, file), 'utf8'));

const byPage = <Value>(shares: PageShare[], of: (share: PageShare) => Value) =>
  shares.map((share) => [share.page, of(share)] as const);

const readRecord = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));

/** A record, in the order of its pages, with new entries of some pages; without those of them that have none. */
function replaced<Value>(
  record: Readonly<Record<string, Value>> = {},
  files: readonly string[],
  entries: readonly (readonly [string, Value])[],
): Record<string, Value> {
  const kept = Object.entries(record).filter(([file]) => !files.includes(file));
  const all = [...kept, ...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(all);
}

const countsOf = ({ statements, proved }: PageShare): ProvedShare => ({
  statements: statements.length,
  proved,
});

/** How the source of a proof names it: by the quote itself, or by the first one of its proof. */
function namedProof({ proof: file, says, literal }: TiedQuote) {
  const lineOf = lineOfText(fs.readFileSync(path.join(projectRoot, file), 'utf8'));
  const named = [says, literal].find((text) => lineOf(text) !== undefined);
  return { file, says: named ?? '' };
}

const provedOf = ({ page, statements }: PageShare): ProvedEntry[] =>
  statements
    .filter(({ proved }) => proved)
    .map(({ text, proofs }) => {
      const named = new Map(proofs.map(namedProof).map((proof) => [JSON.stringify(proof), proof]));
      return provedEntry(page, text, [...named.values()]);
    });

/** JSON whose first two levels have an entry a line, so that a change of one is a line of a diff. */
function toLines(value: unknown, depth = 2, indent = '  '): string {
  if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Array.isArray(value)
    ? value.map((entry) => toLines(entry, depth - 1, `${indent}  `))
    : Object.entries(value).map(
        ([key, entry]) => `${JSON.stringify(key)}: ${toLines(entry, depth - 1, `${indent}  `)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.map((entry) => indent + entry).join(',\n')}\n${indent.slice(2)}${close}`;
}

function write(name: string, content: object) {
  fs.writeFileSync(path.join(folder, name), `${toLines(content)}\n`);
}
