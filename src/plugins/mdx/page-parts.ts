import path from 'node:path';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { findHistory } from '../history/option-history';
import type { PageFrontMatter } from '../../page/page-front-matter';
import { findLocale } from '../../i18n/content-path';
import { optionProps, type OptionFacts } from './option-props';
import { isOverview } from '../overview-pages';
import { pagePart } from './page-part';

const siteDir = path.resolve(__dirname, '../../..');

type FrontMatter = PageFrontMatter &
  OptionFacts & {
    readonly description?: string;
    readonly stale_translation?: boolean;
  };

/** Remark: adds the parts that the front matter asks for. MDX has the front matter as a variable. */
export const pageParts: Plugin<[], Root> = () => (tree, file) => {
  const page = (file.data.frontMatter ?? {}) as FrontMatter;
  const source = path.relative(siteDir, file.path).split(path.sep).join('/');
  const locale = findLocale(source);
  const isHome = page.pageType === 'home';
  const above = [
    page.stale_translation && pagePart(tree, 'i18n/StaleTranslation'),
    page.option &&
      pagePart(tree, 'option/OptionHeader', {
        purpose: page.description,
        ...optionProps(page, findHistory(page.option, locale)),
      }),
    isHome && page.hero && pagePart(tree, 'landing/Hero', '{...frontMatter.hero}'),
    isHome &&
      page.features &&
      pagePart(tree, 'landing/FeatureCards', 'features={frontMatter.features}'),
  ];
  tree.children.unshift(...above.filter((part) => typeof part === 'object'));
  // src/plugins/mdx/overview-outline.ts has imported the list.
  if (isOverview(page)) tree.children.push(pagePart(tree, 'option/Overview', '{...overview}'));
};
