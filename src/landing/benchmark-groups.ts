export interface Metric {
  /** The metric, such as `dev`. */
  readonly desc: string;
  /** Seconds. */
  readonly time: number;
}

export interface Group {
  readonly label: string;
  readonly metrics: readonly Metric[];
}

/** The groups of a benchmark chart by their names. */
export type Groups = Readonly<Record<string, Group>>;

/** The largest time over all groups, which has the full width; seconds. */
export const longestTime = (groups: Groups): number =>
  Math.max(...Object.values(groups).flatMap(({ metrics }) => metrics.map(({ time }) => time)));

function findProblem({ metrics, label }: Group): string | undefined {
  if (!label?.trim()) return 'expected a label, found none';
  if (!metrics?.length) return 'expected at least one metric, found an empty group';
  const index = metrics.findIndex(({ time }) => !(Number.isFinite(time) && time >= 0));
  if (index === -1) return undefined;
  const { desc, time } = metrics[index]!;
  return `metrics[${index}] (${desc}): expected \`time\` in seconds, 0 or more, found ${JSON.stringify(time) ?? 'nothing'}`;
}

/** @throws Error naming the file, the entry, what was expected and what was found. */
export function checkGroups(groups: Groups, file: string): void {
  const problems = Object.entries(groups).flatMap(([name, group]) => {
    const problem = findProblem(group);
    return problem ? [`groups.${name}: ${problem}`] : [];
  });
  if (!Object.keys(groups).length) problems.push('groups: expected at least one, found none');
  if (problems.length) {
    throw new Error(`${file}\n  ${problems.join('\n  ')}\nMeasure again: see bench/build-tools.`);
  }
}
