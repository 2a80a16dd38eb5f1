import type { Page } from '@playwright/test';
import type { NormalizedConfig, RsbuildConfig, Rspack } from '@rsbuild/core';
import type { BuiltFiles } from '../project/built-files';

/** What a production or development build left behind in `dist`. */
export interface Build extends BuiltFiles {
  /** the folder of the project */
  root: string;
  /** what was printed, without colours */
  log: string;
  /** why the build failed */
  error: string | undefined;
}

/** What a configuration becomes. */
export interface Configured {
  /** one for each environment; the first is what `expect` gets before it */
  rspack: Rspack.Configuration[];
  rsbuild: NormalizedConfig;
  root: string;
}

/** A dev or preview server that is running. */
export interface Server {
  root: string;
  port: number;
  /** what the server listens at, as the tool returns it */
  urls: string[];
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** text of the answer to a page request */
  page: (path: string) => Promise<string>;
  /** opens a path in Chromium */
  open: (path?: string) => Promise<Page>;
  /** what was printed so far, without colours */
  log: () => string;
  /** writes a file of the project, as its author would */
  write: (name: string, text: string) => void;
}

/** A project that a proof starts by itself. */
export interface Project {
  root: string;
  /** a port nobody listens on */
  port: number;
  /** the proof's configuration, or that of its sample */
  config: RsbuildConfig;
  log: () => string;
  write: (name: string, text: string) => void;
}

/** What a command left behind. */
export interface Command extends BuiltFiles {
  root: string;
  /** the exit code */
  code: number | null;
  log: string;
}

/** A fence of the page: by its title, and which one where several have it. */
export type FenceName =
  | string
  | {
      title?: string;
      /** 1 is the first */
      nth?: number;
      /** a heading; the fence is below it */
      section?: string;
      /** a text in its code */
      containing?: string;
      /** the path to write it to, where the title is none */
      as?: string;
    };

type Statement = (
  | {
      /**
       * What the English page says and this proves, word by word: sentences, list items, table rows (cells joined by
       * ` | `), lines of shown output, or a part of one. Marks such as backticks may be left out.
       */
      says: string | string[];
      shown?: FenceName;
    }
  | {
      says?: string | string[];
      /** a fence that shows what comes out; `expect` gets its text, so that page and outcome are compared */
      shown: FenceName;
    }
) & {
  /** the heading below which the page says it and has the fences, where it is on the page more than once */
  section?: string;
};

interface Setting {
  /** Rsbuild's configuration, where it is not the page's own */
  config?: RsbuildConfig;
  /** the page's own configuration: a fence such as `rsbuild.config.ts` */
  sample?: FenceName;
  /** laid over the sample's configuration */
  with?: RsbuildConfig;
  /** the project's files; `src/index.js` logs a word if there is none */
  files?: Record<string, string | Uint8Array>;
  /** files that are taken from the page */
  pageFiles?: FenceName[];
  /** environment variables */
  env?: Record<string, string>;
  /** where the build goes, if not to `dist` */
  dist?: string;
  /** runs for this proof alone, not shared with others of the same setting: it changes files */
  alone?: boolean;
}

interface Compared {
  /** text of the fence that the proof names in `shown` */
  shown: string;
}

type Expect<Result> = (result: Result & Compared) => void | Promise<void>;

type Act =
  | { run: 'build'; expect: Expect<Build> }
  | {
      run: 'rspack';
      expect: (config: Rspack.Configuration, all: Configured & Compared) => void | Promise<void>;
    }
  | { run: 'script'; expect: Expect<Project> }
  | { run: 'dev' | 'preview'; expect: Expect<Server> }
  | {
      run: 'command';
      /** `rsbuild build --mode none`, `node build.mjs` */
      command: string;
      /** It serves on the tool's default port, so others that do wait for it. */
      onDefaultPort?: true;
      expect: Expect<Command>;
    };

/** Something that a page says, and what shows it to be true. */
export type Proof = Statement & Setting & Act;

/** Where a proof is written and what it belongs to. */
export interface Tie {
  /** path of the proof's file from the project's root */
  proof: string;
  /** line of the quote in the proof's file */
  line: number;
  /** the first quote as the proof's file has it */
  literal: string;
  /** path of the page from the project's root */
  page: string;
  says: string[];
  /** the whole text of the fence that it compares with what comes out */
  shown?: string;
  section?: string;
}

/** A proof as its file has it. */
export interface ProofTie extends Tie {
  run: Proof['run'];
}

/** Outcome of a proof, as the process that ran it reports it. */
export interface Outcome extends ProofTie {
  error: string | undefined;
}
