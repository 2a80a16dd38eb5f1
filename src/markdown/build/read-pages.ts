import fs from 'node:fs';
import { builtFile } from '../../addresses/build/page-files';
import { packageVersions } from '../../reading/package-versions';
import { markdownAddress } from '../markdown-address';
import type { ListedPage } from './llms-files';
import { markdownFile, pageMarkdown } from './page-markdown';
import { resolveLink } from './resolve-link';
import { sourceLine } from './source-line';
import { NoTextFormError } from './text-forms';

const VERSION = packageVersions['@rsbuild/core']!;

/** A language of the site, built. */
export interface BuiltSite {
  readonly outDir: string;
  readonly origin: string;
  readonly baseUrl: string;
  /** The base paths of all languages, which have the same pages. */
  readonly baseUrls: readonly string[];
  readonly language: string;
  readonly routesPaths: readonly string[];
  readonly codeTranslations: Readonly<Record<string, string>>;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Some pages of a language as Markdown, by their addresses. @throws Error that names page and line. */
export function readPages(
  addresses: readonly string[],
  site: BuiltSite,
  sourceOf: ReadonlyMap<string, string>,
): Map<string, ListedPage> {
  const { origin, baseUrl, baseUrls, language, codeTranslations } = site;
  const isBuilt = (address: string) => fs.existsSync(builtFile(site, address));
  const inAllLanguages = (address: string) =>
    baseUrls.map((base) => base + address.slice(baseUrl.length));
  const known = new Set(site.routesPaths.filter(isBuilt).flatMap(inAllLanguages));
  const admonitionLabel = (kind: string) =>
    capitalized(codeTranslations[`theme.admonition.${kind}`] ?? kind);
  const read = (address: string): [string, ListedPage][] => {
    const source = { origin, page: address, isPage: (path: string) => known.has(path) };
    const page = pageMarkdown(fs.readFileSync(builtFile(site, address), 'utf8'), {
      resolve: (href) => resolveLink(href, source),
      admonitionLabel,
    });
    if (!page) return [];
    const { title, description, body } = page;
    const url = origin + address;
    const facts = { title, description, url, language, version: VERSION };
    const file = markdownFile(facts, body);
    return [[address, { title, description, url: origin + markdownAddress(address), file }]];
  };
  return new Map(
    addresses.filter(isBuilt).flatMap((address) => {
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
