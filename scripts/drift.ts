import core from '@rsbuild/core/package.json';
import { openDocs } from '../tests/docs/lib/docs';
import { compareOptions, type PackageFacts } from '../tests/docs/lib/drift/compare-options';
import { driftReport } from '../tests/docs/lib/drift/drift-report';
import { installCore } from '../tests/docs/lib/drift/install-core';
import { readNormalizedDefaults } from '../tests/docs/lib/normalized-defaults';
import { readPackageOptions } from '../tests/docs/lib/package-options';
import { runCommand } from './lib/run-command';

async function readFacts(version: string, folder?: string): Promise<PackageFacts> {
  return {
    version,
    options: readPackageOptions(folder),
    defaults: await readNormalizedDefaults(folder),
  };
}

/** `npm run docs:drift -- 1.4.0`: what another published version changes, and the pages that touches. */
async function main([version = '']: string[]) {
  const installed = installCore(version);
  try {
    const documented = await readFacts(core.version);
    const other = await readFacts(version, installed.core);
    const drifts = compareOptions(documented, other);
    console.log(driftReport(core.version, version, drifts, openDocs().files));
  } finally {
    installed.remove();
  }
}

void runCommand(main);
