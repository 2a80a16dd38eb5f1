import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedVersions, type LoadedVersion } from '../../reading/build/loaded-docs';
import { packageVersions } from '../../reading/package-versions';
import { markdownAddress } from '../markdown-address';
import { readAllPages } from './all-pages';
import { llmsFiles, type LlmsLabels } from './llms-files';
import { sectionsOf } from './sections';

/** Outside of the output, which each build empties. */
const CACHE = 'node_modules/.cache/markdown-pages';
const VERSION = packageVersions['@rsbuild/core']!;

const labels: Record<keyof LlmsLabels, { message: string; description: string }> = {
  howToRead: {
    message: 'Each link leads to a page as Markdown.',
    description: 'The text above the lists in llms.txt',
  },
  fullText: {
    message: 'Full text',
    description: 'The heading above the links to the files with all pages in llms.txt',
  },
  allPages: {
    message: 'All pages',
    description: 'The link to the file with the text of all pages in llms.txt',
  },
};

/** Writes each page as Markdown beside it, and the lists of pages for language models. */
export default function markdownPages({ siteDir }: LoadContext): Plugin<LlmsLabels> {
  let version: LoadedVersion;
  return {
    name: 'markdown-pages',
    async loadContent() {
      const entries = Object.entries(labels).map(([key, { message }]) => [key, message]);
      return Object.fromEntries(entries) as LlmsLabels;
    },
    async getTranslationFiles() {
      return [{ path: 'llms', content: labels }];
    },
    translateContent({ translationFiles: [file] }) {
      const entries = Object.entries(file!.content).map(([key, { message }]) => [key, message]);
      return Object.fromEntries(entries) as LlmsLabels;
    },
    async allContentLoaded({ allContent }) {
      version = loadedVersions(allContent)[0]!;
    },
    async postBuild(props) {
      const { outDir, baseUrl, siteConfig, content, i18n, routesPaths, codeTranslations } = props;
      const sourceOf = new Map(
        version.docs.map(({ permalink, source }) => [
          permalink,
          path.join(siteDir, source.replace('@site/', '')),
        ]),
      );
      const site = {
        outDir,
        origin: siteConfig.url,
        baseUrl,
        baseUrls: Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl),
        language: i18n.currentLocale,
        routesPaths,
        codeTranslations,
      };
      const pages = await readAllPages(
        site,
        sourceOf,
        path.join(siteDir, CACHE, `${i18n.currentLocale}.json`),
      );
      const write = (file: string, text: string) =>
        fs.promises.writeFile(path.join(outDir, file), text);
      await Promise.all(
        [...pages].map(([address, { file }]) =>
          write(markdownAddress(address).slice(baseUrl.length), file),
        ),
      );
      const files = llmsFiles({
        title: `${siteConfig.title} ${VERSION}`,
        summary: pages.get(baseUrl)!.description,
        labels: content,
        root: siteConfig.url + baseUrl,
        sections: sectionsOf(version, props),
        pageOf: (address) => pages.get(address)!,
      });
      await Promise.all(Object.entries(files).map(([file, text]) => write(file, text)));
    },
  };
}
