import fs from 'node:fs';
import path from 'node:path';
import { lineOfText } from '../../src/plugins/records/proof-places';
import { readPage, type Page } from '../pages/page';
import { formatProblem } from '../pages/problem';
import { projectRoot } from '../pages/project-root';
import { asRead } from '../statements/as-read';
import { listBlocks, type Block } from '../statements/blocks';
import { findQuote } from '../statements/find-quote';
import { sectionRange } from '../pages/section-range';
import { groupProofs } from './group-proofs';
import type { Outcome, Proof, ProofTie, Tie } from './proof';
import { pageOfProofs } from './proof-paths';
import { runGroup, shownText } from './run-group';

const patience = 120_000;

/** A proof with its place, and the page it belongs to. */
interface ReadProof {
  proof: Proof;
  tie: ProofTie;
}

/** The proofs of a file with their places; `runProofs` runs them. */
export async function readProofs(file: string, page = openPage(file)): Promise<ReadProof[]> {
  const target = path.join(projectRoot, file);
  const { proofs } = (await import(target)) as { proofs?: Proof[] };
  if (!Array.isArray(proofs)) {
    throw new Error(`${file}: expected \`export const proofs: Proof[]\`, found none`);
  }
  const lineOf = lineOfText(fs.readFileSync(target, 'utf8'));
  return proofs.map((proof) => {
    const says = [proof.says ?? []].flat();
    const [literal = ''] = says;
    const line = lineOf(literal) ?? 1;
    const shown = attempt(() => asRead(shownText(proof, page)));
    return {
      proof,
      tie: {
        proof: file,
        line,
        literal,
        page: page.file,
        says,
        shown,
        section: proof.section,
        run: proof.run,
      },
    };
  });
}

/** Looks for what each proof of a file quotes on its page, and runs it; with `places` only those proofs. */
export async function runProofs(file: string, places?: readonly number[]): Promise<Outcome[]> {
  const page = openPage(file);
  const all = await readProofs(file, page);
  const read = places ? places.map((place) => all[place]!) : all;
  const errors = new Map<Proof, string | undefined>();
  for (const group of groupProofs(read.map(({ proof }) => proof))) {
    const found = await inTime(runGroup(group, page), group.length);
    group.forEach((proof, index) => errors.set(proof, found[index]));
  }
  const blocks = listBlocks(page);
  return read.map(({ proof, tie }) => {
    const problems = [tieProblem(tie, page, blocks), errors.get(proof)];
    return { ...tie, error: problems.filter(Boolean).join('\n') || undefined };
  });
}

/** The page of a file of proofs. Throws if there is none, or it cannot be parsed. */
export function openPage(file: string): Page {
  const name = pageOfProofs(file);
  const target = path.join(projectRoot, name);
  if (!fs.existsSync(target)) {
    throw new Error(`${file}: expected the page ${name}, found no such file`);
  }
  const page = readPage(name, fs.readFileSync(target, 'utf8'));
  const [unreadable] = page.unreadable;
  if (unreadable) throw new Error(formatProblem(unreadable));
  return page;
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Why the page does not say what a proof quotes; undefined if it does. */
export function tieProblem(
  { says, shown, section }: Tie,
  page: Page,
  blocks: Block[],
): string | undefined {
  try {
    const range = section === undefined ? undefined : sectionRange(page, section);
    const near = range
      ? blocks.filter(({ line }) => line >= range.from && line < range.to)
      : blocks;
    for (const quote of says) findQuote(near, quote);
    return says.length === 0 && shown === undefined
      ? 'expected a quote in `says`, found none'
      : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

export function inTime<Found>(run: Promise<Found>, length: number): Promise<Found | string[]> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<string[]>((resolve) => {
    const error = `expected an end within ${patience / 1000} s, found none`;
    timer = setTimeout(() => resolve(Array.from({ length }, () => error)), patience);
  });
  return Promise.race([run, limit]).finally(() => clearTimeout(timer));
}
