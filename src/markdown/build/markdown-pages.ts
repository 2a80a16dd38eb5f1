import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { loadedVersions, type LoadedVersion } from '../../reading/build/loaded-docs';
import { packageVersions } from '../../reading/package-versions';
import { markdownAddress } from '../markdown-address';
import { llmsFiles, type ListedPage, type LlmsLabels } from './llms-files';
import { markdownFile, pageMarkdown } from './page-markdown';
import { resolveLink } from './resolve-link';
import { sectionsOf } from './sections';
import { sourceLine } from './source-line';
import { NoTextFormError } from './text-forms';

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

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the site's page at an address was built. */
const htmlFile = ({ outDir, baseUrl }: Props, address: string) =>
  path.join(outDir, address.slice(baseUrl.length), 'index.html');

/** The pages of a language as Markdown, by their addresses. @throws Error that names page and line. */
function readPages(props: Props, sourceOf: ReadonlyMap<string, string>): Map<string, ListedPage> {
  const { baseUrl, routesPaths, siteConfig, i18n, codeTranslations } = props;
  const addresses = routesPaths.filter((address) => fs.existsSync(htmlFile(props, address)));
  const known = new Set(addresses);
  const admonitionLabel = (kind: string) =>
    capitalized(codeTranslations[`theme.admonition.${kind}`] ?? kind);
  const read = (address: string): [string, ListedPage][] => {
    const origin = siteConfig.url;
    const source = { origin, page: address, isPage: (path: string) => known.has(path) };
    const page = pageMarkdown(fs.readFileSync(htmlFile(props, address), 'utf8'), {
      resolve: (href) => resolveLink(href, source),
      admonitionLabel,
    });
    if (!page) return [];
    const { title, description, body } = page;
    const url = origin + address;
    const facts = { title, description, url, language: i18n.currentLocale, version: VERSION };
    const file = markdownFile(facts, body);
    return [[address, { title, description, url: origin + markdownAddress(address), file }]];
  };
  return new Map(
    addresses.flatMap((address) => {
      try {
        return read(address);
      } catch (error) {
        const file = sourceOf.get(address);
        const place = file
          ? sourceLine(file, error instanceof NoTextFormError ? error : undefined)
          : `the page ${address.slice(baseUrl.length - 1)}`;
        throw new Error(`Markdown of ${place}: ${(error as Error).message}`, { cause: error });
      }
    }),
  );
}

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
      const { outDir, baseUrl, siteConfig, content } = props;
      const sourceOf = new Map(
        version.docs.map(({ permalink, source }) => [
          permalink,
          path.join(siteDir, source.replace('@site/', '')),
        ]),
      );
      const pages = readPages(props, sourceOf);
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
