import type { ElementContent, Root, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { findLocale } from '../../i18n/content-path';

interface Foreign {
  readonly lang: string;
  /** The phrases of a text. */
  readonly phrases: RegExp;
  /** Whether inline code or a heading is one. */
  readonly isPhrase: (text: string) => boolean;
}

/** Three English words in a row are a message or a sentence; a name has fewer. */
const ENGLISH = /[A-Za-z][a-z']+(?:,? [A-Za-z][a-z']+){2}/;
const HAN = /\p{Script=Han}/u;

const CHINESE: Foreign = {
  lang: 'zh-CN',
  phrases: /\p{Script=Han}+/gu,
  isPhrase: (text) => !/[A-Za-z]{2}/.test(text) && HAN.test(text),
};

/** The text that is foreign on pages of a language, where it isn't Chinese. On Chinese pages, Latin letters count only inside quotes; elsewhere they are names. */
const FOREIGN: Readonly<Record<string, Foreign>> = {
  zh: {
    lang: 'en',
    phrases: new RegExp(
      `(?<=“)[^“”\\p{Script=Han}]*${ENGLISH.source}[^“”\\p{Script=Han}]*(?=”)`,
      'gu',
    ),
    isPhrase: (text) => ENGLISH.test(text) && !HAN.test(text),
  },
};

/** Elements that are in one language as a whole. */
const WHOLE = /^(?:code|h[2-4])$/;

const text = (value: string): Text => ({ type: 'text', value });

/** A text with its foreign phrases as elements; undefined where it has none. */
function markPhrases(value: string, { lang, phrases }: Foreign): ElementContent[] | undefined {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { 0: phrase, index } of value.matchAll(phrases)) {
    parts.push(text(value.slice(end, index)), h('span', { lang }, phrase));
    end = index + phrase.length;
  }
  return end ? [...parts, text(value.slice(end))] : undefined;
}

/**
 * Rehype: whole phrases in another language than the page's say which: for the voice of a screen reader, and for the
 * forms of Han letters. Fences say so themselves.
 */
export const foreignPhrases: Plugin<[], Root> = () => (tree, file) => {
  const foreign = FOREIGN[findLocale(file.path)] ?? CHINESE;
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && WHOLE.test(node.tagName)) {
      const isForeign = foreign.isPhrase(toString(node));
      if (isForeign) node.properties.lang = foreign.lang;
      return isForeign || node.tagName === 'code' ? SKIP : undefined;
    }
    const parts = node.type === 'text' && markPhrases(node.value, foreign);
    if (!parts) return undefined;
    parent!.children.splice(index!, 1, ...parts);
    return [SKIP, index! + parts.length];
  });
};
