import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import remarkCjkFriendly from 'remark-cjk-friendly';
import { twinHeadingIds } from './twin-heading-ids';
import { codeFences } from './code-fences';
import { edgeCases } from './edge-cases';
import { foreignPhrases } from './foreign-phrases';
import { memberHistories } from './member-histories';
import { optionFences } from './option-fences';
import { pageParts } from './page-parts';
import { pinnedCommands } from './pinned-commands';
import { rowLinks } from './row-links';
import { tableKinds } from './table-kinds';
import { termNotes } from './term-notes';

/** The steps from Markdown to HTML, the same for docs and releases. */
export const contentOptions: Pick<
  PluginOptions,
  'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'
> = {
  beforeDefaultRemarkPlugins: [twinHeadingIds],
  remarkPlugins: [
    remarkCjkFriendly,
    pinnedCommands,
    [npm2yarn, { sync: true, converters: ['yarn', 'pnpm', 'bun'] }],
    pageParts,
    optionFences,
    memberHistories,
  ],
  rehypePlugins: [codeFences, foreignPhrases, tableKinds, rowLinks, edgeCases, termNotes],
};
