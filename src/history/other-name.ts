/** A name that an option has in other versions: until one, in which another name takes its place, or since one. */
export type OtherName = readonly [name: string, when: 'until' | 'since', version: string];
