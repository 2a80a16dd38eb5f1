import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from '../../pages/page';
import type { Problem } from '../../pages/problem';

const plugin = /^\/plugins\/list\/(plugin-[\w-]+)/;

/** “Babel 插件” is a plugin of Babel's; a link to one of Rsbuild's own has the name of its package. */
export function checkPluginNames(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'link', (node) => {
    const text = toString(node);
    const [, name] = plugin.exec(node.url) ?? [];
    if (!name || page.language !== 'zh' || !/^[A-Z][\w .]* 插件$/.test(text)) return;
    problems.push({
      file: page.file,
      line: node.position?.start.line ?? 1,
      check: 'prose',
      what: 'one of Rsbuild’s own plugins without the name of its package',
      expected: `@rsbuild/${name}`,
      found: text,
      fix: 'name the package: “Babel 插件” means a plugin for Babel',
    });
  });
  return problems;
}
