/** How long a bar grows at most, in seconds: a longer one is cut off there. */
export const LONGEST_BAR = 5.5;

export interface Group {
  readonly label: string;
  /** Seconds. */
  readonly metrics: readonly { readonly desc: string; readonly time: number }[];
}

/** A chart for each metric on a scale of its own, and how one of the groups did against the best of the others. */
export const charts = (groups: Readonly<Record<string, Group>>, own: string) =>
  (groups[own]?.metrics ?? []).map(({ desc, time: ownTime }) => {
    const all = Object.entries(groups).flatMap(([name, { label, metrics }]) =>
      metrics.filter((metric) => metric.desc === desc).map(({ time }) => ({ name, label, time })),
    );
    const scale = Math.min(Math.max(...all.map(({ time }) => time)), LONGEST_BAR);
    const best = all.filter(({ name }) => name !== own).reduce((a, b) => (b.time < a.time ? b : a));
    const times = (Math.max(ownTime, best.time) / Math.min(ownTime, best.time)).toFixed(1);
    const result: 'ahead' | 'level' | 'behind' =
      times === '1.0' ? 'level' : ownTime < best.time ? 'ahead' : 'behind';
    return {
      desc,
      result,
      /** The best of the others. */
      other: best.label,
      /** How many times the shorter of the two times fits into the longer one, with one decimal. */
      times,
      /** `share`: of the chart's width, 0 to 1. */
      bars: all.map((bar) => ({
        ...bar,
        share: Math.min(bar.time / scale, 1),
        isCut: bar.time > scale,
      })),
    };
  });

export type Chart = ReturnType<typeof charts>[number];
