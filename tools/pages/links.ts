import { visit } from 'unist-util-visit';
import type { Page } from './page';

export interface PageLink {
  url: string;
  line: number;
}

/** The links of a page in order: Markdown links and images, and `href`, `to` and `src` of JSX elements. */
export function listLinks(page: Page): PageLink[] {
  const links: PageLink[] = [];
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      links.push({ url: node.url, line });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (['href', 'to', 'src'].includes(attribute.name))
          links.push({ url: attribute.value, line });
      }
    }
  });
  return links;
}
