import { pageChecks, wholeChecks } from '../checks';
import { openDocs } from './docs';
import { sortProblems, type Problem } from './problem';
import { ensureSamplePackages } from './sample-packages';

export interface CheckRequest {
  /** pages to check, paths from the project's root; all pages, and what is asked of them together, if left out */
  files?: string[];
  /** texts that stand instead of files */
  overlay?: Record<string, string>;
  /** names of the checks to run; all if left out */
  only?: string[];
}

/** Runs the checks over pages; problems come in reading order. */
export async function runChecks({ files, overlay, only }: CheckRequest): Promise<Problem[]> {
  ensureSamplePackages();
  const docs = openDocs(overlay);
  const pages = (files ?? docs.files).flatMap((file) => docs.page(file) ?? []);
  const checks = files ? pageChecks : [...pageChecks, ...wholeChecks];
  const chosen = checks.filter(({ name }) => only?.includes(name) ?? true);
  const found = await Promise.all(chosen.map((check) => check.run(pages, docs)));
  return sortProblems(found.flat());
}
