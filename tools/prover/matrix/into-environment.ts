import type { EnvironmentConfig, RsbuildConfig } from '@rsbuild/core';

const parts = [
  'html',
  'output',
  'performance',
  'plugins',
  'resolve',
  'security',
  'source',
  'tools',
  'moduleFederation',
] as const;
const devParts = ['hmr', 'assetPrefix', 'progressBar', 'writeToDisk', 'lazyCompilation'] as const;
const names = { web: 'web', node: 'node', 'web-worker': 'webWorker' };

/** Moves what an environment may have into one; undefined if there is nothing to move. */
export function intoEnvironment(config: RsbuildConfig): RsbuildConfig | undefined {
  if (config.environments) return undefined;
  const [environment, rest] = take(config, parts);
  const [dev, otherDev] = take(config.dev ?? {}, devParts);
  const moved: EnvironmentConfig =
    Object.keys(dev).length > 0 ? { ...environment, dev } : environment;
  if (Object.keys(moved).length === 0) return undefined;
  const shared = config.dev ? { ...rest, dev: otherDev } : rest;
  return { ...shared, environments: { [names[config.output?.target ?? 'web']]: moved } };
}

/** An object's fields of some names, and the others. */
function take<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  wanted: readonly Name[],
): [Pick<Whole, Name>, Omit<Whole, Name>] {
  const entries = Object.entries(whole);
  const isWanted = ([name]: [string, unknown]) => wanted.includes(name as Name);
  return [
    Object.fromEntries(entries.filter(isWanted)) as Pick<Whole, Name>,
    Object.fromEntries(entries.filter((entry) => !isWanted(entry))) as Omit<Whole, Name>,
  ];
}
