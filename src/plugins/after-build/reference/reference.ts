/** The language of a text or an address. */
export type Language = 'en' | 'zh';

/** A text or an address in each language. */
export type InLanguages = Readonly<Record<Language, string>>;

/** The modes that a default may depend on. */
export type Mode = 'development' | 'production' | 'none';

export interface ReferenceHeading {
  /** The anchor, the same in both languages. */
  readonly id: string;
  readonly depth: number;
  readonly text: InLanguages;
}

/** What other versions have of an option, a hook or an export, up to the newest one that was read. */
export interface ReferenceVersions {
  /** The version that brought it. Left out for those of the first stable release. */
  readonly since?: string;
  /** The versions that changed it or a field of it. */
  readonly changed?: readonly string[];
  /** The version that deprecates it. */
  readonly deprecated?: string;
  /** The version that no longer has it. */
  readonly removed?: string;
  /** The option that takes its place in a version that deprecates or removes it. */
  readonly renamed?: string;
}

export interface ReferenceOption extends ReferenceVersions {
  /** The package that has the option. */
  readonly package: string;
  /** The path in the configuration of Rsbuild, or the name among the options of a plugin. */
  readonly path: string;
  /** A TypeScript type, in which the names that `@rsbuild/core` exports need no import. */
  readonly type: string;
  /** JavaScript expressions. Left out where the option has no default. */
  readonly default?: Readonly<Record<Mode, string>>;
  readonly description: InLanguages;
  readonly url: InLanguages;
  /** The headings of the option's page. Empty for an option that has a part of a page. */
  readonly headings: readonly ReferenceHeading[];
}

export interface ReferenceHook extends ReferenceVersions {
  readonly name: string;
  /** TypeScript declarations of the callback. Left out where the page has none. */
  readonly type?: string;
  readonly description: InLanguages;
  readonly url: InLanguages;
}

export interface ReferenceExport extends ReferenceVersions {
  readonly name: string;
  readonly kind: 'value' | 'type';
  /** Where it is documented. */
  readonly url: InLanguages;
}

/** The content of `/options.json`. */
export interface Reference {
  readonly $schema: string;
  /** Of this format. It changes when a field goes or gets another meaning. */
  readonly format: 1;
  readonly package: string;
  /** Of the package that is described. */
  readonly version: string;
  readonly options: readonly ReferenceOption[];
  readonly hooks: readonly ReferenceHook[];
  readonly exports: readonly ReferenceExport[];
}

/** The names of the files at the root of the site. */
export const REFERENCE_FILE = 'options.json';
export const SCHEMA_FILE = 'options.schema.json';
