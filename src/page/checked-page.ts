/** The result of a page's checks, for its footer. */
export interface CheckedPage {
  /** The package and version, such as `@rsbuild/core 1.3.22`. */
  readonly against: string;
  /** Pages with statements that proofs hold. */
  readonly share?: ProvedShare & {
    /** The address of the list of these statements, without the site's base. */
    readonly list: string;
    readonly versions: HeldIn;
  };
  /** What isn't true in other versions. */
  readonly notes?: readonly VersionNote[];
  /** Pages of options that no version changed: the versions that were looked at. */
  readonly unchanged?: { readonly from: string; readonly to: string };
}

/** A statement that other versions don't keep, and what is true there. */
export interface VersionNote {
  readonly statement: string;
  readonly there: string;
  /** The first version in which the statement is no longer true. */
  readonly since?: string;
  /** The first version in which it is true. */
  readonly before?: string;
}

/** How many statements of a page there are, and how many of them tests run. */
export interface ProvedShare {
  readonly statements: number;
  readonly proved: number;
}

/** Other versions, oldest first, and how many of the proved statements hold there. */
export type HeldIn = readonly (readonly [version: string, statements: number])[];

/** How a statement is tried: what a test runs and looks at. */
export type Trial = 'build' | 'dev' | 'preview' | 'command' | 'script' | 'rspack';

/** A statement of an English page with its proofs, as `file:line`, or `file` where the line isn't known. */
export interface ProvedStatement {
  readonly text: string;
  readonly proofs: readonly string[];
  readonly tried?: Trial;
  /** The other versions in which it holds, of those that were tried. */
  readonly versions: readonly string[];
}

/** Where a repository shows a proof; undefined without one. */
export function proofAddress(repository: string | undefined, proof: string): string | undefined {
  return repository && `${repository}/blob/main/${proof.replace(':', '#L')}`;
}
