import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { highlight } from './highlight';
import { jsxElement } from './jsx-element';

/** What a page says of an option in data: TypeScript type, default (one, or one per mode), first version. */
export interface OptionFacts {
  /** The name, where the page's title or the heading above does not tell it. */
  option?: string;
  type?: string;
  default?: string | Record<string, string>;
  since?: string;
}

const toHtml = (code: string) => highlight(code.trim(), 'ts').join('\n');

/** One expression for all modes, one per mode, or none, as JSON: `[[mode, html], …]` with an empty mode for all. */
function defaultsOf(value: OptionFacts['default'] = {}): string {
  const pairs = typeof value === 'string' ? [['', value]] : Object.entries(value);
  return JSON.stringify(pairs.map(([mode, code]) => [mode, toHtml(code!)]));
}

/** The table of an option, as an element of an MDX tree. */
export const optionTable = ({
  option,
  type = '',
  default: value,
  since,
}: OptionFacts): MdxJsxFlowElement & { children: [] } =>
  jsxElement('OptionHeader', { option, type: toHtml(type), defaults: defaultsOf(value), since });
