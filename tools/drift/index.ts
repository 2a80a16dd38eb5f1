import { coreHistory } from '../../src/plugins/history/option-history';
import { compareVersions } from '../../src/history/versions';
import { RSBUILD_VERSION } from '../../src/ui/rsbuild-version';
import { defineVerb } from '../command/verb';
import { openDocs } from '../pages/docs';
import { driftReport } from './drift-report';

export const verb = defineVerb({
  about:
    'Lists the options that came, went, are deprecated or changed up to a later version of @rsbuild/core, the newest one without\na name, with the pages that this affects. It reads what `npm run docs -- history` has found.',
  takes: '[version]',
  run(_flags, [version = coreHistory.to]) {
    const isKnown =
      /^\d+\.\d+\.\d+$/.test(version) &&
      compareVersions(version, RSBUILD_VERSION) > 0 &&
      compareVersions(version, coreHistory.to) <= 0;
    if (!isKnown)
      throw new Error(
        `expected a version after ${RSBUILD_VERSION}, up to ${coreHistory.to}, found ${version}. \`npm run docs -- history\` reads newer ones.`,
      );
    console.log(driftReport([RSBUILD_VERSION, version], coreHistory.options, openDocs().files));
  },
});
