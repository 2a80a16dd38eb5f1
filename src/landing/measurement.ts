import type { Group, Metric } from './benchmark-groups';
import data from './benchmark.json';

export interface MeasuredMetric extends Metric {
  readonly desc: 'dev' | 'build' | 'hmr';
  /** The fastest and the slowest sample; seconds. */
  readonly min: number;
  readonly max: number;
  readonly samples: readonly number[];
}

export interface MeasuredGroup extends Group {
  readonly versions: Readonly<Record<string, string>>;
  readonly metrics: readonly MeasuredMetric[];
}

/** The output of bench/build-tools: the figures and the conditions of the run. */
export interface Measurement {
  readonly date: string;
  readonly components: number;
  readonly runs: number;
  readonly editsPerRun: number;
  readonly machine: {
    readonly cores: number;
    readonly memoryGb: number;
    readonly system: string;
    readonly node: string;
    readonly chromium: string;
  };
  /** The load average of the last minute, before each measurement. */
  readonly load: { readonly min: number; readonly max: number };
  readonly groups: Readonly<Record<string, MeasuredGroup>>;
}

export const BENCHMARK_FILE = 'src/landing/benchmark.json';
/** The group that the page is about. */
export const OWN_GROUP = 'rsbuild';
export const benchmark = data as unknown as Measurement;
