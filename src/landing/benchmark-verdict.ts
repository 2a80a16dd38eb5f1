import type { Groups } from './benchmark-groups';

export interface Verdict {
  readonly desc: string;
  /** How the tool did in this metric against the best of the others. */
  readonly result: 'ahead' | 'level' | 'behind';
  /** The label of the best of the others. */
  readonly other: string;
  /** How many times the shorter of the two times fits into the longer one, with one decimal. */
  readonly times: string;
}

/** How one group of a benchmark compares with the best of the others, metric by metric. */
export function verdicts(groups: Groups, name: string): Verdict[] {
  const others = Object.entries(groups).filter(([key]) => key !== name);
  return (groups[name]?.metrics ?? []).map(({ desc, time }) => {
    const rivals = others.flatMap(([, { label, metrics }]) =>
      metrics.filter((metric) => metric.desc === desc).map((metric) => ({ ...metric, label })),
    );
    const best = rivals.reduce((a, b) => (b.time < a.time ? b : a));
    const times = (Math.max(time, best.time) / Math.min(time, best.time)).toFixed(1);
    const result = times === '1.0' ? 'level' : time < best.time ? 'ahead' : 'behind';
    return { desc, result, other: best.label, times };
  });
}
