import type { RsbuildConfig } from '@rsbuild/core';
import type { Page } from '../../pages/page';
import type { Prepared } from '../prepare';
import type { Build, Proof } from '../proof';

/** Circumstances in which what a proof shows should hold too. */
export interface Context {
  name: string;
  /** kinds of proofs that it applies to */
  runs: Proof['run'][];
  /** the changed configuration; undefined where the context changes nothing that the proof is about */
  config: (config: RsbuildConfig, page: Page, project: Prepared) => RsbuildConfig | undefined;
  /** The outcome as it would be if only names of files differed. It holds if one of the two does. */
  view?: (build: Build) => Build;
  /** words with which a sentence, or the head of a row's table, limits itself to other circumstances */
  limits?: RegExp;
  /** an error that only says that there is no such thing in these circumstances */
  absent?: RegExp;
}
