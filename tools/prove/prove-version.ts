import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { proofsOfPage } from '../../src/plugins/records/proof-places';
import { openDocs } from '../pages/docs';
import { projectRoot } from '../pages/project-root';
import { selectPages } from '../pages/select-pages';
import { askProofsIn, type Answer } from '../prover/ask-proofs';
import type { Outcome } from '../prover/proof';
import { listProofFiles, pageOfProofs } from '../prover/proof-paths';
import { checkOutFor } from './version-checkout';
import { countTexts, toRecord, type Findings, type VersionRecord } from './version-record';

const RECORDS = 'tests/docs/records/versions';

/** An answer, and the hash of the proofs and the page that it is about. */
interface KeptAnswer extends Answer<Outcome> {
  readonly hash: string;
}

/**
 * Runs the proofs of the named pages, or of all, against a version of `@rsbuild/core`, and notes what holds when all
 * were run. What was run before is not run again until its page or its proofs change.
 */
export async function proveVersion(version: string, names: string[]): Promise<number> {
  const pages = names.length > 0 ? selectPages(names, openDocs()).map(proofsOfPage) : undefined;
  const files = listProofFiles().filter((file) => pages?.includes(file) ?? true);
  const root = await checkOutFor(version);
  const keptFile = path.join(root, '../answers.jsonl');
  const kept = readKept(keptFile);
  const hashes = new Map(files.map((file) => [file, hashOf(file)]));
  const open = files.filter((file) => kept.get(file)?.hash !== hashes.get(file));
  let done = files.length - open.length;
  await askProofsIn(root, open, (answer) => {
    kept.set(answer.file, { ...answer, hash: hashes.get(answer.file)! });
    fs.appendFileSync(keptFile, `${JSON.stringify(kept.get(answer.file))}\n`);
    console.log(`${++done} of ${files.length}  ${answer.file}`);
  });
  const record = toRecord(files.map((file) => kept.get(file)!));
  printRecord(record, version);
  if (!pages) note(record, version);
  return 0;
}

function hashOf(file: string): string {
  const hash = createHash('sha256');
  for (const name of [file, pageOfProofs(file)])
    hash.update(fs.readFileSync(path.join(projectRoot, name)));
  return hash.digest('hex');
}

/** The last answer of each file; a line that was broken off by an end is left out. */
function readKept(file: string): Map<string, KeptAnswer> {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      try {
        const answer = JSON.parse(line) as KeptAnswer;
        return [[answer.file, answer] as const];
      } catch {
        return [];
      }
    }),
  );
}

function printRecord({ holds, differs, cannotRun }: VersionRecord, version: string) {
  printFindings('differs', differs);
  printFindings("can't run", cannotRun);
  const held = Object.values(holds).reduce((sum, count) => sum + count, 0);
  console.log(
    `\n@rsbuild/core ${version}: ${held} texts hold, ${countTexts(differs)} differ, ${countTexts(cannotRun)} can't be run`,
  );
}

function printFindings(name: string, findings: Findings) {
  for (const [page, texts] of Object.entries(findings))
    for (const [quote, found] of Object.entries(texts))
      console.log(`${name}  ${page}\n  says   ${quote}\n  found  ${found}`);
}

function note(record: VersionRecord, version: string) {
  const file = path.join(RECORDS, `${version}.json`);
  fs.mkdirSync(path.join(projectRoot, RECORDS), { recursive: true });
  fs.writeFileSync(path.join(projectRoot, file), `${JSON.stringify(record, null, 2)}\n`);
  console.log(`noted in ${file}`);
}
