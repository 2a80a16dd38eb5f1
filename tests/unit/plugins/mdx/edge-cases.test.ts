import { fromParse5 } from 'hast-util-from-parse5';
import type { Nodes, Root } from 'hast';
import { parseFragment } from 'parse5';
import { edgeCases } from '../../../../src/plugins/mdx/edge-cases';

/** The elements of a tree as HTML, with ids and classes. */
function print(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inner = node.children.map(print).join('');
  if (node.type !== 'element') return inner;
  const { id, className } = node.properties;
  const names = `${id ? ` id="${id}"` : ''}${className ? ` class="${String(className)}"` : ''}`;
  return `<${node.tagName}${names}>${inner}</${node.tagName}>`;
}

function fold(html: string): string {
  const tree = fromParse5(parseFragment(html)) as Root;
  (edgeCases as () => (tree: Root) => void)()(tree);
  return print(tree);
}

const SECTION = '<h2 id="edge-cases">Edge cases</h2>';

test('each case of the section folds under its heading', () => {
  expect(
    fold(`${SECTION}<p>Rare.</p><h3 id="a">A</h3><p>1</p><pre>2</pre><h3 id="b">B</h3><p>3</p>`),
  ).toBe(
    `${SECTION}<p>Rare.</p><details class="edge-case"><summary><h3 id="a">A</h3></summary><p>1</p><pre>2</pre></details><details class="edge-case"><summary><h3 id="b">B</h3></summary><p>3</p></details>`,
  );
});

test('other sections stay as they are', () => {
  const before = '<h2 id="usage">Usage</h2><h3>A</h3><p>1</p>';
  const after = '<h2 id="related">Related</h2><h3>Z</h3><ul><li>2</li></ul>';
  expect(fold(`${before}${SECTION}<h3>A</h3><p>1</p>${after}`)).toBe(
    `${before}${SECTION}<details class="edge-case"><summary><h3>A</h3></summary><p>1</p></details>${after}`,
  );
  expect(fold(before)).toBe(before);
});
