import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';

/** The name that is all of a row's first cell, such as `overlay`. */
function nameIn(row: Element): string | undefined {
  const text = toString(select('td:first-child', row)!);
  const code = select('td:first-child > code', row);
  const isName = code && toString(code) === text && /^[A-Za-z_$][\w$.]*$/.test(text);
  return isName ? text : undefined;
}

/**
 * Rehype: where each row of a table is about one name, its row can be linked by it, like a heading. A name that is a
 * heading's already, or another row's, stays that one's. Fragments, which have no title, can be on a page several times.
 *
 * @example
 * <tr><td><code>overlay</code></td>…</tr>
 * // => <tr id="overlay"><td><code>overlay</code><HashLink id="overlay" /></td>…</tr>
 */
export const rowLinks: Plugin<[], Root> = () => (tree, file) => {
  if (!(file.data.frontMatter as { title?: string } | undefined)?.title) return;
  const taken = new Set(selectAll('[id]', tree).map(({ properties }) => properties.id));
  for (const table of selectAll('table', tree)) {
    const rows = selectAll('tbody tr:has(td)', table);
    const names = rows.map(nameIn);
    if (names.includes(undefined)) continue;
    rows.forEach((row, i) => {
      const name = names[i]!;
      if (taken.has(name)) return;
      taken.add(name);
      row.properties.id = name;
      const link: MdxJsxTextElementHast = {
        type: 'mdxJsxTextElement',
        name: 'HashLink',
        attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: name }],
        children: [],
      };
      select('td:first-child', row)!.children.push(link);
    });
  }
};
