import type { Element, Root } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { markChinese } from './code-language';
import { readMarks } from './code-lines';
import { parseFenceMeta } from './fence-meta';
import { highlight } from './highlight';
import { addLink, optionLinks } from './option-links';

/** A JSX element for an MDX tree; attributes that are undefined are left out. */
function jsxElement(
  name: string,
  attributes: Record<string, string | undefined>,
): MdxJsxFlowElement & { children: [] } {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
    ),
    children: [],
  };
}

function languageOf(code: Element): string {
  const names = (code.properties.className ?? []) as string[];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'txt';
}

interface LineFacts {
  readonly isNumbered: boolean;
  readonly isChinese: boolean;
  /** The name of the file. */
  readonly title?: string;
  /** The option that the page is about. */
  readonly option?: string;
}

/** Lines that are marked or numbered are elements of their own; options of a config lead to their pages. */
function linesOf(
  source: string,
  meta: string,
  language: string,
  { isNumbered, isChinese, title, option }: LineFacts,
): string {
  const { code, marks } = readMarks(source, meta);
  // From the end of a line to its start, so that places before a link stay where they are.
  const links = optionLinks(code, title, option).sort((a, b) => b.column - a.column);
  return highlight(code, language)
    .map((line, i) => {
      const linked = links.filter((link) => link.line === i).reduce(addLink, line);
      const html = isChinese ? markChinese(linked) : linked;
      const mark = marks.get(i) ?? (isNumbered ? '' : undefined);
      if (mark === undefined) return `${html}\n`;
      return `<span class="${`line ${mark}`.trim()}">${html}\n</span>`;
    })
    .join('');
}

/** Rehype: every fence becomes a `<CodeFence>` that carries its highlighted HTML; the browser gets no highlighter. */
export const codeFences: Plugin<[], Root> = () => (tree, file) => {
  const isChinese = /[\\/]i18n[\\/]zh[\\/]/.test(file.path);
  const { option } = (file.data.frontMatter ?? {}) as { option?: string };
  visit(tree, 'element', (node, index, parent) => {
    const code = node.children[0];
    if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code' || !parent)
      return;
    const text = code.children[0];
    const meta = String(code.properties.metastring ?? '');
    const language = languageOf(code);
    const source = text?.type === 'text' ? text.value.replace(/\n$/, '') : '';
    const { attributes, flags } = parseFenceMeta(meta);
    const isNumbered = flags.includes('showLineNumbers');
    parent.children[index!] = jsxElement('CodeFence', {
      language,
      title: attributes.title,
      numbers: isNumbered ? 'true' : undefined,
      lang: isChinese ? 'en' : undefined,
      html: linesOf(source, meta, language, {
        isNumbered,
        isChinese,
        title: attributes.title,
        option,
      }),
    });
  });
};
