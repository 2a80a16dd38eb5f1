export type ChangeKind = 'added' | 'type' | 'default' | 'deprecated' | 'removed';

/** A change of an option, one of its fields, a hook or an export in a version. */
export interface Change {
  readonly version: string;
  /** The version read before this one, where the registry lacks numbers between the two: one of those may be meant. */
  readonly after?: string;
  readonly kind: ChangeKind;
  /** The modes whose default changed; all of them where there is no list. */
  readonly modes?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  /** The package's own words on why it is deprecated. */
  readonly words?: string;
  /** The option, the hook or the export that the package names in its place. */
  readonly replacement?: string;
}

/** Changes by dotted name, oldest first. An option or a field that never changed isn't there; a hook, a method or a function has none. */
export type Changes = Readonly<Record<string, readonly Change[]>>;

/** All that was read of a package; made by `npm run docs -- history`. */
export interface PackageHistory {
  readonly package: string;
  readonly from: string;
  readonly to: string;
  /** Numbers between published versions that the registry lacks. */
  readonly missing: readonly string[];
  /** Versions that were published from another line, and are not looked at. */
  readonly otherLine?: readonly string[];
  readonly options: Changes;
  /** Members of the `api` that plugins get. */
  readonly hooks?: Changes;
  /** Members of what `createRsbuild` returns. */
  readonly instance?: Changes;
  readonly exports?: Changes;
}

/** A change of an option or, with its path below the option, of a field. */
export interface NamedChange extends Change {
  readonly field?: string;
}

/** The history of an option, a hook, a method or an export, as pages show it. */
export interface VersionHistory {
  readonly name: string;
  /** The versions that were looked at, from when the option was there. */
  readonly from: string;
  readonly to: string;
  /** The version that the pages are about; later changes are set apart. */
  readonly documented: string;
  readonly changes: readonly NamedChange[];
  /** The option that replaces a removed one, according to the package, with its address here or on Rsbuild's site. */
  readonly replacement?: { readonly option: string; readonly link: string };
}

/** When an option came, changed and went, for lists of options. */
export interface OptionVersions {
  /** Left out where the first version that was looked at had it. */
  readonly since?: string;
  readonly changed?: readonly string[];
  readonly removed?: string;
}

/** An option that the documented version lacks. */
export interface LaterOption extends OptionVersions {
  readonly option: string;
}
