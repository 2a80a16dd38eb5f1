import type { LoadContext, Plugin } from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import { BENCHMARK_FILE, type Measurement } from '../landing/measurement';
import { checkGroups } from '../landing/benchmark-groups';

/** Stops a build whose benchmark data cannot be drawn. */
export function benchmarkGuard({ siteDir }: LoadContext): Plugin {
  const file = path.join(siteDir, BENCHMARK_FILE);
  return {
    name: 'benchmark-guard',
    getPathsToWatch: () => [file],
    async loadContent() {
      const { groups } = JSON.parse(await fs.readFile(file, 'utf8')) as Measurement;
      checkGroups(groups, BENCHMARK_FILE);
    },
  };
}
