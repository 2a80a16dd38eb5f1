/** A flag of a verb. */
export interface Flag {
  readonly type: 'boolean' | 'string';
  readonly multiple?: boolean;
  readonly about: string;
  /** The values that a string may have; without them, any. */
  readonly choices?: readonly string[];
  /** What the help calls a value that has no choices. */
  readonly value?: string;
}

export type Flags = Readonly<Record<string, Flag>>;

type ValueOf<Own extends Flag> = Own extends { type: 'boolean' }
  ? boolean
  : Own extends { multiple: true }
    ? string[]
    : string;

/** The flags as they were typed. */
export type Typed<Own extends Flags> = { readonly [Name in keyof Own]?: ValueOf<Own[Name]> };

/** What `npm run docs -- <verb>` does; `Values` are its flags as they were typed. */
export interface Verb<Own extends Flags = Flags, Values = never> {
  /** Below the usage in its help: whole sentences. */
  readonly about: string;
  /** What the words after the verb are, such as `[pages…]`; none are allowed without it. */
  readonly takes?: string;
  readonly flags?: Own;
  /** Returns the exit code; nothing is 0. An error that it throws is shown by its message, and the code is 2. */
  readonly run: (flags: Values, words: string[]) => Promise<number | void> | number | void;
}

/** A verb whose `run` knows the types of its own flags. */
export const defineVerb = <const Own extends Flags>(verb: Verb<Own, Typed<Own>>): Verb => verb;

/** The verbs by their names: one line for the list, and the module that has the verb. */
export type VerbTable = Readonly<
  Record<string, { readonly summary: string; load(): Promise<{ readonly verb: Verb }> }>
>;
