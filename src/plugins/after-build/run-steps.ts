import type { BuiltPage } from './built-page';
import type { BuiltSite } from './built-site';

/** A task on the built pages of one language. */
export interface Step {
  /** Reads or changes one page after the other. */
  readonly eachPage?: (page: BuiltPage) => void | Promise<void>;
  /** Follows when all pages are done. */
  readonly atEnd?: () => void | Promise<void>;
}

/** The name of the function appears in errors. */
export type MakeStep = (site: BuiltSite) => Step;

/** @throws Error that names the step, and the page if there is one */
async function run(name: string, work: Step['atEnd'], page?: BuiltPage): Promise<void> {
  try {
    await work?.();
  } catch (error) {
    const place = page ? `${name}, page ${page.path}` : name;
    throw new Error(`After the build, ${place}: ${(error as Error).message}`, { cause: error });
  }
}

/** Hands each page to every step in order, then lets the steps finish. */
export async function runSteps(
  pages: Iterable<BuiltPage>,
  steps: readonly (readonly [name: string, Step])[],
): Promise<void> {
  for (const page of pages)
    for (const [name, { eachPage }] of steps) await run(name, () => eachPage?.(page), page);
  for (const [name, { atEnd }] of steps) await run(name, atEnd);
}
