import type { KnownVersions } from '../history/version-state';
import type { FINDING_TEXTS } from './finding-texts';

/** The modes of Rsbuild. */
export const MODES = ['development', 'production', 'none'] as const;

export type Mode = (typeof MODES)[number];

/** What a page says of an option. */
export interface OptionFacts {
  /** A TypeScript type. */
  readonly type: string;
  /** A JavaScript expression for each mode. */
  readonly default?: Readonly<Record<Mode, string>>;
  /** One sentence. */
  readonly description: string;
  readonly url: string;
}

/** What other versions have of an option or a field of one. */
export interface NameVersions {
  readonly since?: string;
  readonly deprecated?: string;
  readonly removed?: string;
  readonly renamed?: string;
}

/** Tools whose configurations readers paste. */
export type Tool = 'vite' | 'webpack' | 'vue-cli';

/** A row of a migration page's table: names of another tool, and what Rsbuild has in their place. */
export interface Counterpart {
  readonly tool: Tool;
  /** `build.outDir` */
  readonly names: readonly string[];
  /** Options of Rsbuild; none where nothing or something else takes their place. */
  readonly options: readonly string[];
  /** The row's answer in plain text. */
  readonly text: string;
  /** Of the table. */
  readonly url: string;
}

/** All that a check of a configuration knows, in one language: `/config-facts.json`. */
export interface ConfigFacts {
  readonly known: KnownVersions;
  /** The minor lines that have a schema, such as `1.3`. */
  readonly lines: readonly string[];
  /** By path, such as `dev.hmr`. */
  readonly options: Readonly<Record<string, OptionFacts>>;
  /** By path, fields included. */
  readonly versions: Readonly<Record<string, NameVersions>>;
  readonly counterparts: readonly Counterpart[];
  /** Sentences by kind of finding, with their values in braces. */
  readonly texts: Readonly<Record<keyof typeof FINDING_TEXTS, string>>;
}

const lineOf = (version: string) => version.split('.', 2).join('.');

/** The minor line whose schema a version is checked by: the documented one where its own has none. */
export const schemaLine = (version: string, { known, lines }: ConfigFacts): string =>
  lines.includes(lineOf(version)) ? lineOf(version) : lineOf(known.documented);

/** The modes in which an option has an effect, where that isn't all of them; its page says so. */
export const MODES_OF_OPTIONS: Readonly<Record<string, readonly Mode[]>> = {
  'dev.assetPrefix': ['development', 'none'],
  'dev.hmr': ['development'],
  'output.assetPrefix': ['production'],
};
