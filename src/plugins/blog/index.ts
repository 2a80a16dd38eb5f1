import blogPlugin, { type BlogContent, type PluginOptions } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';

export { validateOptions } from '@docusaurus/plugin-content-blog';

/** The blog plugin for the releases; it would name the feeds on every page, here the pages that are about them do. */
export default async function releases(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  return { ...(await blogPlugin(context, options)), injectHtmlTags: undefined };
}
