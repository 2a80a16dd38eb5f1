import type { Props } from '../../option/OptionHeader';
import { highlight } from './highlight';

/** The facts of an option in front matter or a fence: TypeScript type, default (one, or one per mode), first version. */
export interface OptionFacts {
  /** The name, where the page's title or the heading above does not tell it. */
  option?: string;
  type?: string;
  default?: string | Record<string, string>;
  since?: string;
}

const toHtml = (code: string) => highlight(code.trim(), 'ts').join('\n');

/** The props of an option's table; an empty mode means every mode. */
export function optionProps({ option, type = '', default: value = {}, since }: OptionFacts): Props {
  const defaults = typeof value === 'string' ? { '': value } : value;
  return {
    option,
    type: toHtml(type),
    defaults: Object.entries(defaults).map(([mode, code]) => [mode, toHtml(code)]),
    since,
  };
}
