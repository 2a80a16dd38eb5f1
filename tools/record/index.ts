import fs from 'node:fs';
import path from 'node:path';
import core from '@rsbuild/core/package.json';
import { kindOfPage } from '../../src/i18n/content-path';
import { contentHash } from '../../src/plugins/translations/content-hash';
import type { CheckedRecord } from '../../src/plugins/records/checked-record';
import { lineOfText } from '../../src/plugins/records/proof-places';
import { provedEntry, type ProvedEntry } from '../../src/plugins/records/proved-record';
import type { ProvedShare } from '../../src/page/checked-page';
import { openDocs } from '../pages/docs';
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
    'Runs all checks and proofs, prints what fails, and records each page that passes with the hash of its text and the\nstatements that are proved on it. Projects of guides are taken as passing: `npm run test:docs` runs them.',
  run: recordChecked,
});

async function recordChecked() {
  const { files, problems } = await runChecks({});
  const answers = await askProofs(listProofFiles());
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
  const docs = openDocs();
  const holding = outcomes.filter(({ error }) => error === undefined);
  const quotes = [...holding, ...listGuideTies(docs)].flatMap(listQuotes);
  const shares = listShares(docs.files, docs, quotes);
  const record: CheckedRecord = {
    package: core.name,
    version: core.version,
    pages: Object.fromEntries(passing.map((file) => [file, hashOf(file)])),
    statements: byPage(shares, countsOf),
  };
  write('checked.json', record);
  const proved = byPage(shares, provedOf);
  write(
    'proved.json',
    Object.fromEntries(Object.entries(proved).filter(([, { length }]) => length)),
  );
  console.log(
    `${passing.length} pages recorded as checked against ${core.name} ${core.version}, ${files.length - passing.length} skipped`,
  );
}

const hashOf = (file: string) => contentHash(fs.readFileSync(path.join(projectRoot, file), 'utf8'));

const byPage = <Value>(shares: PageShare[], of: (share: PageShare) => Value) =>
  Object.fromEntries(shares.map((share) => [share.page, of(share)]));

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
