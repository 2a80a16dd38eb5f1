import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import type { PluginOptions } from '@docusaurus/plugin-content-blog';

const ROUTE = 'community/releases/';
const blogDir = path.resolve(__dirname, '../../../blog');

/** The blog plugin's options: release announcements, whose feeds src/plugins/after-build/feeds writes. */
export const releases: Partial<PluginOptions> = {
  routeBasePath: ROUTE,
  path: 'blog',
  blogTitle: 'Releases',
  blogDescription: 'Announcements of Rsbuild releases, newest first, with feeds.',
  postsPerPage: 'ALL',
  blogSidebarCount: 0,
  archiveBasePath: null,
  showReadingTime: false,
  showLastUpdateTime: true,
  sortPosts: 'descending',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: { type: null } as PluginOptions['feedOptions'],
};

function publishedAt(file: string): unknown {
  const [, frontMatter = ''] = fs.readFileSync(file, 'utf8').split(/^---$/m);
  return (yaml.load(frontMatter) as { published_at?: unknown }).published_at;
}

export interface ReleaseLink {
  readonly label: string;
  readonly path: string;
}

/** The announcements as links, newest first: `v1-0.mdx` is “Rsbuild 1.0” at `/community/releases/v1-0`. */
export function releaseLinks(): ReleaseLink[] {
  return fs
    .readdirSync(blogDir)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const name = path.basename(file, '.mdx');
      const published = new Date(String(publishedAt(path.join(blogDir, file))));
      return {
        label: `Rsbuild ${name.slice(1).replace('-', '.')}`,
        path: `/${ROUTE}${name}`,
        published,
      };
    })
    .sort((a, b) => b.published.getTime() - a.published.getTime());
}
