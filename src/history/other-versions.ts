/** A name that an option or a hook has in other versions: until one, in which another name takes its place, or since one. */
export type OtherName = readonly [name: string, when: 'until' | 'since', version: string];

/** How a name differs in other versions, for readers who use one of them. */
export interface OtherVersions {
  readonly otherNames?: readonly OtherName[];
  /** The version that no longer has it. */
  readonly removed?: string;
}
