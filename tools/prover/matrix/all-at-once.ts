import type { RsbuildConfig } from '@rsbuild/core';
import type { Build } from '../proof';
import type { Context } from './context';

/** Several contexts as one. */
export interface AllAtOnce extends Context {
  /** those that changed something the last time */
  applied: () => string[];
}

/** Contexts laid over each other: what holds in all of them at once needs no run in each. */
export function allAtOnce(contexts: Context[]): AllAtOnce {
  let applied: Context[] = [];
  return {
    name: contexts.map(({ name }) => name).join(', '),
    runs: [],
    applied: () => applied.map(({ name }) => name),
    config(config, page, project) {
      applied = [];
      let changed = config;
      for (const context of contexts) {
        const next: RsbuildConfig | undefined = context.config(changed, page, project);
        if (!next) continue;
        changed = next;
        applied.push(context);
      }
      return applied.length > 0 ? changed : undefined;
    },
    view: (build) => applied.reduce((seen: Build, { view }) => view?.(seen) ?? seen, build),
  };
}
