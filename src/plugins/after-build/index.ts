import fs from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BuiltPage } from './built-page';
import { builtFile, describeSite } from './built-site';
import { checkPictures } from './check-pictures';
import { writeChanges } from './changes';
import { writeConfigSchemas } from './config-schemas';
import { writeFeeds } from './feeds';
import { addHeadTags } from './head-tags';
import { writeHostFiles } from './hosting';
import { collectPackages, writeLicenses } from './licenses';
import { writeMarkdown } from './markdown';
import { writeNotFoundData } from './not-found-data';
import { writeServiceWorker } from './offline';
import { writeProvedLists } from './proved-lists';
import { writeRedirectStubs } from './redirect-stubs';
import { writeReference } from './reference';
import { writeRobots } from './robots';
import { runSteps, type MakeStep } from './run-steps';
import { writeSearchIndex } from './search-index';
import { drawSocialPictures } from './social-pictures';
import { TRANSLATION_FILES } from './texts';
import { writePages } from './write-pages';

/** In this order: a step finds in a page what those before it have added. */
const STEPS: readonly MakeStep[] = [
  checkPictures,
  addHeadTags,
  drawSocialPictures,
  writeMarkdown,
  writeFeeds,
  writeSearchIndex,
  writePages,
  writeHostFiles,
  writeRedirectStubs,
  writeRobots,
  writeNotFoundData,
  writeProvedLists,
  writeReference,
  writeConfigSchemas,
  writeChanges,
  writeLicenses,
  writeServiceWorker,
];

/** Everything that is made of the pages once they are built. */
export default function afterBuild(_context: LoadContext): Plugin {
  const packageFolders = new Set<string>();
  return {
    name: 'after-build',
    getTranslationFiles: () => TRANSLATION_FILES,
    configureWebpack: (_config, isServer) => ({
      plugins: isServer ? [] : [collectPackages(packageFolders)],
    }),
    async postBuild(props) {
      const paths = [...new Set(props.routesPaths)]
        .filter((address) => fs.existsSync(builtFile(props, address)))
        .sort();
      const site = describeSite(props, paths, packageFolders);
      // One at a time: all of them parsed would take hundreds of megabytes.
      const pages = function* () {
        for (const address of paths)
          yield new BuiltPage(address, fs.readFileSync(builtFile(site, address), 'utf8'));
      };
      await runSteps(
        pages(),
        STEPS.map((makeStep) => [makeStep.name, makeStep(site)]),
      );
    },
  };
}
