/** Something a page says that does not hold. */
export interface Problem {
  /** path from the project's root */
  file: string;
  line: number;
  /** name of the check that found it */
  check: string;
  /** what is wrong, in a few words */
  what: string;
  expected: string;
  found: string;
  fix: string;
}

const indent = (text: string) => text.trimEnd().replace(/\n/g, '\n      ');

/** One problem as a reader in a terminal sees it; the first line is clickable in editors. */
export function formatProblem(problem: Problem): string {
  return [
    `${problem.file}:${problem.line}  ${problem.what}`,
    `    expected  ${indent(problem.expected)}`,
    `    found     ${indent(problem.found)}`,
    `    fix       ${indent(problem.fix)}`,
  ].join('\n');
}

/** In the order of reading: file, then line. */
export function sortProblems(problems: Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
