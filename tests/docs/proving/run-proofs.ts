import path from 'node:path';
import { readPage, type Page } from '../lib/page';
import fs from 'node:fs';
import { projectRoot } from '../lib/project-root';
import { listBlocks, type Block } from '../lib/statements/blocks';
import { findQuote } from '../lib/statements/find-quote';
import { sectionRange } from '../lib/section-range';
import { groupProofs } from './group-proofs';
import { lineOfText } from './line-of-text';
import type { Outcome, Proof, Tie } from './proof';
import { pageOfProofs } from './proof-paths';
import { runGroup } from './run-group';

const patience = 120_000;

/** The proofs of a file with their places; they are run by `runProofs`. */
export async function readProofs(file: string): Promise<{ proof: Proof; tie: Tie }[]> {
  const target = path.join(projectRoot, file);
  const { proofs } = (await import(target)) as { proofs?: Proof[] };
  if (!Array.isArray(proofs))
    throw new Error(`${file}: expected \`export const proofs: Proof[]\`, found none`);
  const page = pageOfProofs(file);
  const lineOf = lineOfText(fs.readFileSync(target, 'utf8'));
  return proofs.map((proof) => {
    const says = [proof.says].flat();
    return {
      proof,
      tie: { proof: file, line: lineOf(says[0] ?? ''), page, says, section: proof.section },
    };
  });
}

/** Looks for what each proof of a file quotes on its page, and runs it. */
export async function runProofs(file: string): Promise<Outcome[]> {
  const read = await readProofs(file);
  const target = path.join(projectRoot, pageOfProofs(file));
  if (!fs.existsSync(target)) {
    const error = `expected the page ${pageOfProofs(file)}, found no such file`;
    return read.map(({ tie }) => ({ ...tie, error }));
  }
  const page = readPage(pageOfProofs(file), fs.readFileSync(target, 'utf8'));
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

/** Why the page does not say what a proof quotes; undefined if it does. */
function tieProblem({ says, section }: Tie, page: Page, blocks: Block[]): string | undefined {
  try {
    const range = section === undefined ? undefined : sectionRange(page, section);
    const near = range
      ? blocks.filter(({ line }) => line >= range.from && line < range.to)
      : blocks;
    for (const quote of says) findQuote(near, quote);
    return says.length === 0 ? 'expected a quote in `says`, found none' : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function inTime(run: Promise<(string | undefined)[]>, length: number) {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<string[]>((resolve) => {
    const error = `expected an end within ${patience / 1000} s, found none`;
    timer = setTimeout(() => resolve(Array.from({ length }, () => error)), patience);
  });
  return Promise.race([run, limit]).finally(() => clearTimeout(timer));
}
