import benchmark from './benchmark.json';

export { benchmark };

/** The group that the page is about. */
export const OWN_GROUP = 'rsbuild';

/** What was measured of it; seconds. */
export const ownTime = (desc: 'dev' | 'hmr'): number =>
  benchmark.groups[OWN_GROUP].metrics.find((metric) => metric.desc === desc)!.time;
