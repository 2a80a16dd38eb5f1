import fs from 'node:fs';
import path from 'node:path';
import { contentHash } from '../../src/plugins/translations/content-hash';
import { proofsOfPage } from '../../src/plugins/records/proof-places';
import {
  VERSION_RECORDS,
  type FileOutcome,
  type Finding,
  type VersionRecord,
} from '../../src/plugins/records/version-record';
import { inParallel } from '../command/in-parallel';
import { openDocs } from '../pages/docs';
import { projectRoot } from '../pages/project-root';
import { selectPages } from '../pages/select-pages';
import { askTies, openProver } from '../prover/ask-proofs';
import type { Outcome } from '../prover/proof';
import { listProofFiles } from '../prover/proof-paths';
import { askTwice } from './ask-twice';
import { checkOutFor } from './version-checkout';
import { brokenWays, programHash, sorted, toOutcome, withQuotes } from './version-record';

/** More than the processor does at once: in other versions, many proofs wait for what never comes. */
const PROCESSES = 4;

/**
 * Runs the proofs of the named pages, or of all, against a version of `@rsbuild/core`, and notes after each file what
 * it gave. A file is asked again once something other than its quotes has changed, or if it couldn't be tried. Fails
 * where a whole way of running doesn't work.
 */
export async function proveVersion(version: string, names: string[]): Promise<number> {
  const pages = names.length > 0 ? selectPages(names, openDocs()).map(proofsOfPage) : undefined;
  const files = listProofFiles().filter((file) => pages?.includes(file) ?? true);
  const root = await checkOutFor(version);
  const record = readRecord(version);
  await renewQuotes(record, files);
  write(version, record);
  const open = files.filter((file) => {
    const { hash, failure } = record[file] ?? {};
    return failure !== undefined || hash !== contentHash(sourceOf(file));
  });
  let done = files.length - open.length;
  const prover = openProver<Outcome>(root);
  const answers = await inParallel(PROCESSES, open, async (file) => {
    const answer = await askTwice(prover.ask, file);
    // What was asked, even where the file has changed since.
    record[file] = toOutcome(answer, sourceOf(file, root));
    write(version, record);
    console.log(`${++done} of ${files.length}  ${file}`);
    return answer;
  });
  prover.end();
  for (const file of files) printOutcome(file, record[file]!);
  printTotals(version, record);
  const broken = brokenWays(answers);
  if (broken.length > 0)
    console.error(
      `\nNo proof holds of those that run: ${broken.join(', ')}. Look at tools/prover before you believe the record.`,
    );
  return broken.length > 0 ? 1 : 0;
}

/** Notes what files quote now in which nothing else has changed. */
async function renewQuotes(record: Record<string, FileOutcome>, files: string[]) {
  const requoted = files.filter((file) => {
    const { hash, program } = record[file] ?? {};
    const source = sourceOf(file);
    return hash !== contentHash(source) && program === programHash(source);
  });
  for (const { file, found, failure } of await askTies(requoted))
    if (!failure) record[file] = withQuotes(record[file]!, found, sourceOf(file));
}

const sourceOf = (file: string, root = projectRoot) =>
  fs.readFileSync(path.join(root, file), 'utf8');

const recordFile = (version: string) => path.join(projectRoot, VERSION_RECORDS, `${version}.json`);

/** What was noted of files that there still are. */
function readRecord(version: string): Record<string, FileOutcome> {
  const file = recordFile(version);
  if (!fs.existsSync(file)) return {};
  const record = JSON.parse(fs.readFileSync(file, 'utf8')) as VersionRecord;
  const files = new Set(listProofFiles());
  return Object.fromEntries(Object.entries(record).filter(([name]) => files.has(name)));
}

function write(version: string, record: VersionRecord) {
  const file = recordFile(version);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(sorted(record), null, 2)}\n`);
}

function printOutcome(file: string, { failure, differs = [], cannotRun = [] }: FileOutcome) {
  const print = (name: string, { says, found }: Finding) =>
    console.log(`${name}  ${file}\n  says   ${says.join(' / ')}\n  found  ${found}`);
  for (const finding of differs) print('differs', finding);
  for (const finding of cannotRun) print("can't run", finding);
  if (failure) console.log(`can't run  ${file}\n  found  ${failure}`);
}

function printTotals(version: string, record: VersionRecord) {
  const outcomes = Object.values(record);
  const sum = (count: (outcome: FileOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const isFailed = ({ failure }: FileOutcome) => failure !== undefined;
  console.log(
    `\n@rsbuild/core ${version}: ${sum(({ holds }) => holds)} proofs hold, ${sum(({ differs = [] }) => differs.length)} differ, ${sum(({ cannotRun = [] }) => cannotRun.length)} can't be tried, nor can ${outcomes.filter(isFailed).length} files`,
  );
}
