import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedVersions } from '../../reading/build/loaded-docs';
import { inThread } from '../../ui/build/in-thread';
import { REFERENCE_FILE, SCHEMA_FILE } from '../reference';
import type { ReferencePage } from './make-reference';
import { referenceSchema } from './reference-schema';

/** Outside of the output, which each build empties. */
const CACHE = 'node_modules/.cache/reference.json';

/** Writes what the pages say of options, hooks and exports as data, once for both languages. */
export function referenceFile({ siteDir, siteConfig, i18n }: LoadContext): Plugin {
  const baseUrlOf = (locale: string) => i18n.localeConfigs[locale]!.baseUrl;
  const site = {
    siteDir,
    url: siteConfig.url,
    baseUrl: { en: baseUrlOf(i18n.defaultLocale), zh: baseUrlOf('zh') },
  };
  const cacheFile = path.join(siteDir, CACHE);
  async function make(docs: readonly ReferencePage[]) {
    // With what the last build has made, a thread takes longer to start than it saves.
    if (fs.existsSync(cacheFile)) {
      // Only the default language makes it, so the other doesn't load what reads pages.
      const { makeReference } = await import('./make-reference');
      return makeReference(site, docs, cacheFile);
    }
    return inThread<typeof import('./make-reference'), 'makeReference'>(
      path.join(__dirname, 'make-reference.ts'),
      'makeReference',
      site,
      docs,
      cacheFile,
    );
  }
  let made: ReturnType<typeof make> | undefined;
  return {
    name: 'reference-file',
    async allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== 'production' || i18n.currentLocale !== i18n.defaultLocale)
        return;
      // It reads the sources alone, so it needn't wait for the bundles.
      made = make(
        loadedVersions(allContent)[0]!.docs.map(({ source, permalink, frontMatter }) => ({
          source,
          permalink,
          frontMatter,
        })),
      );
    },
    async postBuild({ outDir }) {
      const data = await made;
      if (!data) return;
      const write = (file: string, value: object) =>
        fs.promises.writeFile(path.join(outDir, file), JSON.stringify(value));
      await write(REFERENCE_FILE, data);
      await write(SCHEMA_FILE, referenceSchema(data.$schema));
    },
  };
}
