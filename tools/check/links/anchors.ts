import Slugger from 'github-slugger';
import { visit } from 'unist-util-visit';
import type { Docs } from '../../pages/docs';
import { listHeadings } from '../../pages/headings';
import { listImports } from '../../pages/imports';
import { englishPath } from '../../pages/page-paths';
import type { Page } from '../../pages/page';

/** The ids a page can be linked to: its English headings', its fragments' and those written in JSX. */
export function listAnchors(file: string, docs: Docs): Set<string> {
  const page = docs.page(englishPath(file));
  if (!page) return new Set();
  const fragments = listImports(page).flatMap(({ file: fragment }) =>
    fragment?.endsWith('.mdx') ? [...listAnchors(fragment, docs)] : [],
  );
  return new Set([...headingIds(page), ...jsxIds(page), ...fragments]);
}

function headingIds(page: Page): string[] {
  const slugger = new Slugger();
  return listHeadings(page).map(({ explicitId, text }) => explicitId ?? slugger.slug(text));
}

function jsxIds(page: Page): string[] {
  const ids: string[] = [];
  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('attributes' in node) || !Array.isArray(node.attributes)) return;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id') {
        ids.push(String(attribute.value));
      }
    }
  });
  return ids;
}
