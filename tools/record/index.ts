import fs from 'node:fs';
import path from 'node:path';
import core from '@rsbuild/core/package.json';
import { format, resolveConfig } from 'prettier';
import { kindOfPage } from '../../src/translations/content-path';
import { contentHash } from '../../src/translations/build/content-hash';
import type { CheckedRecord } from '../../src/reading/build/checked-record';
import type { ProvedShare, ProvedStatement } from '../../src/reading/checked-page';
import { openDocs } from '../pages/docs';
import { projectRoot } from '../pages/project-root';
import { twinOf } from '../pages/page-paths';
import { formatProblem } from '../pages/problem';
import { runChecks } from '../check/run-checks';
import { quotesOf } from '../prover/all-ties';
import { askProofs } from '../prover/ask-proofs';
import { failuresOf } from '../prover/format-outcome';
import { listGuideTies } from '../prover/guide-ties';
import { listProofFiles, pageOfProofs } from '../prover/proof-paths';
import { listShares, type PageShare } from '../prover/shares';
import { runCommand } from '../command/run-command';

const folder = path.join(projectRoot, 'src/reading/build');

/**
 * `npm run docs:checked`: runs all checks and proofs and notes each page that passes, with the hash of its text, and
 * what is proved on it; what fails is printed. Projects of guides are taken as passing: `npm run test:docs` runs them.
 */
async function main() {
  const { files, problems } = await runChecks({});
  const answers = await askProofs(listProofFiles());
  for (const text of [...problems.map(formatProblem), ...answers.flatMap(failuresOf)])
    console.error(`${text}\n`);
  const outcomes = answers.flatMap(({ found }) => found);
  const broken = [
    ...problems.map(({ file }) => file),
    ...outcomes.filter(({ error }) => error !== undefined).map(({ page }) => page),
    ...answers.filter(({ failure }) => failure !== undefined).map(({ file }) => pageOfProofs(file)),
  ];
  const failing = new Set(broken.flatMap((file) => [file, twinOf(file)]));
  const passing = files.filter((file) => kindOfPage(file) !== 'fragment' && !failing.has(file));
  const docs = openDocs();
  const holding = outcomes.filter(({ error }) => error === undefined);
  const quotes = [...holding, ...listGuideTies(docs)].flatMap(quotesOf);
  const shares = listShares(docs.files, docs, quotes);
  const record: CheckedRecord = {
    package: core.name,
    version: core.version,
    pages: Object.fromEntries(passing.map((file) => [file, hashOf(file)])),
    statements: byPage(shares, countsOf),
  };
  await write('checked.json', record);
  await write('proved.json', byPage(shares, provedOf));
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

const provedOf = ({ statements }: PageShare): ProvedStatement[] =>
  statements
    .filter(({ proved }) => proved)
    .map(({ line, text, proofs }) => ({
      line,
      text,
      proofs: [...new Set(proofs.map((quote) => `${quote.proof}:${quote.line}`))],
    }));

async function write(name: string, content: unknown) {
  const file = path.join(folder, name);
  const style = await resolveConfig(file);
  fs.writeFileSync(
    file,
    await format(JSON.stringify(content, null, 2), { ...style, filepath: file }),
  );
}

void runCommand(main);
