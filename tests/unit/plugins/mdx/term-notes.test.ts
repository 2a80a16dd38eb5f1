import type { Nodes, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toString } from 'hast-util-to-string';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { parseFragment } from 'parse5';
import { visit } from 'unist-util-visit';
import type { Term } from '../../../../src/page/TermNotes';
import { markTerms, termNotes } from '../../../../src/plugins/mdx/term-notes';
import { ZH_BLOG, ZH_DOCS } from '../../../../src/i18n/content-path';

const term = (id: string, ...names: string[]) => ({ id, names, name: names[0]!, definition: id });

const TERMS = [
  term('hmr', 'HMR', '模块热更新'),
  term('module', 'Module', '模块'),
  term('module-federation', 'Module Federation', '模块联邦'),
  term('chunk', 'Chunk'),
];

/** Terms are in brackets, and what stays on their line in braces. */
function print(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const inner = 'children' in node ? node.children.map(print).join('') : '';
  if (node.type !== 'element') return inner;
  if (node.properties.popoverTarget)
    return `[${inner}|${String(node.properties.popoverTarget).slice('term-'.length)}]`;
  return node.tagName === 'span' ? `{${inner}}` : inner;
}

function mark(html: string) {
  const tree = fromParse5(parseFragment(html)) as Root;
  const terms = markTerms(tree, TERMS).map(({ id }) => id);
  return { terms, text: print(tree) };
}

test.each([
  ['where it first comes up', '<p>HMR and HMR</p><p>HMR</p>', '[HMR|hmr] and HMRHMR'],
  ['in a list', '<ul><li>a chunk</li></ul>', 'a [chunk|chunk]'],
  ['in bold', '<p>the <strong>chunk</strong> here</p>', 'the [chunk|chunk] here'],
  ['several', '<p>HMR of a chunk</p>', '[HMR|hmr] of a [chunk|chunk]'],
  ['with a capital', '<p>Chunk it is</p>', '[Chunk|chunk] it is'],
  ['as a plural', '<p>Two chunks more</p>', 'Two [chunks|chunk] more'],
  [
    'by the longer of two names',
    '<p>Module Federation of a module</p>',
    '[Module Federation|module-federation] of a [module|module]',
  ],
  ['with the marks beside it', '<p>both (HMR, chunk).</p>', 'both {([HMR|hmr],} {[chunk|chunk]).}'],
  [
    'in Chinese',
    '<p>使用模块联邦的模块。</p>',
    '使用[模块联邦|module-federation]的{[模块|module]。}',
  ],
  [
    'without the marks of what is before it',
    '<p>用它，HMR（chunk）。</p>',
    '用它，[HMR|hmr]{（[chunk|chunk]）。}',
  ],
  ['by one of its names', '<p>模块热更新，即 HMR</p>', '{[模块热更新|hmr]，}即 HMR'],
  ['by its other name', '<p>HMR，即模块热更新</p>', '{[HMR|hmr]，}即模块热更新'],
])('a term is marked %s', (_, html, text) => {
  expect(mark(html).text).toBe(text);
});

test.each([
  ['headings', '<h2>HMR</h2><h3>HMR</h3>'],
  ['code', '<p><code>HMR</code></p>'],
  ['links', '<p><a href="/a">HMR</a></p>'],
  ['buttons', '<p><button>HMR</button></p>'],
  ['tables', '<table><tr><td><p>HMR</p></td></tr></table>'],
  ['folded names', '<details><summary><p>HMR</p></summary></details>'],
  ['text that is neither a paragraph nor a list', '<div>HMR</div>'],
  [
    'other words',
    '<p>the chunked, rechunk, HMRs2, sub-chunk, chunk-id, hmr, chunk.js, a/chunk</p>',
  ],
])('no term is marked in %s', (_, html) => {
  const { terms, text } = mark(html);
  expect(terms).toEqual([]);
  expect(text).toBe(toString(fromParse5(parseFragment(html))));
});

test('the terms of a page come in the order of its text', () => {
  expect(mark('<p>A chunk</p><h2>HMR</h2><p>HMR</p>').terms).toEqual(['chunk', 'hmr']);
});

/** The notes of a page with this text, and how many buttons lead to each of them. */
async function notesOf(path: string, html: string) {
  const tree = fromParse5(parseFragment(html)) as Root;
  await (termNotes as () => (tree: Root, file: { path: string }) => Promise<void>)()(tree, {
    path,
  });
  const targets: unknown[] = [];
  visit(tree, 'element', ({ properties }) => void targets.push(properties.popoverTarget));
  const parts = tree.children.filter(
    (node) => (node.type as string) === 'mdxJsxFlowElement',
  ) as unknown as MdxJsxFlowElement[];
  return parts.map(({ name, attributes }) => {
    const { terms } = JSON.parse(String(attributes[0]!.value)) as { terms: Term[] };
    return terms.map((note) => ({
      part: name,
      ...note,
      buttons: targets.filter((target) => target === `term-${note.id}`).length,
    }));
  });
}

test('a page has the notes of its terms as the glossary of its language says it', async () => {
  const note = { part: 'TermNotes', id: 'hmr', buttons: 1 };
  expect(await notesOf('docs/guide/a.mdx', '<p>HMR and HMR</p>')).toEqual([
    [
      {
        ...note,
        name: 'HMR',
        definition: expect.stringMatching(
          /^HMR is short for hot module replacement\. [^.]+ is running\.$/,
        ),
      },
    ],
  ]);
  expect(await notesOf(`${ZH_DOCS}/guide/a.mdx`, '<p>HMR</p>')).toEqual([
    [
      {
        ...note,
        name: 'HMR（模块热更新）',
        definition: expect.stringMatching(/^HMR 是 hot module replacement 的缩写。[^。]+。$/),
      },
    ],
  ]);
});

test('a definition that leads to a sample is a sentence', async () => {
  const english = (await notesOf('docs/a.mdx', '<p>They transpile it.</p>'))[0]?.[0];
  expect(english!.definition).toMatch(/^To transpile is [^:]+\.$/);
  const chinese = (await notesOf(`${ZH_DOCS}/a.mdx`, '<p>转译代码</p>'))[0]?.[0];
  expect(chinese!.definition).toMatch(/^转译是[^：]+。$/);
});

test.each([
  ['a page without a term', 'docs/a.mdx', '<p>Nothing here.</p>'],
  ['an ordinary word', 'docs/a.mdx', '<p>The entry, a module, a plugin, Rspack, Related</p>'],
  ['the glossary', 'docs/guide/start/glossary.mdx', '<p>HMR</p>'],
  ['the Chinese glossary', `${ZH_DOCS}/guide/start/glossary.mdx`, '<p>HMR</p>'],
  ['a fragment, which is a part of pages', 'docs/shared/a.mdx', '<p>HMR</p>'],
  ['a release', 'blog/v1.mdx', '<p>HMR</p>'],
  ['a Chinese release', `${ZH_BLOG}/v1.mdx`, '<p>HMR</p>'],
])('%s has no notes', async (_, path, html) => {
  expect(await notesOf(path, html)).toEqual([]);
});
