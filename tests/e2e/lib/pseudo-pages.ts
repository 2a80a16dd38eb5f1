import { dump, load } from 'js-yaml';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { contentHash } from '../../../src/plugins/translations/content-hash';
import { writeSourceHash } from '../../../src/plugins/translations/source-hash';
import { pseudoText } from './pseudo-text';

const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** What front matter says to readers; names of options and packages are the same in all languages. */
const SHOWN = /^(?:title|description|sidebar_label|tag)$/;
const NAME = /^(?:@|[a-z]+[.A-Z]|[a-z]+$)/;
/** The longest description that a page may have. */
const LONGEST = 180;

function translateFrontMatter(yaml: string, locale: string): string {
  const fields = Object.entries(load(yaml) as Record<string, unknown>).map(([key, value]) => {
    const isText = SHOWN.test(key) && typeof value === 'string' && !NAME.test(value);
    return [key, isText ? pseudoText(value, locale).slice(0, LONGEST) : value];
  });
  return dump(Object.fromEntries(fields), { lineWidth: -1 });
}

/** A page as a translator would hand it in: the same but for its texts, with the hash of the text that it translates. */
export function translatePage(source: string, locale: string): string {
  const parts: { from: number; to: number; text: string }[] = [];
  visit(mdx.parse(source), (node) => {
    if (node.type !== 'text' && node.type !== 'yaml') return;
    const [from, to] = [node.position!.start.offset!, node.position!.end.offset!];
    const part = source.slice(from, to);
    const text =
      node.type === 'yaml'
        ? `---\n${translateFrontMatter(node.value, locale)}---`
        : pseudoText(part, locale);
    parts.push({ from, to, text });
  });
  let translated = '';
  let end = 0;
  for (const { from, to, text } of parts) {
    translated += source.slice(end, from) + text;
    end = to;
  }
  return writeSourceHash(translated + source.slice(end), contentHash(source));
}
