import type { Props } from '../../option/OptionHeader';
import { highlight } from './highlight';

/** What a page says of an option in data: TypeScript type, default (one, or one per mode), first version. */
export interface OptionFacts {
  /** The name, where the page's title or the heading above does not tell it. */
  option?: string;
  type?: string;
  default?: string | Record<string, string>;
  since?: string;
}

const toHtml = (code: string) => highlight(code.trim(), 'ts').join('\n');

/** What the table of an option is drawn from; an empty mode means all of them. */
export function optionProps({ option, type = '', default: value = {}, since }: OptionFacts): Props {
  const defaults = typeof value === 'string' ? { '': value } : value;
  return {
    option,
    type: toHtml(type),
    defaults: Object.entries(defaults).map(([mode, code]) => [mode, toHtml(code)]),
    since,
  };
}
