import assert from 'node:assert/strict';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

type Node = Record<string, unknown> & { loader?: string; options?: unknown };

/** All loaders in the rules of a configuration, in the order of the rules. */
export function loadersOf(config: Rspack.Configuration): Node[] {
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object') {
      const node = value as Node;
      if (typeof node.loader === 'string') found.push(node);
      visit(node.use);
      visit(node.oneOf);
      visit(node.rules);
    }
  };
  visit(config.module?.rules);
  return found;
}

/** Options of a loader or plugin, whose types the packages don't share. */
export type AnyOptions = Record<string, ReturnType<typeof JSON.parse>>;

/** The options of the first loader whose path has this name. Fails if there is none. */
export function loaderOptions<Options = AnyOptions>(
  config: Rspack.Configuration,
  name: string,
): Options {
  const loader = loadersOf(config).find((node) => node.loader!.includes(name));
  assert.ok(loader, `expected a rule with ${name}, found none`);
  return loader.options as Options;
}

/** Makes proofs that look at the options of a loader. */
export const atLoader =
  (name: string) =>
  (
    says: string | string[],
    config: RsbuildConfig,
    check: (options: AnyOptions) => void,
  ): Proof => ({
    says,
    run: 'rspack',
    config,
    expect: (rspack) => check(loaderOptions(rspack, name)),
  });
