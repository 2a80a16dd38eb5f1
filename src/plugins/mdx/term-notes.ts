import type { Element, ElementContent, Nodes, Root, Text } from 'hast';
import { h } from 'hastscript';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { kindOfPage } from '../../i18n/content-path';
import { sitePath } from '../site-path';
import { glossaryOf, glossaryTerms, type GlossaryTerm } from './glossary';
import { pagePart } from './page-part';

/** Elements whose text has a purpose of its own, or that are hidden at first. */
const SKIPPED = /^(?:a|button|code|h[1-6]|mdxAdmonitionTitle|summary|table|Tabs)$/;

const isSkipped = (node: Nodes) =>
  (node.type === 'element' && SKIPPED.test(node.tagName)) ||
  ('name' in node && SKIPPED.test(node.name ?? ''));

/**
 * Names as they come up in a text: whole words in Latin letters, one or several, with a capital or without; with the
 * marks that open before it and those behind it, which stay on its line: a browser may break beside a button.
 */
function namesPattern(names: readonly string[]): RegExp {
  const alternatives = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => `[${name[0]!.toLowerCase()}${name[0]!.toUpperCase()}]${name.slice(1)}`);
  return new RegExp(
    `(?<before>[\\p{Ps}\\p{Pi}]*)(?<![\\w./@-])(?<name>${alternatives.join('|')})(?<end>s?)(?![\\w-]|[./]\\w)(?<after>(?:(?![\\p{Ps}\\p{Pi}])\\p{P})*)`,
    'gu',
  );
}

const text = (value: string): Text => ({ type: 'text', value });

/**
 * Makes a button of each term where it first comes up in a paragraph or a list, in place.
 * @returns the terms of the page, in this order
 */
export function markTerms(tree: Root, terms: readonly GlossaryTerm[]): GlossaryTerm[] {
  const termOf = new Map(
    terms.flatMap((term) => term.names.map((name) => [name.toLowerCase(), term] as const)),
  );
  const pattern = namesPattern(terms.flatMap(({ names }) => names));
  const found = new Set<GlossaryTerm>();

  function markText({ value }: Text): ElementContent[] {
    const parts: ElementContent[] = [];
    let end = 0;
    for (const { 0: all, index, groups } of value.matchAll(pattern)) {
      const { before = '', name = '', end: plural = '', after = '' } = groups!;
      const term = termOf.get(name.toLowerCase())!;
      if (found.has(term)) continue;
      found.add(term);
      const button = h(
        'button.term',
        { type: 'button', popoverTarget: `term-${term.id}` },
        name + plural,
      );
      parts.push(
        text(value.slice(end, index)),
        before || after ? h('span.whole', before, button, after) : button,
      );
      end = index + all.length;
    }
    return [...parts, text(value.slice(end))];
  }

  visit(tree, (block) => {
    if (isSkipped(block)) return SKIP;
    if (block.type !== 'element' || !/^(?:p|li)$/.test(block.tagName)) return undefined;
    visit(block, (node, index, parent) => {
      if (isSkipped(node)) return SKIP;
      if (node.type !== 'text') return undefined;
      const parts = markText(node);
      (parent as Element).children.splice(index!, 1, ...parts);
      return [SKIP, index! + parts.length];
    });
    return SKIP;
  });
  return [...found];
}

/** Rehype: a term of the glossary is explained where it first comes up on a page of the docs, the glossary aside. */
export const termNotes: Plugin<[], Root> = () => async (tree, file) => {
  const path = sitePath(file.path);
  const glossary = glossaryOf(path);
  if (kindOfPage(path) !== 'doc' || path === glossary) return;
  const terms = markTerms(tree, await glossaryTerms(glossary));
  if (terms.length === 0) return;
  const notes = terms.map(({ id, name, definition }) => ({ id, name, definition }));
  tree.children.push(pagePart('TermNotes', { terms: notes }));
};
