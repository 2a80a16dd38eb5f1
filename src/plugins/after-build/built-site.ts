import fs from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin, Props } from '@docusaurus/types';
import { pluginContent, type LoadedVersion } from '../docs/loaded-docs';

type PostBuildProps = Parameters<NonNullable<Plugin<unknown>['postBuild']>>[0];

/** One language of the built site: the argument of `postBuild`, and the data that the steps share. */
export interface BuiltSite extends PostBuildProps {
  readonly docs: LoadedVersion;
  readonly blogPosts: BlogContent['blogPosts'];
  /** The addresses of all pages, with base and language. */
  readonly paths: readonly string[];
  /** The folders of the packages whose code is in the browser's bundles. */
  readonly packageFolders: ReadonlySet<string>;
  /** Files of the whole site are written by its default language. */
  readonly isDefaultLanguage: boolean;
  /** Writes a file below the language's folder. */
  readonly write: (file: string, text: string | Buffer) => Promise<void>;
}

/** The file of the page at an address, which begins with the language's base. */
export const builtFile = (
  { outDir, baseUrl }: Pick<Props, 'outDir' | 'baseUrl'>,
  address: string,
): string =>
  path.join(outDir, address.slice(baseUrl.length), address.endsWith('.html') ? '' : 'index.html');

export function describeSite(
  props: PostBuildProps,
  paths: readonly string[],
  packageFolders: ReadonlySet<string>,
): BuiltSite {
  const { outDir, i18n } = props;
  return {
    ...props,
    docs: pluginContent<LoadedContent>(props, 'docusaurus-plugin-content-docs').loadedVersions[0]!,
    blogPosts: pluginContent<BlogContent>(props, 'docusaurus-plugin-content-blog').blogPosts,
    paths,
    packageFolders,
    isDefaultLanguage: i18n.currentLocale === i18n.defaultLocale,
    async write(file, text) {
      const target = path.join(outDir, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, text);
    },
  };
}
