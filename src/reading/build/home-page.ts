import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Plugin } from 'unified';
import type { PageFrontMatter } from '../page-front-matter';

/** What each key of a home page's front matter is drawn with; MDX has the front matter as a variable. */
const PARTS = {
  hero: `import Hero from '@site/src/landing/Hero';

<Hero {...frontMatter.hero} />
`,
  features: `import FeatureCards from '@site/src/landing/FeatureCards';

<FeatureCards features={frontMatter.features} />
`,
};

const parser = unified().use(remarkParse).use(remarkMdx);

/** Remark: a page of type `home` begins with the hero and the feature cards of its front matter (behaviours 2.6). */
export const homePage: Plugin<[], Root> = () => (tree, file) => {
  const page = (file.data.frontMatter ?? {}) as PageFrontMatter;
  if (page.pageType !== 'home') return;
  const parts = [page.hero && PARTS.hero, page.features && PARTS.features];
  tree.children.unshift(...parser.parse(parts.filter(Boolean).join('\n')).children);
};
