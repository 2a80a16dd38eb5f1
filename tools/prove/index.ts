import fs from 'node:fs';
import { openDocs } from '../pages/docs';
import { formatProblem } from '../pages/problem';
import { selectPages } from '../pages/select-pages';
import { listAllTies } from '../prover/all-ties';
import { lostQuotes } from '../prover/lost-quotes';
import { listProofFiles } from '../prover/proof-paths';
import {
  listShares,
  toPercent,
  raisedRecord,
  recordFile,
  sections,
  type PageShare,
} from '../prover/shares';
import { defineVerb } from '../command/verb';
import { proveVersion } from './prove-version';

export const verb = defineVerb({
  about:
    'Counts for the named pages, or for all, the statements that can be false and those of them that are proved,\nand lists the quotes of proofs that their page no longer has.',
  takes: '[pages…]',
  flags: {
    open: { type: 'boolean', about: 'list the statements that are not proved' },
    record: { type: 'boolean', about: 'note the shares, which a test keeps from falling' },
    rsbuild: {
      type: 'string',
      value: 'version',
      about: 'run the proofs against this version instead, and note what holds there',
    },
  },
  run: ({ rsbuild, ...flags }, names) =>
    rsbuild === undefined ? countProved(flags, names) : proveVersion(rsbuild, names),
});

async function countProved(
  { open = false, record: isRecording = false },
  names: string[],
): Promise<number> {
  const docs = openDocs();
  const files = names.length > 0 ? selectPages(names, docs) : docs.files;
  const { ties, quotes, failures } = await listAllTies(listProofFiles(), docs);
  const shares = listShares(files, docs, quotes);
  for (const share of shares) printPage(share, open);
  printTotals(shares);
  if (isRecording) record(shares);
  const unreadable = files.flatMap((file) => docs.page(file)?.unreadable ?? []);
  const own = ties.filter(({ page }) => files.includes(page));
  const problems = [...unreadable.map(formatProblem), ...failures, ...lostQuotes(own, docs)];
  for (const text of problems) console.log(`\n${text}`);
  return problems.length > 0 ? 1 : 0;
}

function printPage({ page, statements, proved, openQuantified }: PageShare, open: boolean) {
  const quantified = openQuantified > 0 ? `, ${openQuantified} with a quantifier open` : '';
  const share = `${proved} of ${statements.length} (${toPercent(proved, statements.length)} %)`;
  console.log(`${page}  ${share}${quantified}`);
  if (!open) return;
  for (const statement of statements.filter((candidate) => !candidate.proved)) {
    const state = statement.proofs.length > 0 ? 'partly quoted' : 'open';
    const always = statement.marks.includes('quantifier') ? ', quantifier' : '';
    console.log(`  ${page}:${statement.line}  ${state}${always}\n    ${statement.text}`);
  }
}

function printTotals(shares: PageShare[]) {
  console.log('');
  for (const { name, folder, aim } of sections) {
    const own = shares.filter(({ page }) => page.startsWith(folder));
    if (own.length === 0) continue;
    const sum = (count: (share: PageShare) => number) =>
      own.reduce((total, share) => total + count(share), 0);
    const all = sum(({ statements }) => statements.length);
    const proved = sum((share) => share.proved);
    const goal = aim === undefined ? '' : `, aim ${aim} %`;
    console.log(
      `${name.padEnd(12)} ${proved} of ${all} statements proved (${toPercent(proved, all)} %${goal}); ${sum((share) => share.openQuantified)} with a quantifier open`,
    );
  }
}

/** Notes what is reached; shares that fell stay as they were noted. */
function record(shares: PageShare[]) {
  const noted = JSON.parse(fs.readFileSync(recordFile, 'utf8')) as Record<string, number>;
  const raised = { ...noted, ...raisedRecord(noted, shares) };
  const sorted = Object.fromEntries(Object.entries(raised).sort(([a], [b]) => a.localeCompare(b)));
  fs.writeFileSync(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`\nnoted in ${recordFile}`);
}
