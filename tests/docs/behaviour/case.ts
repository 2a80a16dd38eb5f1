import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import type { BuiltFiles } from '../lib/built-files';

/** What a production or development build left behind in `dist`. */
export interface Build extends BuiltFiles {
  /** the folder of the project */
  root: string;
  /** what was printed, without colours */
  log: string;
  /** why the build failed */
  error: string | undefined;
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
  /** what was printed so far, without colours */
  log: () => string;
}

/** A project that a case starts by itself. */
export interface Project {
  root: string;
  /** a port nobody listens on */
  port: number;
  log: () => string;
}

interface Claim {
  /** the option whose page says so */
  option: string;
  /** what the page says, in one sentence */
  claim: string;
  config?: RsbuildConfig;
  /** the project's files; `src/index.js` logs a word if it is not given */
  files?: Record<string, string>;
}

export type BehaviourCase = Claim &
  (
    | { run: 'build'; expect: (build: Build) => void | Promise<void> }
    | { run: 'rspack'; expect: (config: Rspack.Configuration) => void }
    | { run: 'script'; expect: (project: Project) => void | Promise<void> }
    | { run: 'dev' | 'preview'; expect: (server: Server) => void | Promise<void> }
  );

/** Outcome of a case, as the process that ran it reports it. */
export interface Outcome {
  option: string;
  claim: string;
  error: string | undefined;
}
