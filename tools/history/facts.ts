import type { Members } from './read-members';

/** The kinds of names that a package has. */
export const NAMESPACES = ['options', 'hooks', 'instance', 'exports'] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** What one version of a package says, in a form that compares and is kept as JSON. */
export interface VersionFacts {
  readonly options: Members;
  /** Defaults as code, by mode and dotted name. */
  readonly defaults: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly hooks: Members;
  readonly instance: Members;
  readonly exports: Members;
}
