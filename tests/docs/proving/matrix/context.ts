import type { RsbuildConfig } from '@rsbuild/core';
import type { Page } from '../../lib/page';
import type { Prepared } from '../prepare';
import type { Build, Proof } from '../proof';

/** Circumstances in which what a proof shows should hold too. */
export interface Context {
  name: string;
  /** kinds of proofs that it applies to */
  runs: Proof['run'][];
  /** the changed configuration; undefined where the context changes nothing that the proof is about */
  config: (config: RsbuildConfig, page: Page, project: Prepared) => RsbuildConfig | undefined;
  /** the outcome as it would be if only names of files differed */
  view?: (build: Build) => Build;
}
