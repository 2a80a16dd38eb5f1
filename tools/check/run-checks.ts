import { pageChecks, wholeChecks } from './all-checks';
import { openDocs } from '../pages/docs';
import { sortProblems, type Problem } from '../pages/problem';
import { ensureSamplePackages } from '../project/sample-packages';

export interface CheckRequest {
  /** pages to check, paths from the project's root; all pages, with the checks of all pages together, if left out */
  files?: string[];
  /** texts that replace files */
  overlay?: Record<string, string>;
  /** names of the checks to run; all if left out */
  only?: string[];
}

export interface CheckReport {
  /** the pages that were checked */
  files: string[];
  /** the checks that ran, with the number of things each looked at where it counts them */
  checks: { name: string; count?: number }[];
  /** in reading order */
  problems: Problem[];
}

/** Runs the checks over pages. */
export async function runChecks({ files, overlay, only }: CheckRequest): Promise<CheckReport> {
  ensureSamplePackages();
  const docs = openDocs(overlay);
  const pages = (files ?? docs.files).flatMap((file) => docs.page(file) ?? []);
  const checks = files ? pageChecks : [...pageChecks, ...wholeChecks];
  const chosen = checks.filter(({ name }) => only?.includes(name) ?? true);
  const found = await Promise.all(chosen.map((check) => check.run(pages, docs)));
  return {
    files: pages.map(({ file }) => file),
    checks: chosen.map(({ name, count }) => ({ name, count: count?.(pages) })),
    problems: sortProblems(found.flat()),
  };
}
