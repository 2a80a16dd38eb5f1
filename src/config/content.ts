import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import remarkCjkFriendly from 'remark-cjk-friendly';
import { codeFences } from '../remark/code-fences';
import { homePage } from '../remark/home-page';
import { overview } from '../remark/overview';
import { pageHeader } from '../remark/page-header';
import { optionFences } from '../reading/build/option-fences';
import { pinnedCommands } from '../reading/build/pinned-commands';
import { twinHeadingIds } from '../remark/twin-heading-ids';

/** What the docs and the releases share: how their Markdown is turned into pages. */
export const contentOptions: Pick<
  PluginOptions,
  'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'
> = {
  beforeDefaultRemarkPlugins: [twinHeadingIds],
  remarkPlugins: [
    remarkCjkFriendly,
    pinnedCommands,
    [npm2yarn, { sync: true, converters: ['yarn', 'pnpm', 'bun'] }],
    pageHeader,
    optionFences,
    overview,
    homePage,
  ],
  rehypePlugins: [codeFences],
};
