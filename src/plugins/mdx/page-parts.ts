import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { findHistory } from '../history/option-history';
import type { PageFrontMatter } from '../../page/page-front-matter';
import { findLocale } from '../../i18n/content-path';
import { optionProps, type OptionFacts } from './option-props';
import { isOverview } from '../overview-pages';
import { pagePart } from './page-part';

type FrontMatter = PageFrontMatter &
  OptionFacts & {
    readonly description?: string;
    readonly stale_translation?: boolean;
  };

/** Remark: adds the parts that the front matter asks for. */
export const pageParts: Plugin<[], Root> = () => (tree, file) => {
  const page = (file.data.frontMatter ?? {}) as FrontMatter;
  const isHome = page.pageType === 'home';
  const above = [
    page.stale_translation && pagePart('StaleTranslation'),
    page.option &&
      pagePart('OptionHeader', {
        purpose: page.description,
        ...optionProps(page, findHistory(page.option, findLocale(file.path))),
      }),
    isHome && page.hero && pagePart('Hero', page.hero),
    isHome && page.features && pagePart('FeatureCards', { features: page.features }),
  ];
  tree.children.unshift(...above.filter((part) => typeof part === 'object'));
  if (isOverview(page)) tree.children.push(pagePart('Overview'));
};
