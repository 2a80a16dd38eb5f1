import core from '@rsbuild/core/package.json';
import { openDocs } from '../pages/docs';
import { compareOptions, type PackageFacts } from './compare-options';
import { driftReport } from './drift-report';
import { installPackage, publishedVersions } from '../package/install-package';
import { LackingVersion } from '../package/npm';
import { readNormalizedDefaults } from '../package/normalized-defaults';
import { readPackageOptions } from '../package/package-options';
import { defineVerb } from '../command/verb';
import { keepTemporaryFiles } from '../command/temporary-folder';

async function readFacts(version: string, folder?: string): Promise<PackageFacts> {
  return {
    version,
    options: readPackageOptions(folder),
    defaults: await readNormalizedDefaults(folder),
  };
}

/** The published versions with the same major and minor number. */
async function publishedLike(version: string): Promise<string> {
  const line = version.split('.').slice(0, 2).join('.');
  const versions = (await publishedVersions('@rsbuild/core')).map((entry) => entry.version);
  return versions.filter((other) => other.startsWith(`${line}.`)).join(', ') || 'none';
}

async function drift([version = '']: string[]) {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    throw new Error(
      `expected a version such as 1.4.2, found ${version || 'nothing'}: npm run docs -- drift 1.4.2`,
    );
  keepTemporaryFiles();
  const installed = await installPackage('@rsbuild/core', version).catch(async (error: unknown) => {
    if (!(error instanceof LackingVersion)) throw error;
    throw new Error(
      `the registry has no @rsbuild/core ${version}. Published versions of that line: ${await publishedLike(version)}`,
    );
  });
  try {
    const documented = await readFacts(core.version);
    const other = await readFacts(version, installed.folder);
    const drifts = compareOptions(documented, other);
    console.log(driftReport(core.version, version, drifts, openDocs().files));
  } finally {
    installed.remove();
  }
}

export const verb = defineVerb({
  about:
    'Installs a published version of @rsbuild/core into a temporary folder and lists the options that it adds, removes,\ndeprecates or changes, with the pages that this affects.',
  takes: '<version>',
  run: (_flags, words) => drift(words),
});
